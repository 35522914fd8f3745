/** Small parts of sentences about a duel, and readers for the data of events. */
import { type EventData, type EventValue, grammarOf, type Part, type Words } from '@fray/engine';
import { abilityName } from './ability-words.js';

export const grammar = grammarOf('en-GB');

/** What one event says; clause, seat and step are added to it. */
export type Told = { readonly words: Words; readonly small?: string; readonly heading?: boolean };

/** An ability's name, to be looked up in the glossary. */
export function named(id: string): Part {
  return id === 'plain' ? 'a plain blow' : { ref: id, text: abilityName(id) };
}

export function num(data: EventData, key: string): number {
  return data[key] as number;
}

export function nums(data: EventData, key: string): readonly number[] {
  return data[key] as readonly number[];
}

export function word(data: EventData, key: string): string {
  return data[key] as string;
}

export function words(data: EventData, key: string): readonly string[] {
  return data[key] as readonly string[];
}

export type Caused = { readonly ability: string; readonly by: number };

export function causes(value: EventValue | undefined): readonly Caused[] {
  return (value ?? []) as readonly Caused[];
}

/** " (+3 fortitude, -2 rust)" behind a sum; nothing when nothing changed it. */
export function becauseOf(value: EventValue | undefined): string {
  const list = causes(value).map(({ ability, by }) => `${signed(by)} ${abilityName(ability)}`);
  return list.length === 0 ? '' : ` (${list.join(', ')})`;
}

export function signed(by: number): string {
  return by < 0 ? `-${-by}` : `+${by}`;
}

/** " + 2" or " - 2" to go on a sum; nothing for 0. */
export function plusMinus(by: number): string {
  if (by === 0) return '';
  return by < 0 ? ` - ${-by}` : ` + ${by}`;
}

/** "3", or "1 to 6". */
export function range(least: number, most: number): string {
  return least === most ? `${least}` : `${least} to ${most}`;
}

/** "a", or "an" before a vowel: "an axe", "an 8". */
export function article(noun: string): string {
  return /^[aeiou8]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}
