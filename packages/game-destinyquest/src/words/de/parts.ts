/** Small parts of sentences about a duel. */
import { grammarOf, type Part } from '@fray/engine';
import { becauseOf } from '../common/data.js';
import type { CauseFigure } from '../events.js';
import { abilityName } from './ability-words.js';

export const grammar = grammarOf('de');

/** An ability's name, to be looked up in the glossary; for one in the accusative. */
export function named(id: string): Part {
  return id === 'plain' ? 'einen einfachen Hieb' : { ref: id, text: abilityName(id) };
}

/** " (+3 Zähigkeit, -2 Rost)" behind a sum; nothing when nothing changed it. */
export function because(value: readonly CauseFigure[]): string {
  return becauseOf(value, abilityName);
}

/** "3", or "1 bis 6". */
export function range(least: number, most: number): string {
  return least === most ? `${least}` : `${least} bis ${most}`;
}
