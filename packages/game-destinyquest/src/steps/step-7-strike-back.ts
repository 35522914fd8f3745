/** Step 7: the loser, if no combat ability was played this round, may strike back. */
import { procedureOf, type Run } from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { layHit, rollAt } from '../damage/hit.js';
import { laid } from '../damage/laid.js';
import { decideStrike } from '../legality/decisions.js';
import { canAnswer } from '../legality/playable.js';
import { PASS } from '../legality/verbs.js';
import { announce, applyEffects } from '../play/play.js';
import { STRIKE_ASK } from '../sheet/sheet.js';
import { type DuelState, loser, NONE, STRIKE_HIT } from '../state/state.js';
import { dealing } from './window.js';

export const strikeBack = procedureOf<DuelState>()('strike back', {
  // DQ-7.1
  offer(s, run) {
    if (s.owed !== NONE) run.goto(strikeBack.at.owed);
    else if (canAnswer(s, loser(s), STRIKE_ASK)) run.ask(loser(s), decideStrike);
    else run.leave();
  },
  answer(s, run) {
    run.leave();
    if (run.verb === PASS) return;
    const ability = announce(s, run, loser(s), run.a);
    if (ability.does !== undefined) applyEffects(s, run, ability.does, loser(s), run.a);
    strike(s, run, run.a);
  },
  owed(s, run) {
    strike(s, run, s.owed);
  },
});

/** DQ-7.2: a winner of the round who falls by it has lost the duel. */
function strike(s: DuelState, run: Run<DuelState>, self: number): void {
  const { dice, points } = ABILITIES[self]!;
  if (dice === undefined && points === undefined) return;
  layHit(s, STRIKE_HIT, self);
  rollAt(s, run, loser(s), s.winner, typeof dice === 'number' ? dice : 0);
  if (laid(s, run)) return;
  run.call(dealing, { clause: 'DQ-7.1', felled: 'DQ-7.2' });
}
