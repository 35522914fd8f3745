/** The worked odds of the fact sheet, counted out with the reference attack. */
import { describe, expect, it } from 'vitest';
import type { HouseRules } from '../setting.js';
import { damages, faces, play } from './seats.js';

const d6 = faces(6);
const d4 = faces(4);
const pairs = d6.flatMap((left) => d4.map((right) => [left, right] as const));

function damageCounts(rules: Partial<HouseRules>): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const dice of pairs) {
    const { [1]: damage } = damages(
      play([{ character: 'George' }, { character: 'Vampire' }], { rules, dice }),
    );
    counts[damage!]! += 1;
  }
  return counts;
}

/** How many of these rolls Blur lets miss; behind them come 1s, for the defence die of Duel Dice. */
function blurMisses(
  rules: Partial<HouseRules>,
  masamune: boolean,
  rolls: readonly (readonly number[])[],
): number {
  const fighters = [
    { character: 'George', equipment: masamune ? (['Masamune'] as const) : [] },
    { character: 'Vampire' },
  ] as const;
  return rolls.filter((tape) => {
    let next = 0;
    const outcome = play(fighters, {
      rules: { ...rules, blur: true },
      dice: () => tape[next++] ?? 1,
      answers: [[1, 'blur', 'yes']],
    });
    expect(outcome.hits.length === 0 || !outcome.endTurnAfterAttack).toBe(true);
    return outcome.endTurnAfterAttack;
  }).length;
}

describe('the reference attack counts the odds of the sheet', () => {
  it('SH-B-46: base damage 0 to 5 comes up 4, 7, 6, 4, 2, 1 times of 24, mean 1.83', () => {
    const counts = damageCounts({});
    expect(counts).toEqual([4, 7, 6, 4, 2, 1]);
    const mean = counts.reduce((sum, count, damage) => sum + count * damage, 0) / 24;
    expect(mean.toFixed(2)).toBe('1.83');
  });

  it('SH-H-09: Duel Dice only change who rolls', () => {
    expect(damageCounts({ duelDice: true })).toEqual([4, 7, 6, 4, 2, 1]);
    const { dice } = play([{ character: 'George' }, { character: 'Vampire' }], {
      rules: { duelDice: true },
      dice: [6, 1],
    });
    expect(dice.map(({ by, sides }) => [by, sides])).toEqual([
      [0, 6],
      [1, 4],
    ]);
  });

  it('SH-B-47, SH-H-11: Masamune deals 1 to 4 with equal odds, whatever the dice rule', () => {
    for (const duelDice of [false, true]) {
      const dealt = d4.map((face) => {
        const fighters = [
          { character: 'George', equipment: ['Masamune'] },
          { character: 'Vampire' },
        ] as const;
        return damages(play(fighters, { rules: { duelDice }, dice: [face] }))[1];
      });
      expect(dealt).toEqual([1, 2, 3, 4]);
    }
  });

  it('SH-H-32: Blur succeeds 21 of 36 times (d6), 10 of 16 (d4), 349 of 576 (differences)', () => {
    const d6s = d6.flatMap((attack) => d6.map((defence) => [attack, defence]));
    const d4s = d4.flatMap((attack) => d4.map((defence) => [attack, defence]));
    const both = pairs.flatMap((attack) => pairs.map((defence) => [...attack, ...defence]));
    expect(blurMisses({ duelDice: true }, false, d6s)).toBe(21);
    expect(blurMisses({}, true, d4s)).toBe(10);
    expect(blurMisses({}, false, both)).toBe(349);
    expect([21 / 36, 10 / 16, 349 / 576].map((odds) => (100 * odds).toFixed(1))).toEqual([
      '58.3',
      '62.5',
      '60.6',
    ]);
  });

  it('SH-H-19, SH-H-23: 12 HP, 2 left: one of 36 execution rolls eliminates', () => {
    const rolls = d6.flatMap((first) => d6.map((second) => [first, second] as const));
    const fatal = rolls.filter((roll) => {
      const outcome = play([{ character: 'Vampire' }, { character: 'Franklin', revealed: true, damage: 9 }], {
        rules: { coupDeGrace: true },
        dice: [2, 1, ...roll],
        answers: [
          [0, 'coup', 'yes'],
          [0, 'suckBlood', 'no'],
        ],
      });
      expect(damages(outcome)[1]).toBe(outcome.players[1]!.dead ? 12 : 10);
      return outcome.players[1]!.dead;
    });
    expect(fatal).toEqual([[6, 6]]);
  });
});
