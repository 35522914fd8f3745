/** Weights as they are kept: rows by name, each a scale and one character a weight. */
import { INPUT_NAMES } from './input-names.js';
import { KINDS } from './moves.js';
import { emptyWeights, FIRST, OWN, SECOND, type Weights } from './net.js';

/** Characters that need no escape, in the order of what they stand for: from -45 to 45. */
const LEVELS = 45;
const ALPHABET = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i))
  .filter((character) => !"'\\`".includes(character))
  .join('');

/** The places of a row in its part, with the row's name. */
interface Row {
  readonly name: string;
  readonly part: keyof Weights;
  readonly from: number;
  readonly size: number;
}

function rowsOf(part: keyof Weights, names: readonly string[], size: number): Row[] {
  return names.map((name, i) => ({ name: `${part} ${name}`, part, from: i * size, size }));
}

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, i) => String(i));
}

const ROWS: readonly Row[] = [
  ...rowsOf('first', INPUT_NAMES, FIRST),
  ...rowsOf('second', numbered(FIRST), SECOND),
  ...rowsOf('bias', ['all'], SECOND),
  ...rowsOf('ownIn', numbered(OWN), SECOND),
  ...rowsOf('out', ['all'], SECOND),
  ...rowsOf('ownOut', ['all'], OWN),
  ...rowsOf('kindIn', KINDS, SECOND),
  ...rowsOf('kindOut', KINDS, FIRST),
  ...rowsOf('kindBias', KINDS, 1),
];

/** What is not kept is nought: an ability that no duel has shown says nothing. */
export function weightsOf(kept: Readonly<Record<string, string>>): Weights {
  const weights = emptyWeights(INPUT_NAMES.length, KINDS.length);
  for (const { name, part, from, size } of ROWS) {
    const row = kept[name];
    if (row !== undefined) parseRow(row, weights[part], from, size);
  }
  return weights;
}

/** All rows that are not nought, by name. */
export function keptWeights(weights: Weights): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ROWS.flatMap(({ name, part, from, size }) => {
      const row = formatRow(weights[part].subarray(from, from + size));
      return row === undefined ? [] : [[name, row]];
    }),
  );
}

function parseRow(row: string, out: Float64Array, from: number, size: number): void {
  const end = row.indexOf(' ');
  const step = Number(row.slice(0, end)) / LEVELS;
  for (let i = 0; i < size; i++) out[from + i] = (ALPHABET.indexOf(row[end + 1 + i]!) - LEVELS) * step;
}

function formatRow(row: Float64Array): string | undefined {
  const scale = Number(row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0).toPrecision(3));
  if (scale === 0) return undefined;
  const levels = Array.from(row, (weight) => Math.round((weight / scale) * LEVELS) + LEVELS);
  return `${scale} ${levels.map((level) => ALPHABET[Math.max(0, Math.min(2 * LEVELS, level))]).join('')}`;
}
