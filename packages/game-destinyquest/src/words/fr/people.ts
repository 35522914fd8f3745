/** "Tu" to the one concerned, a name to everybody else, with the verb that fits. Participles never have to agree. */
import { elided, type Reader } from '@fray/engine';

export function isYou(seat: number, reader: Reader): boolean {
  return seat === reader.seat;
}

export function nameOf(seat: number, { names }: Reader): string {
  return names[seat] ?? `Héros ${seat + 1}`;
}

/** "Tu saignes", "Ada saigne". */
export function does(seat: number, reader: Reader, you: string, they: string): string {
  return isYou(seat, reader) ? `Tu ${you}` : `${nameOf(seat, reader)} ${they}`;
}

/** "Tu as", "Ada a". */
export function has(seat: number, reader: Reader): string {
  return does(seat, reader, 'as', 'a');
}

/** Behind a preposition: "toi", "Ada". */
export function whom(seat: number, reader: Reader): string {
  return isYou(seat, reader) ? 'toi' : nameOf(seat, reader);
}

/** "Toi", "Ada", where no verb follows. */
export function who(seat: number, reader: Reader): string {
  return isYou(seat, reader) ? 'Toi' : nameOf(seat, reader);
}

/** What somebody has: "ton armure", "l’armure d’Ada". */
export function owned(seat: number, reader: Reader, yours: string, the: string): string {
  return isYou(seat, reader) ? yours : `${the} ${elided('de', nameOf(seat, reader))}`;
}

/** What something costs somebody: "te coûte 5", "coûte 5 à Ada". */
export function costs(seat: number, reader: Reader, verb: string, what: string): string {
  return isYou(seat, reader) ? `te ${verb} ${what}` : `${verb} ${what} à ${nameOf(seat, reader)}`;
}
