/** A square of win rates as a heat map: blue where the row wins, red where the column does, the figure in every field. */
import { rect, svg, text } from './svg.js';

export interface HeatMapWords {
  readonly title: string;
  /** A share as it stands in a field. */
  readonly figure: (share: number) => string;
}

const NAMES = 150;
const CELL = 40;
const TOP = 26;

/** `cells[row][column]` from 0 to 1; null is left empty. Columns are numbered as the rows are. */
export function heatMap(
  names: readonly string[],
  cells: readonly (readonly (number | null)[])[],
  words: HeatMapWords,
): string {
  const width = NAMES + names.length * CELL + 4;
  const height = TOP + names.length * CELL + 4;
  const fields = cells.flatMap((row, r) =>
    row.flatMap((share, c) => (share === null ? [] : field(share, NAMES + c * CELL, TOP + r * CELL, words))),
  );
  return svg(width, height, heatMapLabel(names, cells, words), [
    ...names.map((_, c) =>
      text(NAMES + c * CELL + CELL / 2, 18, `${c + 1}`, { anchor: 'middle', size: 12, soft: true }),
    ),
    ...names.map((name, r) => text(4, TOP + r * CELL + CELL / 2 + 5, `${r + 1} ${name}`, { size: 13 })),
    ...fields,
  ]);
}

function field(share: number, x: number, y: number, words: HeatMapWords): string[] {
  const far = Math.min(1, Math.abs(share - 0.5) * 2);
  const colour = share >= 0.5 ? '45 78 135' : '166 60 37';
  return [
    rect(
      x + 1,
      y + 1,
      CELL - 2,
      CELL - 2,
      `rx="4" fill="rgb(${colour} / ${(0.08 + 0.62 * far).toFixed(2)})"`,
    ),
    text(x + CELL / 2, y + CELL / 2 + 5, words.figure(share), { anchor: 'middle', size: 12 }),
  ];
}

/** The same in words, row by row. */
export function heatMapLabel(
  names: readonly string[],
  cells: readonly (readonly (number | null)[])[],
  words: HeatMapWords,
): string {
  const rows = names.map(
    (name, r) =>
      `${name}: ${cells[r]!.flatMap((share, c) => (share === null ? [] : [`${names[c]} ${words.figure(share)}`])).join(', ')}`,
  );
  return `${words.title}. ${rows.join('; ')}`;
}
