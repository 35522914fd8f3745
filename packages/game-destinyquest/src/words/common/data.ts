/** Readers for the data of events, and figures that every language writes alike. */
import type { EventData } from '@fray/engine';
import type { CauseFigure } from '../events.js';

export function num(data: EventData, key: string): number {
  return data[key] as number;
}

export function word(data: EventData, key: string): string {
  return data[key] as string;
}

export function words(data: EventData, key: string): readonly string[] {
  return data[key] as readonly string[];
}

/** " (+3 fortitude, -2 rust)" behind a sum; nothing when nothing changed it. */
export function becauseOf(causes: readonly CauseFigure[], abilityName: (id: string) => string): string {
  const list = causes.map(({ ability, by }) => `${signed(by)} ${abilityName(ability)}`);
  return list.length === 0 ? '' : ` (${list.join(', ')})`;
}

export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

/** " + 2" or " − 2" to go on a sum; nothing for 0. */
export function plusMinus(by: number): string {
  if (by === 0) return '';
  return by < 0 ? ` − ${-by}` : ` + ${by}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
