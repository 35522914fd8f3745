/** "Du" to the one concerned, a name to everybody else, in the case that fits. */
import type { Reader } from '@fray/engine';

export function isYou(seat: number, reader: Reader): boolean {
  return seat === reader.seat;
}

export function nameOf(seat: number, { names }: Reader): string {
  return names[seat] ?? `Held ${seat + 1}`;
}

/** With the form of the verb that fits: "Du blutest", "Ines blutet". */
export function does(seat: number, reader: Reader, you: string, they: string): string {
  return isYou(seat, reader) ? `Du ${you}` : `${nameOf(seat, reader)} ${they}`;
}

/** "Du hast", "Ines hat". */
export function Hat(seat: number, reader: Reader): string {
  return does(seat, reader, 'hast', 'hat');
}

/** "Du bist", "Ines ist". */
export function Ist(seat: number, reader: Reader): string {
  return does(seat, reader, 'bist', 'ist');
}

export function Wer(seat: number, reader: Reader): string {
  return isYou(seat, reader) ? 'Du' : nameOf(seat, reader);
}

export function dich(seat: number, reader: Reader): string {
  return isYou(seat, reader) ? 'dich' : nameOf(seat, reader);
}

export function dir(seat: number, reader: Reader): string {
  return isYou(seat, reader) ? 'dir' : nameOf(seat, reader);
}

/** What somebody has: "deine Rüstung", "die Rüstung von Ines". Names such as "Asha vom Leisen Schritt" bear no genitive. */
export function owned(seat: number, reader: Reader, yours: string, the: string): string {
  return isYou(seat, reader) ? yours : `${the} von ${nameOf(seat, reader)}`;
}
