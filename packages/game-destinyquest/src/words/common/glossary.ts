/** Every ability, career, attribute and mark as something that can be looked up. */
import { type GlossaryEntry, type Rulings, termEntries, withRulings } from '@fray/engine';
import type { AbilityClass, AbilityId, AbilityList } from '../../abilities/ability-ids.js';
import type { Ability } from '../../abilities/entry/ability.js';
import { ABILITIES, abilityIndex } from '../../abilities/index.js';
import type { CareerId } from '../../heroes/career-ids.js';
import { CAREERS, type Career } from '../../heroes/careers.js';
import type { Path } from '../../heroes/hero.js';
import { MARK_ABILITIES, MARK_IDS, type MarkId } from '../../state/marks.js';
import { STAT_IDS, type StatId } from '../../state/state.js';
import { KEYWORD_CLAUSES, type Keywords } from '../keywords.js';
import type { AbilityWords } from './ability-words.js';

const STAT_CLAUSES: Readonly<Record<StatId, string>> = {
  speed: 'DQ-1.2',
  brawn: 'DQ-5.3',
  magic: 'DQ-5.3',
  armour: 'DQ-6.1',
  'speed-dice': 'DQ-2.1',
  'attack-speed': 'DQ-2.2',
  'damage-score': 'DQ-5.3',
  staggered: 'DQ-A-stagger',
  'doubled-armour': 'DQ-A-shield-wall',
  'damage-dice': 'DQ-S-reckless',
};

export interface GlossaryWords {
  readonly keywords: Keywords;
  readonly rulings: Rulings;
  readonly abilities: Readonly<Record<AbilityId, AbilityWords>>;
  readonly careers: Readonly<Record<CareerId, string>>;
  readonly marks: Readonly<Record<MarkId, string>>;
  readonly stats: Readonly<Record<StatId, string>>;
  readonly statTexts: Readonly<Record<StatId, string>>;
  readonly classes: Readonly<Record<AbilityClass, string>>;
  readonly played: Readonly<Record<AbilityList, string>>;
  readonly often: Readonly<Record<'never' | 'condition' | 'item' | 'duel', string>>;
  readonly labels: Readonly<Record<'path' | 'kind' | 'played' | 'often' | 'needs', string>>;
  path(path: Path): string;
  teaches(abilities: readonly string[]): string;
  neededFor(ability: string): string;
}

/** Abilities by their ids; careers, attributes and marks with "career.", "stat." and "mark." before theirs. */
export function glossaryOf(words: GlossaryWords): Readonly<Record<string, GlossaryEntry>> {
  const { stats, statTexts } = words;
  const stat = (id: StatId) => ({ name: stats[id], text: statTexts[id], clause: STAT_CLAUSES[id] });
  const entries = Object.fromEntries([
    ...ABILITIES.map((ability) => [ability.id, entryOf(ability, words)] as const),
    ...CAREERS.map((career) => [`career.${career.id}`, careerEntry(career, words)] as const),
    ...STAT_IDS.map((id) => [`stat.${id}`, stat(id)] as const),
    ...MARK_IDS.map((id, i) => [`mark.${id}`, markEntry(id, MARK_ABILITIES[i]!, words)] as const),
    ...Object.entries(termEntries(KEYWORD_CLAUSES, words.keywords)),
  ]);
  return withRulings(entries, words.rulings, asItsAbility);
}

/** A mark is ruled as the ability behind it is. */
function asItsAbility(id: string): string {
  return MARK_ABILITIES[MARK_IDS.findIndex((mark) => `mark.${mark}` === id)] ?? id;
}

function careerEntry({ id, path, abilities }: Career, words: GlossaryWords): GlossaryEntry {
  const taught = abilities.map((ability) => words.abilities[ability].name);
  return {
    name: words.careers[id],
    text: words.teaches(taught),
    clause: 'DQ-P4',
    facts: [{ label: words.labels.path, value: words.path(path) }],
  };
}

/** A mark is explained by the ability behind it. */
function markEntry(id: MarkId, ability: AbilityId, { marks, abilities }: GlossaryWords): GlossaryEntry {
  const { clause } = ABILITIES[abilityIndex(ability)]!;
  return { name: marks[id], text: abilities[ability].text, clause };
}

function entryOf(ability: Ability, words: GlossaryWords): GlossaryEntry {
  const { abilities, classes, played, labels, often } = words;
  const { name, text } = abilities[ability.id];
  const facts = [
    { label: labels.kind, value: classes[ability.class] },
    { label: labels.played, value: played[ability.always === true ? 'passive' : ability.list] },
    { label: labels.often, value: often[howOften(ability)] },
  ];
  if (ability.needs !== undefined) facts.push({ label: labels.needs, value: words.neededFor(ability.id) });
  // Many are called by a common word, "heal" or "charm": only a part that names one by its id is sure to mean it.
  return { name, text, clause: ability.clause, facts, forms: [] };
}

function howOften(ability: Ability): keyof GlossaryWords['often'] {
  if (ability.inert === true) return 'never';
  if (ability.class === 'pa' || ability.always === true || ability.unlimited === true) return 'condition';
  return ability.perItem === true ? 'item' : 'duel';
}
