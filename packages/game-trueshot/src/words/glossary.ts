/** Every card and term, to be looked up by name; the same for every language. */
import { type GlossaryEntry, termEntries } from '@fray/engine';
import { FOOD_IDS } from '../data/foods.js';
import { PETS } from '../data/pets.js';
import { SPELLS } from '../data/spells.js';
import { BASIC_ATTACK, WEAPONS } from '../data/weapons.js';
import type { CardBook, CardWords } from './cards.js';
import { KEYWORD_CLAUSES, type Keywords } from './keywords.js';

/** The stand-in keeps the clause of the card it stands in for. */
const CLAUSE_IDS: Readonly<Record<string, string>> = { 'lodge-stray': 'caline' };

export interface GlossaryWords {
  readonly cards: CardBook;
  readonly keywords: Keywords;
  readonly typeNames: readonly string[];
  readonly familyNames: readonly string[];
  readonly labels: Readonly<
    Record<'type' | 'rarity' | 'attack' | 'health' | 'cost' | 'family' | 'ruling', string>
  >;
  readonly exotic: string;
  readonly common: string;
}

type Fact = { readonly label: string; readonly value: string };
type Entry = [string, GlossaryEntry];

export function makeGlossary(words: GlossaryWords): Readonly<Record<string, GlossaryEntry>> {
  const { cards, labels } = words;
  const entry = ([name, text, ruling]: CardWords, clause: string, facts: readonly Fact[]): GlossaryEntry => ({
    name,
    text,
    clause,
    facts: ruling === undefined ? facts : [...facts, { label: labels.ruling, value: ruling }],
  });
  const pets = PETS.map(
    ({ id, type, exotic, attack, health }): Entry => [
      `pet:${id}`,
      entry(cards.pet[id]!, `TL-P-${CLAUSE_IDS[id] ?? id}`, [
        { label: labels.type, value: words.typeNames[type]! },
        { label: labels.rarity, value: exotic ? words.exotic : words.common },
        { label: labels.attack, value: String(attack) },
        { label: labels.health, value: String(health) },
      ]),
    ],
  );
  const weapons = WEAPONS.map(
    ({ id, attack, cost }): Entry => [
      `weapon:${id}`,
      entry(cards.weapon[id]!, `TL-W-${id}`, [
        { label: labels.attack, value: String(attack) },
        { label: labels.cost, value: String(cost) },
      ]),
    ],
  );
  const basic = entry(cards.weapon['basic']!, 'TL-W-basic', [
    { label: labels.attack, value: String(BASIC_ATTACK) },
  ]);
  const spells = SPELLS.map(({ id, family }): Entry => {
    const facts = family === 0 ? [] : [{ label: labels.family, value: words.familyNames[family]! }];
    return [`spell:${id}`, entry(cards.spell[id]!, `TL-S-${id}`, facts)];
  });
  const foods = FOOD_IDS.map((id): Entry => [`food:${id}`, entry(cards.food[id]!, `TL-D-${id}`, [])]);
  const named = Object.fromEntries([...pets, ...weapons, ['weapon:basic', basic], ...spells, ...foods]);
  return { ...named, ...termEntries(KEYWORD_CLAUSES, words.keywords) };
}
