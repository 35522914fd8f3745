/** Every ability as something that can be looked up. */
import type { GlossaryEntry } from '@fray/engine';
import type { AbilityClass, AbilityId, AbilityList } from '../../abilities/ability-ids.js';
import type { Ability } from '../../abilities/entry/ability.js';
import { ABILITIES, abilityIndex } from '../../abilities/index.js';
import { CAREERS, type Career } from '../../heroes/careers.js';
import { MARK_ABILITIES, MARK_IDS, type MarkId } from '../../state/marks.js';
import { STAT_IDS, type StatId } from '../../state/state.js';
import { ABILITY_WORDS } from './ability-words.js';
import { CAREERS as CAREER_NAMES, MARKS, neededFor, STATS } from './names.js';
import { grammar } from './parts.js';
import { noDuel } from './problems/heroes.js';

const STAT_TEXTS: Readonly<Record<StatId, Pick<GlossaryEntry, 'text' | 'clause'>>> = {
  speed: {
    text: 'Added to the attack-speed dice; the slower hero shows speed abilities first.',
    clause: 'DQ-1.2',
  },
  brawn: { text: 'Added to a damage score, unless magic is higher.', clause: 'DQ-5.3' },
  magic: { text: 'Added to a damage score, unless brawn is higher.', clause: 'DQ-5.3' },
  armour: { text: 'Comes off every damage score; damage dice pass it.', clause: 'DQ-6.1' },
  'speed-dice': {
    text: 'Two for each hero, changed by speed abilities; never fewer than one.',
    clause: 'DQ-2.1',
  },
  'attack-speed': { text: 'Dice and speed together: the higher total wins the round.', clause: 'DQ-2.2' },
  'damage-score': { text: 'Dice plus brawn or magic plus extras; armour comes off it.', clause: 'DQ-5.3' },
  staggered: { text: 'Armour counts as 0, whatever is added to it.', clause: 'DQ-A-stagger' },
  'doubled-armour': { text: 'Armour counts twice.', clause: 'DQ-A-shield-wall' },
  'damage-dice': { text: 'Added to the damage roll of an attack.', clause: 'DQ-S-reckless' },
};

const CLASSES: Readonly<Record<AbilityClass, string>> = {
  sp: 'speed ability',
  co: 'combat ability',
  mo: 'modifier',
  pa: 'passive',
};

const PLAYED: Readonly<Record<AbilityList, string>> = {
  speed: 'step 1',
  interrupt: 'step 3, as loser of the round',
  dodge: 'step 3, as loser of the round',
  answer: 'step 3, against a dodge',
  dice: 'step 4, as winner of the round',
  score: 'step 5, as winner of the round',
  sacrifice: 'steps 4 and 5, as loser of the round',
  post: 'step 6, as winner of the round',
  strike: 'step 7, as loser of the round',
  modifier: 'in the windows between the steps',
  passive: 'by itself',
};

/** Abilities by their ids; careers, attributes and marks with "career.", "stat." and "mark." before theirs. */
export const GLOSSARY: Readonly<Record<string, GlossaryEntry>> = {
  ...Object.fromEntries(ABILITIES.map((ability) => [ability.id, entryOf(ability)])),
  ...Object.fromEntries(CAREERS.map((career) => [`career.${career.id}`, careerEntry(career)])),
  ...Object.fromEntries(STAT_IDS.map((id) => [`stat.${id}`, { name: STATS[id], ...STAT_TEXTS[id] }])),
  ...Object.fromEntries(MARK_IDS.map((id, i) => [`mark.${id}`, markEntry(id, MARK_ABILITIES[i]!)])),
};

function careerEntry({ id, path, abilities, noDuel: why }: Career): GlossaryEntry {
  const taught = grammar.listed(abilities.map((ability) => ABILITY_WORDS[ability].name));
  const text = why === undefined ? `Teaches ${taught}.` : `Cannot duel: ${noDuel(why)}.`;
  return { name: CAREER_NAMES[id], text, clause: 'DQ-P4', facts: [{ label: 'Path', value: path }] };
}

/** A mark is explained by the ability behind it. */
function markEntry(id: MarkId, ability: AbilityId): GlossaryEntry {
  const { clause } = ABILITIES[abilityIndex(ability)]!;
  return { name: MARKS[id], text: ABILITY_WORDS[ability].text, clause };
}

function entryOf(ability: Ability): GlossaryEntry {
  const { name, text } = ABILITY_WORDS[ability.id];
  const facts = [
    { label: 'Kind', value: CLASSES[ability.class] },
    { label: 'Played', value: ability.always === true ? 'by itself' : PLAYED[ability.list] },
    { label: 'How often', value: howOften(ability) },
  ];
  if (ability.needs !== undefined) facts.push({ label: 'Needs', value: neededFor(ability.id) });
  return { name, text, clause: ability.clause, facts };
}

function howOften(ability: Ability): string {
  if (ability.inert === true) return 'never in a duel';
  if (ability.class === 'pa' || ability.always === true || ability.unlimited === true)
    return 'whenever its condition holds';
  return ability.perItem === true ? 'once for each item that carries it' : 'once a duel';
}
