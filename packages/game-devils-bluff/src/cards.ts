/** The deck of 52 (DB-04, DB-08): a card is a number from 0 to 51, thirteen values in each of four suits. */

export const DECK_SIZE = 52;
export const NO_CARD = -1;
/** A card that is there and that the reader may not see. */
export const HIDDEN = -2;
export const ACE = 1;
export const KING = 13;

const RANKS = ['a', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k'] as const;
/** Clubs, diamonds, hearts, spades. */
const SUITS = ['c', 'd', 'h', 's'] as const;

/** "ac", "10h", "ks": how cards are written. */
export const CARD_IDS: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));

export function cardValue(card: number): number {
  return (card % 13) + 1;
}

/** Diamonds and hearts. */
export function isRed(card: number): boolean {
  return card >= 13 && card < 39;
}

export function newDeck(): number[] {
  return Array.from({ length: DECK_SIZE }, (_, card) => card);
}

/** DB-10, DB-11: three or four cards of one value, or of consecutive values with alternating colours. */
export function isMeld(cards: readonly number[]): boolean {
  return (cards.length === 3 || cards.length === 4) && (isSet(cards) || isSequence(cards));
}

export function isSet(cards: readonly number[]): boolean {
  return cards.every((card) => cardValue(card) === cardValue(cards[0]!));
}

/** Colours alternate when all odd cards have one and all even cards the other. */
export function isSequence(cards: readonly number[]): boolean {
  let values = 0;
  let [least, most] = [KING, ACE];
  const first = isRedAsOdd(cards[0]!);
  for (const card of cards) {
    const value = cardValue(card);
    if (isRedAsOdd(card) !== first || (values & (1 << value)) !== 0) return false;
    values |= 1 << value;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return most - least === cards.length - 1;
}

function isRedAsOdd(card: number): boolean {
  return isRed(card) === (cardValue(card) % 2 === 1);
}

export function sumOf(cards: readonly number[]): number {
  let sum = 0;
  for (const card of cards) sum += cardValue(card);
  return sum;
}
