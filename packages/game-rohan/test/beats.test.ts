/** Every event is told when its change is done: a table that draws the view after each event never has to work anything out. */
import { below, type GameEvent, Match, rngFromSeed, SPECTATOR } from '@fray/engine';
import { cardIndex, EMPTY, place, type RohanView, rohan } from '@fray/game-rohan';
import { describe, expect, it } from 'vitest';

const SEATS = [
  { name: 'Ada', kind: 'person' },
  { name: 'Bo', kind: 'person' },
] as const;

type Data = GameEvent['data'];
type Check = (data: Data, after: RohanView, before: RohanView) => void;

const num = (value: unknown): number => Number(value);
const laneOf = (data: Data, seat = num(data['seat'])): number => place(seat, num(data['lane']) - 1);
const card = (data: Data): number => cardIndex(String(data['card']));

const CHECKS: Readonly<Record<string, Check>> = {
  round: (d, after) => {
    expect([after.round, after.attacker, after.turn]).toEqual([d['round'], d['attacker'], d['attacker']]);
    expect([after.finished, after.passes]).toEqual([[0, 0], 0]);
  },
  drew: (d, after, before) => {
    const seat = num(d['seat']);
    expect(after.handSizes[seat]).toBe(before.handSizes[seat]! + num(d['count']));
    expect(after.deckSizes[seat]).toBe(before.deckSizes[seat]! - num(d['count']));
  },
  redrew: (d, after) => expect(after.handSizes[num(d['seat'])]).toBe(0),
  played: (d, after, before) => {
    expect(after.cards[laneOf(d)]).toBe(card(d));
    expect(after.atkUp).toEqual(before.atkUp);
    expect(after.handSizes[num(d['seat'])]).toBe(before.handSizes[num(d['seat'])]! - 1);
  },
  inspired: (d, after, before) => {
    for (const lane of d['lanes'] as readonly number[]) {
      const at = place(num(d['seat']), lane - 1);
      expect(after.atkUp[at]).toBe(before.atkUp[at]! + 1);
    }
  },
  reinforced: (d, after, before) =>
    expect(after.handSizes[num(d['seat'])]).toBe(before.handSizes[num(d['seat'])]! + 3),
  finished: (d, after) => expect(after.finished[num(d['seat'])]).toBe(1),
  unopposed: (d, after, before) => {
    const other = 1 - num(d['seat']);
    expect([before.health[other], after.health[other]]).toEqual([d['healthBefore'], d['health']]);
    expect([after.cards, after.hp]).toEqual([before.cards, before.hp]);
  },
  fought: (d, after, before) => {
    const hp = (view: RohanView): number[] => [0, 1].map((seat) => view.hp[laneOf(d, seat)]!);
    expect([hp(before), hp(after)]).toEqual([d['hpBefore'], d['hpAfter']]);
    expect([after.cards, after.health]).toEqual([before.cards, before.health]);
  },
  exploded: (d, after) => expect([0, 1].map((seat) => after.hp[laneOf(d, seat)])).toEqual([0, 0]),
  overflowed: (d, after, before) => {
    const seat = num(d['seat']);
    expect([before.health[seat], after.health[seat]]).toEqual([d['healthBefore'], d['health']]);
    expect(after.cards).toEqual(before.cards);
  },
  fell: (d, after, before) => {
    expect([before.cards[laneOf(d)], after.cards[laneOf(d)]]).toEqual([card(d), EMPTY]);
    expect(after.deckSizes[num(d['seat'])]).toBe(before.deckSizes[num(d['seat'])]! + 1);
  },
  faded: (_d, after, before) => {
    expect(before.atkUp.some((up) => up > 0)).toBe(true);
    expect(after.atkUp.every((up) => up === 0)).toBe(true);
  },
};

/** What a table draws; the rest is whose turn it is. */
function drawn({ cards, hp, atkUp, defUp, health, hand, handSizes, deckSizes, round, attacker }: RohanView) {
  return { cards, hp, atkUp, defUp, health, hand, handSizes, deckSizes, round, attacker };
}

function playOut(seed: string, options: unknown, watcher: number): Set<string> {
  const started = Match.start(rohan, { seed, options, seats: SEATS, watch: [watcher] });
  if (!started.ok) throw new Error(started.error.id);
  const match = started.value;
  const seen = new Set<string>();
  const rng = rngFromSeed(seed);
  let before: RohanView | undefined;
  for (;;) {
    for (const { event, view } of match.beats(watcher)) {
      if (before !== undefined) CHECKS[event.type]?.(event.data, view.table, before);
      before = view.table;
      seen.add(event.type);
    }
    if (before !== undefined && match.outcome === null)
      expect(drawn(before)).toEqual(drawn(match.view(watcher).table));
    if (match.outcome !== null) return seen;
    const seat = match.asked()[0]!;
    const moves = match.moves(seat);
    match.play(seat, moves[below(rng, moves.length)]!);
  }
}

describe('the view after each event', () => {
  it.each([0, 1, SPECTATOR])('shows exactly what it told, as seat %i sees it', (watcher) => {
    const seen = new Set<string>();
    const variants = [{}, { redraw: true }, { classicBalance: true }, { blockTurns: true, startHealth: 40 }];
    for (let i = 0; i < 24; i++)
      for (const type of playOut(`beats ${i}`, variants[i % variants.length], watcher)) seen.add(type);
    for (const type of Object.keys(CHECKS)) expect(seen, type).toContain(type);
  });
});
