/** Who did it, told to a reader: "tu" to the one concerned, the player's name to everybody else. */
import { type EventValue, elided, type Reader } from '@fray/engine';
import { calledIn, gangIn, isYou, nameOf, pieceIn, weaponsIn } from '../who.js';
import { GANGS, MODELS, PIECES } from './names.js';
import { WITH_WEAPON } from './terms.js';

type Seat = EventValue | undefined;

/** The form of a verb that goes with whoever it is: "Tu as", "Ada a". */
export function does(seat: Seat, reader: Reader, you: string, they: string): string {
  return isYou(seat, reader) ? `Tu ${you}` : `${nameOf(seat, reader)} ${they}`;
}

/** "Tu as" or "Ada a", for what is past. */
export function has(seat: Seat, reader: Reader): string {
  return does(seat, reader, 'as', 'a');
}

/** Alone, not as the subject of a verb: "toi" or "Ada". */
export function whom(seat: Seat, reader: Reader): string {
  return isYou(seat, reader) ? 'toi' : nameOf(seat, reader);
}

const theirGang = gangIn(GANGS, (player) => `la bande ${elided('de', player)}`);

/** "ta bande", "la bande d’Ada" or "Clan de Lantern Street". */
export function gangOf(seat: Seat, reader: Reader): string {
  return isYou(seat, reader) ? 'ta bande' : theirGang(seat, reader);
}

/** "de la clôture", "du muret", "de l’Hôtel", "des caisses"; anything else follows "de". */
export function deThe(piece: string): string {
  if (piece.startsWith('le ')) return `du ${piece.slice(3)}`;
  if (piece.startsWith('les ')) return `des ${piece.slice(4)}`;
  return elided('de', piece);
}

export const modelName = calledIn(MODELS);
export const pieceName = pieceIn(PIECES, 'un obstacle');
export const { withWeapon, withWeaponPart } = weaponsIn(WITH_WEAPON, (id) => `avec : ${id}`);
