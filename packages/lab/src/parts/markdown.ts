/** A report for a document: headings, sentences and tables. Pictures are files of their own beside it. */
import type { Part } from './part.js';

/** `pictureAt`: where a part's picture lies, as an address in the document. */
export function reportMarkdown(parts: readonly Part[], pictureAt: (part: number) => string): string {
  return parts
    .map(({ heading, words, picture, table, code }, i) =>
      [
        `### ${heading}`,
        ...words,
        ...(picture === undefined ? [] : [`![${heading}](${pictureAt(i)})`]),
        ...(table === undefined ? [] : [tableOf(table)]),
        ...(code === undefined ? [] : [`\`\`\`text\n${code.trimEnd()}\n\`\`\``]),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function tableOf({ head, rows }: NonNullable<Part['table']>): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
}
