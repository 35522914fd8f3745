/** What a question inside a window answers: whose doing it is, to whom, by which ability, and who has passed. */
import type { Pending } from '@fray/engine';
import { ABILITY_IDS } from '../abilities/ids.js';
import { forecast } from '../damage/forecast.js';
import { hitTotal } from '../damage/hit.js';
import {
  ANSWER_ASK,
  ATTACK_ASK,
  DODGE_ASK,
  MODIFIER_ASK,
  POST_ASK,
  SPEED_ASK,
  STAB_ASK,
  STRIKE_ASK,
} from '../sheet/sheet.js';
import { C, type DuelState, loser, NO_HIT, NONE, other } from '../state/state.js';
import { answered } from '../words/speak.js';
import { windowId } from './prompts.js';

/** Undefined where the question answers nothing that anybody does. */
export function pendingFor(s: Readonly<DuelState>, ask: number): Pending | undefined {
  if (ask === SPEED_ASK || ask === ATTACK_ASK || ask === STAB_ASK) return undefined;
  if (ask === MODIFIER_ASK) return windowPending(s);
  const target = loser(s);
  const source = s.winner;
  if (ask === DODGE_ASK)
    return { what: answered('attack', { stake: forecast(s) }), source, target, ...alone(target) };
  if (ask === ANSWER_ASK) return dodgePending(s);
  if (ask === POST_ASK || ask === STRIKE_ASK) {
    const what = answered('landed', { hurt: s.hurt });
    return { what, source, target, ...alone(ask === POST_ASK ? source : target) };
  }
  return { ...blowPending(s), ...alone(target) };
}

function alone(seat: number): Pick<Pending, 'order' | 'passed'> {
  return { order: [seat], passed: [] };
}

/** The damage on its way. */
function blowPending(s: Readonly<DuelState>): Omit<Pending, 'order' | 'passed'> {
  const target = s.hit.by[0] === 1 || s.hit.by[1] === NONE ? 0 : 1;
  const what = answered('blow', { total: hitTotal(s, target), stake: forecast(s) });
  return { what, source: s.hit.by[target]!, target, ...byAbility(s.hit.ability) };
}

/** The ability of the dodge is a local of step 3. */
function dodgePending(s: Readonly<DuelState>): Pending {
  const ability = s.stack[s.stack.length - 1]!.locals['ability'] as number;
  const what = answered('dodge', { stake: forecast(s) });
  return { what, source: loser(s), target: s.winner, ...byAbility(ability), ...alone(s.winner) };
}

/** Whose turn it is and who has passed are locals of the window. */
function windowPending(s: Readonly<DuelState>): Pending {
  const { seat, passes } = s.stack[s.stack.length - 1]!.locals as { seat: number; passes: number };
  const turns = { order: [seat, other(seat)], passed: passes > 0 ? [other(seat)] : [] };
  const what = answered(windowId(s.window), {});
  if (s.hit.kind === NO_HIT) return { what, ...turns };
  // Before the roll there is no sum yet.
  return s.window === C ? { ...blowPending(s), what, ...turns } : { ...blowPending(s), ...turns };
}

function byAbility(ability: number): Pick<Pending, 'by'> {
  return ability === NONE ? {} : { by: ABILITY_IDS[ability]! };
}
