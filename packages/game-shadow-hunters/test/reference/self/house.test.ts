/** The reference attack with house rules: the worked examples and rulings of section 6. */
import { describe, expect, it } from 'vitest';
import { playAttack } from '../attack.js';
import type { Question } from '../outcome.js';
import type { AttackSetting, Options } from '../setting.js';
import { CHARACTERS } from '../tables.js';
import { ALL_RULES, asked, damages, play, seats } from './seats.js';

const george = { character: 'George', revealed: true } as const;
const unknown = { character: 'Unknown', revealed: true } as const;

/** Everybody says no; was this question put? */
function isAsked(
  kind: Question['kind'],
  setting: Pick<AttackSetting, 'players' | 'rules' | 'options' | 'dice' | 'coupsThisTurn'>,
): boolean {
  const { questions } = playAttack({ attacker: 0, targets: [1], answers: () => 'no', ...setting });
  return questions.some((question) => question.kind === kind);
}

describe('the reference attack with house rules', () => {
  it('SH-H-47: in Holy Robe, DOUBLE deals 2 and 3; with Masamune the 1 becomes a penalty of 1', () => {
    const robed = { character: 'Vampire', equipment: ['HolyRobe'] } as const;
    const double = (equipment: readonly ('Masamune' | 'Chainsaw')[], dice: number[]) =>
      damages(
        play([{ ...george, equipment }, robed], {
          rules: { doubleIt: true },
          dice,
          answers: [[0, 'double', 'yes']],
        }),
      ).slice(0, 2);
    expect(double(['Chainsaw'], [2, 1])).toEqual([0, 2]);
    expect(double(['Chainsaw'], [3, 1])).toEqual([0, 3]);
    expect(double(['Masamune'], [1])).toEqual([1, 0]);
    expect(double(['Masamune'], [2])).toEqual([0, 3]);
  });

  it('SH-H-43, SH-H-46: a tie costs the face of the die, or what the option says, and no Critical Miss', () => {
    const penalty = (loseItPenalty?: 'two' | 'one' | 'literalZero') =>
      damages(
        play([george, unknown], {
          rules: { duelDice: true, criticalMisses: true, doubleIt: true },
          options: loseItPenalty === undefined ? {} : { loseItPenalty },
          dice: [4, 4],
          answers: [[0, 'double', 'yes']],
        }),
      )[0];
    expect([penalty(), penalty('two'), penalty('one'), penalty('literalZero')]).toEqual([4, 2, 1, 0]);
  });

  it('SH-H-47: Ghostly Barrier counts as a reduction, Guardian Angel does not', () => {
    const attack = (flags: object) =>
      damages(
        play(
          [
            { character: 'Valkyrie', revealed: true },
            { character: 'Gregor', ...flags },
          ],
          {
            rules: { doubleIt: true },
            dice: [3],
            answers: [[0, 'double', 'yes']],
          },
        ),
      ).slice(0, 2);
    expect(attack({ ghostlyBarrier: true })).toEqual([3, 0]);
    expect(attack({ guardianAngel: true })).toEqual([0, 0]);
  });

  it('SH-H-12: a Critical Miss costs 1, can kill without a killer, and still lets a survivor be answered', () => {
    const rules = { duelDice: true, criticalMisses: true, lastStand: true };
    const killed = play([{ ...george, damage: 13, equipment: ['Handgun'] }, unknown], {
      rules,
      dice: [2, 2],
    });
    expect(killed.deaths).toEqual([{ run: 1, who: 0, killer: null }]);
    expect([killed.discards, killed.questions]).toEqual([['Handgun'], []]);
    const answered = play([george, unknown], {
      rules,
      dice: [2, 2, 6, 1],
      answers: [[1, 'reaction', 'lastStand']],
    });
    expect(damages(answered)[0]).toBe(6);
    expect(answered.dice.map(({ by, sides }) => [by, sides]).slice(2)).toEqual([
      [1, 6],
      [0, 4],
    ]);
    const barred = play([{ character: 'Unknown' }, { character: 'Gregor', ghostlyBarrier: true }], {
      rules,
      dice: [2, 1, 3, 3],
      answers: [[1, 'reaction', 'lastStand']],
    });
    expect(barred.hits).toEqual([]);
  });

  it('SH-H-12, SH-H-43: with the Machine Gun only if every d4 ties, and once', () => {
    const gunner = { ...george, equipment: ['MachineGun'] } as const;
    const three = [gunner, unknown, { character: 'Allie' }] as const;
    const rules = { duelDice: true, criticalMisses: true };
    expect(damages(play(three, { targets: [1, 2], rules, dice: [3, 3, 3] })).slice(0, 3)).toEqual([1, 0, 0]);
    expect(damages(play(three, { targets: [1, 2], rules, dice: [3, 3, 1] })).slice(0, 3)).toEqual([0, 0, 2]);
    const options = { machineGunDuel: 'shared' } as const;
    expect(damages(play(three, { targets: [1, 2], rules, options, dice: [3, 1] })).slice(0, 3)).toEqual([
      0, 2, 2,
    ]);
  });

  it('SH-H-16 to SH-H-18: the thresholds, and what is offered against whom', () => {
    const offered = (
      character: 'Allie' | 'Unknown' | 'Vampire',
      left: number,
      revealed: boolean,
      options = {},
    ) =>
      isAsked('coup', {
        players: seats(george, { character, revealed, damage: CHARACTERS[character].hp - left - 1 }),
        rules: { coupDeGrace: true },
        options,
        dice: [2, 1],
      });
    expect([offered('Unknown', 1, true), offered('Unknown', 2, true)]).toEqual([true, false]);
    expect([offered('Vampire', 2, true), offered('Vampire', 3, true)]).toEqual([true, false]);
    expect([offered('Allie', 1, true), offered('Allie', 1, true, { coupThresholdHp8: 1 })]).toEqual([
      false,
      true,
    ]);
    expect([offered('Vampire', 9, false), offered('Allie', 7, false)]).toEqual([true, true]);
    const leaky = { coupSecrecy: 'leaky' };
    expect([offered('Vampire', 3, false, leaky), offered('Vampire', 2, false, leaky)]).toEqual([false, true]);
    expect(offered('Vampire', 2, false, { coupSecrecy: 'revealedOnly' })).toBe(false);
  });

  it('SH-H-22: a blind attempt above the threshold is spent for nothing', () => {
    const outcome = play([george, { character: 'Vampire' }], {
      rules: { coupDeGrace: true },
      dice: [2, 1, 6, 6],
      answers: [[0, 'coup', 'yes']],
    });
    expect([outcome.players[1]!.dead, outcome.players[0]!.coupTried]).toEqual([false, [1]]);
  });

  it('SH-H-24, SH-H-25: Coup de Grâce first; who survives it makes the Last Stand', () => {
    const rules = { coupDeGrace: true, lastStand: true };
    const weak = { ...unknown, damage: 9 };
    const survived = play([george, weak], {
      rules,
      dice: [2, 1, 6, 5, 5, 1],
      answers: [
        [0, 'coup', 'yes'],
        [1, 'reaction', 'lastStand'],
      ],
    });
    expect(asked(survived)).toEqual(['1.11 coup 0 yes', '1.14 reaction 1 lastStand']);
    expect(damages(survived).slice(0, 2)).toEqual([4, 10]);
    const executed = play([george, weak], { rules, dice: [2, 1, 6, 6], answers: [[0, 'coup', 'yes']] });
    expect(executed.deaths).toEqual([{ run: 1, who: 1, killer: 0 }]);
  });

  it('SH-H-26: the three triggers of Last Stand', () => {
    const opens = (lastStandTrigger: Options['lastStandTrigger'], damage: number, dice: number[]) =>
      isAsked('reaction', {
        players: seats(george, { ...unknown, damage }),
        rules: { lastStand: true },
        options: { lastStandTrigger },
        dice,
      });
    expect([opens('anyAttack', 0, [1, 1]), opens('damaged', 0, [1, 1])]).toEqual([true, false]);
    expect([opens('damaged', 0, [2, 1]), opens('threshold', 0, [2, 1])]).toEqual([true, false]);
    expect([opens('threshold', 9, [2, 1]), opens('threshold', 10, [1, 1])]).toEqual([true, false]);
  });

  it('SH-H-27: a counter is answered only with the counter chain on', () => {
    const fighters = [george, { character: 'Werewolf' }] as const;
    const rules = { lastStand: true };
    const off = play(fighters, {
      rules,
      dice: [2, 1, 2, 1, 2, 1],
      answers: [
        [1, 'reaction', 'lastStand'],
        [1, 'reaction', 'counterattack'],
      ],
    });
    expect(damages(off).slice(0, 2)).toEqual([2, 1]);
    const on = play(fighters, {
      rules,
      options: { counterChain: 'on' },
      dice: [2, 1, 2, 1, 2, 1],
      answers: [
        [1, 'reaction', 'counterattack'],
        [0, 'reaction', 'lastStand'],
        [1, 'reaction', 'no'],
        [1, 'reaction', 'no'],
      ],
    });
    expect(on.runs.map(({ kind, attacker }) => `${kind} ${attacker}`)).toEqual([
      'attack 0',
      'counterattack 1',
      'lastStand 0',
    ]);
  });

  it('SH-H-33: a Blur that succeeds ends the turn and everything else of this attack', () => {
    const outcome = play([{ character: 'Charles' }, { character: 'Werewolf' }], {
      rules: ALL_RULES,
      dice: [3, 3],
      answers: [
        [0, 'double', 'yes'],
        [1, 'blur', 'yes'],
      ],
    });
    expect([outcome.endTurnAfterAttack, outcome.hits, outcome.players[0]!.doubleUsed > 0]).toEqual([
      true,
      [],
      true,
    ]);
  });

  it('SH-H-33: with the Machine Gun it protects its owner only, or everybody by option', () => {
    const gunner = { ...george, equipment: ['MachineGun'] } as const;
    const three = [gunner, unknown, { character: 'Allie' }] as const;
    const answers = [
      [1, 'blur', 'yes'],
      [2, 'blur', 'no'],
    ] as const;
    const own = play(three, {
      targets: [1, 2],
      rules: { blur: true, duelDice: true },
      dice: [3, 3, 1],
      answers,
    });
    expect([damages(own).slice(0, 3), own.endTurnAfterAttack]).toEqual([[0, 0, 2], true]);
    const options = { blurMachineGun: 'all' } as const;
    const all = play(three, {
      targets: [1, 2],
      rules: { blur: true, duelDice: true },
      options,
      dice: [3, 3],
      answers,
    });
    expect([damages(all).slice(0, 3), all.endTurnAfterAttack]).toEqual([[0, 0, 0], true]);
  });

  it('SH-H-33: no feast after somebody Blurred, and a counter that is Blurred ends no turn', () => {
    const charles = { character: 'Charles', revealed: true, equipment: ['MachineGun'] } as const;
    const hungry = play([charles, unknown, { character: 'Allie' }], {
      targets: [1, 2],
      rules: { blur: true, duelDice: true },
      dice: [3, 3, 1],
      answers: [
        [1, 'blur', 'yes'],
        [2, 'blur', 'no'],
      ],
    });
    expect([damages(hungry)[2], hungry.runs.length]).toEqual([2, 1]);
    const countered = play([george, { character: 'Werewolf', blurUsed: true }], {
      rules: { blur: true, duelDice: true },
      dice: [2, 1, 3, 3],
      answers: [
        [1, 'reaction', 'counterattack'],
        [0, 'blur', 'yes'],
      ],
    });
    expect([countered.endTurnAfterAttack, damages(countered)[0]]).toEqual([false, 0]);
  });

  it('SH-H-34: after a Blur that fails the attack goes on with bonuses, and the defence die is rolled', () => {
    const outcome = play([{ ...george, equipment: ['Chainsaw'] }, unknown], {
      rules: { blur: true, duelDice: true },
      dice: [4, 3, 1],
      answers: [[1, 'blur', 'yes']],
    });
    expect([damages(outcome)[1], outcome.endTurnAfterAttack]).toEqual([4, false]);
  });

  it('SH-H-37: after a Coup nobody Blurs this turn; with "pair" only its target against its author', () => {
    const weak = { ...unknown, damage: 9 };
    const rules = { coupDeGrace: true, lastStand: true, blur: true };
    const start = [
      [1, 'blur', 'no'],
      [0, 'coup', 'yes'],
      [1, 'reaction', 'lastStand'],
    ] as const;
    const turn = play([george, weak], { rules, dice: [2, 1, 1, 1, 2, 1], answers: start });
    expect(asked(turn)).toEqual(['1.3 blur 1 no', '1.11 coup 0 yes', '1.14 reaction 1 lastStand']);
    const pair = play([george, weak], {
      rules,
      options: { blurCoupLock: 'pair' },
      dice: [2, 1, 1, 1, 2, 1],
      answers: [...start, [0, 'blur', 'no']],
    });
    expect(asked(pair).at(-1)).toBe('2.3 blur 0 no');
    const other = isAsked('blur', {
      players: seats(george, weak),
      rules,
      options: { blurCoupLock: 'pair' },
      coupsThisTurn: [{ by: 0, on: 4 }],
      dice: [1, 1],
    });
    expect(other).toBe(true);
    const barred = play([george, weak], {
      rules: { blur: true },
      coupsThisTurn: [{ by: 3, on: 4 }],
      dice: [1, 1],
    });
    expect(barred.questions).toEqual([]);
  });

  it('SH-H-22, SH-H-28, SH-H-36, SH-H-45: what is spent is not asked for again', () => {
    const spent = { blurUsed: true, lastStandUsed: true, doubleUsed: true };
    const outcome = play(
      [
        { ...george, ...spent, coupTried: [1] },
        { ...unknown, ...spent, damage: 9 },
      ],
      {
        rules: ALL_RULES,
        dice: [2, 1],
      },
    );
    expect([outcome.questions, damages(outcome)[1]]).toEqual([[], 10]);
  });

  it('SH-E-49: Charles does not feast after his Last Stand', () => {
    const outcome = play([george, { character: 'Charles', revealed: true }], {
      rules: { lastStand: true },
      dice: [2, 1, 2, 1],
      answers: [[1, 'reaction', 'lastStand']],
    });
    expect(damages(outcome).slice(0, 2)).toEqual([1, 1]);
  });

  it('section 6.8: with everything on, the questions come in the order of the table', () => {
    const franklin = { character: 'Franklin', damage: 8, equipment: ['HolyRobe'] } as const;
    const outcome = play([{ character: 'Vampire', damage: 4 }, franklin], {
      rules: ALL_RULES,
      dice: [5, 2, 4, 6, 5, 6, 1],
      answers: [
        [0, 'double', 'yes'],
        [1, 'blur', 'yes'],
        [0, 'coup', 'yes'],
        [0, 'suckBlood', 'yes'],
        [1, 'reaction', 'lastStand'],
        [1, 'double', 'no'],
      ],
    });
    expect(asked(outcome)).toEqual([
      '1.2 double 0 yes',
      '1.3 blur 1 yes',
      '1.11 coup 0 yes',
      '1.13 suckBlood 0 yes',
      '1.14 reaction 1 lastStand',
      '2.2 double 1 no',
    ]);
    // 1 + 2 - 1 to Franklin; Vampire heals 2 and is hit for 5 - 1.
    expect(damages(outcome).slice(0, 2)).toEqual([6, 10]);
    expect(outcome.coupsThisTurn).toEqual([{ by: 0, on: 1 }]);
  });
});
