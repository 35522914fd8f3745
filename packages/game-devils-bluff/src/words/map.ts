/** The table as a map of letters, for the terminal: two columns an inch across, one row an inch down, north at the top. */
import { ON_TABLE } from '../geometry/bodies.js';
import { contains } from '../geometry/part.js';
import { LIES } from '../state.js';
import { battlefield } from '../table/battlefield.js';
import type { DevilsView } from '../view.js';

const SIGNS: Readonly<Record<string, string>> = {
  building: '#',
  rock: '^',
  boulder: '^',
  wall: '=',
  crate: '=',
  barrel: 'o',
  trough: '=',
  stone: '=',
  fence: '-',
  wagon: 'W',
  boxcar: 'W',
  brush: '"',
  cactus: '"',
  boardwalk: '.',
  road: '.',
  own: '%',
};

/** One string a row, from north to south, with the inches at the left; `x` runs along the bottom. */
export function mapRows(table: DevilsView): { label: string; text: string }[] {
  const { ground } = battlefield(table.table);
  const wide = Math.ceil(ground.width / 1000);
  const deep = Math.ceil(ground.depth / 1000);
  const rows = Array.from({ length: deep }, (_, y) =>
    Array.from({ length: wide }, (__, x) => `${signAt(table, x * 1000 + 500, y * 1000 + 500)} `),
  );
  for (const [i, marker] of table.markers.entries())
    if (marker.state === LIES) put(rows, marker.x, marker.y, `${i + 1}*`.slice(-2));
  for (let i = 0; i < table.x.length; i++)
    if (table.where[i] === ON_TABLE) put(rows, table.x[i]!, table.y[i]!, modelSign(table, i));
  const lines = rows.map((row, y) => ({ label: `${y}`.padStart(2), text: row.join('') }));
  const ruler = Array.from({ length: wide }, (_, x) => (x % 3 === 0 ? `${x}`.padEnd(2) : '  ')).join('');
  return [...lines.reverse(), { label: '  ', text: ruler }];
}

function put(rows: string[][], x: number, y: number, sign: string): void {
  const row = rows[Math.min(rows.length - 1, Math.floor(y / 1000))]!;
  row[Math.min(row.length - 1, Math.floor(x / 1000))] = sign;
}

/** Letters count through a gang: capitals for the first seat, small ones for the second; the level behind. */
export function modelSign(table: Pick<DevilsView, 'seatOf' | 'level'>, model: number): string {
  const first = table.seatOf.indexOf(table.seatOf[model]!);
  const letter = String.fromCharCode((table.seatOf[model] === 0 ? 65 : 97) + (model - first));
  return `${letter}${table.level[model] === 0 ? ' ' : table.level[model]}`;
}

function signAt(table: DevilsView, x: number, y: number): string {
  const { ground } = battlefield(table.table);
  for (const floor of [ground.floors[0]![0]!]) {
    for (const part of floor.walls)
      if (contains(part, x, y)) return SIGNS[ground.table.pieces[part.piece]!.kind] ?? '%';
    for (const slow of floor.slow)
      for (const part of slow.parts)
        if (x > part.minX - 300 && x < part.maxX + 300 && y > part.minY - 300 && y < part.maxY + 300)
          return SIGNS[ground.table.pieces[slow.piece]!.kind] ?? '%';
  }
  return '·';
}
