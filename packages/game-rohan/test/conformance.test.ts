import { fileURLToPath } from 'node:url';
import { rngFromSeed } from '@fray/engine';
import { rohan } from '@fray/game-rohan';
import { scenarioAdapter } from '@fray/game-rohan/scenario';
import { matchArbitrary, perft, playPlan, startMatch } from '@fray/testkit';
import { describeConformance, describeFixtures, describeGoldenRecords } from '@fray/testkit/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const CONFIGS = [
  {},
  { options: { blockTurns: true, startHealth: 30 } },
  { options: { mirrorMatch: 'rohan', redraw: true } },
  { options: { mirrorMatch: 'isengard', winCheck: 'assault', firstAttacker: 'seat2' } },
  { options: { classicBalance: true, hateCavalry: true, defensiveBlocksSurprise: true, roundCap: 20 } },
];
const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

describeConformance(rohan, { configs: CONFIGS, matches: 4, seed: 'rohan', hidden: ['hands', 'decks'] });
describeFixtures(rohan, folder('./fixtures'));
describeGoldenRecords(rohan, folder('./golden'), [
  { name: 'rohan-default' },
  { name: 'rohan-whole-turns', options: { blockTurns: true, startHealth: 40 } },
  { name: 'rohan-mirror-redraw', options: { mirrorMatch: 'rohan', redraw: true } },
  { name: 'rohan-earlier-edition', options: { classicBalance: true } },
]);

describe('legal choices', () => {
  it('are as many as ever from fixed positions', () => {
    const counts = (seed: string, options = {}): number[] =>
      perft(rohan, startMatch(rohan, { options }, seed).state, 4);
    expect({
      default: counts('perft 1'),
      other: counts('perft 2'),
      wholeTurns: counts('perft 1', { blockTurns: true }),
    }).toMatchInlineSnapshot(`
      {
        "default": [
          17,
          79,
          918,
          5796,
        ],
        "other": [
          17,
          94,
          1228,
          8616,
        ],
        "wholeTurns": [
          16,
          156,
          996,
          4761,
        ],
      }
    `);
  });
});

describe('whatever is played', () => {
  it('[RL-34] Health is never shown below 0, [RL-A24] and cards are conserved', () => {
    fc.assert(
      fc.property(matchArbitrary(rohan, { configs: CONFIGS, maxChoices: 60 }), (plan) => {
        playPlan(rohan, plan, (match) => {
          expect(rohan.audit(match.state as never)).toBeUndefined();
          const { health } = rohan.view(match.state as never, -1);
          expect(Math.min(...health)).toBeGreaterThanOrEqual(0);
        });
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  it('described positions can be read back', () => {
    const rng = rngFromSeed('read back');
    const match = startMatch(rohan, {}, 'read back');
    const setup = { options: match.options, seats: 2 };
    playPlan(rohan, { config: {}, seed: 'read back', picks: [3, 8, 1, 12, 0, 7, 2, 5, 9] }, (played) => {
      const lines = scenarioAdapter.describe(played.state as never, setup);
      const state = scenarioAdapter.position(lines, setup, rng);
      expect(state.ok && scenarioAdapter.describe(state.value, setup)).toEqual(lines);
    });
  });

  it.each([
    ['rohan health 0', 'seat 0 has 0 Health'],
    ['lane 1: recruit 99 | empty', 'a recruit with 99 hit points, and it has 3 at most'],
    ['lane 1: recruit 0 | empty', 'a dead recruit'],
    ['rohan hand: strider x3', 'rohan has more cards of a kind than there are'],
    ['rohan hand: orc', 'rohan has more cards of a kind than there are'],
    ['lane 6: recruit | empty', 'says nothing about a position'],
    ['lane 1: wizard | empty', '"wizard" is no card'],
  ])('a position that cannot be is refused: %s', (line, why) => {
    const { options } = startMatch(rohan, {}, 'impossible');
    const position = scenarioAdapter.position([line], { options, seats: 2 }, rngFromSeed('impossible'));
    expect(position.ok ? rohan.audit(position.value) : position.error).toContain(why);
  });
});
