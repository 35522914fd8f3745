/** Positions in words: what is described can be read back, and what cannot be is refused with one sentence. */
import { Machine, parseOptions, rngFromSeed } from '@fray/engine';
import { devilsBluff } from '@fray/game-devils-bluff';
import { scenarioAdapter } from '@fray/game-devils-bluff/scenario';
import { expect, it } from 'vitest';

function setup() {
  const options = parseOptions(devilsBluff.options, {});
  if (!options.ok) throw new Error(options.error.id);
  return { options: options.value, seats: 2 };
}

const LINES = [
  'first leader bell with rifle, horse at 6,16',
  'first hired-gun ned with shotgun at 9,20',
  'second legend silas with revolver, quick-draw at 18,18 hp 2 injured',
  'second hired-gun wick with knife reserve',
  'piece building 10,12 size 4,4 ladder south 2',
  'piece wall 14,20 size 3,0.5',
  'marker control 12,18 held by first',
  'first hand: 3h, kc',
  'second pile: 9d',
  'round 1',
];

it('a described position can be read back, before and after play', () => {
  const given = setup();
  const state = scenarioAdapter.position(LINES, given, rngFromSeed('read back'));
  if (!state.ok) throw new Error(state.error);
  const machine = new Machine(devilsBluff);
  const rng = rngFromSeed('policy');
  machine.resume(state.value);
  let compared = 0;
  for (let i = 0; i < 60 && state.value.outcome === null; i++) {
    const seat = (machine.asking(state.value) & 1) !== 0 ? 0 : 1;
    if (machine.decision(state.value)!.id === 'activate') {
      const lines = scenarioAdapter.describe(state.value, given);
      const again = scenarioAdapter.position(lines, given, rng);
      expect(again.ok && scenarioAdapter.describe(again.value, given)).toEqual(lines);
      compared++;
    }
    machine.list(state.value, seat);
    const moves = machine.offers.moves();
    const view = { seat, table: devilsBluff.view(state.value, seat), flow: { ...state.value } };
    machine.apply(state.value, seat, moves[devilsBluff.knowledge.policy!(view, moves, rng)]!);
  }
  expect(compared).toBeGreaterThan(3);
});

it('what cannot be is refused with one sentence', () => {
  const wrong = [
    'first sheriff bell at 3,3',
    'first leader bell with cannon at 3,3',
    'first hand: 14c',
    'marker gold 3,3',
    'piece sea 3,3 size 2,2',
    'nothing',
  ];
  for (const line of wrong) {
    const read = scenarioAdapter.position([line], setup(), rngFromSeed('wrong'));
    expect(read.ok, line).toBe(false);
  }
});
