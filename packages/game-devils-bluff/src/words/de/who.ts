/** Who did it, told to a reader: "du" to the one concerned, the player's name to everybody else; pieces in the case that fits. */
import type { EventValue, Reader } from '@fray/engine';
import { calledIn, gangIn, isYou, nameOf, pieceIn, weaponsIn } from '../who.js';
import { GANGS, MODELS, PIECES } from './names.js';
import { WITH_WEAPON } from './terms.js';

type Seat = EventValue | undefined;

/** The form of a verb that goes with whoever it is: "Du beginnst", "Ada beginnt". */
export function does(seat: Seat, reader: Reader, you: string, they: string): string {
  return isYou(seat, reader) ? `Du ${you}` : `${nameOf(seat, reader)} ${they}`;
}

/** "Du hast" or "Ada hat". */
export function hat(seat: Seat, reader: Reader): string {
  return does(seat, reader, 'hast', 'hat');
}

/** Behind a preposition with the dative: "dir" or "Ada". */
export function dir(seat: Seat, reader: Reader): string {
  return isYou(seat, reader) ? 'dir' : nameOf(seat, reader);
}

const theirGang = gangIn(GANGS, (player) => `die Bande von ${player}`);

/** "deine Bande", "die Bande von Ada" or "Red-Mesa-Bande". */
export function gangOf(seat: Seat, reader: Reader): string {
  return isYou(seat, reader) ? 'deine Bande' : theirGang(seat, reader);
}

/** The same in the dative: "deiner Bande", "der Bande von Ada". */
export function ofGang(seat: Seat, reader: Reader): string {
  return isYou(seat, reader) ? 'deiner Bande' : theirGang(seat, reader).replace(/^die /, 'der ');
}

const PLURAL = /^die (\w*felsen|kisten)$/i;

/** "dem Trog", "der Mauer", "den Kisten"; what players called by a name of their own stays as it is. */
export function dem(piece: string): string {
  if (PLURAL.test(piece)) return piece.replace(/^die /, 'den ');
  return piece.replace(/^(der|das) /, 'dem ').replace(/^die /, 'der ');
}

/** "am Trog", "an der Mauer". */
export function am(piece: string): string {
  return `an ${dem(piece)}`.replace(/^an dem /, 'am ');
}

export const modelName = calledIn(MODELS);
export const pieceName = pieceIn(PIECES, 'ein Hindernis');
export const { withWeapon, withWeaponPart } = weaponsIn(WITH_WEAPON, (id) => `mit: ${id}`);
