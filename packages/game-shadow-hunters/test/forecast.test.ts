import { attackForecast, shadowHunters } from '@fray/game-shadow-hunters';
import { expect, it } from 'vitest';
import { playOn, positionOf } from './position.js';

const LINES = [
  'teal is emi',
  'teal revealed',
  'teal on church',
  'rose is vampire',
  'rose revealed',
  'rose on church',
  'at attack',
];
const SIX = [1, 2, 3, 4, 5, 6];
const FOUR = [1, 2, 3, 4];

/** The damage of every throw, as the rules deal it. */
function played(
  lines: readonly string[],
  options: object,
  blur: boolean,
  throws: readonly (readonly number[])[],
) {
  const counts = new Array<number>(13).fill(0);
  for (const dice of throws) {
    const state = positionOf([...LINES, ...lines], options);
    const before = state.damage[1]!;
    playOn(state, dice, [[0, 'attack rose'], ...(blur ? [[1, 'blur'] as const] : [])]);
    counts[state.damage[1]! - before]! += 1 / throws.length;
  }
  return counts;
}

const pairs = SIX.flatMap((six) => FOUR.map((four) => [six, four]));

it.each([
  { lines: ['teal has butcher-knife'], options: {}, blur: false, throws: pairs },
  {
    lines: ['teal has masamune', 'rose has holy-robe'],
    options: {},
    blur: false,
    throws: FOUR.map((die) => [die]),
  },
  { lines: ['teal has spear-of-longinus'], options: {}, blur: false, throws: pairs },
  {
    lines: [],
    options: { blur: true, duelDice: true, vote: 'agreed' },
    blur: true,
    throws: SIX.flatMap((six) => SIX.flatMap((mine) => FOUR.map((four) => [six, mine, four]))),
  },
  {
    lines: ['teal has chainsaw'],
    options: { blur: true, vote: 'agreed' },
    blur: true,
    throws: pairs.flatMap((mine) => pairs.map((theirs) => [...mine, ...theirs])),
  },
])('an attack does what its forecast says ($lines, $options)', ({ lines, options, blur, throws }) => {
  const table = shadowHunters.view(positionOf([...LINES, ...lines], options), 1);
  const { damage } = attackForecast(table, 0, 1, { blur });
  const real = played(lines, options, blur, throws);
  for (const [amount, chance] of real.entries()) expect(damage[amount]).toBeCloseTo(chance, 9);
});

it('the chance to fall is exact for oneself and a guess of the deals for others', () => {
  const state = positionOf(
    ['teal is vampire', 'teal on church', 'rose is emi', 'rose damage 8', 'rose on church', 'at attack'],
    {},
    6,
  );
  expect(attackForecast(shadowHunters.view(state, 1), 0, 1).falls).toBeCloseTo(13 / 24, 9);
  const guess = attackForecast(shadowHunters.view(state, 0), 0, 1).falls;
  expect(guess).toBeGreaterThan(0);
  expect(guess).toBeLessThan(13 / 24);
});
