/** Finds the seat that somebody names: by its number, counted from 1, or by what the game calls it. */
import { SPECTATOR } from '@fray/engine';
import { Complaint } from './complaint.js';
import { words } from './words/index.js';

export function readSeat(text: string | undefined, names: readonly string[]): number {
  if (text === undefined) return SPECTATOR;
  const byName = names.findIndex((name) => name.toLowerCase() === text.toLowerCase());
  if (byName !== -1) return byName;
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= names.length) return number - 1;
  throw new Complaint(words.problems.noSeat(text, names));
}
