/** Every card and term, to be looked up by name. */
import type { GlossaryEntry } from '@fray/engine';
import { FOOD_IDS } from '../../data/foods.js';
import { PETS } from '../../data/pets.js';
import { SPELLS } from '../../data/spells.js';
import { BASIC_ATTACK, WEAPONS } from '../../data/weapons.js';
import { type CardWords, PET_WORDS } from './pets.js';
import { FAMILY_NAMES, SPELL_WORDS } from './spells.js';
import { FOOD_WORDS, WEAPON_WORDS } from './weapons.js';

export const TYPE_NAMES: readonly string[] = ['Ferocious', 'Cunning', 'Tenacious', 'no type'];
/** The stand-in keeps the clause of the card it stands in for. */
const CLAUSE_IDS: Readonly<Record<string, string>> = { 'lodge-stray': 'caline' };

type Fact = { readonly label: string; readonly value: string };

function entry(words: CardWords, clause: string, facts: readonly Fact[]): GlossaryEntry {
  const [name, text, ruling] = words;
  return {
    name,
    text,
    clause,
    facts: ruling === undefined ? facts : [...facts, { label: 'Ruling', value: ruling }],
  };
}

const pets = PETS.map(({ id, type, exotic, attack, health }): [string, GlossaryEntry] => [
  `pet:${id}`,
  entry(PET_WORDS[id]!, `TL-P-${CLAUSE_IDS[id] ?? id}`, [
    { label: 'Type', value: TYPE_NAMES[type]! },
    { label: 'Rarity', value: exotic ? '★ Exotic' : 'Common' },
    { label: 'Attack', value: String(attack) },
    { label: 'Health', value: String(health) },
  ]),
]);

const weapons = WEAPONS.map(({ id, attack, cost }): [string, GlossaryEntry] => [
  `weapon:${id}`,
  entry(WEAPON_WORDS[id]!, `TL-W-${id}`, [
    { label: 'Attack', value: String(attack) },
    { label: 'Cost', value: String(cost) },
  ]),
]);

const spells = SPELLS.map(({ id, family }): [string, GlossaryEntry] => [
  `spell:${id}`,
  entry(
    SPELL_WORDS[id]!,
    `TL-S-${id}`,
    family === 0 ? [] : [{ label: 'Family', value: FAMILY_NAMES[family]! }],
  ),
]);

const foods = FOOD_IDS.map((id): [string, GlossaryEntry] => [
  `food:${id}`,
  entry(FOOD_WORDS[id]!, `TL-D-${id}`, []),
]);

export const GLOSSARY: Readonly<Record<string, GlossaryEntry>> = Object.fromEntries([
  ...pets,
  ...weapons,
  [
    'weapon:basic',
    entry(WEAPON_WORDS['basic']!, 'TL-W-basic', [{ label: 'Attack', value: String(BASIC_ATTACK) }]),
  ],
  ...spells,
  ...foods,
]);
