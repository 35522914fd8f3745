/** Sorts what may be chosen by where it is chosen: on a player, an area, a deck, a card, or with a button. */
import type { Offer, TableProps } from '@fray/kit';
import { AREA_IDS, CARD_IDS, SEAT_IDS, type ShadowView } from '../src/index.js';

export interface Choices {
  /** By seat: what may be done to that player. */
  readonly players: ReadonlyMap<number, readonly Offer[]>;
  readonly areas: ReadonlyMap<number, Offer>;
  /** By deck, in the order Hermit, White, Black. */
  readonly decks: ReadonlyMap<number, Offer>;
  /** By seat and card: Equipment that may be taken from its owner. */
  readonly gear: ReadonlyMap<string, Offer>;
}

const TO_PLAYERS = new Set(['hurt', 'heal', 'give', 'attack', 'target', 'use', 'hand']);
const DECKS = ['hermit', 'white', 'black'];

export function useChoices({ moves }: TableProps<ShadowView>): Choices {
  const players = new Map<number, Offer[]>();
  const areas = new Map<number, Offer>();
  const decks = new Map<number, Offer>();
  const gear = new Map<string, Offer>();
  for (const offer of moves) {
    const { choice } = offer;
    const seat = playerOf(offer);
    if (seat !== undefined) {
      players.set(seat, [...(players.get(seat) ?? []), offer]);
    } else if (choice.do === 'go') areas.set(AREA_IDS.indexOf(String(choice['area'])), offer);
    else if (choice.do === 'draw') decks.set(DECKS.indexOf(String(choice['deck'])), offer);
    else if (choice.do === 'take')
      gear.set(gearKey(seatIn(choice), CARD_IDS.indexOf(String(choice['card']))), offer);
  }
  return { players, areas, decks, gear };
}

/** Whom it is done to, if it is chosen on a player. */
export function playerOf({ choice }: Offer): number | undefined {
  return TO_PLAYERS.has(choice.do) ? seatIn(choice) : undefined;
}

function seatIn(choice: Offer['choice']): number {
  return SEAT_IDS.indexOf(String(choice['player']));
}

export function gearKey(seat: number, card: number): string {
  return `${seat} ${card}`;
}
