/** Step 3: before the damage roll the loser may stop the attack, slip away, or turn the round around. */
import { procedureOf, type Run } from '@fray/engine';
import type { Ability } from '../abilities/entry/ability.js';
import { abilityId } from '../abilities/ids.js';
import { ABILITIES } from '../abilities/index.js';
import { layHit, rollAt } from '../damage/hit.js';
import { laid } from '../damage/laid.js';
import { decideAnswer, decideDodge } from '../legality/decisions.js';
import { canAnswer } from '../legality/playable.js';
import { PASS } from '../legality/verbs.js';
import { announce, applyEffects, endChain } from '../play/play.js';
import { ANSWER_ASK, DODGE_ASK } from '../sheet/sheet.js';
import { type DuelState, hasMark, INTERRUPT_HIT, loser, other, STONE_SKIN } from '../state/state.js';
import { tell } from '../words/speak.js';
import { dealing } from './window.js';

/** `ability` is what the loser has played. */
type DodgeLocals = { ability: number };

/** R-STONESKIN: faces up to this one shrug the attack off. */
const GLANCES_UP_TO = 2;

export const dodgesAndInterrupts = procedureOf<DuelState, DodgeLocals>()('dodges and interrupts', {
  stoneSkin(s, run) {
    const seat = loser(s);
    if (!hasMark(s, seat, STONE_SKIN)) return;
    const face = run.die(6);
    const glances = face <= GLANCES_UP_TO;
    if (glances) s.skipTo = 8;
    if (run.listening) tell(run, 'glance', 'R-STONESKIN', { step: s.step, seat, die: face, glances });
    run.leave();
  },
  // DQ-3.1
  offer(s, run) {
    if (canAnswer(s, loser(s), DODGE_ASK)) run.ask(loser(s), decideDodge);
    else run.leave();
  },
  answer(s, run, at) {
    if (run.verb === PASS) {
      run.leave();
      return;
    }
    at.ability = run.a;
    const ability = announce(s, run, loser(s), run.a);
    if (ability.swaps === true) {
      turnAround(s, run);
      run.goto(dodgesAndInterrupts.at.stoneSkin);
    }
  },
  // DQ-3.2d
  hold(s, run, at) {
    const dodged = ABILITIES[at.ability]!.list === 'dodge';
    if (dodged && canAnswer(s, s.winner, ANSWER_ASK)) run.ask(s.winner, decideAnswer);
    else run.goto(dodgesAndInterrupts.at.damage);
  },
  held(s, run) {
    if (run.verb === PASS) return;
    announce(s, run, s.winner, run.a);
    if (run.listening)
      tell(run, 'held', 'DQ-3.2d', { seat: s.winner, at: loser(s), ability: abilityId(run.a) });
    run.leave();
  },
  // DQ-3.2a
  damage(s, run, at) {
    s.skipTo = skipAfter(s, ABILITIES[at.ability]!);
    if (run.listening) tellAvoided(s, run, at.ability);
    const dice = ABILITIES[at.ability]!.dice;
    if (typeof dice !== 'number') return;
    layHit(s, INTERRUPT_HIT, at.ability);
    rollAt(s, run, loser(s), s.winner, dice);
    if (laid(s, run)) return;
    run.call(dealing, { clause: 'DQ-3.2a', felled: 'DQ-3.2c' });
  },
  riders(s, run, at) {
    const effects = ABILITIES[at.ability]!.does;
    if (effects !== undefined) applyEffects(s, run, effects, loser(s), at.ability);
  },
});

/** DQ-3.2b: winner and loser change places. Being commanded counts as losing (R-CHAIN). */
function turnAround(s: DuelState, run: Run<DuelState>): void {
  s.winner = other(s.winner);
  if (run.listening) tell(run, 'turned', 'DQ-3.2b', { seat: s.winner });
  endChain(s, run, loser(s));
}

/** What came of it: the attack was dodged, or it was stopped. */
function tellAvoided(s: Readonly<DuelState>, run: Run<DuelState>, ability: number): void {
  const dodged = ABILITIES[ability]!.list === 'dodge';
  const data = { step: s.step, seat: loser(s), by: s.winner, ability: abilityId(ability), dodged };
  tell(run, 'avoided', 'DQ-3.2a', data);
}

function skipAfter(s: Readonly<DuelState>, ability: Ability): number {
  return ability.endsRound === true && s.rules.headButt === 'ends the round' ? 9 : 8;
}
