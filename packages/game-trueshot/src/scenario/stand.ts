/** Puts the cards that a position does not name into their piles, and play where the position says. */
import { frameAt } from '@fray/engine';
import { BASIC } from '../data/weapons.js';
import { combat } from '../flow/combat/combat.js';
import { newSlot, slot } from '../flow/combat/slot.js';
import { match, preparation } from '../flow/match.js';
import { playersInGame, seatsInOrder } from '../rules/board.js';
import { updateRanks } from '../rules/rows.js';
import { petCards, spellCards, weaponCards } from '../state/cards.js';
import { COMBAT, NOTHING, PREPARATION, ROUND_END, type TrueshotState } from '../state/state.js';
import type { Draft } from './read.js';

/** A pile that is written down has its cards on top; the rest lies below. */
export function placeCards(s: TrueshotState, { piles, petsGone }: Draft): string | undefined {
  const boards = s.kind.filter((kind) => kind >= 0);
  const held = s.weapon.filter((weapon) => weapon !== BASIC);
  const aspects = s.aspect.filter((spell) => spell !== NOTHING);
  const pets = rest(petCards(s.options), [...boards, ...s.petDiscard, ...s.removed, ...(piles.pets ?? [])]);
  const weapons = rest(weaponCards(s.options), [
    ...held,
    ...s.shop,
    ...s.weaponDiscard,
    ...(piles.weapons ?? []),
  ]);
  const spells = rest(spellCards(s.options), [
    ...s.hands.flat(),
    ...s.aside.flat(),
    ...aspects,
    ...s.spellDiscard,
    ...(piles.spells ?? []),
  ]);
  if (pets === undefined || weapons === undefined || spells === undefined)
    return 'there are more cards of a kind than the game has; mind the options for expansions.';
  s.petPile = [...(petsGone ? [] : pets), ...(piles.pets ?? [])];
  if (petsGone) s.removed.push(...pets);
  s.weaponPile = [...weapons, ...(piles.weapons ?? [])];
  s.spellPile = [...spells, ...(piles.spells ?? [])];
  s.petSeen = s.petPile.map(() => 0);
  s.weaponSeen = s.weaponPile.map(() => 0);
  while (s.shop.length < 2 && s.weaponPile.length > 0) {
    s.shop.push(s.weaponPile.shift()!);
    s.weaponSeen.pop();
  }
  return undefined;
}

function rest(pool: number[], used: readonly number[]): number[] | undefined {
  const left = pool.slice();
  for (const card of used) {
    const at = left.indexOf(card);
    if (at === -1) return undefined;
    left.splice(at, 1);
  }
  return left;
}

export function standWhere(s: TrueshotState, { phase, toAct }: Draft): void {
  const seats = seatsInOrder(s, s.inGame, s.opener);
  const active = toAct === NOTHING ? s.opener : toAct;
  s.active = active;
  if (phase === 'start') s.stack.push(frameAt(match, match.at.combat));
  else if (phase === 'round') standBeforeRound(s);
  else if (phase === 'preparation') {
    s.phase = PREPARATION;
    s.stack.push(
      frameAt(match, match.at.next),
      frameAt(preparation, preparation.at.seat, { queue: seatsInOrder(s, s.inGame, active), at: 0 }),
    );
  } else if (phase === 'end') {
    s.phase = COMBAT;
    s.clock = 2;
    updateRanks(s);
    s.phase = ROUND_END;
    s.stack.push(frameAt(match, match.at.roundEnd));
  } else standInSlot(s, seats, seats.indexOf(active));
}

function standBeforeRound(s: TrueshotState): void {
  s.round--;
  s.wiped = seatsInOrder(s, s.inGame, s.prepOpener);
  s.stack.push(frameAt(match, match.at.round));
}

/** Before the turn-start window of a slot. */
function standInSlot(s: TrueshotState, seats: number[], at: number): void {
  s.phase = COMBAT;
  s.lap = Math.max(1, s.lap);
  s.clock = 2 * ((s.lap - 1) * playersInGame(s) + at + 1);
  s.spent = false;
  s.stirred = false;
  updateRanks(s);
  s.stack.push(
    frameAt(match, match.at.roundEnd),
    frameAt(combat, combat.at.moreSlots, { queue: seats, at: at + 1 }),
    frameAt(slot, slot.at.begin, newSlot()),
  );
}
