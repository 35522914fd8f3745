/**
 * The table between two positions: takes up one event after the other from the data the event carries, so that
 * a beat can be shown step by step. The engine's own view always has the last word.
 */
import type { GameEvent } from '@fray/engine';
import { cardIndex, EMPTY, figures, place, type RohanView } from '../src/index.js';

interface Draft {
  cards: number[];
  hp: number[];
  atkUp: number[];
  defUp: number[];
  health: number[];
  hand: number[];
  handSizes: number[];
  deckSizes: number[];
  finished: number[];
  round: number;
  attacker: number;
}

type Pair = readonly [number, number];

/** The table after one more event, as this seat sees it. */
export function advance(table: RohanView, event: GameEvent, seat: number): RohanView {
  const draft: Draft = {
    cards: table.cards.slice(),
    hp: table.hp.slice(),
    atkUp: table.atkUp.slice(),
    defUp: table.defUp.slice(),
    health: table.health.slice(),
    hand: table.hand.slice(),
    handSizes: table.handSizes.slice(),
    deckSizes: table.deckSizes.slice(),
    finished: table.finished.slice(),
    round: table.round,
    attacker: table.attacker,
  };
  TAKE_UP[event.type]?.(draft, event, seat, table);
  return { ...table, ...draft };
}

const TAKE_UP: Readonly<
  Record<string, (draft: Draft, event: GameEvent, me: number, table: RohanView) => void>
> = {
  played(draft, { data }, me, table) {
    const seat = Number(data['seat']);
    const card = cardIndex(String(data['card']));
    const at = placeOf(data['lane'], seat);
    draft.cards[at] = card;
    draft.hp[at] = figures(table.options)[card]!.hp;
    draft.handSizes[seat]!--;
    const held = seat === me ? draft.hand.indexOf(card) : -1;
    if (held !== -1) draft.hand.splice(held, 1);
  },
  inspired(draft, { data }) {
    for (const lane of data['lanes'] as readonly number[])
      draft.atkUp[placeOf(lane, Number(data['seat']))]!++;
  },
  reinforced: gain,
  fought: strike,
  unopposed: strike,
  fell(draft, { data }) {
    const seat = Number(data['seat']);
    const at = placeOf(data['lane'], seat);
    draft.cards[at] = EMPTY;
    draft.hp[at] = draft.atkUp[at] = draft.defUp[at] = 0;
    draft.deckSizes[seat]!++;
  },
  drew(draft, event, me) {
    draft.atkUp.fill(0);
    draft.defUp.fill(0);
    gain(draft, event, me);
    draft.deckSizes[Number(event.data['seat'])]! -= Number(event.data['count']);
  },
  redrew(draft, { data }, me) {
    const seat = Number(data['seat']);
    draft.deckSizes[seat]! += draft.handSizes[seat]!;
    draft.handSizes[seat] = 0;
    if (seat === me) draft.hand = [];
  },
  finished(draft, { data }) {
    draft.finished[Number(data['seat'])] = 1;
  },
  round(draft, { data }) {
    draft.round = Number(data['round']);
    draft.attacker = Number(data['attacker']);
    draft.finished.fill(0);
  },
};

function gain(draft: Draft, { data }: GameEvent, me: number): void {
  const seat = Number(data['seat']);
  const cards = (data['cards'] as readonly string[] | undefined) ?? [];
  draft.handSizes[seat]! += cards.length > 0 ? cards.length : Number(data['count'] ?? 0);
  if (seat === me) draft.hand.push(...cards.map(cardIndex));
}

function strike(draft: Draft, { data }: GameEvent): void {
  const after = data['hpAfter'] as unknown as Pair;
  const health = data['health'] as unknown as Pair;
  for (const seat of [0, 1]) {
    const at = placeOf(data['lane'], seat);
    if (draft.cards[at] !== EMPTY) draft.hp[at] = after[seat]!;
    draft.health[seat] = health[seat]!;
  }
}

/** Events count lanes from 1. */
export function placeOf(lane: unknown, seat: number): number {
  return place(seat, Number(lane) - 1);
}
