/** The naive second implementation against the named interactions of spells in the fact sheet. */
import { describe, expect, it } from 'vitest';
import { deathsOf, hitsOf, type Place, petAfter, playScript, tableOf } from './reference/script.js';

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
    expect(first.seats[0]!.setAside).toEqual(['flare']);
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
});
