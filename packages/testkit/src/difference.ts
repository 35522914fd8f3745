/** Where two pieces of plain data differ, for people: a path and both values, the first few of them. */
import { canonical } from '@fray/engine';

const SHOWN = 4;
const LONGEST = 160;

/** Undefined when they are the same data; `left` and `right` say what the two are. */
export function difference(x: unknown, y: unknown, left = 'one', right = 'other'): string | undefined {
  if (isAlike(x, y) || canonical(x) === canonical(y)) return undefined;
  const found: string[] = [];
  collect(x, y, '', (path, a, b) => {
    found.push(`  ${path || 'the whole'}\n    ${left}: ${short(a)}\n    ${right}: ${short(b)}`);
  });
  const more = found.length > SHOWN ? [`  and ${found.length - SHOWN} more`] : [];
  return [...found.slice(0, SHOWN), ...more].join('\n');
}

/** Where two texts part, by line; undefined when they are the same. */
export function firstLineApart(x: string, y: string, left: string, right: string): string | undefined {
  if (x === y) return undefined;
  const [xs, ys] = [x.split('\n'), y.split('\n')];
  const at = xs.findIndex((line, i) => line !== ys[i]);
  const i = at === -1 ? xs.length : at;
  return `line ${i + 1}\n    ${left}: ${xs[i] ?? 'nothing'}\n    ${right}: ${ys[i] ?? 'nothing'}`;
}

type Found = (path: string, x: unknown, y: unknown) => void;

function collect(x: unknown, y: unknown, path: string, found: Found): void {
  if (!isBranch(x) || !isBranch(y) || Array.isArray(x) !== Array.isArray(y)) {
    if (canonical(x) !== canonical(y)) found(path, x, y);
    return;
  }
  const keys = new Set([...Object.keys(x), ...Object.keys(y)]);
  for (const key of keys) collect(x[key], y[key], path === '' ? key : `${path}.${key}`, found);
}

/** Whether both would surely be written alike. Nearly all that is compared is, and this is quicker than to write it. */
function isAlike(x: unknown, y: unknown): boolean {
  if (x === y) return true;
  if (!isBranch(x) || !isBranch(y)) return canonical(x) === canonical(y);
  if (Array.isArray(x) !== Array.isArray(y)) return false;
  if (Array.isArray(x) && x.length !== y['length']) return false;
  for (const key in x) if ((x[key] !== undefined || key in y) && !isAlike(x[key], y[key])) return false;
  for (const key in y) if (y[key] !== undefined && x[key] === undefined) return false;
  return true;
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : canonical(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
