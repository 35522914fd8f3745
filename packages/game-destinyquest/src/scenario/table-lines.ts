/** Position lines that change the table: health, uses, marks, effects, slots and dice. What cannot be is refused. */
import { fail, findNamed, ok, type Result } from '@fray/engine';
import type { AbilityClass } from '../abilities/ability-ids.js';
import { ABILITIES } from '../abilities/index.js';
import { findAbility } from '../abilities/names.js';
import { REST } from '../sheet/effects.js';
import { MARK_IDS } from '../state/marks.js';
import { type DuelState, MARKS, STAT_IDS } from '../state/state.js';

type Change = (s: DuelState, seat: number, words: RegExpExecArray) => Result<null>;
const DONE: Result<null> = ok(null);
const MOST_SPEED_DICE = 4;

const LINES: readonly (readonly [RegExp, Change])[] = [
  [/^health (\d+)(?: of \d+)?$/, setHealth],
  [/^used (.+?)(?: x(\d+))?$/, use],
  [/^marked (.+?)(?: since (\d+))?$/, setMark],
  [/^unmarked (.+)$/, clearMark],
  [/^effect (.+) ([+-]\d+) rounds (\d+) to (\d+|end) by (.+)$/, addEffect],
  [/^combat slot (.+)$/, (s, seat, words) => setSlot(s, s.combatSlot, seat, words[1]!, 'co')],
  [/^speed slot (.+)$/, (s, seat, words) => setSlot(s, s.speedSlot, seat, words[1]!, 'sp')],
  [/^dice ([1-6 ]+)$/, setDice],
];

/** Undefined when the line is none of them. */
export function changeTable(s: DuelState, seat: number, line: string): Result<null> | undefined {
  for (const [pattern, change] of LINES) {
    const words = pattern.exec(line);
    if (words !== null) return change(s, seat, words);
  }
  return undefined;
}

function setHealth(s: DuelState, seat: number, words: RegExpExecArray): Result<null> {
  const health = Number(words[1]);
  const { max, start } = s.sheets[seat]!;
  const most = Math.max(max, start);
  if (health < 1 || health > most)
    return fail(`A hero that fights has between 1 and ${most} health here, not ${health}.`);
  s.health[seat] = health;
  return DONE;
}

function use(s: DuelState, seat: number, words: RegExpExecArray): Result<null> {
  const place = s.sheets[seat]!.abilities.indexOf(findAbility(words[1]!));
  if (place < 0) return fail(`"${words[1]}" is not on that sheet.`);
  const times = Number(words[2] ?? 1);
  if (times < 1) return fail(`What is used is used at least once, not ${times} times.`);
  s.played[seat]![place]! += times;
  s.left[seat]![place] = Math.max(0, s.left[seat]![place]! - times);
  return DONE;
}

function setMark(s: DuelState, seat: number, words: RegExpExecArray): Result<null> {
  const mark = markOf(words[1]!);
  if (!mark.ok) return mark;
  const since = Number(words[2] ?? 0);
  if (since > s.round + 1) return fail(`A mark of round ${since} cannot lie there in round ${s.round}.`);
  s.marks[seat * MARKS + mark.value] = since + 1;
  return DONE;
}

function clearMark(s: DuelState, seat: number, words: RegExpExecArray): Result<null> {
  const mark = markOf(words[1]!);
  if (!mark.ok) return mark;
  s.marks[seat * MARKS + mark.value] = 0;
  return DONE;
}

function markOf(word: string): Result<number> {
  const mark = findNamed(MARK_IDS, word);
  return mark === undefined ? fail(`A mark is one of ${MARK_IDS.join(', ')}.`) : ok(mark);
}

function addEffect(s: DuelState, seat: number, words: RegExpExecArray): Result<null> {
  const stat = findNamed(STAT_IDS, words[1]!);
  const source = findAbility(words[5]!);
  if (stat === undefined) return fail(`An effect is on one of ${STAT_IDS.join(', ')}.`);
  if (source < 0) return fail(`There is no ability called "${words[5]}".`);
  const from = Number(words[3]);
  const until = words[4] === 'end' ? REST : Number(words[4]);
  if (until < from) return fail(`An effect cannot last from round ${from} to round ${until}.`);
  s.effects.push(source, seat, stat, Number(words[2]), from, until);
  return DONE;
}

function setSlot(
  s: DuelState,
  slots: number[],
  seat: number,
  name: string,
  kind: AbilityClass,
): Result<null> {
  const ability = findAbility(name);
  if (ability < 0) return fail(`There is no ability called "${name}".`);
  if (!s.sheets[seat]!.abilities.includes(ability)) return fail(`"${name}" is not on that sheet.`);
  if (ABILITIES[ability]!.class !== kind)
    return fail(`"${name}" takes no ${kind === 'co' ? 'combat' : 'speed'} slot.`);
  slots[seat] = ability;
  return DONE;
}

function setDice(s: DuelState, seat: number, words: RegExpExecArray): Result<null> {
  const faces = words[1]!.trim().split(/\s+/).map(Number);
  if (faces.length > MOST_SPEED_DICE || faces.some((face) => face > 6))
    return fail(`Attack-speed dice are up to ${MOST_SPEED_DICE} faces from 1 to 6, with spaces between.`);
  s.speedDice[seat] = faces;
  s.speedRolled[seat] = (1 << faces.length) - 1;
  return DONE;
}
