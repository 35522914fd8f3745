/**
 * Copies the open part of a state or view. The object that is copied into has every key from the start: to build one of more than
 * a hundred fields key by key, or by several spreads, is thirty times as slow.
 */
import { OPEN_LISTS, OPEN_NESTED, OPEN_VALUES, type OpenTable } from '../data/open-fields.js';

export type { OpenTable } from '../data/open-fields.js';

type Fields = Record<string, unknown>;

/** Everything open, sharing nothing that changes. */
export function copyOpen(from: OpenTable, into: object): void {
  const [source, copy] = [from as unknown as Fields, into as Fields];
  for (const key of OPEN_VALUES) copy[key] = source[key];
  for (const key of OPEN_LISTS) copy[key] = (source[key] as number[]).slice();
  for (const key of OPEN_NESTED) copy[key] = copyAll(source[key] as number[][]);
}

export function copyAll(lists: readonly (readonly number[])[]): number[][] {
  return lists.map((list) => list.slice());
}

/** An object with these keys, to be spread and filled. */
export function template(keys: readonly string[]): Fields {
  return JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])))) as Fields;
}

export const OPEN_KEYS: readonly string[] = [...OPEN_VALUES, ...OPEN_LISTS, ...OPEN_NESTED];
