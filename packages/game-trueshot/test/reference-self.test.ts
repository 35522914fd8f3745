/** The naive second implementation against the worked numbers of the fact sheet, its windows and its strikes. */
import { describe, expect, it } from 'vitest';
import { PETS, SPELLS, WEAPONS } from './reference/cards.js';
import {
  deathsOf,
  hitsOf,
  type Place,
  petAfter,
  playScript,
  tableOf,
  told,
  windowsOf,
} from './reference/script.js';

const spell = { act: { kind: 'window' } } as const;

describe('cards of the sheet', () => {
  it('are all there', () => {
    expect(PETS.size).toBe(45 + 12 + 3 + 1);
    expect(WEAPONS.size).toBe(22 + 4 + 3);
    expect(SPELLS.size).toBe(48 + 4 + 5);
  });
});

describe('worked numbers', () => {
  it('TL-K1: Wasp kills Boar, Boar strikes for 2, against Tenacious for 3', () => {
    const soft = playScript(tableOf([['wasp', 'cat'], ['boar'], ['wolf']]), { 'target of b1': ['a2'] });
    expect(hitsOf(soft)).toEqual(['strike b1 4', 'strike a2 2']);
    const hard = playScript(tableOf([['wasp', 'lizard'], ['boar'], ['wolf']]), { 'target of b1': ['a2'] });
    expect(hitsOf(hard)).toEqual(['strike b1 4', 'strike a2 3']);
    expect(deathsOf(hard)).toEqual(['b1']);
    expect(told(hard, 'wiped out')).toEqual([{ kind: 'wiped out', seat: 1 }]);
  });

  it('TL-K2: Gorilla against Oxen 2', () => {
    const setting = tableOf([['gorilla'], ['oxen'], ['wolf']], { act: { kind: 'strike', striker: 'a1' } });
    expect(hitsOf(playScript(setting, { 'draw target of a1': ['b1'] }))).toEqual(['strike b1 2']);
  });

  it('TL-K3: Hydra kills Cat, its owner loses 1', () => {
    const outcome = playScript(tableOf([['hydra'], ['cat'], ['wolf']]));
    expect(hitsOf(outcome)).toEqual(['strike b1 4']);
    expect(deathsOf(outcome)).toEqual(['b1']);
    expect(outcome.seats[0]!.health).toBe(9);
  });

  it('TL-K4: Carapid survives any one hit, not the kill of Scorpid', () => {
    expect(petAfter(playScript(tableOf([['hydra'], ['carapid'], ['wolf']])), 'b1').health).toBe(1);
    expect(deathsOf(playScript(tableOf([['scorpid'], ['carapid'], ['wolf']])))).toEqual(['b1']);
  });

  it('TL-K5: Arcane Shot, then Rapid Shot', () => {
    const hand = ['arcane-shot', 'rapid-shot'];
    const outcome = playScript(
      tableOf(
        [{ pets: ['wolf'], hand }, ['worm', 'devilsaur'], [{ card: 'lizard', permanent: { health: 2 } }]],
        spell,
      ),
      {
        'window 0': ['arcane-shot', 'rapid-shot'],
        'target of arcane-shot': ['c1'],
        'target of rapid-shot': ['c1'],
      },
    );
    expect(hitsOf(outcome)).toEqual(['arcane-shot c1 3', 'rapid-shot c1 4']);
    expect(outcome.seats[2]!.health).toBe(9);
  });

  it('TL-K6: Aiming, then Multi Shot', () => {
    const outcome = playScript(
      tableOf([{ pets: ['wolf'], hand: ['aiming', 'multi-shot'] }, ['lizard'], ['cat']], spell),
      {
        'window 0': ['aiming', 'multi-shot'],
        'target of multi-shot': ['b1'],
      },
    );
    expect(hitsOf(outcome)).toEqual(['multi-shot b1 3', 'multi-shot b1 1', 'multi-shot b1 1']);
  });

  it("TL-K7: Arcane Shot waiting, Thori'dal, Rapid Shot", () => {
    const caster: Place = { pets: ['wolf'], hand: ['rapid-shot'], weapon: 'thoridal', marks: { arcane: 1 } };
    const outcome = playScript(tableOf([caster, ['lizard'], ['cat']], spell), {
      'window 0': ['rapid-shot'],
      'target of rapid-shot': ['b1'],
    });
    expect(hitsOf(outcome)).toEqual(['rapid-shot b1 8']);
    expect(outcome.seats[1]!.health).toBe(8);
  });

  it('TL-K8: Rodent with Serpent Sting', () => {
    const outcome = playScript(
      tableOf([{ pets: ['rodent'], hand: ['serpent-sting'] }, ['lizard'], ['cat']], spell),
      {
        'window 0': ['serpent-sting'],
        'target of serpent-sting': ['seat 1'],
      },
    );
    expect(outcome.seats[1]!.health).toBe(8);
    expect(outcome.seats[1]!.laterLosses).toEqual([1]);
  });

  it("TL-K9: Rodent, Thas'dorah and Viper Sting", () => {
    const caster: Place = { pets: ['rodent'], hand: ['viper-sting'], weapon: 'thasdorah' };
    const outcome = playScript(tableOf([caster, ['lizard'], ['cat']], spell), {
      'window 0': ['viper-sting'],
      'target of viper-sting': ['seat 1'],
    });
    expect(told(outcome, 'player hit').map(({ amount }) => amount)).toEqual([2, 2]);
    expect(outcome.seats[1]!.silencedUntil).toBe(6);
  });

  it('TL-K12: a pet stopped at combat start of three is free in slot 4', () => {
    const stopped = (slot: number) =>
      tableOf([[{ card: 'wolf', stoppedUntil: 3 }], ['oxen'], ['cat']], { slot });
    expect(playScript(stopped(1)).refused).toBe('TL-A38');
    expect(playScript(stopped(4)).refused).toBeUndefined();
  });

  it('TL-K13: Basilisk killed in slot 2 of three stops its killer in slot 5', () => {
    const outcome = playScript(
      tableOf([['hydra'], [{ card: 'basilisk', wounds: 3 }], ['wolf']], { slot: 2 }),
      {
        basilisk: ['a1'],
      },
    );
    expect(petAfter(outcome, 'a1').stoppedUntil).toBe(5);
  });

  it('TL-K14: Tranquilizing Shot in the window of its own strike', () => {
    const places: Place[] = [['lizard'], { pets: ['oxen'], hand: ['tranquilizing-shot'] }, ['wolf']];
    const outcome = playScript(tableOf(places, { slot: 2 }), {
      'window 1': ['tranquilizing-shot'],
      'target of tranquilizing-shot': ['a1'],
    });
    expect(told(outcome, 'cancelled')).toHaveLength(1);
    expect(petAfter(outcome, 'a1').stoppedUntil).toBe(4);
    expect(told(outcome, 'strike')).toHaveLength(0);
  });

  it('TL-K15: Clefthoof 2 against a Cunning pet with 1 Health has a surplus of 2', () => {
    const outcome = playScript(tableOf([['clefthoof'], [{ card: 'fox', wounds: 4 }], ['wolf']]));
    expect(hitsOf(outcome)).toEqual(['strike b1 3', 'clefthoof c1 2']);
  });

  it('TL-K17: Core Hound with Klatith and Fang Kung', () => {
    const hound = { card: 'core-hound', penalty: 1, temporaryBonus: { attack: 2 }, used: ['core-hound'] };
    expect(petAfter(playScript(tableOf([['wolf'], [hound], ['cat']], spell)), 'b1').attack).toBe(4);
  });

  it('TL-K18: clipped below its wounds', () => {
    const caster: Place = {
      pets: [{ card: 'bat', wounds: 4 }],
      hand: ['wing-clip'],
      aspect: { card: 'aspect-of-the-beast', rounds: 2 },
    };
    const outcome = playScript(tableOf([caster, ['lizard'], ['cat']], spell), {
      'window 0': ['wing-clip'],
      'target of wing-clip': ['a1'],
    });
    expect(petAfter(outcome, 'a1')).toMatchObject({ maximum: 4, health: 1 });
  });
});

describe('windows', () => {
  const places: Place[] = [
    { pets: ['lizard'], hand: ['flare'] },
    { pets: ['oxen'], hand: ['growl'] },
    { pets: ['wolf'], setAside: ['aiming'] },
    { pets: ['wolf'], hand: ['aiming'], silencedUntil: 9 },
  ];

  it('5.2, TL-A39: the active player first, then clockwise; a new window after each spell', () => {
    const outcome = playScript(tableOf(places), { 'window 1': ['growl'], 'target of growl': ['a1'] });
    expect(windowsOf(outcome)).toEqual([
      'declared 0',
      'declared 1',
      'declared 0',
      'declared 2',
      'resolved 0',
      'resolved 2',
    ]);
    expect(hitsOf(outcome)).toEqual(['strike b1 4']);
  });

  it('TL-64: a cancelled strike may be declared again', () => {
    const shot: Place[] = [['lizard'], { pets: ['oxen', 'bear'], hand: ['disengage'] }, ['wolf']];
    const outcome = playScript(tableOf(shot), {
      'window 1': ['disengage'],
      'target of disengage': ['b1'],
      'declare again': ['a1 > b2'],
    });
    expect(told(outcome, 'cancelled')).toHaveLength(1);
    expect(hitsOf(outcome)).toEqual(['strike b2 3']);
  });

  it('TL-69: the last window, when one player is left with living pets', () => {
    const end: Place[] = [
      { pets: ['lizard'], hand: ['flare'] },
      { pets: [{ card: 'oxen', wounds: 5 }], hand: ['revive-pet'] },
      [],
    ];
    const outcome = playScript(tableOf(end), { 'window 1': ['pass', 'revive-pet'] });
    expect(windowsOf(outcome)).toEqual(['declared 0', 'declared 1', 'last 0', 'last 1', 'resolved 0']);
    expect(outcome.over).toBe(false);
    expect(outcome.wipedOut).toEqual([2]);
  });
});

describe('named interactions of a strike', () => {
  it('TL-N20, TL-N21: Direhorn sends back what Scorpid deals, and dies', () => {
    const outcome = playScript(tableOf([['scorpid'], ['direhorn'], ['wolf']]));
    expect(hitsOf(outcome)).toEqual(['direhorn a1 1']);
    expect(deathsOf(outcome)).toEqual(['b1']);
  });

  it('TL-N21: two Direhorns send a hit on once each', () => {
    const outcome = playScript(tableOf([['direhorn'], ['direhorn'], ['wolf']]));
    expect(told(outcome, 'sent back').map(({ by }) => by)).toEqual(['b1', 'a1']);
    expect(hitsOf(outcome)).toEqual(['direhorn b1 1']);
  });

  it('TL-N26, TL-P-crab: a Crab takes the strike, but not while it is protected', () => {
    expect(hitsOf(playScript(tableOf([['lizard'], ['cat', 'crab'], ['wolf']])))).toEqual(['strike b2 3']);
    const guarded: Place[] = [['lizard'], ['bear', { card: 'crab', protectedUntil: 9 }], ['wolf']];
    expect(hitsOf(playScript(tableOf(guarded)))).toEqual(['strike b1 3']);
  });

  it('TL-N33: Wasps answer each other until one dies', () => {
    const outcome = playScript(tableOf([['wasp'], ['wasp'], ['wolf']]));
    expect(hitsOf(outcome)).toEqual(['strike b1 3', 'strike a1 3', 'strike b1 3']);
    expect(deathsOf(outcome)).toEqual(['b1']);
  });

  it('TL-N30: Chimaera silences a death effect before it works', () => {
    const outcome = playScript(tableOf([['chimaera'], [{ card: 'sporebat', wounds: 3 }], ['wolf']]));
    expect(deathsOf(outcome)).toEqual(['b1']);
    expect(outcome.seats[1]!.marks.sporebat).toBe(0);
  });

  it('TL-N29: Stone Hound returns with 1/3, once a round', () => {
    const outcome = playScript(tableOf([['hyena'], [{ card: 'stone-hound', wounds: 5 }], ['wolf']]));
    expect(petAfter(outcome, 'b1')).toMatchObject({ attack: 1, health: 3, dead: false });
    expect(petAfter(outcome, 'a1').permanent.attack).toBe(0);
  });

  it('TL-N23, TL-N44: Worm takes 1 from all, one victim more with a Sporebat mark', () => {
    const setting = tableOf([{ pets: ['worm'], marks: { sporebat: 1 } }, ['crab', 'turtle'], ['wolf']], {
      act: { kind: 'strike', striker: 'a1' },
    });
    const outcome = playScript(setting, { 'sporebat mark': ['c1'] });
    expect(hitsOf(outcome)).toEqual(['worm b1 1', 'worm b2 1', 'worm c1 2']);
  });

  it('TL-N24: Scatter Shot turns the open strike, and a Crab may take it over', () => {
    const places: Place[] = [['lizard'], { pets: ['oxen'], hand: ['scatter-shot'] }, ['wolf', 'crab']];
    const outcome = playScript(tableOf(places), {
      'window 1': ['scatter-shot'],
      'target of scatter-shot': ['a1'],
      'scatter-shot': ['c1'],
    });
    expect(hitsOf(outcome)).toEqual(['scatter-shot a1 3', 'strike c2 3']);
  });

  it('TL-N25: a distracting pet binds the next free choice, then the mark is gone', () => {
    const places: Place[] = [['lizard'], ['bear', { card: 'fox', distracting: true }], ['wolf']];
    expect(playScript(tableOf(places)).refused).toBe('TL-61');
    const outcome = playScript(tableOf(places, { act: { kind: 'strike', striker: 'a1', target: 'b2' } }));
    expect(petAfter(outcome, 'b2').distracting).toBe(false);
  });

  it('TL-N36: Trueshot Aura hits one neighbour for the Attack alone', () => {
    const outcome = playScript(
      tableOf([[{ card: 'hydra', aura: 0 }], [{ card: 'cat', wounds: 0 }, 'wolf', 'fox'], ['oxen']], {
        act: { kind: 'strike', striker: 'a1', target: 'b2' },
      }),
      {
        'trueshot aura': ['b3'],
      },
    );
    expect(hitsOf(outcome)).toEqual(['strike b2 4', 'trueshot-aura b3 3']);
  });

  it('TL-N37: Pterrordax strikes twice, with windows of its own', () => {
    const outcome = playScript(tableOf([{ pets: ['pterrordax'], hand: ['flare'] }, ['bear'], ['wolf']]), {
      'second strike': ['a1 > c1'],
    });
    expect(hitsOf(outcome)).toEqual(['strike b1 3', 'strike c1 2']);
    expect(windowsOf(outcome)).toEqual(['declared 0', 'resolved 0', 'declared 0', 'resolved 0']);
  });

  it('TL-P-turtle, TL-A18: Turtle hits a striker also when it dies, before the striker heals', () => {
    const outcome = playScript(
      tableOf([[{ card: 'blood-beast', wounds: 5 }], [{ card: 'turtle', wounds: 3 }], ['wolf']]),
    );
    expect(deathsOf(outcome)).toEqual(['a1', 'b1']);
    expect(told(outcome, 'heal')).toEqual([]);
    expect(outcome.wipedOut).toEqual([1, 0]);
  });

  it('TL-61: with four players the opposite one only when neither neighbour has a living pet', () => {
    const act = { kind: 'strike', striker: 'a1', target: 'c1' } as const;
    const dead = { card: 'cat', dead: true };
    expect(playScript(tableOf([['lizard'], ['bear'], ['wolf'], ['fox']], { act })).refused).toBe('TL-61');
    expect(hitsOf(playScript(tableOf([['lizard'], [dead], ['wolf'], [dead]], { act })))).toEqual([
      'strike c1 4',
    ]);
    const scared = { card: 'cat', scaredUntil: 9 };
    expect(playScript(tableOf([['lizard'], [scared], ['wolf'], [dead]], { act })).refused).toBe('TL-61');
  });
});
