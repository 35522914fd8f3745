/** Small helpers for sentences about a duel. */
import type { EventData, EventValue, Part, Words } from '@fray/engine';
import { ABILITIES, abilityIndex } from '../../abilities/index.js';

/** What one event says; clause, seat and step are added to it. */
export type Told = { readonly words: Words; readonly small?: string; readonly heading?: boolean };

/** An ability's name, to be looked up in the glossary. */
export function named(id: string): Part {
  const entry = ABILITIES[abilityIndex(id)];
  return entry === undefined ? 'a plain blow' : { ref: entry.id, text: entry.name };
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

/** "+3 fortitude, -2 rust" from a list of causes. */
export function listCauses(causes: EventValue | undefined): string {
  if (!Array.isArray(causes)) return '';
  return (causes as readonly { ability: string; by: number }[])
    .map(({ ability, by }) => `${signed(by)} ${ABILITIES[abilityIndex(ability)]?.name ?? 'plain'}`)
    .join(', ');
}

export function signed(by: number): string {
  return by < 0 ? `-${-by}` : `+${by}`;
}

/** " + 2" or " - 2" to go on a sum; nothing for 0. */
export function plusMinus(by: number): string {
  if (by === 0) return '';
  return by < 0 ? ` - ${-by}` : ` + ${by}`;
}

export function andList(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]!}`;
}
