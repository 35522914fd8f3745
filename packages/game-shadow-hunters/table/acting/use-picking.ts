/**
 * Choosing on the things: what is done to somebody is chosen on their plaque, areas and decks where they lie, the rest with
 * buttons. Where several things can be done to somebody, the first press picks them and the buttons say what.
 */
import { type DragStart, type Offer, type TableProps, useDrag, useTableKeys, walkRows } from '@fray/kit';
import { type RefObject, useEffect, useState } from 'react';
import { AREA_IDS, CARD_IDS, SEAT_IDS, type ShadowView } from '../../src/index.js';

export interface Picking {
  /** By seat: what may be done to that player. */
  readonly seats: ReadonlyMap<number, readonly Offer[]>;
  readonly areas: ReadonlyMap<number, Offer>;
  /** By deck, in the order Hermit, White, Black. */
  readonly decks: ReadonlyMap<number, Offer>;
  /** By seat and card: Equipment that may be taken from its owner. */
  readonly gear: ReadonlyMap<string, Offer>;
  /** What stands on buttons now: what has no thing, or what can be done to whom I picked. */
  readonly buttons: readonly Offer[];
  readonly picked: number | undefined;
  /** Over whom the card in my hand is held. */
  readonly aimed: number | undefined;
  /** The key of a thing: "seat 3", "area 1", "deck 0", "button 0". */
  readonly keyOf: (thing: string) => string | undefined;
  readonly pickSeat: (seat: number) => void;
  readonly drop: () => void;
  readonly choose: (offer: Offer) => void;
  /** For the card that can be dragged to somebody. */
  readonly drag: { readonly onPointerDown: DragStart; readonly endsDrag: () => boolean };
}

const TO_PLAYERS = new Set(['hurt', 'heal', 'give', 'attack', 'target', 'use', 'hand', 'take']);
const DECKS = ['hermit', 'white', 'black'];
const ROWS = ['.sh-players', '.sh-ring', '.sh-decks', '.stage-corner'];
/** So many keys. */
const DIGITS = 9;

export function usePicking(
  { moves, playing, seat: me, view, decision }: TableProps<ShadowView>,
  root: RefObject<HTMLElement | null>,
  choose: (offer: Offer) => void,
): Picking {
  const [picked, pick] = useState<number>();
  const [aimed, aim] = useState<number>();
  // What was picked belongs to one question.
  const question = moves.map(({ move }) => move.join()).join(' ');
  useEffect(() => {
    pick(undefined);
    aim(undefined);
  }, [question]);
  // Changing a rule has a form of its own.
  const sorted = sort(decision === 'adjust' ? [] : moves);
  const of = picked === undefined ? undefined : sorted.seats.get(picked);
  const buttons = of ?? sorted.buttons;
  const pickSeat = (seat: number): void => {
    const offers = sorted.seats.get(seat) ?? [];
    if (offers.length === 1) choose(offers[0]!);
    else if (offers.length > 1) pick(picked === seat ? undefined : seat);
  };
  const keyed = [
    ...buttons.map((offer, i) => ({ thing: `button ${i}`, act: () => choose(offer) })),
    ...(of === undefined ? onThings(sorted, me, view.table.seats, choose, pickSeat) : []),
  ].slice(0, DIGITS);
  useTableKeys((key) => {
    if (key.startsWith('Arrow')) return walkRows(root.current, ROWS, key);
    if (key === 'Escape') {
      if (playing || picked === undefined) return false;
      pick(undefined);
      return true;
    }
    const act = /^[1-9]$/.test(key) ? keyed[Number(key) - 1] : undefined;
    act?.act();
    return act !== undefined;
  });
  const drag = useDrag({
    start: () => [...sorted.seats.values()].some((offers) => offers.length === 1),
    over: (target) =>
      aim(target !== undefined && sorted.seats.has(Number(target)) ? Number(target) : undefined),
    drop: (target) => {
      aim(undefined);
      if (target !== undefined) pickSeat(Number(target));
    },
  });
  return {
    ...sorted,
    ...{ buttons, picked, aimed, pickSeat, choose, drag },
    drop: () => pick(undefined),
    keyOf: (thing) => {
      const at = keyed.findIndex((each) => each.thing === thing);
      return at === -1 ? undefined : String(at + 1);
    },
  };
}

type Sorted = Pick<Picking, 'seats' | 'areas' | 'decks' | 'gear' | 'buttons'>;

function sort(moves: readonly Offer[]): Sorted {
  const seats = new Map<number, Offer[]>();
  const areas = new Map<number, Offer>();
  const decks = new Map<number, Offer>();
  const gear = new Map<string, Offer>();
  const buttons: Offer[] = [];
  for (const offer of moves) {
    const { choice } = offer;
    const seat = playerOf(offer);
    if (seat !== undefined) {
      seats.set(seat, [...(seats.get(seat) ?? []), offer]);
      if (choice.do === 'take') gear.set(gearKey(seat, CARD_IDS.indexOf(String(choice['card']))), offer);
    } else if (choice.do === 'go') areas.set(AREA_IDS.indexOf(String(choice['area'])), offer);
    else if (choice.do === 'draw') decks.set(DECKS.indexOf(String(choice['deck'])), offer);
    else buttons.push(offer);
  }
  return { seats, areas, decks, gear, buttons };
}

/** Areas, decks, then people clockwise from my left, me last. */
function onThings(
  { seats, areas, decks }: Sorted,
  me: number,
  count: number,
  choose: (offer: Offer) => void,
  pickSeat: (seat: number) => void,
) {
  const around = Array.from({ length: count }, (_, i) => (Math.max(0, me) + 1 + i) % count);
  return [
    ...[...areas].map(([area, offer]) => ({ thing: `area ${area}`, act: () => choose(offer) })),
    ...[...decks].map(([deck, offer]) => ({ thing: `deck ${deck}`, act: () => choose(offer) })),
    ...around
      .filter((seat) => seats.has(seat))
      .map((seat) => ({ thing: `seat ${seat}`, act: () => pickSeat(seat) })),
  ];
}

/** Whom it is done to, if it is chosen on a player. */
export function playerOf({ choice }: Offer): number | undefined {
  return TO_PLAYERS.has(choice.do) ? SEAT_IDS.indexOf(String(choice['player'])) : undefined;
}

export function gearKey(seat: number, card: number): string {
  return `${seat} ${card}`;
}
