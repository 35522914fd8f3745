/** The reference attack without house rules: the figures and rulings of sections 2 to 5. */
import { describe, expect, it } from 'vitest';
import { playAttack } from '../attack.js';
import type { Equipment } from '../tables.js';
import { asked, damages, play } from './seats.js';

const blades: Equipment[] = ['ButcherKnife', 'Chainsaw', 'RustedBroadAxe'];

describe('the reference attack without house rules', () => {
  it('SH-B-50: adds three blades and the Spear of a revealed Hunter, and lets a hidden one turn up', () => {
    const equipment = [...blades, 'SpearOfLonginus'] as const;
    const shown = play([{ character: 'George', revealed: true, equipment }, { character: 'Vampire' }], {
      dice: [3, 1],
    });
    expect(damages(shown)[1]).toBe(7);
    const spear = (answer: string) =>
      play([{ character: 'George', equipment }, { character: 'Vampire' }], {
        dice: [3, 1],
        answers: [[0, 'spear', answer]],
      });
    expect(damages(spear('yes'))[1]).toBe(7);
    expect(spear('yes').reveals).toEqual([{ run: 1, step: 8, who: 0, cause: 'spear' }]);
    expect(damages(spear('no'))[1]).toBe(5);
  });

  it('SH-B-49: a bonus never turns a failed attack into a hit, and nobody is asked for the Spear', () => {
    const equipment = [...blades, 'SpearOfLonginus'] as const;
    const outcome = play([{ character: 'George', equipment }, { character: 'Vampire' }], { dice: [3, 3] });
    expect(damages(outcome)[1]).toBe(0);
  });

  it('SH-B-52, SH-E-23, SH-E-21: sums up with both Robes and only then stops at 0', () => {
    const robed = { character: 'Vampire', equipment: ['HolyRobe'] } as const;
    const strike = (equipment: Equipment[], dice: number[]) =>
      damages(play([{ character: 'George', equipment }, robed], { dice }))[1];
    expect(strike(['HolyRobe'], [4, 1])).toBe(1);
    expect(strike(['HolyRobe', 'Chainsaw', 'ButcherKnife'], [2, 1])).toBe(1);
    expect(strike(['Masamune'], [1])).toBe(0);
    expect(strike(['Masamune', 'Chainsaw'], [1])).toBe(1);
  });

  it('SH-K-GuardianAngel, SH-C-Gregor, SH-C-Ellen: prevention, and a barrier that is cancelled', () => {
    const strike = (flags: object) =>
      damages(play([{ character: 'Bryan' }, { character: 'Gregor', ...flags }], { dice: [6, 1] }))[1];
    expect(strike({})).toBe(5);
    expect(strike({ guardianAngel: true })).toBe(0);
    expect(strike({ ghostlyBarrier: true })).toBe(0);
    expect(strike({ ghostlyBarrier: true, abilityCancelled: true })).toBe(5);
  });

  it('SH-E-01 to SH-E-03: Vampire heals 2 once, revealed or turning up, and only for damage', () => {
    const vampire = { character: 'Vampire', damage: 5, revealed: true, equipment: ['MachineGun'] } as const;
    const two = [vampire, { character: 'George' }, { character: 'Allie' }] as const;
    expect(damages(play(two, { targets: [1, 2], dice: [6, 4] })).slice(0, 3)).toEqual([3, 2, 2]);
    expect(play(two, { targets: [1, 2], dice: [4, 4] }).heals).toEqual([]);
    const hidden = play([{ ...vampire, revealed: false, damage: 1 }, { character: 'George' }], {
      dice: [6, 4],
      answers: [[0, 'suckBlood', 'yes']],
    });
    expect(hidden.heals).toEqual([{ run: 1, who: 0, amount: 1, cause: 'suckBlood' }]);
    expect(hidden.players[0]!.revealed).toBe(true);
  });

  it('SH-C-Bob, SH-E-12, SH-E-13: steals instead of 2 or more, never without Equipment', () => {
    const bob = { character: 'Bob' } as const;
    const rich = { character: 'George', damage: 13, equipment: ['Talisman', 'HolyRobe'] } as const;
    const stolen = play([bob, rich], { dice: [4, 1], answers: [[0, 'robbery', 'HolyRobe']] });
    expect(damages(stolen)[1]).toBe(13);
    expect(stolen.equipment).toEqual([{ run: 1, card: 'HolyRobe', from: 1, to: 0 }]);
    expect(stolen.players[0]!.revealed).toBe(true);
    expect(play([bob, { ...rich, damage: 0 }], { dice: [3, 1] }).questions).toEqual([]);
    expect(play([bob, { character: 'George' }], { dice: [6, 1] }).questions).toEqual([]);
  });

  it('SH-C-Bob: with 7 players he takes all of a victim, if he is up or turns up', () => {
    const three = [
      { character: 'Bob' },
      { character: 'George', damage: 13, equipment: ['Talisman', 'Chainsaw'] },
      { character: 'Charles' },
    ] as const;
    const all = play(three, { dice: [6, 1], answers: [[0, 'takeAll', 'yes']] });
    expect(all.players[0]!.equipment).toEqual(['Talisman', 'Chainsaw']);
    const answers = [
      [0, 'takeAll', 'no'],
      [0, 'loot', 'Chainsaw'],
    ] as const;
    const one = play(three, { dice: [6, 1], answers });
    expect(one.players[0]!.equipment).toEqual(['Chainsaw']);
    expect(one.discards).toEqual(['Talisman']);
  });

  it('SH-E-04 to SH-E-08: Werewolf counters a failed attack with own Equipment, unless killed', () => {
    const wolf = { character: 'Werewolf', equipment: ['Masamune', 'MachineGun'] } as const;
    const outcome = play([{ character: 'George' }, wolf], {
      dice: [2, 2, 4],
      answers: [[1, 'reaction', 'counterattack']],
    });
    expect(damages(outcome)).toEqual([4, 0, 0, 0, 0, 0]);
    expect(outcome.runs.map(({ kind, targets }) => [kind, ...targets])).toEqual([
      ['attack', 1],
      ['counterattack', 0],
    ]);
    expect(
      play([{ character: 'George' }, { ...wolf, damage: 13, equipment: [] }], { dice: [2, 1] }).questions,
    ).toEqual([]);
  });

  it('SH-E-16, SH-E-17: Charles pays 2 for each repetition, after the counter to the attack before', () => {
    const outcome = play([{ character: 'Charles', damage: 4 }, { character: 'Werewolf' }], {
      dice: [2, 1, 6, 4, 1, 1],
      answers: [
        [1, 'reaction', 'counterattack'],
        [0, 'bloodyFeast', 'yes'],
        [1, 'reaction', 'no'],
        [0, 'bloodyFeast', 'no'],
      ],
    });
    expect(asked(outcome)).toEqual([
      '1.14 reaction 1 counterattack',
      '1.15 bloodyFeast 0 yes',
      '3.14 reaction 1 no',
      '3.15 bloodyFeast 0 no',
    ]);
    expect(damages(outcome).slice(0, 2)).toEqual([8, 1]);
  });

  it('SH-E-15: Charles dies of the price without a killer and attacks no more', () => {
    const outcome = play(
      [{ character: 'Charles', damage: 9 }, { character: 'George' }, { character: 'Daniel' }],
      {
        dice: [1, 1],
        answers: [[0, 'bloodyFeast', 'yes']],
      },
    );
    expect(outcome.deaths).toEqual([{ run: 1, who: 0, killer: null }]);
    expect(outcome.runs).toHaveLength(1);
    expect(outcome.reveals.map(({ who, cause }) => [who, cause])).toEqual([
      [0, 'ability'],
      [2, 'scream'],
    ]);
  });

  it('SH-B-67, SH-B-68, SH-K-SilverRosary: one card from each victim; a Rosary just won does not help', () => {
    const gunner = { character: 'Bryan', equipment: ['MachineGun'] } as const;
    const first = { character: 'Fuka', damage: 11, equipment: ['SilverRosary'] } as const;
    const second = { character: 'Agnes', damage: 7, equipment: ['Talisman', 'Handgun'] } as const;
    const outcome = play([gunner, first, second], {
      targets: [1, 2],
      dice: [2, 1],
      answers: [[0, 'loot', 'Handgun']],
    });
    expect(outcome.players[0]!.equipment).toEqual(['MachineGun', 'SilverRosary', 'Handgun']);
    expect(outcome.discards).toEqual(['Talisman']);
    expect(outcome.reveals.map(({ who, cause }) => [who, cause])).toContainEqual([0, 'myGod']);
    const rich = play(
      [{ ...gunner, equipment: ['MachineGun', 'SilverRosary'] }, { ...first, equipment: [] }, second],
      {
        targets: [1, 2],
        dice: [2, 1],
      },
    );
    expect(rich.players[0]!.equipment).toHaveLength(4);
  });

  it('SH-B-83 to SH-B-89, SH-E-39: the win check comes after the loot and stops the attack', () => {
    const first = play(
      [
        { character: 'Vampire', damage: 3, revealed: true },
        { character: 'Daniel', damage: 12 },
        { character: 'Allie' },
      ],
      {
        dice: [2, 1],
      },
    );
    expect([first.gameOver, first.winners, damages(first)[0]]).toEqual([true, [1, 2], 3]);
    const third = play(
      [
        { character: 'Charles' },
        { character: 'Franklin', damage: 11 },
        { character: 'Vampire', dead: true },
        { character: 'Allie', dead: true },
      ],
      {
        dice: [2, 1],
      },
    );
    expect([third.gameOver, third.winners]).toEqual([true, [0]]);
    const fifth = play(
      [
        { character: 'Bob', equipment: [...blades, 'Talisman'] },
        { character: 'Franklin', equipment: ['Handgun'] },
      ],
      {
        dice: [2, 1],
        answers: [[0, 'robbery', 'Handgun']],
      },
    );
    expect(fifth.winners).toEqual([0]);
    const giant = play([{ character: 'Bryan' }, { character: 'George', damage: 13 }], { dice: [2, 1] });
    expect([giant.winners, giant.players[0]!.revealed]).toEqual([[0], false]);
  });

  it("SH-E-43, SH-C-David: Mother's Love before the damage, Grave Digger into the running attack", () => {
    const saved = play([{ character: 'George' }, { character: 'Allie', damage: 7 }], {
      dice: [6, 1],
      interjections: [{ run: 1, step: 10, who: 1, act: 'mothersLove' }],
    });
    expect(damages(saved)[1]).toBe(5);
    const robed = play([{ character: 'George' }, { character: 'David' }], {
      dice: [6, 1],
      discards: ['HolyRobe'],
      interjections: [{ run: 1, step: 8, who: 1, act: { graveDigger: 'HolyRobe' } }],
    });
    expect([damages(robed)[1], robed.discards]).toEqual([4, []]);
  });

  it('SH-B-41 to SH-B-43, SH-K-Handgun: checks the range where every place is told', () => {
    const shoot = (equipment: Equipment[], targets: number[]) => () =>
      playAttack({
        players: [
          { character: 'George', slot: 1, equipment },
          { character: 'Emi', slot: 2 },
          { character: 'Vampire', slot: 3 },
          { character: 'Unknown', slot: 1 },
          { character: 'Allie', slot: 0 },
        ],
        attacker: 0,
        targets,
        dice: [1, 1],
        answers: [],
      });
    expect(shoot([], [1])).not.toThrow();
    expect(shoot([], [2])).toThrow('SH-B-41');
    expect(shoot(['Handgun'], [2])).not.toThrow();
    expect(shoot(['Handgun'], [1])).toThrow('SH-B-41');
    expect(shoot(['Handgun'], [4])).toThrow('SH-B-41');
    expect(shoot(['MachineGun'], [1])).toThrow('SH-B-43');
    expect(shoot(['MachineGun'], [1, 3])).not.toThrow();
  });

  it('refuses a tape that is too long or too short, and a wrong face', () => {
    const fighters = [{ character: 'George' }, { character: 'Vampire' }] as const;
    expect(() => play(fighters, { dice: [1, 1, 1] })).toThrow('Only 2 of 3 dice');
    expect(() => play(fighters, { dice: [1] })).toThrow('no die left');
    expect(() => play(fighters, { dice: [1, 5] })).toThrow('never shows');
    expect(() => play(fighters, { dice: [1, 1], rules: { criticalMisses: true } })).toThrow('SH-H-13');
    expect(() => play(fighters, { dice: [1, 1], targets: [1, 2] })).toThrow('SH-B-39');
  });
});
