/** The three piles: drawing, shuffling a discard in, and who knows what lies where (TL-46, TL-A25, TL-A30). */
import { FIRST_TRAP, isTrap } from '../data/spells.js';
import type { TrueshotState } from '../state/state.js';
import { PETS_PILE, SPELLS_PILE, WEAPONS_PILE } from '../verbs.js';
import type { Table } from './board.js';
import { type Rules, tell } from './tell.js';

const NAMES = ['pets', 'weapons', 'spells'];

export function pileOf(s: Table, pile: number): readonly number[] {
  return pile === PETS_PILE ? s.petPile : pile === WEAPONS_PILE ? s.weaponPile : s.spellPile;
}

export function discardOf(s: Table, pile: number): readonly number[] {
  return pile === PETS_PILE ? s.petDiscard : pile === WEAPONS_PILE ? s.weaponDiscard : s.spellDiscard;
}

/** Whether anything can be drawn, the discard included. */
export function canDraw(s: Table, pile: number): boolean {
  return pileOf(s, pile).length > 0 || discardOf(s, pile).length > 0;
}

/** TL-A25: an empty pile takes its discard in when a card is needed. */
export function refill(s: TrueshotState, run: Rules, pile: number): void {
  const cards = pileOf(s, pile) as number[];
  const discard = discardOf(s, pile) as number[];
  if (cards.length > 0 || discard.length === 0) return;
  cards.push(...discard);
  discard.length = 0;
  shufflePile(s, run, pile);
  if (run.listening) tell(run, 'reshuffled', 'TL-46', { pile: NAMES[pile]!, count: cards.length });
}

/** After a shuffle nobody knows any place of the pile. */
export function shufflePile(s: TrueshotState, run: Rules, pile: number): void {
  const cards = pileOf(s, pile) as number[];
  run.shuffle(cards);
  if (pile === PETS_PILE) s.petSeen = new Array<number>(cards.length).fill(0);
  if (pile === WEAPONS_PILE) s.weaponSeen = new Array<number>(cards.length).fill(0);
}

/** The top card; the pile must not be empty after `refill`. */
export function drawCard(s: TrueshotState, run: Rules, pile: number): number {
  refill(s, run, pile);
  if (pile === PETS_PILE) s.petSeen.pop();
  if (pile === WEAPONS_PILE) s.weaponSeen.pop();
  return (pileOf(s, pile) as number[]).pop()!;
}

/** Openly on top of the pet pile: everyone knows it lies there. */
export function onTopOfPets(s: TrueshotState, kind: number): void {
  s.petPile.push(kind);
  s.petSeen.push((1 << s.seats) - 1);
}

/** TL-49: openly under the weapon pile. */
export function underWeapons(s: TrueshotState, weapon: number): void {
  s.weaponPile.unshift(weapon);
  s.weaponSeen.unshift((1 << s.seats) - 1);
}

/** TL-24: a Trap's counter is reset in the discard. */
export function discardSpell(s: TrueshotState, spell: number): void {
  s.spellDiscard.push(spell);
  if (isTrap(spell)) {
    s.trapCount[spell - FIRST_TRAP] = 0;
    s.trapPlaced &= ~(1 << (spell - FIRST_TRAP));
  }
}

export function pileName(pile: number): string {
  return NAMES[pile]!;
}

export const ALL_PILES: readonly number[] = [PETS_PILE, WEAPONS_PILE, SPELLS_PILE];
