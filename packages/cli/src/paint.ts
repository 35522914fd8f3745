/** Words for a terminal: story lines, the table's sheet, and plain tables of figures. */
import type { Line, Section, Words } from '@fray/engine';
import pc from 'picocolors';

type Paint = (text: string) => string;
const COLOUR_CODE = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const SEAT_PAINTS: readonly Paint[] = [pc.green, pc.magenta, pc.cyan, pc.yellow, pc.blue, pc.red];

export function seatPaint(seat: number | undefined): Paint {
  return seat === undefined || seat < 0 ? (text) => text : SEAT_PAINTS[seat % SEAT_PAINTS.length]!;
}

export function paintWords(words: Words): string {
  return words.map((part) => (typeof part === 'string' ? part : pc.bold(part.text))).join('');
}

/** Breaks painted text between words, so that no line is wider than the terminal; further lines are indented. */
function wrap(text: string, width: number, indent: number): string {
  const room = Math.max(20, width - indent);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines[lines.length - 1]} ${word}`;
    if (lines.length === 0 || visibleLength(longer) > room) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}

function visibleLength(text: string): number {
  return text.replaceAll(COLOUR_CODE, '').length;
}

export function paintLine(line: Line): string {
  const text = paintWords(line.words);
  if (line.heading) return `\n${pc.bold(pc.underline(text))}`;
  const notes = [line.small, line.clause].filter((note) => note !== undefined && note !== '').join(' · ');
  const bar = line.seat === undefined ? ' ' : seatPaint(line.seat)('│');
  return `${bar} ${text}${notes === '' ? '' : `  ${pc.dim(notes)}`}`;
}

export function paintSheet(sections: readonly Section[], columns: number): string {
  return sections.map((section) => paintSection(section, columns)).join('\n');
}

function paintSection({ title, seat, rows }: Section, columns: number): string {
  const width = Math.max(0, ...rows.map((row) => row.label.length));
  const lines = rows.map(
    (row) => `  ${pc.dim(row.label.padEnd(width))}  ${wrap(paintWords(row.words), columns, width + 4)}`,
  );
  return [seatPaint(seat)(pc.bold(title)), ...lines].join('\n');
}

/** Columns of text; the first is flush left, the others flush right. */
export function paintTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[i]!))).join('  ');
  return [pc.dim(line(head)), ...rows.map(line)].join('\n');
}

/** An entry longer than this gets a line of its own, so that the others fit side by side. */
const LONG_ENTRY = 30;

/** Numbered entries side by side, as many columns as fit, read downwards; long ones below. */
export function paintChoices(entries: readonly string[], width: number): string {
  const labels = entries.map((entry, i) => ({ entry, label: `${pc.cyan(`${i + 1}`.padStart(3))} ${entry}` }));
  const short = labels.filter(({ entry }) => entry.length <= LONG_ENTRY);
  const long = labels.filter(({ entry }) => entry.length > LONG_ENTRY);
  const cell = Math.max(0, ...short.map(({ entry }) => entry.length)) + 6;
  const columns = Math.max(1, Math.min(Math.floor(width / cell), Math.ceil(short.length / 3)));
  const height = Math.ceil(short.length / columns);
  const lines: string[] = [];
  for (let row = 0; row < height; row++) {
    const cells = short.filter((_, i) => i % height === row);
    lines.push(
      cells
        .map(({ entry, label }) => label + ' '.repeat(cell - 4 - entry.length))
        .join('')
        .trimEnd(),
    );
  }
  return [...lines, ...long.map(({ label }) => label)].join('\n');
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
