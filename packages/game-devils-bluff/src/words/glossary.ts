/** Everything with a name that can be looked up, made of the words of a language and the figures of the rules. */
import { type GlossaryEntry, type Rulings, termEntries, withRulings } from '@fray/engine';
import { EDITIONS } from '../data/editions.js';
import { GEAR, GEAR_IDS, type GearId } from '../data/gear.js';
import { PROFILES } from '../data/profiles.js';
import { WEAPONS, type Weapon } from '../data/weapons.js';
import { decimalOf, type Names } from './figures.js';
import { KEYWORD_CLAUSES, type Keywords } from './keywords.js';

/** The special rules of weapons and profiles, and where each is stated. */
const RULE_IDS = [
  'accurate',
  'assault',
  'blast',
  'heavy',
  'one-use',
  'rending',
  'shred',
  'longshot',
  'leader',
  'rookie',
] as const;

const MORE_CLAUSES = {
  'terrain-cover': 'DB-T-cover',
  'terrain-rough': 'DB-T-rough',
  'terrain-climbable': 'DB-T-climbable',
  meld: 'DB-09',
  routing: 'DB-41',
  rush: 'DB-31',
} as const;

type Entry = readonly [name: string, text: string];

export interface GlossaryWords {
  readonly language: string;
  readonly keywords: Keywords;
  readonly rulings: Rulings;
  readonly weapons: Names;
  readonly gear: Names;
  readonly profiles: Names;
  readonly gearTexts: Readonly<Record<GearId, string>>;
  readonly rules: Readonly<Record<(typeof RULE_IDS)[number], Entry>>;
  readonly more: Readonly<Record<keyof typeof MORE_CLAUSES, Entry>>;
  readonly plainWeapon: string;
  readonly gearUpTo: (dollars: number) => string;
  readonly facts: Readonly<
    Record<
      | 'range'
      | 'attacks'
      | 'damage'
      | 'piercing'
      | 'dollars'
      | 'command'
      | 'movement'
      | 'skill'
      | 'defence'
      | 'toughness'
      | 'hp',
      string
    >
  >;
}

type Facts = NonNullable<GlossaryEntry['facts']>;

export function glossaryOf(words: GlossaryWords): Readonly<Record<string, GlossaryEntry>> {
  const entries = Object.fromEntries([
    ...WEAPONS[EDITIONS.first.id].map((weapon) => [`weapon-${weapon.id}`, weaponEntry(weapon, words)]),
    ...GEAR_IDS.map((id) => [`gear-${id}`, gearEntry(id, words)]),
    ...PROFILES.first.map((profile) => [`profile-${profile.id}`, profileEntry(profile, words)]),
    ...RULE_IDS.map((id) => {
      const [name, text] = words.rules[id];
      return [`rule-${id}`, { name, text, clause: `DB-S-${id}` }];
    }),
    ...Object.entries(MORE_CLAUSES).map(([id, clause]) => {
      const [name, text] = words.more[id as keyof typeof MORE_CLAUSES];
      return [id, { name, text, clause }];
    }),
    ...Object.entries(termEntries(KEYWORD_CLAUSES, words.keywords)),
  ]);
  return withRulings(entries, words.rulings);
}

function weaponEntry(weapon: Weapon, words: GlossaryWords): GlossaryEntry {
  const has = weapon as unknown as Record<string, unknown>;
  const rules = RULE_IDS.filter((id) => has[camel(id)] !== undefined).map((id) => words.rules[id][0]);
  const { range, attacks, damage, piercing, cost } = weapon;
  return {
    name: words.weapons[weapon.id]!,
    text: rules.length === 0 ? words.plainWeapon : `${rules.join(', ')}.`,
    clause: `DB-W-${weapon.id}`,
    facts: factsOf(words, {
      range: length(range, words),
      attacks,
      damage,
      piercing,
      dollars: cost,
    }),
  };
}

function gearEntry(id: GearId, words: GlossaryWords): GlossaryEntry {
  const gear = GEAR.first.find((each) => each.id === id) ?? GEAR.later.find((each) => each.id === id)!;
  const clause = gear.category === 'equipment' || id === 'horse' ? `DB-E-${id}` : `DB-U-${id}`;
  const facts = factsOf(words, { dollars: gear.cost });
  return { name: words.gear[id]!, text: words.gearTexts[id], clause, facts };
}

function profileEntry(profile: (typeof PROFILES)['first'][number], words: GlossaryWords): GlossaryEntry {
  const { id, command, movement, skill, defence, toughness, hp, cost } = profile;
  return {
    name: words.profiles[id]!,
    text: words.gearUpTo(profile.gear),
    clause: `DB-P-${id}`,
    facts: factsOf(words, {
      command,
      movement: length(movement, words),
      skill: `${skill}+`,
      defence: `${defence}+`,
      toughness,
      hp,
      dollars: cost,
    }),
  };
}

function factsOf(
  words: GlossaryWords,
  figures: Partial<Record<keyof GlossaryWords['facts'], string | number>>,
): Facts {
  return Object.entries(figures).map(([id, value]) => ({
    label: words.facts[id as keyof GlossaryWords['facts']],
    value: `${value}`,
  }));
}

function length(units: number, { language }: GlossaryWords): string {
  return `${decimalOf(language)(units, units % 1000 === 0 ? 0 : 1)}″`;
}

function camel(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
