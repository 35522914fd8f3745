import { parseOptions, rngFromSeed } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { CARD_IDS, isMeld, sumOf } from '../src/cards.js';
import { WEAPON_IDS, WEAPONS, type WeaponId } from '../src/data/weapons.js';
import { devilsBluff } from '../src/game.js';
import { CLEAR, OBSCURED } from '../src/geometry/sight/sight.js';
import {
  attackModifiers,
  attackNeed,
  counterModifiers,
  damageStep,
  defenceModifiers,
  total,
} from '../src/rules/fight/needs.js';
import { scenarioAdapter } from '../src/scenario/index.js';
import type { DevilsState } from '../src/state.js';

function stateOf(lines: readonly string[], options: unknown = {}): DevilsState {
  const parsed = parseOptions(devilsBluff.options, options);
  if (!parsed.ok) throw new Error(parsed.error.id);
  const state = scenarioAdapter.position(lines, { options: parsed.value, seats: 2 }, rngFromSeed('needs'));
  if (!state.ok) throw new Error(state.error);
  return state.value;
}

const weapon = (id: WeaponId) => WEAPONS.first[WEAPON_IDS.indexOf(id)]!;
const TARGET = 'second hired-gun wick with knife';

/** The attack need of a model against wick. */
function need(
  attacker: string,
  target: string,
  id: WeaponId,
  actions: number,
  sight: number = CLEAR,
  options: unknown = {},
): number {
  const s = stateOf([`first ${attacker}`, `${TARGET} ${target}`], options);
  return attackNeed(attackModifiers(s, 0, 1, weapon(id), actions, sight));
}

describe('attack needs', () => {
  it('[DB-69, DB-28, DB-31, DB-33] the worked figures of a Hired Gun with a Revolver', () => {
    const gun = 'hired-gun ned with revolver, knife at 12,4';
    expect(need(gun, 'at 12,10', 'revolver', 2)).toBe(9);
    expect(need(gun, 'at 12,10', 'revolver', 3)).toBe(13);
    expect(need(gun, 'at 12,10', 'revolver', 3, OBSCURED)).toBe(15);
    expect(need(gun, 'at 12,7.5', 'revolver', 2)).toBe(12);
    expect(need(gun, 'at 12,7.5', 'revolver', 3)).toBe(16);
    expect(need(gun, 'at 12,5.5', 'knife', 3)).toBe(9);
    expect(need(gun, 'at 12,8', 'revolver', 2)).toBe(9);
  });

  it('[DB-32, DB-20, DB-S-accurate] from above, from the saddle, and with a fine rifle', () => {
    expect(need('leader bell with hunting-rifle at 12,4,1', 'at 12,12', 'hunting-rifle', 2)).toBe(2);
    expect(need('legend juno with rifle, horse at 12,4,1', 'at 12,12', 'rifle', 2)).toBe(5);
    expect(need('legend juno with rifle, horse at 12,4', 'at 12,12', 'rifle', 2)).toBe(7);
    expect(need('legend juno with rifle, horse at 12,4', 'at 12,12,1', 'rifle', 2)).toBe(8);
    const printed = { keywordScale: 'printed' };
    expect(
      need('leader bell with hunting-rifle at 12,4', 'at 12,12', 'hunting-rifle', 2, CLEAR, printed),
    ).toBe(5);
  });

  it('[DB-29] within 3 inches the card alone may have to be high', () => {
    const rider = 'leader bell with shotgun, horse at 12,4';
    expect(need(rider, 'at 12,7', 'shotgun', 2)).toBe(11);
    expect(need(rider, 'at 12,7', 'shotgun', 2, CLEAR, { closeRange: 'natural' })).toBe(12);
    expect(need(rider, 'at 12,7', 'shotgun', 3, CLEAR, { closeRange: 'natural' })).toBe(15);
  });

  it('[DB-U-steady-hands] rushing costs steady hands half', () => {
    expect(need('legend hester with rifle, steady-hands at 12,4', 'at 12,12', 'rifle', 4, OBSCURED)).toBe(12);
  });

  it('[DB-01] in the later edition a rider stands one level higher', () => {
    const later = { edition: 'later' };
    expect(need('legend juno with rifle, horse at 12,4', 'at 12,12', 'rifle', 2, CLEAR, later)).toBe(6);
    expect(need('legend juno with shotgun at 12,4', 'at 12,7', 'shotgun', 2, CLEAR, later)).toBe(13);
  });
});

describe('defence and counter needs', () => {
  const s = stateOf(['first leader bell with rifle at 12,4', `${TARGET} at 12,10`]);
  const defence = (piercing: number, cover: boolean, state = s): number =>
    total(defenceModifiers(state, 1, { ...weapon('rifle'), piercing }, cover));

  it('[DB-70, DB-39] Piercing, cover, and its limit', () => {
    expect([defence(1, false), defence(1, true), defence(4, false), defence(4, true)]).toEqual([
      11, 7, 14, 10,
    ]);
    expect([defence(8, true), defence(8, false)]).toEqual([13, 18]);
    const lighter = stateOf(['first leader bell at 12,4', `${TARGET} at 12,10`], { coverBonus: 2 });
    expect(defence(1, true, lighter)).toBe(9);
  });

  it('[DB-34, DB-35, DB-36, DB-37, DB-38] damage against Toughness, the extremes first', () => {
    const table = (toughness: number, damages: readonly number[]): number[] =>
      damages.map((damage) => [4, 6, 8, 11, 13][damageStep(damage, toughness)]!);
    expect(table(3, [1, 2, 3, 4, 5, 6])).toEqual([4, 6, 8, 11, 11, 13]);
    expect(table(4, [2, 3, 4, 5, 7, 8])).toEqual([4, 6, 8, 11, 11, 13]);
  });

  it('[DB-39, DB-S-shred, DB-47] Shred puts 13 out of a King’s reach', () => {
    expect(total(counterModifiers(s, 1, weapon('dynamite')))).toBe(15);
    expect(total(counterModifiers(s, 1, weapon('shotgun')))).toBe(13);
    expect(total(counterModifiers(s, 1, weapon('rifle')))).toBe(11);
  });
});

describe('sets and runs', () => {
  const cards = (text: string): number[] => text.split(' ').map((id) => CARD_IDS.indexOf(id));
  it('[DB-10, DB-11] are what the rules say, and nothing else', () => {
    const valid = ['3c 3d 3h', 'kc kd kh ks', '3h 4c 5d', 'as 2h 3c', '9s 10h jc qd', '5d 3h 4c'];
    const invalid = ['3c 3d', '3h 4d 5c', 'qc kd as', '9s 10h jc qc', '3c 3d 4h', '2c 3d 5c', '3h 4c 5d 7c'];
    expect(valid.map((text) => isMeld(cards(text)))).toEqual(valid.map(() => true));
    expect(invalid.map((text) => isMeld(cards(text)))).toEqual(invalid.map(() => false));
    expect([sumOf(cards('3c 3d 3h')), sumOf(cards('kc kd kh ks')), sumOf(cards('9s 10h jc'))]).toEqual([
      9, 52, 30,
    ]);
  });
});
