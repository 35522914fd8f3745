/** Acts that remove or give Health. */
import {
  BITE_LOSS,
  HEAL_PET,
  HEAL_PLAYER,
  HIT,
  LATER_LOSS,
  LOSE,
  MEND,
  type Op,
} from '../data/vocabulary.js';
import { type Act, causeOf, type EffectLocals, petsOn, seatsOn, usesSpore } from '../flow/effects/effect.js';
import { healPets } from '../flow/effects/heal.js';
import { SEAT_SHIFT } from '../rules/aims.js';
import { inOrder, ownerOf, seatsInOrder } from '../rules/board.js';
import { hitPet } from '../rules/damage.js';
import { gainHealth, loseHealth } from '../rules/players.js';
import { type Rules, tell } from '../rules/tell.js';
import { NO_PET, NOTHING, type TrueshotState } from '../state/state.js';

/** What a removal comes to for one victim: base and marks, then Thori'dal (TL-A22). */
function amountFor(l: EffectLocals, op: Op, base: number, extra: number): number {
  return (base + (op.plus ? l.plus : 0) + extra) * l.times;
}

/** The victim of a waiting Sporebat mark and what it adds; the mark is used up. */
export function sporeFor(
  s: TrueshotState,
  l: EffectLocals,
  op: Op,
  only: number,
): { victim: number; spore: number } {
  const spore = s.spore[l.owner]!;
  if (spore === 0 || l.on === 0 || !usesSpore(l, op)) return { victim: NOTHING, spore: 0 };
  s.spore[l.owner] = 0;
  return { victim: s.picked === NOTHING ? only : s.picked, spore };
}

function hit(s: TrueshotState, run: Rules, l: EffectLocals, op: Op): void {
  const pets = inOrder(s, petsOn(l), l.owner);
  const { victim, spore } = sporeFor(s, l, op, pets[0] ?? NOTHING);
  const by = l.self >= 0 ? l.self : NO_PET;
  for (const pet of pets)
    hitPet(s, run, pet, amountFor(l, op, op.n, pet === victim ? spore : 0), by, causeOf(l.ops));
}

function lose(s: TrueshotState, run: Rules, l: EffectLocals, op: Op, base = op.n): void {
  const cause = causeOf(l.ops);
  // Rapid Shot: the owner of each pet that was hit, once per pet.
  for (const pet of inOrder(s, petsOn(l), l.owner)) loseHealth(s, run, ownerOf(pet), op.n * l.times, cause);
  const seats = seatsInOrder(s, seatsOn(l), l.owner);
  if (seats.length === 0) return;
  const { victim, spore } = sporeFor(s, l, op, seats[0]! + SEAT_SHIFT);
  for (const seat of seats)
    loseHealth(s, run, seat, amountFor(l, op, base, seat + SEAT_SHIFT === victim ? spore : 0), cause);
}

/** TL-N59: 2 if the caster lost Health in the round before. */
function biteLoss(s: TrueshotState, run: Rules, l: EffectLocals, op: Op): void {
  lose(s, run, l, op, (s.lostBefore & (1 << l.owner)) !== 0 ? 2 : op.n);
}

/** TL-N60: without marks; Thori'dal counts if it is held now. */
function laterLoss(s: TrueshotState, run: Rules, l: EffectLocals, op: Op): void {
  for (const seat of seatsInOrder(s, seatsOn(l), l.owner)) {
    s.stings[l.owner * s.seats + seat]! += op.n * l.times;
    if (run.listening) tell(run, 'stung', 'TL-N60', { seat, by: causeOf(l.ops), amount: op.n * l.times });
  }
}

function heal(s: TrueshotState, run: Rules, l: EffectLocals, op: Op): void {
  const cause = causeOf(l.ops);
  for (const seat of seatsInOrder(s, seatsOn(l), l.owner)) gainHealth(s, run, seat, op.n, cause);
  healPets(s, run, l.owner, inOrder(s, petsOn(l), l.owner), op.n, cause);
}

function mend(s: TrueshotState, run: Rules, l: EffectLocals): void {
  const pets = inOrder(s, petsOn(l), l.owner);
  healPets(s, run, l.owner, pets, (pet) => s.wounds[pet]!, causeOf(l.ops));
}

export const REMOVALS: readonly (readonly [number, Act])[] = [
  [HIT, hit],
  [LOSE, lose],
  [BITE_LOSS, biteLoss],
  [LATER_LOSS, laterLoss],
  [HEAL_PLAYER, heal],
  [HEAL_PET, heal],
  [MEND, mend],
];
