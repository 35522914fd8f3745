/** What a question inside a window says it answers. */
import { plain, SPECTATOR } from '@fray/engine';
import { describe, expect, test } from 'vitest';
import { DuelAt, NAMES } from '../duel-at.js';
import { book } from '../words.js';

function pending(duel: DuelAt) {
  return duel.machine.decision(duel.state)!.pending?.(duel.state);
}

function said(duel: DuelAt, seat: number): string {
  return plain(book.pending(pending(duel)!, { seat, names: NAMES }));
}

describe('what is pending', () => {
  test('[DQ-3.1] is the attack of the winner, before the loser dodges or interrupts', () => {
    const duel = new DuelAt('bronze has parry; step 3, azure won');
    expect(pending(duel)).toMatchObject({
      what: { id: 'attack', data: { stake: { at: 1, least: 6, most: 11, plain: true } } },
      source: 0,
      target: 1,
      order: [1],
      passed: [],
    });
    expect(said(duel, 1)).toBe('Azure won the round and will strike you next');
    expect(said(duel, 0)).toBe('You won the round and will strike Bronze next');
  });

  test('[DQ-3.2d] is the dodge, with its ability, before it is answered', () => {
    const duel = new DuelAt('azure has ensnare; bronze has evade; step 3, azure won').play('play evade');
    expect(pending(duel)).toMatchObject({
      what: { id: 'dodge' },
      source: 1,
      target: 0,
      by: 'evade',
      order: [0],
    });
    expect(said(duel, 0)).toBe('Bronze dodged your attack with evade');
  });

  test('[R-WINDOW] in a window names the blow, whose turn it is, and who has passed', () => {
    const duel = new DuelAt('azure has charm, deep wound; bronze has iron will; step 4, azure won', '3 4');
    duel.play('play deep-wound', 'pass');
    const blow = { what: { id: 'blow', data: { total: 17 } }, source: 0, target: 1, by: 'deep-wound' };
    expect(duel.asked).toBe(1);
    expect(pending(duel)).toMatchObject({ ...blow, order: [1, 0], passed: [] });
    expect(said(duel, SPECTATOR)).toBe('17 damage from Azure to Bronze with deep wound');
    duel.play('pass');
    expect(pending(duel)).toMatchObject({ ...blow, order: [0, 1], passed: [1] });
  });

  test('[R-WINDOW] in a window without a blow names the moment', () => {
    const duel = new DuelAt('azure has charm; bronze has charm; step 2', '1 2 3 4');
    expect(pending(duel)).toMatchObject({ what: { id: 'window-b' }, order: [0, 1], passed: [] });
    expect(said(duel, 0)).toBe('The attack-speed dice lie on the table');
  });

  test('[DQ-5.4] [R-ARMOURBACK] is the blow before shades or armour take it', () => {
    const shades = new DuelAt('bronze has shades, sacrifice; step 4, azure won', '4').play('roll');
    expect(pending(shades)).toMatchObject({
      what: { id: 'blow', data: { total: 14 } },
      target: 1,
      order: [1],
    });
    const brace = new DuelAt('bronze has counter; step 4, azure won', '4').play('roll');
    expect(pending(brace)).toMatchObject({ what: { id: 'blow' }, source: 0, target: 1, order: [1] });
  });

  test('[DQ-6.3] [DQ-7.1] is what the blow has done before a follow-up or a strike back', () => {
    const press = new DuelAt('azure has rust; step 4, azure won', '4').play('roll');
    expect(pending(press)).toMatchObject({ what: { id: 'landed', data: { hurt: 9 } }, order: [0] });
    const strike = new DuelAt('bronze has retaliation; step 4, azure won', '4').play('roll');
    expect(pending(strike)).toMatchObject({ what: { id: 'landed' }, source: 0, target: 1, order: [1] });
    expect(said(strike, 1)).toBe('Azure’s blow cost you 9 health');
  });

  test('[DQ-1.1] [DQ-4.1] is nothing where a player simply acts', () => {
    expect(pending(new DuelAt('round 1'))).toBeUndefined();
    expect(pending(new DuelAt('step 4, azure won'))).toBeUndefined();
  });
});
