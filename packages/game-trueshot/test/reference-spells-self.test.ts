/** The naive second implementation against the named interactions of spells in the fact sheet. */
import { describe, expect, it } from 'vitest';
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

describe('named interactions of a spell', () => {
  it('TL-N38, TL-X-hound: the Beetle takes one target, the other stays', () => {
    const places: Place[] = [{ pets: ['hound'], hand: ['rapid-shot'] }, ['cat', 'fox', 'beetle'], ['wolf']];
    const outcome = playScript(tableOf(places, spell), {
      'window 0': ['rapid-shot'],
      'target of rapid-shot': ['b1', 'b2'],
    });
    expect(hitsOf(outcome)).toEqual(['rapid-shot b3 3', 'rapid-shot b2 3']);
    expect(outcome.seats[1]!.health).toBe(8);
  });

  it('TL-N22: Riverbeast ignores all of Multi Shot', () => {
    const outcome = playScript(
      tableOf([{ pets: ['wolf'], hand: ['multi-shot'] }, ['riverbeast'], ['cat']], spell),
      {
        'window 0': ['multi-shot'],
        'target of multi-shot': ['b1'],
      },
    );
    expect(hitsOf(outcome)).toEqual([]);
  });

  it('TL-X-volley: every pet, the own ones too, and deaths together', () => {
    const places: Place[] = [
      { pets: [{ card: 'wolf', wounds: 3 }], hand: ['rapid-shot'], marks: { volley: true } },
      ['moth', 'bear'],
      ['fox'],
    ];
    const outcome = playScript(tableOf(places, spell), { 'window 0': ['rapid-shot'] });
    expect(hitsOf(outcome)).toHaveLength(4);
    expect(deathsOf(outcome)).toEqual(['a1']);
    expect(outcome.seats.map(({ health }) => health)).toEqual([9, 8, 9]);
    expect(outcome.seats[0]!.marks.volley).toBe(false);
  });

  it('TL-N66, TL-24: a Trap goes to a hand and is counted; after the N-th placing it only goes to the discard', () => {
    const cast = (placements: number) =>
      playScript(
        tableOf([{ pets: ['wolf'], hand: [{ card: 'frost-trap', placements }] }, ['bear'], ['fox']], spell),
        { 'window 0': ['frost-trap'] },
      );
    expect(cast(2).seats[2]!.hand).toEqual([{ card: 'frost-trap', placements: 3 }]);
    expect(cast(3).spellDiscard).toEqual(['frost-trap']);
    expect(cast(3).seats[2]!.silencedUntil).toBe(-1);
  });

  it('TL-N45: Spirit Beast sets a spell aside once', () => {
    const first = playScript(
      tableOf([{ pets: ['spirit-beast'], hand: ['flare'] }, ['bear'], ['fox']], spell),
      {
        'window 0': ['flare'],
      },
    );
    expect(first.seats[0]!.setAsideForNext).toEqual(['flare']);
    expect(windowsOf(first)).toEqual(['turn start 0', 'turn start 0']);
    const second = playScript(
      tableOf([{ pets: ['spirit-beast'], setAside: ['flare'] }, ['bear'], ['fox']], spell),
      { 'window 0': ['set aside: flare'] },
    );
    expect(second.spellDiscard).toEqual(['flare']);
  });

  it('TL-N1, TL-N5: Feign Death, left to right, the Stag leaves', () => {
    const outcome = playScript(
      tableOf([{ pets: ['stag', 'moth', 'monkey'], hand: ['feign-death'] }, ['bear'], ['fox']], spell),
      {
        'window 0': ['feign-death'],
        'moth mark': ['a2 health'],
      },
    );
    expect(outcome.petPile).toEqual(['stag']);
    expect(petAfter(outcome, 'a2').temporaryBonus).toEqual({ attack: 1, health: 2 });
  });

  it('TL-A23: on-cast weapons work after the spell, with their own deaths', () => {
    const places: Place[] = [
      { pets: ['wolf'], hand: ['aiming'], weapon: 'arathar' },
      [{ card: 'moth', wounds: 3 }],
      ['fox'],
    ];
    const outcome = playScript(tableOf(places, spell), { 'window 0': ['aiming'] });
    expect(hitsOf(outcome)).toEqual(['arathar b1 1']);
    expect(deathsOf(outcome)).toEqual(['b1']);
  });

  it("TL-N14: Hunter's Mark, then any hit kills; heals do nothing", () => {
    const places: Place[] = [
      { pets: ['wolf'], hand: ['hunters-mark', 'mend-pet', 'feed-pet'] },
      ['lizard'],
      ['fox'],
    ];
    const outcome = playScript(tableOf(places), {
      'window 0': ['hunters-mark', 'mend-pet', 'feed-pet'],
      'target of hunters-mark': ['b1'],
      'target of mend-pet': ['b1'],
      'target of feed-pet': ['b1'],
    });
    expect(deathsOf(outcome)).toEqual(['b1']);
    expect(outcome.petDiscard).toEqual(['lizard']);
  });

  it('TL-N42, TL-P-hopper: two Hoppers give twice the nominal heal as bonus Health', () => {
    const places: Place[] = [{ pets: ['hopper', 'hopper'], hand: ['readiness'] }, ['bear'], ['fox']];
    const outcome = playScript(tableOf(places, spell), {
      'window 0': ['readiness'],
      'target of readiness': ['c1'],
      'ally of readiness': ['a1'],
    });
    expect(petAfter(outcome, 'a1').maximum).toBe(8);
    expect(petAfter(outcome, 'c1').permanent.health).toBe(1);
    expect(outcome.seats[0]!.coins).toBe(6);
  });

  it('TL-N15, TL-N56: Call Pet takes the copy from the pile, Titanstrike makes it bigger', () => {
    const places: Place[] = [
      { pets: ['wolf', 'fox'], hand: ['call-pet'], weapon: 'titanstrike' },
      ['bear'],
      ['fox'],
    ];
    const outcome = playScript(tableOf(places, { ...spell, petPile: ['cat', 'wolf'] }), {
      'window 0': ['call-pet'],
    });
    expect(outcome.petPile).toEqual(['cat']);
    expect(petAfter(outcome, 'new 1')).toMatchObject({ card: 'wolf', attack: 4, health: 6, temporary: true });
  });

  it('TL-N19: Tame Beast turns up Devilsaur, which takes a pet out of the game', () => {
    const places: Place[] = [{ pets: ['wolf'], hand: ['tame-beast'] }, ['lizard'], ['fox']];
    const outcome = playScript(tableOf(places, { ...spell, petPile: ['devilsaur'] }), {
      'window 0': ['tame-beast'],
      devilsaur: ['b1'],
    });
    expect(outcome.removed).toEqual(['lizard']);
    expect(petAfter(outcome, 'new 1')).toMatchObject({ attack: 4, health: 7 });
    expect(outcome.wipedOut).toEqual([1]);
  });

  it("TL-W-raeshalare, TL-P-aqiri: Aqiri's Attack is split, twice", () => {
    const places: Place[] = [
      { pets: ['aqiri'], hand: ['feign-death'], weapon: 'raeshalare' },
      ['bear'],
      ['oxen'],
    ];
    const outcome = playScript(tableOf(places, spell), {
      'window 0': ['feign-death'],
      aqiri: [{ b1: 3 }, { b1: 1, c1: 2 }],
    });
    expect(hitsOf(outcome)).toEqual(['aqiri b1 3', 'aqiri b1 1', 'aqiri c1 1']);
  });

  it('TL-P-mammoth: Obsidian Affinity takes Health, not cards', () => {
    const places: Place[] = [
      { pets: ['lesser-dragonkin'], hand: ['obsidian-affinity'] },
      { pets: ['mammoth'], hand: ['flare'] },
      { pets: ['fox'], hand: ['growl', 'aiming'] },
    ];
    const outcome = playScript(tableOf(places, spell), {
      'window 0': ['obsidian-affinity'],
      'discard for obsidian-affinity': ['growl'],
    });
    expect(outcome.seats.map(({ health }) => health)).toEqual([10, 9, 9]);
    expect(outcome.spellDiscard).toEqual(['growl', 'obsidian-affinity']);
  });

  it("TL-S-flayed-shot: Thas'dorah makes every later hit two", () => {
    const places: Place[] = [
      { pets: ['wolf'], hand: ['flayed-shot'], weapon: 'thasdorah', marks: { aiming: 2 } },
      ['bear'],
      ['oxen'],
    ];
    const outcome = playScript(tableOf(places, spell), {
      'window 0': ['flayed-shot'],
      'target of flayed-shot': ['b1'],
    });
    expect(petAfter(outcome, 'b1').flayed).toEqual([
      [3, 1],
      [1, 1],
      [1, 1],
    ]);
    const flayed = {
      card: 'bear',
      flayed: [
        [3, 1],
        [1, 1],
      ],
    };
    const later = playScript(
      tableOf([['wolf'], [flayed], [{ card: 'fox', doomedNextLap: true }]], { act: { kind: 'lapStart' } }),
    );
    expect(hitsOf(later)).toEqual(['flayed-shot b1 3', 'flayed-shot b1 1']);
    expect(deathsOf(later)).toEqual(['c1']);
  });

  it('TL-N61: Bestial Wrath strikes without a window, and a Crab may take it', () => {
    const places: Place[] = [{ pets: ['wolf'], hand: ['bestial-wrath'] }, ['fox', 'crab'], ['oxen']];
    const outcome = playScript(tableOf(places, spell), {
      'window 0': ['bestial-wrath'],
      'target of bestial-wrath': ['a1'],
      'target of a1': ['b1'],
    });
    expect(told(outcome, 'redirect')).toEqual([{ kind: 'redirect', from: 'b1', to: 'b2', cause: 'crab' }]);
    expect(hitsOf(outcome)).toEqual(['strike b2 4']);
    expect(outcome.spent).toBe(false);
  });
});
