/** Finds the seat that somebody names: by its number, counted from 1, or by what the game calls it. */
import { type AnyGame, type Options, SPECTATOR } from '@fray/engine';
import { Complaint } from './complaint.js';

export function seatNames(game: AnyGame, options: Options, count: number): string[] {
  return Array.from({ length: count }, (_, seat) => game.text.seat(seat, options));
}

export function readSeat(text: string | undefined, names: readonly string[]): number {
  if (text === undefined) return SPECTATOR;
  const byName = names.findIndex((name) => name.toLowerCase() === text.toLowerCase());
  if (byName !== -1) return byName;
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= names.length) return number - 1;
  const known = names.map((name, i) => `${i + 1} (${name})`).join(', ');
  throw new Complaint(`There is no seat "${text}"; choose one of ${known}.`);
}
