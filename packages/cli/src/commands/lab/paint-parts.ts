/** A report for a terminal: headings, sentences and tables; pictures are for pages. */
import type { Part } from '@fray/lab';
import pc from 'picocolors';
import { paintTable } from '../../paint.js';

export function paintParts(title: string, parts: readonly Part[]): string {
  return `${[pc.bold(title), ...parts.filter(({ code }) => code === undefined).map(paintPart)].join('\n\n')}\n`;
}

function paintPart({ heading, words, table }: Part): string {
  return [
    pc.bold(heading),
    ...words.map((sentence) => pc.dim(sentence)),
    ...(table === undefined ? [] : [paintTable(table.head, table.rows)]),
  ].join('\n');
}
