/** Buying a weapon: the old one back first, then the price, then what the new one does (TL-47, TL-48, TL-50). */
import { procedureOf } from '@fray/engine';
import { CHEAPER, STRONGER_WEAPONS } from '../../data/vocabulary.js';
import { BASIC, BOUGHT_SWAPS, PAID_IN_HEALTH, powerOf } from '../../data/weapons.js';
import { type Table, traitCount } from '../../rules/board.js';
import { noteOwned, OWNED_WEAPONS } from '../../rules/owned.js';
import { canDraw, drawCard } from '../../rules/piles.js';
import { type Rules, tell, weaponCard } from '../../rules/tell.js';
import { loseWeapon, priceOf, refundOf } from '../../rules/weapons.js';
import { NOTHING, type TrueshotState } from '../../state/state.js';
import { WEAPONS_PILE } from '../../verbs.js';
import { pickedSeat, pickSeat } from '../pick.js';

type BuyLocals = { seat: number; offer: number };

export const buying = procedureOf<TrueshotState, BuyLocals>()('buying', {
  pay(s, run, { seat, offer }) {
    const weapon = offer === 2 ? s.weaponDiscard.pop()! : s.shop.splice(offer, 1)[0]!;
    const price = priceOf(s, seat, weapon);
    const refund = refundOf(s, seat);
    if (s.weapon[seat] !== BASIC) s.discarded[seat]!++;
    loseWeapon(s, seat);
    s.coins[seat]! += refund;
    pay(s, seat, weapon, price);
    s.weapon[seat] = weapon;
    noteOwned(s, seat, OWNED_WEAPONS + weapon);
    s.weaponCut[seat] = traitCount(s, seat, CHEAPER);
    s.weaponUp[seat] = traitCount(s, seat, STRONGER_WEAPONS);
    if (run.listening)
      tell(run, 'bought', 'TL-47', {
        seat,
        by: weaponCard(weapon),
        price,
        refund,
        coins: s.coins[seat]!,
        health: s.health[seat]!,
        inHealth: powerOf(weapon) === PAID_IN_HEALTH,
      });
  },
  /** Miracoran changes places with an enemy's weapon, if anyone has one to lose. */
  swap(s, run, { seat }) {
    s.picked = NOTHING;
    if (powerOf(s.weapon[seat]!) === BOUGHT_SWAPS)
      pickSeat(s, run, seat, 'pick-swap', 'weapon:miracoran', armedOthers(s, seat));
  },
  swapped(s, run, { seat }) {
    if (s.picked !== NOTHING) swapWeapons(s, run, seat, pickedSeat(s));
  },
  /** TL-50: the shop is filled up at once; a weapon from the discard leaves no gap. */
  refill(s, run) {
    fillShop(s, run);
  },
});

/** A payment is no loss; Water's Coin is spent first. */
function pay(s: TrueshotState, seat: number, weapon: number, price: number): void {
  if (powerOf(weapon) === PAID_IN_HEALTH) {
    s.health[seat]! -= price;
    return;
  }
  const fromPurse = Math.min(s.purse[seat]!, price);
  s.purse[seat]! -= fromPurse;
  s.coins[seat]! -= price - fromPurse;
}

function armedOthers(s: Table, seat: number): number {
  let seats = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && (s.inGame & ~s.gone & (1 << other)) !== 0 && s.weapon[other] !== BASIC)
      seats |= 1 << other;
  return seats;
}

/** TL-N54, TL-N68: marks and bonuses travel with both cards. */
function swapWeapons(s: TrueshotState, run: Rules, seat: number, other: number): void {
  for (const list of [s.weapon, s.weaponUp, s.weaponCut, s.fungus]) {
    const held = list[seat]!;
    list[seat] = list[other]!;
    list[other] = held;
  }
  for (const each of [seat, other]) noteOwned(s, each, OWNED_WEAPONS + s.weapon[each]!);
  if (run.listening) tell(run, 'swapped', 'TL-N54', { seat, other, by: weaponCard(s.weapon[seat]!) });
}

export function fillShop(s: TrueshotState, run: Rules): void {
  while (s.shop.length < 2 && canDraw(s, WEAPONS_PILE)) {
    s.shop.push(drawCard(s, run, WEAPONS_PILE));
    if (run.listening) tell(run, 'shop', 'TL-50', { by: weaponCard(s.shop[s.shop.length - 1]!) });
  }
}
