/** Small readers for data that players write: each says what is wrong and what would be right. */
import { type EventData, fail, type Message, ok, type Result } from '@fray/engine';
import type { ProblemId } from '../words/ids.js';
import { problem } from '../words/speak.js';
import { bare, nearest } from './near.js';

export type Fields = Readonly<Record<string, unknown>>;

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} '’.,&-]{0,39}$/u;

/** A record with no other fields than these; `shape` and `field` say what is wrong with any other. */
export function readFields(
  input: unknown,
  known: readonly string[],
  shape: ProblemId,
  field: ProblemId,
  about: EventData = {},
): Result<Fields, Message> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return fail(problem(shape, about));
  const fields = input as Fields;
  const unknown = Object.keys(fields).find((key) => !known.includes(key));
  if (unknown === undefined) return ok(fields);
  return fail(problem(field, { ...about, given: unknown.slice(0, 40), known }));
}

/** One word of a list, however it is spelt. */
export function readOne<T extends string>(
  value: unknown,
  list: readonly T[],
  wrong: ProblemId,
  about: EventData = {},
): Result<T, Message> {
  const word = typeof value === 'string' ? bare(value) : undefined;
  const found = list.find((name) => bare(name) === word);
  if (found !== undefined) return ok(found);
  const near = typeof value === 'string' ? nearest(value, list) : [];
  return fail(problem(wrong, { ...about, list, given: written(value), near }));
}

/** What was given, short enough for a sentence; null for nothing at all. */
export function written(value: unknown): string | null {
  return value === undefined ? null : (JSON.stringify(value)?.slice(0, 42) ?? null);
}

/** A name that fits on a sheet and in a hero file. */
export function readName(value: unknown, wrong: ProblemId, about: EventData = {}): Result<string, Message> {
  if (typeof value === 'string' && NAME.test(value) && value === value.trim()) return ok(value);
  return fail(problem(wrong, about));
}
