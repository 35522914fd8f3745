/** Words for a terminal: story lines, the table's sheet, and plain tables of figures. */
import type { Line, Section, Words } from '@fray/engine';
import pc from 'picocolors';

type Paint = (text: string) => string;
const SEAT_PAINTS: readonly Paint[] = [pc.green, pc.magenta, pc.cyan, pc.yellow, pc.blue, pc.red];

export function seatPaint(seat: number | undefined): Paint {
  return seat === undefined || seat < 0 ? (text) => text : SEAT_PAINTS[seat % SEAT_PAINTS.length]!;
}

export function paintWords(words: Words): string {
  return words.map((part) => (typeof part === 'string' ? part : pc.bold(part.text))).join('');
}

export function paintLine(line: Line): string {
  const text = paintWords(line.words);
  if (line.heading) return `\n${pc.bold(pc.underline(text))}`;
  const notes = [line.small, line.clause].filter((note) => note !== undefined && note !== '').join(' · ');
  const bar = line.seat === undefined ? ' ' : seatPaint(line.seat)('│');
  return `${bar} ${text}${notes === '' ? '' : `  ${pc.dim(notes)}`}`;
}

export function paintSheet(sections: readonly Section[]): string {
  return sections.map(paintSection).join('\n');
}

function paintSection({ title, seat, rows }: Section): string {
  const width = Math.max(0, ...rows.map((row) => row.label.length));
  const lines = rows.map((row) => `  ${pc.dim(row.label.padEnd(width))}  ${paintWords(row.words)}`);
  return [seatPaint(seat)(pc.bold(title)), ...lines].join('\n');
}

/** Columns of text; the first is flush left, the others flush right. */
export function paintTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[i]!))).join('  ');
  return [pc.dim(line(head)), ...rows.map(line)].join('\n');
}

/** Numbered entries side by side, as many columns as fit, read downwards. */
export function paintChoices(entries: readonly string[], width: number): string {
  const labels = entries.map((entry, i) => ({ number: `${i + 1}`.padStart(3), entry }));
  const cell = Math.max(0, ...entries.map((entry) => entry.length)) + 6;
  const columns = Math.max(1, Math.min(Math.floor(width / cell), Math.ceil(entries.length / 3)));
  const height = Math.ceil(entries.length / columns);
  const lines: string[] = [];
  for (let row = 0; row < height; row++) {
    const cells = labels.filter((_, i) => i % height === row);
    const parts = cells.map(({ number, entry }, i) => {
      const text = i === cells.length - 1 ? entry : entry.padEnd(cell - 4);
      return `${pc.cyan(number)} ${text}`;
    });
    lines.push(parts.join(''));
  }
  return lines.join('\n');
}
