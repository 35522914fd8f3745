/** The rules pages, made from each game's RULES.md at build time and loaded only when opened. */
export interface Rules {
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string; readonly depth: number }[];
  readonly clauses: readonly string[];
}

const pages = import.meta.glob<Rules>('../../game-*/RULES.md', { import: 'default' });

const clauses = import.meta.glob<readonly string[]>('../../game-*/RULES.md', {
  query: '?clauses',
  import: 'default',
});

/** The ids alone: all that a table needs to know which of them can be opened. */
export async function clausesOf(game: string): Promise<readonly string[]> {
  return (await clauses[`../../game-${game}/RULES.md`]?.()) ?? [];
}

export async function rulesOf(game: string): Promise<Rules | undefined> {
  return pages[`../../game-${game}/RULES.md`]?.();
}

/** The words of one clause, to be shown beside a table. */
export async function clauseText(game: string, clause: string): Promise<string> {
  const html = (await rulesOf(game))?.html ?? '';
  const found = new DOMParser().parseFromString(html, 'text/html').getElementById(clause);
  return found?.textContent?.trim() ?? clause;
}
