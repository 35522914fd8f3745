/** Small parts of sentences about a duel. */
import { grammarOf, type Part } from '@fray/engine';
import { becauseOf } from '../common/data.js';
import type { CauseFigure } from '../events.js';
import { abilityName } from './ability-words.js';

export const grammar = grammarOf('fr');

/** An ability's name, to be looked up in the glossary. */
export function named(id: string): Part {
  return id === 'plain' ? 'un simple coup' : { ref: id, text: abilityName(id) };
}

/** " (+3 Force d’âme, -2 Rouille)" behind a sum; nothing when nothing changed it. */
export function because(value: readonly CauseFigure[]): string {
  return becauseOf(value, abilityName);
}

/** "3", or "entre 1 et 6". */
export function range(least: number, most: number): string {
  return least === most ? `${least}` : `entre ${least} et ${most}`;
}

/** "1 point de vie", "5 points de vie". */
export function health(points: number): string {
  return `${points} ${grammar.plural(points, { one: 'point de vie', other: 'points de vie' })}`;
}

/** "1 dégât", "5 dégâts". */
export function harm(points: number): string {
  return `${points} ${grammar.plural(points, { one: 'dégât', other: 'dégâts' })}`;
}
