/** Step 4: the winner strikes. Damage dice are rolled and applied here; a damage score goes on to step 5. */

import { procedureOf, type Run } from '@fray/engine';
import { type Ability, HOOK } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { applyHit, settleRoll } from '../damage/apply-hit.js';
import { clearHit, layHit, rollAt } from '../damage/hit.js';
import { laid } from '../damage/laid.js';
import { decideAttack } from '../legality/decisions.js';
import { DECLINE, PLAY, RENEW, ROLL } from '../legality/verbs.js';
import { announce, applyEffects, endChain } from '../play/play.js';
import { renew } from '../play/renew.js';
import { tellControl } from '../play/tell-control.js';
import { change } from '../sheet/effects.js';
import { withHook } from '../sheet/sheet.js';
import { running } from '../sheet/values.js';
import { C, D, DICE_HIT, type DuelState, E, EXTRA_DICE, loser, NONE, SCORE_HIT } from '../state/state.js';
import { tell } from '../words/speak.js';
import { canSacrifice, sacrifice } from './sacrifice.js';
import { openWindow } from './window.js';

export const damageDice = procedureOf<DuelState>()('damage dice', {
  // DQ-4.1, DQ-5.1, DQ-5.2
  announce(s, run) {
    run.ask(s.winner, decideAttack);
  },
  announced(s, run) {
    if (run.verb === DECLINE) decline(s, run);
    else if (run.verb === ROLL) plainScore(s, run);
    else strikeWith(s, run, run.a);
    if (s.skipTo > 4) run.leave();
  },
  windowBefore(s, run) {
    openWindow(s, run, C);
  },
  roll(s, run) {
    const self = s.hit.ability;
    const ability = ABILITIES[self]!;
    if (ability.steered !== undefined) steer(s, run, ability);
    const dice = typeof ability.dice === 'function' ? ability.dice(s, s.winner) : (ability.dice ?? 0);
    const extra = dice === 0 ? 0 : running(s, s.winner, EXTRA_DICE);
    rollAt(s, run, s.winner, loser(s), dice + extra);
    if (ability.selfDice !== undefined) rollAt(s, run, s.winner, s.winner, ability.selfDice);
    laid(s, run);
  },
  windowAfter(s, run) {
    openWindow(s, run, D);
  },
  settle(s, run) {
    settleRoll(s, run);
  },
  // DQ-4.3
  sacrifice(s, run) {
    if (canSacrifice(s)) run.call(sacrifice);
  },
  // DQ-4.2
  apply(s, run) {
    const self = s.hit.ability;
    const ability = ABILITIES[self]!;
    const stopped = s.hit.stopped[loser(s)] !== 0;
    const martyred = s.hit.martyred[loser(s)] !== 0;
    ability.arrives?.(s, s.winner, run, self);
    s.caused[s.winner] = 0;
    const lifted = applyHit(s, run, 'DQ-4.2', 'DQ-4.2');
    if (s.outcome !== null) return;
    s.hurt = s.caused[s.winner]!;
    if (!stopped) applyPicked(s, run, self, ability);
    if (!stopped && ability.does !== undefined)
      applyEffects(s, run, ability.does, s.winner, self, (lifted & (1 << loser(s))) !== 0);
    clearHit(s);
    // DQ-4.4
    s.skipTo = stopped || martyred ? 8 : 7;
  },
  windowHurt(s, run) {
    if (s.skipTo === 7) openWindow(s, run, E);
  },
});

/** What its player named with it: the attribute that withers, or the modifier that comes back. */
function applyPicked(s: DuelState, run: Run<DuelState>, self: number, ability: Ability): void {
  const picked = s.rare?.picked ?? NONE;
  if (picked === NONE) return;
  if (ability.renews !== undefined) renew(s, run, s.winner, self, picked);
  else if (ability.lowers !== undefined)
    change(s, run, self, loser(s), picked, ability.lowers.by as number, ability.lowers.span);
}

/** DQ-5.1: no attack; step 7 follows with no damage. */
function decline(s: DuelState, run: Run<DuelState>): void {
  const seat = s.winner;
  if (run.listening) tell(run, 'decline', 'DQ-5.1', { seat });
  endChain(s, run, seat);
  for (const self of withHook(s.sheets[seat]!, HOOK.declined)) ABILITIES[self]!.declined!(s, seat, run, self);
  s.skipTo = 7;
}

function plainScore(s: DuelState, run: Run<DuelState>): void {
  endChain(s, run, s.winner);
  aimScore(s, NONE);
}

function strikeWith(s: DuelState, run: Run<DuelState>, self: number): void {
  const seat = s.winner;
  const entry = ABILITIES[self]!;
  const casts = typeof entry.casts === 'function' ? entry.casts(s, seat) : entry.casts === true;
  // A damage score ability is announced in 5.2, though it is chosen together with those of 4.1.
  if (entry.list === 'score') s.step = 5;
  announce(s, run, seat, self);
  if (casts) {
    if (entry.does !== undefined) applyEffects(s, run, entry.does, seat, self);
    s.skipTo = 7;
  } else if (entry.list === 'score') aimScore(s, self);
  else {
    layHit(s, DICE_HIT, self);
    s.hit.by[loser(s)] = seat;
    if (run.verb !== PLAY) s.rare!.picked = run.verb === RENEW ? placeOf(s, seat, run.b) : run.b;
  }
}

function placeOf(s: Readonly<DuelState>, seat: number, self: number): number {
  return s.sheets[seat]!.abilities.indexOf(self);
}

function aimScore(s: DuelState, self: number): void {
  layHit(s, SCORE_HIT, self);
  s.hit.by[loser(s)] = s.winner;
  if (self !== NONE && ABILITIES[self]!.usesSpeedDice === true) takeSpeedDice(s);
  s.skipTo = 5;
}

/** Windwalker and slick: from now on the attack-speed dice are damage dice. */
function takeSpeedDice(s: DuelState): void {
  const dice = s.speedDice[s.winner]!;
  const faces = s.hit.faces[loser(s)]!;
  for (let i = 0; i < dice.length; i++) faces.push(dice[i]!);
  s.hit.rolled[loser(s)] = s.speedRolled[s.winner]!;
}

function steer(s: DuelState, run: Run<DuelState>, ability: Ability): void {
  s.hit.control = run.die(6);
  if (run.listening) tellControl(s, run, s.winner, s.hit.ability, s.hit.control, ability.clause);
  ability.steered!(s, s.winner, run, s.hit.ability);
}
