/** Acts that deal with cards, Coins and the Aspect's place. */
import { BEAST, spellKind } from '../data/spells.js';
import {
  COIN,
  DISCARD_SPELL,
  FETCH_SPELL,
  LONGER_ASPECTS,
  LOOK_ENDS,
  LOOK_THREE,
  LOOK_TOPS,
  OPEN_HANDS,
  type Op,
  PLACE_TRAP,
  PURSE,
  SET_ASPECT,
} from '../data/vocabulary.js';
import { discarding, fetching } from '../flow/effects/card-effects.js';
import { type Act, causeOf, type EffectLocals, seatsOn } from '../flow/effects/effect.js';
import { beastLore, eagleEye, tracking } from '../flow/effects/looks.js';
import { trimming } from '../flow/preparation/trim.js';
import { traitCount } from '../rules/board.js';
import { capWounds } from '../rules/figures.js';
import { openHandsOf } from '../rules/hands.js';
import { discardSpell } from '../rules/piles.js';
import { type Rules, spellCard, tell } from '../rules/tell.js';
import { NOTHING, PLACES, type TrueshotState } from '../state/state.js';
import { PETS_PILE } from '../verbs.js';

/** The card itself goes to its new hand when the spell is done. */
function placeTrap(): void {}

function discard(_s: TrueshotState, run: Rules, l: EffectLocals): void {
  run.call(discarding, { owner: l.owner, seats: seatsOn(l), by: causeOf(l.ops) });
}

function fetchSpell(_s: TrueshotState, run: Rules, l: EffectLocals): void {
  run.call(fetching, { seat: l.owner, by: causeOf(l.ops) });
}

function coin(s: TrueshotState, run: Rules, l: EffectLocals, op: Op): void {
  s.coins[l.owner]! += op.n;
  if (run.listening)
    tell(run, 'coins', 'TL-N63', {
      seat: l.owner,
      amount: op.n,
      coins: s.coins[l.owner]!,
      by: causeOf(l.ops),
    });
}

function purse(s: TrueshotState, run: Rules, l: EffectLocals, op: Op): void {
  s.purse[l.owner]! += op.n;
  if (run.listening)
    tell(run, 'coins', 'TL-D-water', {
      seat: l.owner,
      amount: op.n,
      coins: s.coins[l.owner]!,
      by: causeOf(l.ops),
    });
}

/** TL-N58: until the end of the next round; of several Flares the later end counts. */
function openHands(s: TrueshotState, run: Rules, l: EffectLocals): void {
  s.flare[l.owner] = s.round + 1;
  openHandsOf(s, s.inGame & ~(1 << l.owner));
  if (!run.listening) return;
  const hands = s.hands.map((hand, seat) => (seat === l.owner ? [] : hand.map(spellCard)));
  tell(run, 'hands-open', 'TL-N58', { seat: l.owner, hands });
}

/** TL-F2, TL-F4: one Aspect a player; the old one is discarded, and a third place it gave is gone at once (TL-56). */
function setAspect(s: TrueshotState, run: Rules, l: EffectLocals): void {
  const seat = l.owner;
  const old = s.aspect[seat]!;
  const spell = spellKind(causeOf(l.ops).slice('spell:'.length));
  if (old !== NOTHING) discardSpell(s, old);
  s.aspect[seat] = spell;
  s.aspectSince[seat] = s.source;
  s.aspectEnds[seat] = s.round + 2 + traitCount(s, seat, LONGER_ASPECTS);
  if (old === BEAST) for (let pet = seat * PLACES; pet < seat * PLACES + PLACES; pet++) capWounds(s, pet);
  if (run.listening)
    tell(run, 'aspect', 'TL-F2', {
      seat,
      by: spellCard(spell),
      ends: s.aspectEnds[seat]!,
      old: old === NOTHING ? null : spellCard(old),
    });
  run.call(trimming, { seat });
}

export const CARD_ACTS: readonly (readonly [number, Act])[] = [
  [PLACE_TRAP, placeTrap],
  [DISCARD_SPELL, discard],
  [FETCH_SPELL, fetchSpell],
  [COIN, coin],
  [PURSE, purse],
  [OPEN_HANDS, openHands],
  [SET_ASPECT, setAspect],
  [LOOK_THREE, (_s, run, l) => run.call(tracking, { seat: l.owner, count: 0, done: 0 })],
  [LOOK_TOPS, (_s, run, l) => run.call(eagleEye, { seat: l.owner, pile: PETS_PILE })],
  [LOOK_ENDS, (_s, run, l) => run.call(beastLore, { seat: l.owner, pile: NOTHING })],
];
