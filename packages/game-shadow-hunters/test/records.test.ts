import { fileURLToPath } from 'node:url';
import { rngFromSeed } from '@fray/engine';
import { HOUSE_IDS, type ShadowState, shadowHunters } from '@fray/game-shadow-hunters';
import { scenarioAdapter } from '@fray/game-shadow-hunters/scenario';
import { perft, startMatch } from '@fray/testkit';
import { describeFixtures, describeGoldenRecords } from '@fray/testkit/vitest';
import { describe, expect, it } from 'vitest';

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const EVERY_RULE = { ...Object.fromEntries(HOUSE_IDS.map((id) => [id, true])), vote: 'agreed' };

describeFixtures(shadowHunters, folder('./fixtures'));
describeGoldenRecords(shadowHunters, folder('./golden'), [
  { name: 'shadow-hunters-five', seats: 5 },
  { name: 'shadow-hunters-eight-mixed', seats: 8, options: { characters: 'all', quickStart: true } },
  { name: 'shadow-hunters-every-house-rule', seats: 6, options: EVERY_RULE },
]);

describe('legal choices', () => {
  it('are as many as ever from fixed positions', () => {
    const counts = (seed: string, seats: number, options = {}): number[] =>
      perft(shadowHunters, startMatch(shadowHunters, { seats, options }, seed).state, 5);
    expect({
      five: counts('perft 1', 5),
      eight: counts('perft 2', 8, { characters: 'all' }),
      rules: counts('perft 3', 4, EVERY_RULE),
    }).toMatchInlineSnapshot(`
      {
        "eight": [
          1,
          4,
          16,
          17,
          17,
        ],
        "five": [
          1,
          6,
          22,
          31,
          94,
        ],
        "rules": [
          6,
          24,
          60,
          224,
          494,
        ],
      }
    `);
  });
});

it('described positions can be read back', () => {
  const rng = rngFromSeed('read back');
  for (let i = 0; i < 20; i++) {
    const match = startMatch(shadowHunters, { seats: 4 + (i % 5) }, `read back ${i}`);
    const setup = { options: match.options, seats: 4 + (i % 5) };
    for (let n = 0; n < 120 && match.outcome === null; n++) {
      const state = match.state as ShadowState;
      const seat = match.asked()[0]!;
      const moves = match.moves(seat);
      if (shadowHunters.decisions[state.stack.at(-1)!.decision]!.id === 'begin') {
        const lines = scenarioAdapter.describe(state, setup);
        const read = scenarioAdapter.position(lines, setup, rng);
        expect(read.ok && scenarioAdapter.describe(read.value, setup)).toEqual(lines);
      }
      match.play(seat, moves[(n * 7) % moves.length]!);
    }
  }
});

it('says in one sentence what is wrong with a position', () => {
  const setup = { options: startMatch(shadowHunters, {}, 'x').options, seats: 4 };
  const fault = (line: string): string => {
    const read = scenarioAdapter.position([line], setup, rngFromSeed('x'));
    return read.ok ? '' : read.error;
  };
  expect(fault('teal damage 15')).toMatch(/ends at 14/);
  expect(fault('teal has dynamite')).toMatch(/no Equipment/);
  expect(fault('teal is gandalf')).toMatch(/no character/);
  expect(fault('blue damage 1')).toMatch(/says nothing/);
  expect(fault('teal dances')).toMatch(/says nothing about teal/);
  expect(fault('areas: cabin, cabin | gate, church | woods, altar')).toMatch(/one slot/);
  expect(fault('white deck: dynamite')).toMatch(/wrong deck/);
});
