/** Rule books that list their chapters list all of them, in order, in every language. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const GAMES = ['devils-bluff', 'trueshot'];
const LANGUAGES = ['', '.de', '.fr'];

/** The line after the introduction, without its first word. */
function listed(rules: string): string[] {
  const line = /^\*(?:Contents|Inhalt|Sommaire)\s?:\* ([\s\S]*?)\n\n/m.exec(rules)?.[1] ?? '';
  return line.replaceAll('\n', ' ').split(' · ');
}

describe('the contents of a rule book', () => {
  it.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language])))(
    '%s%s: are its chapters',
    (game, language) => {
      const rules = readFileSync(new URL(`../../game-${game}/RULES${language}.md`, import.meta.url), 'utf8');
      expect(listed(rules)).toEqual([...rules.matchAll(/^## (.*)$/gm)].map(([, title]) => title));
    },
  );
});
