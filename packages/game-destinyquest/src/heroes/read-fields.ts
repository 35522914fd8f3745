/** Small readers for data that players write: each says what is wrong and what would be right. */
import { fail, ok, type Result } from '@fray/engine';
import { bare, didYouMean } from './near.js';

export type Fields = Readonly<Record<string, unknown>>;

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} '’.,&-]{0,39}$/u;

/** A record with no other fields than these. */
export function readFields(
  input: unknown,
  what: string,
  known: readonly string[],
  example: string,
): Result<Fields> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return fail(`${what} is a record such as ${example}.`);
  const fields = input as Fields;
  const unknown = Object.keys(fields).find((key) => !known.includes(key));
  if (unknown === undefined) return ok(fields);
  return fail(`${what} has no "${unknown.slice(0, 40)}"; it may have ${known.join(', ')}.`);
}

/** One word of a list, however it is spelt. */
export function readOne<T extends string>(value: unknown, list: readonly T[], problem: string): Result<T> {
  const word = typeof value === 'string' ? bare(value) : undefined;
  const found = list.find((name) => bare(name) === word);
  if (found !== undefined) return ok(found);
  const near = typeof value === 'string' ? didYouMean(value, list) : '';
  const given = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 42);
  return fail(`${problem}: one of ${list.join(', ')}, not ${given}.${near}`);
}

/** A name that fits on a sheet and in a hero file. */
export function readName(value: unknown, whose: string): Result<string> {
  if (typeof value === 'string' && NAME.test(value) && value === value.trim()) return ok(value);
  return fail(
    `${whose} needs a name of 1 to 40 letters, digits, spaces and marks like ' - . , & that starts with a letter or digit.`,
  );
}
