/** `fray rules`: a game's rules as they are written, or some of their clauses. */
import { Complaint } from '../complaint.js';
import { openGame } from '../game/open-game.js';
import { findClause, plainText, readRules } from '../rules-text.js';
import { words } from '../words/index.js';

const { problems } = words;

export async function printRules(id: string, clauses: readonly string[]): Promise<void> {
  const { book, rules: file } = await openGame(id);
  const rules = readRules(file);
  if (rules === undefined) throw new Complaint(problems.noRules(book.title));
  const parts = clauses.map((clause) => {
    const text = findClause(rules, clause);
    if (text === undefined) throw new Complaint(problems.noClause(clause, book.title));
    return text;
  });
  process.stdout.write(parts.length === 0 ? plainText(rules) : `${parts.join('\n')}\n`);
}
