/** A player's cards go to the discards: out of the game, or given up in the middle of a round (TL-A1, TL-A27, TL-A28, TL-E7). */
import { NOTHING, PLACES, type TrueshotState } from '../state/state.js';
import { inOrder } from './board.js';
import { forget } from './hands.js';
import { discardSpell } from './piles.js';
import { takePet } from './rows.js';
import { loseWeapon } from './weapons.js';

/** Pets, weapon, hand, Aspect, set-aside spells. */
export function layDown(s: TrueshotState, seat: number): void {
  for (const pet of inOrder(s, 0b111 << (seat * PLACES), seat)) s.petDiscard.push(takePet(s, pet));
  loseWeapon(s, seat);
  for (const spell of s.hands[seat]!) {
    discardSpell(s, spell);
    forget(s, spell);
  }
  for (const spell of s.aside[seat]!) discardSpell(s, spell);
  if (s.aspect[seat] !== NOTHING) discardSpell(s, s.aspect[seat]!);
  s.hands[seat] = [];
  s.aside[seat] = [];
  s.asideUntil[seat] = [];
  s.aspect[seat] = NOTHING;
}

/** Out of the game: the seat closes, and everything to come from and against it is dropped. */
export function eliminate(s: TrueshotState, seat: number): void {
  layDown(s, seat);
  const bit = 1 << seat;
  s.inGame &= ~bit;
  s.gone &= ~bit;
  s.coins[seat] = s.purse[seat] = 0;
  s.nextSpell[seat] = s.spore[seat] = s.moth[seat] = s.shale[seat] = s.permit[seat] = s.flare[seat] = 0;
  s.nextAll &= ~bit;
  // Djaruun's mute is one by the winner of this round.
  s.muteNext = s.wiped.at(-1) === seat ? 0 : s.muteNext & ~bit;
  s.unhealed &= ~bit;
  for (let other = 0; other < s.seats; other++)
    s.stings[seat * s.seats + other] = s.stings[other * s.seats + seat] = 0;
  s.stored = s.stored
    .filter(([, owner]) => owner !== seat)
    .map(([round, owner, amount, victims]) => [round!, owner!, amount!, victims! & ~bit]);
  s.foodPile[seat] = [];
  s.foodDiscard[seat] = [];
}
