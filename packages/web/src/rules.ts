/** The rules pages, made from each game's RULES.md at build time and loaded only when opened; RULES.de.md has them in German. */
import { bestLanguage } from '@fray/engine';
import { clauseIn } from './clause-in.js';
import { ownModule } from './games/own-game.js';
import type { Rules } from './render-rules.js';
import { readersLanguages } from './texts/index.js';

const pages = import.meta.glob<Rules>('../../game-*/RULES*.md', { import: 'default' });

const TRANSLATED = /\/RULES\.([a-z]+)\.md$/;

const clauses = import.meta.glob<readonly string[]>('../../game-*/RULES.md', {
  query: '?clauses',
  import: 'default',
});

/** The ids alone: all that a table needs to know which of them can be opened. */
export async function clausesOf(game: string): Promise<readonly string[]> {
  return (await clauses[`../../game-${game}/RULES.md`]?.()) ?? (await ownRules())?.clauses ?? [];
}

export async function rulesOf(game: string): Promise<Rules | undefined> {
  return (await pages[pageFor(game)]?.()) ?? ownRules();
}

/** In the reader's language where somebody has written it; every page has the same clauses. */
function pageFor(game: string): string {
  const translated = Object.keys(pages).flatMap((path) => TRANSLATED.exec(path)?.slice(1) ?? []);
  const language = bestLanguage(['en', ...translated], readersLanguages());
  const page = `../../game-${game}/RULES.${language}.md`;
  return page in pages ? page : `../../game-${game}/RULES.md`;
}

/** Of a game that was not there when the page was built: its rules lie beside its modules. */
async function ownRules(): Promise<Rules | undefined> {
  if (ownModule === '') return undefined;
  const [{ renderRules }, answer] = await Promise.all([
    import('./render-rules.js'),
    fetch(new URL('RULES.md', new URL(ownModule, location.origin))),
  ]);
  return answer.ok ? renderRules(await answer.text()) : undefined;
}

/** The words of one clause, to be shown beside a table. */
export async function clauseText(game: string, clause: string): Promise<string> {
  const found = clauseIn((await rulesOf(game))?.html ?? '', clause);
  return found === undefined
    ? clause
    : new DOMParser().parseFromString(found, 'text/html').body.textContent.trim();
}
