/** The form of scenario and lesson files: titles, heads at the left edge, indented lines below them. */
import { fail, ok, type Result } from '@fray/engine';

export interface ScenarioLine {
  readonly text: string;
  /** Line number in the file, from 1. */
  readonly line: number;
}

export interface Block {
  readonly head: string;
  readonly line: number;
  readonly lines: ScenarioLine[];
}

export interface Draft {
  readonly title: string;
  readonly line: number;
  readonly blocks: Block[];
}

/** Splits a file into its titles and their blocks; the first draft is what stands before any title. */
export function readDrafts(
  text: string,
  heads: readonly string[],
  preamble: readonly string[],
): Result<Draft[]> {
  const drafts: Draft[] = [{ title: '', line: 0, blocks: [] }];
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = i + 1;
    const content = raw.trim();
    const draft = drafts[drafts.length - 1]!;
    if (content === '' || content.startsWith('>')) continue;
    if (/^\s/.test(raw)) {
      const block = draft.blocks[draft.blocks.length - 1];
      if (block === undefined)
        return fail(`Line ${line}: an indented line needs a head such as "position:" above it.`);
      block.lines.push({ text: content, line });
    } else if (content.startsWith('#')) {
      drafts.push({ title: content.replace(/^#+\s*/, ''), line, blocks: [] });
    } else {
      const block = readHead(content, line, drafts.length === 1 ? preamble : heads);
      if (!block.ok) return block;
      draft.blocks.push(block.value);
    }
  }
  return ok(drafts);
}

function readHead(content: string, line: number, known: readonly string[]): Result<Block> {
  const [, head, rest] = /^([a-z]+):\s*(.*)$/i.exec(content) ?? [];
  if (head === undefined || !known.includes(head.toLowerCase()))
    return fail(
      `Line ${line}: a line at the left edge is "# title" or one of ${known.join(', ')} with a colon; indent the rest.`,
    );
  return ok({ head: head.toLowerCase(), line, lines: rest === '' ? [] : [{ text: rest!, line }] });
}
