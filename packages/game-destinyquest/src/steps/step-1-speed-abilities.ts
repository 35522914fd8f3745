/** Step 1: who may add to the speed of this round, and who must say so first. */
import { procedureOf, type Run } from '@fray/engine';
import { abilityId } from '../abilities/ids.js';
import { decideSpeed } from '../legality/decisions.js';
import { canAnswer } from '../legality/playable.js';
import { PLAY } from '../legality/verbs.js';
import { announce } from '../play/play.js';
import { SPEED_ASK } from '../sheet/sheet.js';
import { speedOf } from '../sheet/values.js';
import { type DuelState, NONE, other } from '../state/state.js';
import { tell } from '../words/speak.js';

/** `first` the slower seat; `asked` the seats (bits) that choose in secret. */
type SpeedLocals = { first: number; asked: number };

export const speedAbilities = procedureOf<DuelState, SpeedLocals>()('speed abilities', {
  compare(s, run, at) {
    const lead = speedOf(s, 0) - speedOf(s, 1);
    if (lead === 0) {
      at.asked = Number(canAnswer(s, 0, SPEED_ASK)) + 2 * Number(canAnswer(s, 1, SPEED_ASK));
      if (at.asked === 0) run.leave();
      else run.goto(speedAbilities.at.write);
      return;
    }
    at.first = lead < 0 ? 0 : 1;
    if (!canAnswer(s, at.first, SPEED_ASK)) run.goto(speedAbilities.at.faster);
  },
  // DQ-1.2
  slower(_s, run, at) {
    run.ask(at.first, decideSpeed);
  },
  slowerReveals(s, run, at) {
    reveal(s, run, at.first);
  },
  // DQ-1.3
  faster(s, run, at) {
    if (canAnswer(s, other(at.first), SPEED_ASK)) run.ask(other(at.first), decideSpeed);
    else run.leave();
  },
  fasterReveals(s, run, at) {
    reveal(s, run, other(at.first));
    run.leave();
  },
  // DQ-1.4
  write(_s, run, at) {
    run.askAll(at.asked, decideSpeed);
  },
  turnPapers(s, run, at) {
    const chosen = [sealedAbility(run, at.asked, 0), sealedAbility(run, at.asked, 1)];
    for (let seat = 0; seat < 2; seat++) show(s, seat, chosen[seat]!);
    if (run.listening) {
      const abilities = chosen.map((self) => (self === NONE ? 'none' : abilityId(self)));
      tell(run, 'papers', 'DQ-1.4', { abilities });
    }
    for (let seat = 0; seat < 2; seat++) if (chosen[seat] !== NONE) announce(s, run, seat, chosen[seat]!);
  },
});

function reveal(s: DuelState, run: Run<DuelState>, seat: number): void {
  show(s, seat, run.verb === PLAY ? run.a : NONE);
  if (run.verb === PLAY) announce(s, run, seat, run.a);
  else if (run.listening) tell(run, 'none', seat === slower(s) ? 'DQ-1.2' : 'DQ-1.3', { seat });
}

/** A shown ability is spent; it takes effect in 2.1. */
function show(s: DuelState, seat: number, self: number): void {
  s.speedSlot[seat] = self;
  s.shown[seat] = 1;
}

function slower(s: Readonly<DuelState>): number {
  return speedOf(s, 0) < speedOf(s, 1) ? 0 : 1;
}

function sealedAbility(run: Run<DuelState>, asked: number, seat: number): number {
  if ((asked & (1 << seat)) === 0) return NONE;
  const move = run.sealed(seat);
  return move[0] === PLAY ? move[1] : NONE;
}
