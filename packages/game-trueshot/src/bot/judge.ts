/** How good a position is for a seat: Health, pets and weapon against those of the others. */
import { settled } from '@fray/engine';
import { isInGame, isLiving, type Table } from '../rules/board.js';
import { attackOf, healthOf } from '../rules/figures.js';
import { PLACES, type TrueshotState } from '../state/state.js';
import { petWorth, weaponWorth } from './worth.js';

export function judge(s: Readonly<TrueshotState>, seat: number): number {
  const over = settled(s.outcome, seat);
  if (over !== undefined) return over;
  if (!isInGame(s, seat) || (s.gone & (1 << seat)) !== 0) return -0.95;
  let others = 0;
  let count = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && isInGame(s, other)) {
      others += strength(s, other);
      count++;
    }
  return Math.tanh((strength(s, seat) - others / Math.max(1, count)) / 14);
}

function strength(s: Table, seat: number): number {
  let worth =
    s.health[seat]! * 1.2 +
    weaponWorth(s.weapon[seat]!, s.weaponUp[seat]!) * 0.8 +
    s.hands[seat]!.length * 0.8;
  for (let pet = seat * PLACES; pet < seat * PLACES + PLACES; pet++)
    if (s.kind[pet]! >= 0)
      worth += petWorth(s.kind[pet]!, attackOf(s, pet), healthOf(s, pet)) * (isLiving(s, pet) ? 0.5 : 0.2);
  return worth;
}
