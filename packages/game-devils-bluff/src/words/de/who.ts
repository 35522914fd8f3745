/** Who did it, told to a reader: "du" to the one concerned, the player's name to everybody else; pieces in the case that fits. */
import type { EventValue, Reader } from '@fray/engine';
import { capital } from '../figures.js';
import { calledIn, gangIn, isYou, nameOf, pieceIn, weaponsIn } from '../who.js';
import { GANGS, MODELS, PIECES } from './names.js';
import { WITH_WEAPON } from './terms.js';

type Seat = EventValue | undefined;

/** A name in a sentence: "Ada", and a gang's own with its article in the form that fits, "das Aufgebot Dry Fork". */
function inSentence(name: string, form = (named: string) => named): string {
  if (!Object.values(GANGS).some((gang) => name === gang || name.startsWith(`${gang} `))) return name;
  const article = name.startsWith('Aufgebot') ? 'das' : /clan|bund/i.test(name) ? 'der' : 'die';
  return form(`${article} ${name}`);
}

/** The form of a verb that goes with whoever it is: "Du beginnst", "Ada beginnt". */
export function does(seat: Seat, reader: Reader, you: string, they: string): string {
  return isYou(seat, reader) ? `Du ${you}` : `${inSentence(nameOf(seat, reader), capital)} ${they}`;
}

/** "Du hast" or "Ada hat". */
export function hat(seat: Seat, reader: Reader): string {
  return does(seat, reader, 'hast', 'hat');
}

/** Behind a preposition with the dative: "dir" or "Ada". */
export function dir(seat: Seat, reader: Reader): string {
  return isYou(seat, reader) ? 'dir' : inSentence(nameOf(seat, reader), dem);
}

/** Behind one with the accusative: "dich" or "Ada". */
export function dich(seat: Seat, reader: Reader): string {
  return isYou(seat, reader)
    ? 'dich'
    : inSentence(nameOf(seat, reader), (named) => named.replace(/^der /, 'den '));
}

const namedGang = gangIn(GANGS, (player) => `die Bande von ${player}`);

/** "deine Bande", "die Bande von Ada" or "die Red-Mesa-Bande". */
export function gangOf(seat: Seat, reader: Reader): string {
  return isYou(seat, reader) ? 'deine Bande' : inSentence(namedGang(seat, reader));
}

/** The same in the dative: "deiner Bande", "der Bande von Ada". */
export function ofGang(seat: Seat, reader: Reader): string {
  return isYou(seat, reader) ? 'deiner Bande' : dem(gangOf(seat, reader));
}

const PLURAL = /^die (\w*felsen|kisten)$/i;

/** "dem Trog", "der Mauer", "den Kisten"; what players called by a name of their own stays as it is. */
export function dem(piece: string): string {
  if (PLURAL.test(piece)) return piece.replace(/^die /, 'den ');
  return piece.replace(/^(der|das) /, 'dem ').replace(/^die /, 'der ');
}

/** "von dir", "vom Lantern-Street-Clan". */
export function von(whom: string): string {
  return `von ${whom}`.replace(/^von dem /, 'vom ');
}

/** "am Trog", "an der Mauer". */
export function am(piece: string): string {
  return `an ${dem(piece)}`.replace(/^an dem /, 'am ');
}

export const modelName = calledIn(MODELS);
export const pieceName = pieceIn(PIECES, 'ein Hindernis');
export const { withWeapon, withWeaponPart } = weaponsIn(WITH_WEAPON, (id) => `mit: ${id}`);
