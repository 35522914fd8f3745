/** Small parts of sentences about a duel. */
import { grammarOf, type Part } from '@fray/engine';
import { becauseOf } from '../common/data.js';
import type { CauseFigure } from '../events.js';
import { abilityName } from './ability-words.js';

export const grammar = grammarOf('en-GB');

/** An ability's name, to be looked up in the glossary. */
export function named(id: string): Part {
  return id === 'plain' ? 'a plain blow' : { ref: id, text: abilityName(id) };
}

/** " (+3 fortitude, -2 rust)" behind a sum; nothing when nothing changed it. */
export function because(value: readonly CauseFigure[]): string {
  return becauseOf(value, abilityName);
}

/** "3", or "1 to 6". */
export function range(least: number, most: number): string {
  return least === most ? `${least}` : `${least} to ${most}`;
}

/** "a", or "an" before a vowel: "an axe", "an 8". */
export function article(noun: string): string {
  return /^[aeiou8]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}
