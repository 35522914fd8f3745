/** Acts that make pets strike, leave, come, or lend their effects. */
import { PET_ATTACK, PET_HEALTH } from '../data/pets.js';
import {
  BORROW,
  CALL_COPY,
  FEIGN,
  FIRE_FRIEND,
  LEAVE_DISCARD,
  LEAVE_PILE,
  PERMANENT,
  RETARGET,
  REVIVE,
  SPLIT_ATTACK,
  STRIKE,
  SWALLOW,
  TAME_TOP,
  TO_PILE,
} from '../data/vocabulary.js';
import { setFigures } from '../flow/combat/settle.js';
import { borrowing, retargeting } from '../flow/effects/card-effects.js';
import { type Act, causeOf, type EffectLocals, petsOn } from '../flow/effects/effect.js';
import { give } from '../flow/effects/give.js';
import {
  calling,
  dismissing,
  feigning,
  firing,
  splitting,
  strikingEach,
  tamingTop,
} from '../flow/effects/pet-effects.js';
import { inOrder, isThere, lowestBit } from '../rules/board.js';
import { onTopOfPets } from '../rules/piles.js';
import { takePet, updateRanks } from '../rules/rows.js';
import { petRef, type Rules, tell } from '../rules/tell.js';
import { NO_PET, type TrueshotState } from '../state/state.js';

function strike(_s: TrueshotState, run: Rules, l: EffectLocals): void {
  run.call(strikingEach, { pets: petsOn(l), picker: l.owner, own: l.self >= 0 ? 1 : 0 });
}

/** Lizard, Stag: off the board at step 11, with all that lay on it (TL-N1, TL-N2). */
function leaves(to: 'discard' | 'pile'): Act {
  return (s, run, l) => {
    if (l.self < 0 || !isThere(s, l.self)) return;
    if (run.listening) tell(run, 'left', 'TL-A7', { pet: petRef(s, l.self), to, by: causeOf(l.ops) });
    const kind = takePet(s, l.self);
    if (to === 'pile') onTopOfPets(s, kind);
    else s.petDiscard.push(kind);
    updateRanks(s);
  };
}

/** Devilsaur: printed and permanent figures of the pet it takes out of the game. */
function swallow(s: TrueshotState, run: Rules, l: EffectLocals): void {
  if (petsOn(l) === 0) return;
  const prey = lowestBit(petsOn(l));
  const attack = PET_ATTACK[s.kind[prey]!]! + s.foreverAttack[prey]! + s.asleepAttack[prey]!;
  const health = PET_HEALTH[s.kind[prey]!]! + s.foreverHealth[prey]! + s.asleepHealth[prey]!;
  if (run.listening)
    tell(run, 'left', 'TL-P-devilsaur', { pet: petRef(s, prey), to: 'game', by: causeOf(l.ops) });
  s.removed.push(takePet(s, prey));
  updateRanks(s);
  give(s, run, l.owner, 1 << l.self, attack, health, PERMANENT, causeOf(l.ops));
}

function toPile(_s: TrueshotState, run: Rules, l: EffectLocals): void {
  run.call(dismissing, { seat: l.owner, pets: petsOn(l) });
}

/** TL-N28: printed figures until round end; the player is back in. */
function revive(s: TrueshotState, run: Rules, l: EffectLocals): void {
  for (const pet of inOrder(s, petsOn(l), l.owner)) {
    setFigures(s, pet, PET_ATTACK[s.kind[pet]!]!, PET_HEALTH[s.kind[pet]!]!);
    if (run.listening) tell(run, 'revived', 'TL-N28', { pet: petRef(s, pet) });
  }
  updateRanks(s);
}

function callCopy(_s: TrueshotState, run: Rules, l: EffectLocals): void {
  run.call(calling, { seat: l.owner, pets: petsOn(l), all: l.all });
}

function tameTop(_s: TrueshotState, run: Rules, l: EffectLocals): void {
  run.call(tamingTop, { seat: l.owner });
}

function feign(_s: TrueshotState, run: Rules, l: EffectLocals): void {
  run.call(feigning, { seat: l.owner, pets: [], at: 0 });
}

function fireFriend(_s: TrueshotState, run: Rules, l: EffectLocals): void {
  if (petsOn(l) !== 0) run.call(firing, { pet: lowestBit(petsOn(l)), at: 0 });
}

function splitAttack(_s: TrueshotState, run: Rules, l: EffectLocals): void {
  run.call(splitting, { pet: l.self, rest: 0, victims: [], shares: [], spored: NO_PET });
}

/** TL-N24 */
function retarget(s: TrueshotState, run: Rules, l: EffectLocals): void {
  if (l.against === 1 && s.striker !== NO_PET && (petsOn(l) & (1 << s.striker)) !== 0)
    run.call(retargeting, { seat: l.owner, anew: l.second });
}

/** Wild Spirits: one discarded pet for all; its second trigger brings nothing more. */
function borrow(s: TrueshotState, run: Rules, l: EffectLocals): void {
  if (l.second === 0 && s.petDiscard.length > 0) run.call(borrowing, { seat: l.owner, pets: petsOn(l) });
}

export const PET_ACTS: readonly (readonly [number, Act])[] = [
  [STRIKE, strike],
  [LEAVE_DISCARD, leaves('discard')],
  [LEAVE_PILE, leaves('pile')],
  [SWALLOW, swallow],
  [TO_PILE, toPile],
  [REVIVE, revive],
  [CALL_COPY, callCopy],
  [TAME_TOP, tameTop],
  [FEIGN, feign],
  [FIRE_FRIEND, fireFriend],
  [SPLIT_ATTACK, splitAttack],
  [RETARGET, retarget],
  [BORROW, borrow],
];
