/** Reads the data of an event, whose values are plain and untyped. */
import type { GameEvent } from '@fray/engine';

type Data = Pick<GameEvent, 'data'>;

export function numberIn({ data }: Data, key: string): number {
  return Number(data[key]);
}

export function textIn({ data }: Data, key: string): string {
  return String(data[key]);
}

export function flagIn({ data }: Data, key: string): boolean {
  return data[key] === true;
}

/** An array of numbers; empty where there is none. */
export function numbersIn({ data }: Data, key: string): readonly number[] {
  const value = data[key];
  return Array.isArray(value) ? (value as readonly number[]) : [];
}

export function textsIn({ data }: Data, key: string): readonly string[] {
  const value = data[key];
  return Array.isArray(value) ? (value as readonly string[]) : [];
}
