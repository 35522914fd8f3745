/** What is listed from memory is what a look at every candidate, one by one, would list. */
import { type Core, Machine, type Move, parseOptions, rngFromSeed, viewFlow } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { devilsBluff } from '../src/index.js';
import { moveCandidates } from '../src/rules/space/candidates.js';
import { beginReach, destinationRefusal, fieldOf, levelsOf } from '../src/rules/space/places.js';
import { type DevilsState, movementOf } from '../src/state.js';
import { MOVE } from '../src/verbs.js';

function lookedAt(s: DevilsState): string[] {
  const field = fieldOf(s);
  const budget = movementOf(s, s.active);
  const found = new Set<string>();
  for (let level = 0; level < levelsOf(field); level++) {
    const points = moveCandidates(s, field, s.active, budget, level).slice();
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [points[i]!, points[i + 1]!];
      const reach = beginReach(s, field, s.active, budget);
      if (destinationRefusal(s, field, reach, s.active, budget, x, y, level, false) === undefined)
        found.add(`${level} ${x} ${y}`);
    }
  }
  return [...found];
}

function listed(machine: Machine<Core>, state: Core, seat: number): Move[] {
  machine.list(state, seat);
  return machine.offers.moves();
}

function placesOf(moves: readonly Move[]): string[] {
  return moves.filter(([verb]) => verb === MOVE).map(([, level, x, y]) => `${level} ${x} ${y}`);
}

/** Plays by the quick choice and compares at every move; how many of those were made among enemies. */
function compare(table: string, seed: string): number {
  const options = parseOptions(devilsBluff.options, { table }, true);
  if (!options.ok) throw new Error(table);
  const machine = new Machine<Core>(devilsBluff);
  const rng = rngFromSeed(seed);
  const state = devilsBluff.setup({ options: options.value, seats: 2 }, rngFromSeed(`${seed}/deal`));
  machine.start(state);
  const s = state as unknown as DevilsState;
  let among = 0;
  while (state.outcome === null) {
    const asking = machine.asking(state);
    const seat = 31 - Math.clz32(asking & -asking);
    const moves = listed(machine, state, seat);
    if (moves.some(([verb]) => verb === MOVE)) {
      const places = lookedAt(s);
      expect(placesOf(moves)).toEqual(places);
      // What is remembered from the first visit to a place is used at the second, and what is made then at the third.
      for (let visit = 2; visit <= 3; visit++) expect(placesOf(listed(machine, state, seat))).toEqual(places);
      if (beginReach(s, fieldOf(s), s.active, movementOf(s, s.active)).isAmongEnemies) among++;
    }
    const view = { seat, table: devilsBluff.view(state, seat), flow: viewFlow(state, seat) };
    const choice: Move = moves[devilsBluff.knowledge.policy!(view, moves, rng)]!;
    machine.apply(state, seat, choice);
  }
  return among;
}

describe('destinations', () => {
  it.each(['main-street', 'mining-camp', 'random:far'])('[GEO-30] are listed as looked at: %s', (table) => {
    expect(compare(table, 'destinations')).toBeGreaterThan(10);
  });
});
