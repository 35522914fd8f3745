/** `fray rules`: a game's rules as they are written and what can be set, or some of their clauses. */
import { Complaint } from '../complaint.js';
import { openGame } from '../game/open-game.js';
import { paintOption } from '../game/option-text.js';
import { findClause, plainText, readRules } from '../rules-text.js';
import { words } from '../words/index.js';

const { problems, reports } = words;

export async function printRules(id: string, clauses: readonly string[]): Promise<void> {
  const { game, book, rules: file } = await openGame(id);
  const rules = readRules(file);
  if (rules === undefined) throw new Complaint(problems.noRules(book.title));
  const optionsOf = (wanted?: string): string[] =>
    game.options
      .filter(({ clause }) => wanted === undefined || clause.toLowerCase() === wanted.trim().toLowerCase())
      .map((option) => paintOption(option, book));
  const parts = clauses.map((clause) => {
    const text = findClause(rules, clause);
    if (text === undefined) throw new Complaint(problems.noClause(clause, book.title));
    return [text, ...optionsOf(clause)].join('\n');
  });
  const all = [plainText(rules).trimEnd(), '', reports.options, ...optionsOf()];
  process.stdout.write(`${(parts.length === 0 ? all : parts).join('\n')}\n`);
}
