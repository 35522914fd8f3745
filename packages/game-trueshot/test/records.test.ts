import { fileURLToPath } from 'node:url';
import { Machine, rngFromSeed } from '@fray/engine';
import { trueshot } from '@fray/game-trueshot';
import { scenarioAdapter } from '@fray/game-trueshot/scenario';
import { perft, playPlan, startMatch } from '@fray/testkit';
import { describeGoldenRecords } from '@fray/testkit/vitest';
import { describe, expect, it } from 'vitest';

describeGoldenRecords(trueshot, fileURLToPath(new URL('./golden', import.meta.url)), [
  { name: 'trueshot-three', seats: 3 },
  { name: 'trueshot-four', seats: 4 },
  {
    name: 'trueshot-expansions',
    seats: 3,
    options: { shadowlands: true, direDiets: true, dragonflight: true },
  },
]);

describe('legal choices', () => {
  it('are as many as ever from fixed positions', () => {
    const setup = { options: startMatch(trueshot, { seats: 3 }, 'perft').options, seats: 3 };
    const counts = (lines: string[]): number[] => {
      const made = scenarioAdapter.position(lines, setup, rngFromSeed('perft'));
      if (!made.ok) throw new Error(made.error);
      new Machine(trueshot).resume(made.value);
      return perft(trueshot, made.value, 3);
    };
    const board = ['ash pets: fox, wolf', 'birch pets: bear, crab', 'cedar pets: wasp, boar'];
    expect({
      start: perft(
        trueshot,
        startMatch(trueshot, { seats: 4, options: { opener: 'random' } }, 'perft 1').state,
        4,
      ),
      combat: counts(board),
      spells: counts([...board, 'ash hand: growl, volley', 'birch hand: scatter-shot']),
      preparation: counts([...board, 'phase preparation', 'shop: kiril, dominion']),
    }).toMatchInlineSnapshot(`
      {
        "combat": [
          9,
          76,
          626,
        ],
        "preparation": [
          6,
          29,
          146,
        ],
        "spells": [
          8,
          56,
          155,
        ],
        "start": [
          3,
          9,
          27,
          81,
        ],
      }
    `);
  });
});

describe('positions in words', () => {
  it('can be read back as they are described', () => {
    const { options } = startMatch(trueshot, { seats: 3 }, 'read back');
    const setup = { options, seats: 3 };
    let looked = 0;
    playPlan(
      trueshot,
      { config: { seats: 3 }, seed: 'read back', picks: [1, 0, 2, 3, 5, 1, 0, 2, 4, 1, 3, 2] },
      (match) => {
        const lines = scenarioAdapter.describe(match.state as never, setup);
        if (!lines.includes('phase combat')) return;
        const again = scenarioAdapter.position(lines, setup, rngFromSeed('read back'));
        looked++;
        expect(again.ok && scenarioAdapter.describe(again.value, setup)).toEqual(lines);
      },
    );
    expect(looked).toBeGreaterThan(3);
  });
});
