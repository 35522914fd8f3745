/**
 * The difference of two pieces of plain data, small enough to be sent for every event. Made for views: a few hundred values,
 * of which a handful changed.
 */

/** In an array: `removed` items from `start` on give way to the items that follow. */
export type Splice = readonly [start: number, removed: number, ...items: unknown[]];

/**
 * What to do with a value: `[]` takes it away, `[x]` puts x in its place, and a record changes it field by field. The record of
 * an array has places for keys, or the one key `splice`.
 */
export type Patch = readonly [] | readonly [unknown] | PatchFields;
export interface PatchFields {
  readonly [key: string]: Patch | Splice;
}

type Fields = Record<string, unknown>;

/**
 * What makes `after` out of `before`, as the text of a patch; empty when they say the same. Written at once, without the patch itself:
 * every event makes one for everybody who watches, and nobody at a host reads it.
 */
export function diff(before: unknown, after: unknown): string {
  if (before === after) return '';
  if (!isObject(before) || !isObject(after)) return isSame(before, after) ? '' : replacement(after);
  if (Array.isArray(before)) return Array.isArray(after) ? diffArrays(before, after) : replacement(after);
  return Array.isArray(after) ? replacement(after) : diffFields(before as Fields, after as Fields);
}

function replacement(value: unknown): string {
  return `[${written(value)}]`;
}

function written(value: unknown): string {
  return Number.isSafeInteger(value) ? String(value) : JSON.stringify(value);
}

/** The value after the change. What did not change is shared with the value before, which stays as it is. */
export function applyPatch(value: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return value;
  if (isReplacement(patch)) return patch[0];
  return Array.isArray(value) ? patchArray(value, patch) : patchFields(value as Fields, patch);
}

/** Whether two pieces of plain data say the same; a field without a value is as good as none. */
export function isSame(x: unknown, y: unknown): boolean {
  if (x === y) return true;
  if (!isObject(x) || !isObject(y)) return false;
  if (Array.isArray(x)) return Array.isArray(y) && isSameArray(x, y);
  return !Array.isArray(y) && isSameFields(x as Fields, y as Fields);
}

function isSameArray(x: readonly unknown[], y: readonly unknown[]): boolean {
  if (x.length !== y.length) return false;
  for (let i = 0; i < x.length; i++) if (x[i] !== y[i] && !isSame(x[i], y[i])) return false;
  return true;
}

function isSameFields(x: Fields, y: Fields): boolean {
  let count = 0;
  for (const key in x) {
    const value = x[key];
    if (value !== undefined) count++;
    if (value !== y[key] && !isSame(value, y[key])) return false;
  }
  return !hasMore(y, count);
}

/** Whether it has more fields with values than so many. Looking at the names alone is quick, and nearly always enough. */
function hasMore(fields: Fields, count: number): boolean {
  let names = 0;
  for (const _ in fields) names++;
  return names > count && Object.values(fields).filter((value) => value !== undefined).length > count;
}

function diffFields(before: Fields, after: Fields): string {
  let text = '';
  let shared = 0;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const old = before[key];
    if (old !== undefined) shared++;
    if (old === value) continue;
    const patch = old === undefined ? replacement(value) : diff(old, value);
    if (patch !== '') text += nameOf(key, text === '') + patch;
  }
  if (hasMore(before, shared))
    for (const key in before)
      if (before[key] !== undefined && after[key] === undefined) text += `${nameOf(key, text === '')}[]`;
  return text === '' ? '' : `{${text}}`;
}

/** Names of fields as JSON has them, behind others; a game has some hundred, and records by free names are few. */
const NAMES = new Map<string, string>();
const FIRST_NAMES = new Map<string, string>();
const MOST_NAMES = 4_096;

function nameOf(key: string, isFirst: boolean): string {
  const names = isFirst ? FIRST_NAMES : NAMES;
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = `${isFirst ? '' : ','}${JSON.stringify(key)}:`;
  if (names.size < MOST_NAMES) names.set(key, name);
  return name;
}

/** Only what lies between the parts that both begin and end with. */
function diffArrays(before: readonly unknown[], after: readonly unknown[]): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  // Most of what views hold are numbers: they are compared here, without a call.
  while (start < shorter && (before[start] === after[start] || isSame(before[start], after[start]))) start++;
  if (start === before.length && start === after.length) return '';
  let end = 0;
  for (; end < shorter - start; end++) {
    const old = before[before.length - 1 - end];
    const value = after[after.length - 1 - end];
    if (old !== value && !isSame(old, value)) break;
  }
  const removed = before.length - start - end;
  const added = after.length - start - end;
  if (removed === added && (added === 1 || isObject(after[start])))
    return diffPlaces(before, after, start, start + added);
  let text = `{"splice":[${start},${removed}`;
  for (let i = start; i < start + added; i++) text += `,${written(after[i])}`;
  return `${text}]}`;
}

function diffPlaces(before: readonly unknown[], after: readonly unknown[], from: number, to: number): string {
  let text = '';
  for (let i = from; i < to; i++) {
    const patch = diff(before[i], after[i]);
    if (patch !== '') text += `${text === '' ? '' : ','}"${i}":${patch}`;
  }
  return `{${text}}`;
}

function patchArray(value: readonly unknown[], patch: PatchFields): unknown[] {
  const copy = value.slice();
  const { splice } = patch;
  if (splice !== undefined) {
    const [start, removed, ...items] = splice as Splice;
    copy.splice(start, removed, ...items);
  } else
    for (const place in patch) copy[Number(place)] = applyPatch(copy[Number(place)], patch[place] as Patch);
  return copy;
}

function patchFields(value: Fields, patch: PatchFields): Fields {
  const copy = { ...value };
  for (const key in patch) {
    const change = patch[key] as Patch;
    if (isReplacement(change) && change.length === 0) delete copy[key];
    else copy[key] = applyPatch(copy[key], change);
  }
  return copy;
}

function isReplacement(patch: Patch): patch is readonly [] | readonly [unknown] {
  return Array.isArray(patch);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
