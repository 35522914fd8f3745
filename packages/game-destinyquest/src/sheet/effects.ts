/** Changes that last: adding, ending and summing them up. Same-named ones never stack (R-STACK). */
import type { Run } from '@fray/engine';
import { abilityClause, abilityId } from '../abilities/ids.js';
import { MARK_IDS } from '../state/marks.js';
import type { Span } from '../state/span.js';
import { type DuelState, MARKS, STAT_IDS, STATS } from '../state/state.js';
import { truncate } from '../state/truncate.js';
import { tell } from '../words/speak.js';

/** Source ability, target seat, stat, amount, first round, last round. */
export const EFFECT_SIZE = 6;
/** The last round of what stays until the duel ends. */
export const REST = 1_000_000;

const FIRST: Readonly<Record<Span, number>> = {
  round: 0,
  'two-rounds': 0,
  next: 1,
  'next-two': 1,
  'next-three': 1,
  'from-next': 1,
  rest: 0,
};
const LAST: Readonly<Record<Span, number>> = {
  round: 0,
  'two-rounds': 1,
  next: 1,
  'next-two': 2,
  'next-three': 3,
  'from-next': REST,
  rest: REST,
};

export function change(
  s: DuelState,
  run: Run<DuelState>,
  source: number,
  target: number,
  stat: number,
  by: number,
  span: Span,
): void {
  if (isFirm(s, target, stat, by)) return;
  const from = s.round + FIRST[span];
  const until = untilOf(s, span);
  if (!merge(s.effects, source, target, stat, by, from, until))
    s.effects.push(source, target, stat, by, from, until);
  sumUp(s);
  if (run.listening) tellChange(s, run, source, target, stat, by, span);
}

function tellChange(
  s: Readonly<DuelState>,
  run: Run<DuelState>,
  source: number,
  target: number,
  stat: number,
  by: number,
  span: Span,
): void {
  const data = { step: s.step, seat: target, stat: STAT_IDS[stat]!, by, ability: abilityId(source), span };
  tell(run, 'change', abilityClause(source), data);
}

/** What is paid, and what a price buys, adds up however often it is paid (brain drain, channel, penance). */
export function addUp(
  s: DuelState,
  run: Run<DuelState>,
  source: number,
  target: number,
  stat: number,
  by: number,
  span: Span,
): void {
  if (isFirm(s, target, stat, by)) return;
  s.effects.push(source, target, stat, by, s.round + FIRST[span], untilOf(s, span));
  sumUp(s);
  if (run.listening) tellChange(s, run, source, target, stat, by, span);
}

/** DQ-V-indomitable. */
function isFirm(s: Readonly<DuelState>, seat: number, stat: number, by: number): boolean {
  return by < 0 && s.sheets[seat]!.firm.includes(stat);
}

function untilOf(s: Readonly<DuelState>, span: Span): number {
  return LAST[span] === REST ? REST : s.round + LAST[span];
}

/** R-STACK: an effect that is felt at the same time as its namesake only makes that one longer or stronger. */
function merge(
  effects: number[],
  source: number,
  target: number,
  stat: number,
  by: number,
  from: number,
  until: number,
): boolean {
  for (let i = 0; i < effects.length; i += EFFECT_SIZE) {
    if (effects[i] !== source || effects[i + 1] !== target || effects[i + 2] !== stat) continue;
    if (from > effects[i + 5]! || until < effects[i + 4]!) continue;
    if (Math.abs(by) > Math.abs(effects[i + 3]!)) effects[i + 3] = by;
    effects[i + 4] = Math.min(effects[i + 4]!, from);
    effects[i + 5] = Math.max(effects[i + 5]!, until);
    return true;
  }
  return false;
}

/** Takes off every effect of one source on one seat. */
export function endEffects(s: DuelState, source: number, target: number): void {
  const effects = s.effects;
  let kept = 0;
  for (let i = 0; i < effects.length; i += EFFECT_SIZE) {
    if (effects[i] === source && effects[i + 1] === target) continue;
    kept = keep(effects, i, kept);
  }
  truncate(effects, kept);
  sumUp(s);
}

/** DQ-9.1: what was felt until the round before this one is over, what waited for it begins. */
export function turnEffects(s: DuelState): void {
  const effects = s.effects;
  let kept = 0;
  for (let i = 0; i < effects.length; i += EFFECT_SIZE)
    if (effects[i + 5]! >= s.round) kept = keep(effects, i, kept);
  truncate(effects, kept);
  sumUp(s);
}

function keep(effects: number[], i: number, kept: number): number {
  if (i !== kept) for (let k = 0; k < EFFECT_SIZE; k++) effects[kept + k] = effects[i + k]!;
  return kept + EFFECT_SIZE;
}

function sumUp(s: DuelState): void {
  const now = s.now;
  for (let i = 0; i < now.length; i++) now[i] = 0;
  const effects = s.effects;
  for (let i = 0; i < effects.length; i += EFFECT_SIZE) {
    if (effects[i + 4]! > s.round) continue;
    const at = effects[i + 1]! * STATS + effects[i + 2]!;
    now[at] = now[at]! + effects[i + 3]!;
  }
}

export function mark(s: DuelState, run: Run<DuelState>, source: number, seat: number, which: number): void {
  if (s.sheets[seat]!.wards.includes(which)) return;
  if (s.marks[seat * MARKS + which] === 0) setMark(s, run, source, seat, which, s.round + 1);
}

export function unmark(s: DuelState, run: Run<DuelState>, source: number, seat: number, which: number): void {
  if (s.marks[seat * MARKS + which] !== 0) setMark(s, run, source, seat, which, 0);
}

function setMark(
  s: DuelState,
  run: Run<DuelState>,
  source: number,
  seat: number,
  which: number,
  since: number,
): void {
  s.marks[seat * MARKS + which] = since;
  if (!run.listening) return;
  const data = { step: s.step, seat, mark: MARK_IDS[which]!, ability: abilityId(source), on: since !== 0 };
  tell(run, 'mark', abilityClause(source), data);
}

export interface Cause {
  readonly ability: number;
  readonly by: number;
  readonly until: number;
}

/** Who or what is behind a stat's running changes, in the order they came. */
export function causesOf(s: Readonly<DuelState>, seat: number, stat: number): Cause[] {
  const causes: Cause[] = [];
  const e = s.effects;
  for (let i = 0; i < e.length; i += EFFECT_SIZE)
    if (e[i + 1] === seat && e[i + 2] === stat && e[i + 4]! <= s.round)
      causes.push({ ability: e[i]!, by: e[i + 3]!, until: e[i + 5]! });
  return causes;
}
