/** Position lines that change the table: health, uses, marks, effects, slots and dice. */
import { fail, ok, type Result } from '@fray/engine';
import { findAbility } from '../abilities/names.js';
import { REST } from '../sheet/effects.js';
import { MARK_NAMES } from '../state/marks.js';
import { type DuelState, MARKS, STAT_NAMES } from '../state/state.js';

type Change = (s: DuelState, seat: number, words: RegExpExecArray) => Result<null>;
const DONE: Result<null> = ok(null);

const LINES: readonly (readonly [RegExp, Change])[] = [
  [/^health (\d+)(?: of \d+)?$/, setHealth],
  [/^used (.+?)(?: x(\d+))?$/, use],
  [/^marked (.+?)(?: since (\d+))?$/, setMark],
  [/^unmarked (.+)$/, clearMark],
  [/^effect (.+) ([+-]\d+) rounds (\d+) to (\d+|end) by (.+)$/, addEffect],
  [/^combat slot (.+)$/, (s, seat, words) => setSlot(s.combatSlot, seat, words[1]!)],
  [/^speed slot (.+)$/, (s, seat, words) => setSlot(s.speedSlot, seat, words[1]!)],
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
  s.health[seat] = Number(words[1]);
  return DONE;
}

function use(s: DuelState, seat: number, words: RegExpExecArray): Result<null> {
  const place = s.sheets[seat]!.abilities.indexOf(findAbility(words[1]!));
  if (place < 0) return fail(`"${words[1]}" is not on that sheet.`);
  const times = Number(words[2] ?? 1);
  s.played[seat]![place]! += times;
  s.left[seat]![place] = Math.max(0, s.left[seat]![place]! - times);
  return DONE;
}

function setMark(s: DuelState, seat: number, words: RegExpExecArray): Result<null> {
  const mark = MARK_NAMES.indexOf(words[1]!);
  if (mark < 0) return fail(`A mark is one of ${MARK_NAMES.join(', ')}.`);
  s.marks[seat * MARKS + mark] = Number(words[2] ?? 0) + 1;
  return DONE;
}

function clearMark(s: DuelState, seat: number, words: RegExpExecArray): Result<null> {
  const mark = MARK_NAMES.indexOf(words[1]!);
  if (mark < 0) return fail(`A mark is one of ${MARK_NAMES.join(', ')}.`);
  s.marks[seat * MARKS + mark] = 0;
  return DONE;
}

function addEffect(s: DuelState, seat: number, words: RegExpExecArray): Result<null> {
  const stat = STAT_NAMES.indexOf(words[1]!);
  const source = findAbility(words[5]!);
  if (stat < 0 || source < 0) return fail(`An effect is on one of ${STAT_NAMES.join(', ')}, by an ability.`);
  const until = words[4] === 'end' ? REST : Number(words[4]);
  s.effects.push(source, seat, stat, Number(words[2]), Number(words[3]), until);
  return DONE;
}

function setSlot(slots: number[], seat: number, name: string): Result<null> {
  const ability = findAbility(name);
  if (ability < 0) return fail(`There is no ability called "${name}".`);
  slots[seat] = ability;
  return DONE;
}

function setDice(s: DuelState, seat: number, words: RegExpExecArray): Result<null> {
  const faces = words[1]!.trim().split(/\s+/).map(Number);
  s.speedDice[seat] = faces;
  s.speedRolled[seat] = (1 << faces.length) - 1;
  return DONE;
}
