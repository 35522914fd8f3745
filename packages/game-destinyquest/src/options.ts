/** What a table may choose: the two heroes, and every ruling that fills a gap, with the ruling as default. */
import {
  assert,
  type Message,
  type OptionDefinition,
  type Options,
  type OptionValue,
  ok,
  type Result,
} from '@fray/engine';
import type { Hero } from './heroes/hero.js';
import { specOf } from './heroes/hero-spec.js';
import { PREBUILT } from './heroes/prebuilt.js';
import { readHero } from './heroes/read-hero.js';
import type { DuelRules } from './state/state.js';

/** The word books have a label and a help for each. */
export type OptionId = 'hero1' | 'hero2' | keyof DuelRules;
type Option = OptionDefinition & { readonly id: OptionId };

const HEROES = PREBUILT.map((hero) => hero.id);

/** Every player chooses a hero: a ready one, or one of their own as its description. */
function heroOption(id: OptionId, seat: number, preset: string): Option {
  return { id, clause: 'DQ-P1', values: HEROES, default: preset, basis: 'letter', parse: parseHero, seat };
}

/** A ready hero stays its id; one of a player's own is kept as the description that builds it. */
function parseHero(value: unknown): Result<OptionValue, Message> {
  const hero = readHero(value);
  if (!hero.ok) return hero;
  return ok(PREBUILT.includes(hero.value) ? hero.value.id : specOf(hero.value));
}

export const OPTIONS: readonly Option[] = [
  heroOption('hero1', 0, 'gladiator'),
  heroOption('hero2', 1, 'necromancer'),
  {
    id: 'tie',
    clause: 'DQ-2.2',
    values: ['draw', 'faster', 'reroll'],
    default: 'draw',
    basis: { draw: 'letter', others: 'departure' },
  },
  {
    id: 'demonClaws',
    clause: 'R-CLAWS',
    values: ['strike back', 'passive'],
    default: 'strike back',
    basis: { 'strike back': 'letter', passive: 'departure' },
  },
  {
    id: 'doubleKnockOut',
    clause: 'DQ-8.2',
    values: ['draw', 'healthier'],
    default: 'draw',
    basis: 'ruling',
  },
  {
    id: 'roundCap',
    clause: 'R-CAP',
    values: [50, 100, 200],
    default: 100,
    basis: 'ruling',
  },
  {
    id: 'windowOrder',
    clause: 'R-WINDOW',
    values: ['worse off', 'better off', 'player one'],
    default: 'worse off',
    basis: 'ruling',
  },
  {
    id: 'armourBack',
    clause: 'R-ARMOURBACK',
    values: ['before armour', 'after damage'],
    default: 'before armour',
    basis: { 'before armour': 'departure', 'after damage': 'letter' },
  },
  {
    id: 'strikeBack',
    clause: 'DQ-7.1',
    values: ['when hurt', 'whenever struck at'],
    default: 'when hurt',
    basis: 'ruling',
  },
  {
    id: 'headButt',
    clause: 'DQ-3.2a',
    values: ['to step 8', 'ends the round'],
    default: 'to step 8',
    basis: { 'to step 8': 'letter', 'ends the round': 'departure' },
  },
  {
    id: 'healingCap',
    clause: 'DQ-P2',
    values: ['doubled', 'as it came'],
    default: 'doubled',
    basis: 'ruling',
  },
  {
    id: 'modifiers',
    clause: 'DQ-10.1',
    values: ['at any time', 'when useful'],
    default: 'at any time',
    basis: { 'at any time': 'letter', 'when useful': 'departure' },
  },
];

export function heroesOf(options: Options): [Hero, Hero] {
  return [heroOf(options['hero1']), heroOf(options['hero2'])];
}

function heroOf(value: OptionValue | undefined): Hero {
  const ready = PREBUILT.find(({ id }) => id === value);
  if (ready !== undefined) return ready;
  const hero = readHero(value);
  assert(hero.ok, 'options hold heroes that have been read');
  return hero.value;
}

export function rulesOf(options: Options): DuelRules {
  const rules: Record<string, OptionValue> = {};
  for (const { id } of OPTIONS) if (id !== 'hero1' && id !== 'hero2') rules[id] = options[id]!;
  return rules as unknown as DuelRules;
}

/** The rulings of a table that chose nothing. */
export const STANDARD_RULES: Readonly<Record<string, unknown>> = Object.fromEntries(
  OPTIONS.map((option) => [option.id, option.default]),
);
