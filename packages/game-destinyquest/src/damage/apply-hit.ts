/** From a settled roll to lost health, and what follows from that at once. */
import type { Run } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { ABILITIES, abilityIndex } from '../abilities/index.js';
import { applyEffects } from '../play/play.js';
import { mark } from '../sheet/effects.js';
import { withHook } from '../sheet/sheet.js';
import {
  BEFORE_HIT,
  DICE_HIT,
  type DuelState,
  EXTRA_HIT,
  hasMark,
  NONE,
  other,
  SCORE_HIT,
  STONE_SKIN,
} from '../state/state.js';
import { tell } from '../words/speak.js';
import { checkFallen } from './fall.js';
import { heal, lose, rememberHealth } from './health.js';
import { hitTotal } from './hit.js';
import { rolledSixes } from './sixes.js';

const MARTYR = abilityIndex('martyr');

/** The window over a damage roll has closed: sixes are read now (R-SCORE). */
export function settleRoll(s: DuelState, run: Run<DuelState>): void {
  for (let at = 0; at < 2; at++) {
    const by = s.hit.by[at]!;
    if (by !== NONE && by !== at && s.hit.faces[at]!.length > 0) readSixes(s, run, by, at);
  }
}

function readSixes(s: DuelState, run: Run<DuelState>, by: number, at: number): void {
  const own = withHook(s.sheets[by]!, HOOK.settled);
  const theirs = withHook(s.sheets[at]!, HOOK.foeSettled);
  if (own.length + theirs.length === 0) return;
  const sixes = rolledSixes(s, at);
  for (const self of own) ABILITIES[self]!.settled!(s, by, run, self, sixes);
  for (const self of theirs) ABILITIES[self]!.foeSettled!(s, at, run, self, sixes);
}

/**
 * Applies everything on the table together; `armour` is taken off what is aimed at the loser of a score. Who falls by it
 * falls by `felled`. Returns the seats (bits) that kick start has lifted again: the blow starts nothing on them.
 */
export function applyHit(
  s: DuelState,
  run: Run<DuelState>,
  clause: string,
  felled: string,
  armour = 0,
): number {
  const first = arriving(s, 0, armour);
  const second = arriving(s, 1, armour);
  rememberHealth(s);
  if (run.listening) for (let at = 0; at < 2; at++) tellStopped(s, run, at);
  lose(s, run, 0, first, causeAt(s, 0), clause);
  lose(s, run, 1, second, causeAt(s, 1), clause);
  const down = Number(s.health[0] === 0) + 2 * Number(s.health[1] === 0);
  if (checkFallen(s, run, felled)) return 0;
  if (first > 0) followUp(s, run, 0, first, (down & 1) !== 0);
  if (second > 0 && s.outcome === null) followUp(s, run, 1, second, (down & 2) !== 0);
  return down;
}

function causeAt(s: Readonly<DuelState>, at: number): number {
  return s.hit.martyred[at] === 0 ? s.hit.ability : MARTYR;
}

/** The story says how much never arrived, and thanks to what: shades, or the winner's expertise. */
export function tellStopped(s: Readonly<DuelState>, run: Run<DuelState>, at: number): void {
  if (s.hit.stopped[at] === 0) return;
  const shades = s.hit.kind === DICE_HIT || s.hit.kind === SCORE_HIT;
  const clause = s.hit.kind === DICE_HIT ? 'DQ-4.3' : shades ? 'DQ-5.4' : 'DQ-M-expertise';
  const ability = shades ? 'sacrifice' : 'expertise';
  tell(run, 'stopped', clause, { step: s.step, seat: at, ability, by: hitTotal(s, at) });
}

function arriving(s: Readonly<DuelState>, at: number, armour: number): number {
  const hit = s.hit;
  if (hit.by[at] === NONE || hit.stopped[at] !== 0) return 0;
  if (hit.martyred[at] !== 0) return hit.martyred[at]!;
  return Math.max(0, hitTotal(s, at) - armour);
}

/** Health damage by the other: marks it starts, then the passive reactions (R-PASSIVEDELIVERY, R-LIGHTNING). */
function followUp(s: DuelState, run: Run<DuelState>, at: number, amount: number, lifted: boolean): void {
  const hit = s.hit;
  const by = hit.by[at]!;
  if (by === at || hit.martyred[at] !== 0) return;
  // What a follow-up adds belongs to the blow it follows (DQ-M-vampirism).
  s.caused[by] = hit.kind === EXTRA_HIT ? s.caused[by]! + amount : amount;
  if (hit.ability !== NONE) {
    const effects = ABILITIES[hit.ability]!.ifHurt;
    if (effects !== undefined) applyEffects(s, run, effects, by, hit.ability, lifted);
  }
  const kind = hit.kind;
  if (kind !== DICE_HIT && kind !== SCORE_HIT && hit.faces[at]!.length === 0) return;
  if (!lifted && !hasMark(s, by, STONE_SKIN))
    for (const self of withHook(s.sheets[by]!, HOOK.starts))
      mark(s, run, self, other(by), ABILITIES[self]!.starts!);
  if (kind === BEFORE_HIT && !lifted) startBefore(s, run, at, by);
  react(s, run, at, by);
}

/** DQ-V-snake-strike starts its marks itself. */
function startBefore(s: DuelState, run: Run<DuelState>, at: number, by: number): void {
  for (const self of withHook(s.sheets[by]!, HOOK.before))
    for (const which of ABILITIES[self]!.before!.starts ?? []) mark(s, run, self, at, which);
}

function react(s: DuelState, run: Run<DuelState>, at: number, by: number): void {
  rememberHealth(s);
  for (const self of withHook(s.sheets[at]!, HOOK.taken)) {
    lose(s, run, by, ABILITIES[self]!.taken!, self, 'R-LIGHTNING');
    if (checkFallen(s, run, 'R-LIGHTNING')) return;
  }
  for (const self of withHook(s.sheets[by]!, HOOK.caused)) heal(s, run, by, ABILITIES[self]!.caused!, self);
}
