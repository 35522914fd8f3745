/** What a table may choose: the two heroes, and every ruling that fills a gap, with the ruling as default. */
import { assert, type OptionDefinition, type Options, type OptionValue, ok, type Result } from '@fray/engine';
import type { Hero } from './heroes/hero.js';
import { specOf } from './heroes/hero-spec.js';
import { PREBUILT } from './heroes/prebuilt.js';
import { readHero } from './heroes/read-hero.js';
import type { DuelRules } from './state/state.js';

const HEROES = PREBUILT.map((hero) => hero.id);

function heroOption(id: string, label: string, preset: string): OptionDefinition {
  return {
    id,
    clause: 'DQ-P1',
    label,
    help: 'One of the ready heroes, or a hero of your own as its description.',
    values: HEROES,
    default: preset,
    parse: parseHero,
  };
}

/** A ready hero stays its id; one of a player's own is kept as the description that builds it. */
function parseHero(value: unknown): Result<OptionValue> {
  const hero = readHero(value);
  if (!hero.ok) return hero;
  return ok(PREBUILT.includes(hero.value) ? hero.value.id : specOf(hero.value));
}

export const OPTIONS: readonly OptionDefinition[] = [
  heroOption('hero1', 'First hero', 'gladiator'),
  heroOption('hero2', 'Second hero', 'necromancer'),
  {
    id: 'tie',
    clause: 'DQ-2.2',
    label: 'Equal attack speed',
    help: 'Nobody attacks and step 8 follows; or the faster hero wins the round; or both roll again.',
    values: ['draw', 'faster', 'reroll'],
    default: 'draw',
  },
  {
    id: 'demonClaws',
    clause: 'R-CLAWS',
    label: 'Demon claws',
    help: 'A strike back of one die; or a passive that costs 4 health whenever the speed dice show a double.',
    values: ['strike back', 'passive'],
    default: 'strike back',
  },
  {
    id: 'doubleKnockOut',
    clause: 'DQ-8.2',
    label: 'Both fall together',
    help: 'The duel is drawn; or whoever had more health just before wins.',
    values: ['draw', 'healthier'],
    default: 'draw',
  },
  {
    id: 'roundCap',
    clause: 'R-CAP',
    label: 'Round limit',
    help: 'After so many rounds the duel is drawn.',
    values: [50, 100, 200],
    default: 100,
  },
  {
    id: 'windowOrder',
    clause: 'R-WINDOW',
    label: 'Who opens a window for modifiers',
    help: 'The hero who is worse off, the one who is better off, or always player one.',
    values: ['worse off', 'better off', 'player one'],
    default: 'worse off',
  },
  {
    id: 'armourBack',
    clause: 'R-ARMOURBACK',
    label: 'Counter, shield wall and thorn armour',
    help: 'Played before armour counts, so that their defence works; or only in step 7, for the die alone.',
    values: ['before armour', 'after damage'],
    default: 'before armour',
  },
  {
    id: 'headButt',
    clause: 'DQ-3.2a',
    label: 'Head butt',
    help: 'Passives still work in step 8 as after any interrupt; or the round ends at once.',
    values: ['to step 8', 'ends the round'],
    default: 'to step 8',
  },
  {
    id: 'healingCap',
    clause: 'DQ-P2',
    label: 'Healing goes up to',
    help: 'Twice the health of the sheet; or the doubled health the hero came in with.',
    values: ['doubled', 'as it came'],
    default: 'doubled',
  },
  {
    id: 'modifiers',
    clause: 'DQ-10.1',
    label: 'When modifiers may be played',
    help: 'In every window that their text allows; or only when they count and could not wait without loss.',
    values: ['at any time', 'when useful'],
    default: 'at any time',
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
