/** Reads a battlefield from outside and says what is wrong with it. */
import { fail, type Message, message, ok, type Result } from '@fray/engine';
import { PIECE_KIND_IDS } from '../data/piece-kinds.js';
import { TABLE_FILES } from '../data/tables.js';
import type { TableFault } from '../words/ids.js';
import { findTableFile, RANDOM, type TableOption } from './battlefield.js';
import { buildTable } from './build-table.js';
import { tableFaults } from './check-table.js';
import type { PieceFile, TableFile } from './table-file.js';

const MOST_PIECES = 80;
const LONGEST_SEED = 40;
/** Long enough for a name on a plan. */
const LONGEST_NAME = 40;
/** Of one piece: more corners than anybody draws, and few enough to be measured at once. */
const MOST_PARTS = 16;
const MOST_FIGURES = 48;
/** Of all pieces together: every one is held against every other. */
const MOST_IN_ALL = 160;

const wrong = (id: TableFault, data?: Message['data']): Result<never, Message> => fail(message(id, data));

export function parseTable(value: unknown): Result<TableOption, Message> {
  if (typeof value === 'string') {
    const known = findTableFile(value) !== undefined && value.length <= RANDOM.length + LONGEST_SEED;
    const ids = TABLE_FILES.map(({ id }) => id);
    return known ? ok(value) : wrong('table-unknown', { given: value.slice(0, 40), known: ids });
  }
  const file = readFile(value);
  if (!file.ok) return file;
  const [first] = tableFaults(buildTable(file.value));
  return first === undefined ? file : fail(first);
}

function readFile(value: unknown): Result<TableFile, Message> {
  if (!isRecord(value)) return wrong('table-shape');
  const { id, name, size, pieces } = value;
  const named = typeof id === 'string' && (name === undefined || typeof name === 'string');
  if (!named || !isNumbers(size, 2) || !Array.isArray(pieces) || pieces.length > MOST_PIECES)
    return wrong('table-shape');
  if (isLong(id) || isLong(name)) return wrong('table-name-long', { most: LONGEST_NAME });
  let inAll = 0;
  for (const [i, piece] of (pieces as unknown[]).entries()) {
    const number = i + 1;
    if (!isPiece(piece)) return wrong('table-piece-shape', { clause: 'GEO-08', number });
    if (isLong(piece.name)) return wrong('table-name-long', { most: LONGEST_NAME });
    inAll += shapesOf(piece).reduce((sum, list) => sum + list.length, 0);
    if (isLarge(piece) || inAll > MOST_IN_ALL)
      return wrong('table-piece-large', {
        number,
        parts: MOST_PARTS,
        all: MOST_IN_ALL,
        corners: MOST_FIGURES / 2,
      });
  }
  return ok({
    id,
    ...(name === undefined ? {} : { name }),
    size: size as unknown as TableFile['size'],
    pieces: pieces as PieceFile[],
  });
}

function isLong(name: unknown): boolean {
  return typeof name === 'string' && name.length > LONGEST_NAME;
}

function isLarge(piece: PieceFile): boolean {
  if (shapesOf(piece).some((list) => list.length > MOST_PARTS)) return true;
  if (piece.kind !== 'own') return false;
  const outlines = [...piece.parts, ...(piece.areas ?? []).map(({ outline }) => outline)];
  return outlines.some(({ length }) => length > MOST_FIGURES);
}

function shapesOf(piece: PieceFile): (readonly unknown[])[] {
  return piece.kind === 'own'
    ? [piece.parts, piece.areas ?? [], piece.climbEdges ?? []]
    : [[piece.at], piece.ladders ?? []];
}

const SIDES = ['north', 'south', 'east', 'west'];
const KEYWORDS = ['clear', 'climbable', 'impassable', 'rough', 'cover'];
const SIGHTS = ['none', 'soft', 'solid'];

function isPiece(value: unknown): value is PieceFile {
  if (!isRecord(value)) return false;
  if (value['kind'] === 'own') return isOwnPiece(value);
  const { kind, name, at, size, storeys, ladders } = value;
  return (
    PIECE_KIND_IDS.some((id) => id === kind) &&
    (name === undefined || typeof name === 'string') &&
    isNumbers(at, 2) &&
    isNumbers(size, 2) &&
    (size as number[]).every((n) => n > 0) &&
    (storeys === undefined ||
      (Number.isInteger(storeys) && (storeys as number) >= 1 && (storeys as number) <= 4)) &&
    (ladders === undefined || (Array.isArray(ladders) && ladders.every(isLadder)))
  );
}

function isLadder(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { side, at, wide } = value;
  const positive = (n: unknown): boolean => isFigure(n) && (n as number) > 0;
  return SIDES.includes(side as string) && positive(at) && (wide === undefined || positive(wide));
}

function isOwnPiece(value: Record<string, unknown>): boolean {
  const { name, parts, bottom, top, keywords, sight, blocksLevel, areas, climbEdges } = value;
  return (
    typeof name === 'string' &&
    Array.isArray(parts) &&
    parts.every((part) => isNumbers(part)) &&
    isFigure(top) &&
    (bottom === undefined || isFigure(bottom)) &&
    Array.isArray(keywords) &&
    keywords.length <= KEYWORDS.length &&
    keywords.every((keyword) => KEYWORDS.includes(keyword as string)) &&
    SIGHTS.includes(sight as string) &&
    (blocksLevel === undefined || blocksLevel === null || isLevel(blocksLevel)) &&
    isListOf(areas, (area) => isLevel(area['level']) && isNumbers(area['outline'])) &&
    isListOf(climbEdges, (edge) => isNumbers(edge['from'], 2) && isNumbers(edge['to'], 2) && isClimb(edge))
  );
}

function isClimb({ area, low, high }: Record<string, unknown>): boolean {
  const known = [area, low, high].every((n) => n === undefined || isLevel(n));
  return known && ((low as number | undefined) ?? 0) < ((high as number | undefined) ?? 1);
}

function isListOf(value: unknown, check: (item: Record<string, unknown>) => boolean): boolean {
  return (
    value === undefined || (Array.isArray(value) && value.every((item) => isRecord(item) && check(item)))
  );
}

function isLevel(n: unknown): boolean {
  return Number.isInteger(n) && (n as number) >= 0 && (n as number) <= 4;
}

function isFigure(n: unknown): n is number {
  return typeof n === 'number' && Number.isFinite(n) && Math.abs(n) <= 100;
}

function isNumbers(value: unknown, count?: number): boolean {
  return Array.isArray(value) && (count === undefined || value.length === count) && value.every(isFigure);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
