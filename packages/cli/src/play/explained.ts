/** What the choices name, explained once: the first time somebody is offered a card or an ability, its text is shown. */
import type { GlossaryEntry, Move, Verb, WordBook } from '@fray/engine';

/** The glossary's entries for everything that these moves name, without those that were `seen` before. */
export function newEntries(
  book: WordBook,
  verbs: readonly Verb[],
  moves: readonly Move[],
  seen: Set<string>,
): GlossaryEntry[] {
  const entries: GlossaryEntry[] = [];
  for (const id of namedBy(verbs, moves)) {
    const key = Object.keys(book.glossary).find((each) => each === id || each.endsWith(`:${id}`));
    if (key === undefined || seen.has(key)) continue;
    seen.add(key);
    entries.push(book.glossary[key]!);
  }
  return entries;
}

function namedBy(verbs: readonly Verb[], moves: readonly Move[]): Set<string> {
  const ids = new Set<string>();
  for (const move of moves) {
    const { id, args } = verbs[move[0]]!;
    ids.add(id);
    for (const [i, { names }] of args.entries()) if (names !== undefined) ids.add(names[move[i + 1]!] ?? '');
  }
  return ids;
}
