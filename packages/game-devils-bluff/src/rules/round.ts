/** A round (8.2): hands, initiative, Command Points, activations in turn, and what the end of it brings. */
import { type Locals, procedureOf } from '@fray/engine';
import { REMOVED, RESERVE } from '../geometry/bodies.js';
import { type DevilsState, modelData, NOBODY, profileOf } from '../state.js';
import type { Events } from '../words/events.js';
import { activation, canActivate } from './activation.js';
import { fillHands } from './cards/deck.js';
import { rollLocals, rollOff } from './cards/roll-off.js';
import { testEnd } from './ending.js';
import { removeModel, scoreRound } from './mission/scoring.js';

export const round = procedureOf<DevilsState, Locals, Events>()('round', {
  /** PR-1, DB-12 */
  begin(s, run) {
    s.round++;
    if (run.listening) run.tell({ type: 'round', clause: 'DB-03', data: { round: s.round } });
    if (s.round > 1 && s.options.handRefill === 'roundStart') fillHands(s, run, 'refilled');
  },
  /** PR-2, CR-13 */
  initiative(s, run) {
    run.call(rollOff, rollLocals(s.options.rollOff === 'two' ? 2 : 1, 'initiative'));
  },
  /** PR-3, CR-14 */
  command(s, run) {
    s.due = s.winner;
    for (let i = 0; i < s.roster.length; i++) s.cp[i] = s.where[i] === REMOVED ? 0 : profileOf(s, i).command;
    if (run.listening) run.tell({ type: 'command', clause: 'CR-14', data: { first: s.due } });
  },
  /** PR-4, CR-15, CR-16 */
  turn(s, run) {
    if (!canActivate(s, s.due)) s.due = 1 - s.due;
    if (canActivate(s, s.due)) run.call(activation);
    else run.goto(RESERVES);
  },
  /** PA-9 */
  activated(s, run) {
    if (testEnd(s, run)) return;
    s.due = 1 - s.due;
    run.goto(TURN);
  },
  /** PR-5, CR-18, CR-48 */
  reserves(s, run) {
    if (s.round > 1) return;
    for (let i = 0; i < s.where.length; i++)
      if (s.where[i] === RESERVE) {
        if (run.listening)
          run.tell({ type: 'lost-in-reserve', clause: 'CR-18', data: { ...modelData(s, i) } });
        removeModel(s, run, i, NOBODY, 'CR-18');
      }
    testEnd(s, run);
  },
  /** PR-6, CR-46 */
  end(s, run) {
    scoreRound(s, run, NOBODY);
    if (run.listening)
      run.tell({ type: 'round-ended', clause: 'CR-46', data: { round: s.round, points: s.vp.slice() } });
  },
});
const TURN = round.at.turn;
const RESERVES = round.at.reserves;
