import { expect, it } from 'vitest';
import { ownBonus, reckon } from '../src/turn/swing.js';
import { playOn, playWith, positionOf } from './position.js';

const SIX = [1, 2, 3, 4, 5, 6];
const FOUR = [1, 2, 3, 4];
const DUELLISTS = [
  'teal is emi',
  'teal revealed',
  'teal on church',
  'rose is vampire',
  'rose revealed',
  'rose on church',
  'at attack',
];

/** How often each damage comes up over all throws of a d6 and a d4. */
function damages(options: object): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const six of SIX)
    for (const four of FOUR) {
      const state = positionOf(DUELLISTS, options);
      playWith(state, [six, four], [[0, 'attack rose']]);
      counts[state.damage[1]!]!++;
    }
  return counts;
}

it('[SH-B-46, SH-B-08] an attack deals 0 to 5 in 4, 7, 6, 4, 2 and 1 of 24 throws', () => {
  expect(damages({})).toEqual([4, 7, 6, 4, 2, 1]);
});

it('[SH-H-09] Duel Dice leave the odds as they are', () => {
  expect(damages({ duelDice: true, vote: 'agreed' })).toEqual(damages({}));
});

it('[SH-B-29, SH-B-35] the areas come up as often as their numbers do', () => {
  const counts: Record<string, number> = {};
  const sums: number[] = new Array(11).fill(0);
  for (const six of SIX)
    for (const four of FOUR) {
      sums[six + four]!++;
      const state = positionOf([]);
      playWith(state, [six, four], [[0, 'roll 1']]);
      const place = String(state.places[0]);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  expect(sums.slice(2)).toEqual([1, 2, 3, 4, 4, 4, 3, 2, 1]);
  expect(counts).toEqual({ 0: 3, 1: 7, 2: 4, 3: 3, 4: 2, 5: 1, '-1': 4 });
});

it('[SH-E-23, SH-B-51] two Robes would take off 2', () => {
  const state = positionOf([...DUELLISTS, 'teal has holy-robe']);
  state.gear[1] = state.gear[0]!;
  expect(ownBonus(state, 0)).toBe(-1);
  const attack = { ...blank(), base: [0, 4, 0, 0], dice: 0, first: 5, second: 1 };
  expect(reckon(state, attack, 1)).toBe(2);
});

function blank() {
  const zeros = [0, 0, 0, 0];
  return {
    ...{ by: 0, counter: false, targets: 2, left: 2, dice: 0, first: 0, second: 0, bare: false },
    ...{ answers: zeros, base: zeros, damage: zeros, marks: zeros, hurt: 0, won: 0, countered: 0, at: 1 },
  };
}

/** The chance that a Blur works, over all throws of both sides. */
function blurOdds(lines: readonly string[], options: object, sides: readonly (readonly number[])[]): number {
  let [missed, all] = [0, 0];
  const throws = sides.reduce<number[][]>(
    (lists, die) => lists.flatMap((list) => die.map((face) => [...list, face])),
    [[]],
  );
  for (const attacker of throws)
    for (const defender of throws) {
      // The last die is for a Blur that failed in a duel: the defender's d4.
      const dice = [...attacker, ...defender, 1];
      const state = positionOf([...DUELLISTS, ...lines], options);
      const { events } = playOn(state, dice, [
        [0, 'attack rose'],
        [1, 'blur'],
      ]);
      all++;
      if (events.some(({ type, data }) => type === 'dodged' && data['missed'] === true)) missed++;
    }
  return missed / all;
}

it('[SH-H-32, SH-H-33] Blur works 7 times in 12 in a duel, 62.5 % against the d4, 60.6 % against both dice', () => {
  const agreed = { blur: true, vote: 'agreed' };
  expect(blurOdds([], { ...agreed, duelDice: true }, [SIX])).toBeCloseTo(7 / 12, 10);
  expect(blurOdds(['teal has masamune'], agreed, [FOUR])).toBeCloseTo(0.625, 10);
  expect(blurOdds([], agreed, [SIX, FOUR])).toBeCloseTo(0.606, 3);
});
