import { fileURLToPath } from 'node:url';
import { parseOptions, rngFromSeed } from '@fray/engine';
import { devilsBluff } from '@fray/game-devils-bluff';
import { scenarioAdapter } from '@fray/game-devils-bluff/scenario';
import { perft, startMatch } from '@fray/testkit';
import { describeConformance, describeFixtures, describeGoldenRecords } from '@fray/testkit/vitest';
import { describe, expect, it } from 'vitest';

const CONFIGS = [
  { options: { mission: 'run-them-out-of-town', confirmTable: false } },
  { options: { mission: 'stake-a-claim', table: 'canyon', gang1: 'lantern-street-crew' } },
  { options: { mission: 'high-noon', edges: 'any', table: 'graveyard', gang2: 'author-second' } },
  {
    options: {
      edition: 'later',
      mission: 'run-them-out-of-town-later',
      confirmTable: false,
      handRefill: 'never',
      rollOff: 'one',
    },
  },
];
const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

describeConformance(devilsBluff, {
  configs: CONFIGS,
  matches: 1,
  seed: 'devils-bluff',
  hidden: ['hands', 'deck', 'inPlay'],
});
describeFixtures(devilsBluff, folder('./fixtures'));
describeGoldenRecords(devilsBluff, folder('./golden'), [
  { name: 'devils-bluff-default' },
  { name: 'devils-bluff-claims', options: { mission: 'stake-a-claim', table: 'canyon' } },
  {
    name: 'devils-bluff-later',
    options: { edition: 'later', mission: 'high-noon', table: 'random:golden2' },
  },
]);

describe('legal choices', () => {
  it('are as many as ever from fixed positions', () => {
    const counts = (lines: readonly string[], depth: number): number[] => {
      const options = parseOptions(devilsBluff.options, {});
      if (!options.ok) throw new Error(options.error.id);
      const setup = { options: options.value, seats: 2 };
      const state = scenarioAdapter.position(lines, setup, rngFromSeed('perft'));
      if (!state.ok) throw new Error(state.error);
      // The position stands before its question: one step of the machine asks it.
      state.value.stack.at(-1)!.asking = 1;
      state.value.stack.at(-1)!.step = 1;
      state.value.stack.at(-1)!.decision = devilsBluff.decisions.findIndex(({ id }) => id === 'activate');
      return perft(devilsBluff, state.value, depth);
    };
    const duel = [
      'first hired-gun ned with revolver, knife at 12,4',
      'second hired-gun wick with rifle at 12,12',
      'piece wall 9,8 size 6,0.5',
      'first hand: 3h, 4c, 9s',
    ];
    expect(counts(duel, 4)).toMatchInlineSnapshot(`
      [
        1,
        59,
        1612,
        30391,
      ]
    `);
    const setup = startMatch(devilsBluff, { options: { confirmTable: false } }, 'perft').state;
    expect(perft(devilsBluff, setup, 4)).toMatchInlineSnapshot(`
      [
        4,
        16,
        34,
        406,
      ]
    `);
  });
});
