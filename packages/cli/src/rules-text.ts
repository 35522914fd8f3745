/** The rules of a game as they are written: one paragraph a clause, each starting with its number in bold. */
import { existsSync, readFileSync } from 'node:fs';
import { readersLanguages } from './words/readers-languages.js';

/** The text of RULES.md, or of RULES.de.md where the reader speaks German; undefined where it did not come along. */
export function readRules(file: URL, languages: readonly string[] = readersLanguages()): string | undefined {
  const translated = languages
    .map((tag) => new URL(`RULES.${tag.toLowerCase().split('-')[0]}.md`, file))
    .find((each) => existsSync(each));
  try {
    return readFileSync(translated ?? file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The paragraph of a clause, by its number however it is written. */
export function findClause(rules: string, id: string): string | undefined {
  const wanted = id.trim().toLowerCase();
  const found = rules
    .split(/\n\s*\n/)
    .find((paragraph) => /^\*\*(\S+)\*\*/.exec(paragraph)?.[1]?.toLowerCase() === wanted);
  return found === undefined ? undefined : plainText(found.replaceAll('\n', ' '));
}

/** Markdown as a terminal shows it: without its marks. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll('**', '')
    .replaceAll('`', '')
    .replace(/^#+ /gm, '')
    .replace(/(^|[\s(])\*(\S[^*]*)\*/g, '$1$2');
}
