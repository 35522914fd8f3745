/** Whatever a refusal or a log line names can be looked up at a terminal. */
import { games } from '@fray/games';
import { clausesIn } from '@fray/testkit';
import { describe, expect, it } from 'vitest';
import { findClause, plainText, readRules } from '../src/rules-text.js';

describe('every clause is found by its number, and ends before the next', () => {
  it.each(games.flatMap(({ id }) => ['en', 'de', 'fr'].map((language) => [id, language] as const)))(
    'of %s in %s',
    (id, language) => {
      const rules = readRules(new URL(`../../game-${id}/RULES.md`, import.meta.url), [language])!;
      const clauses = clausesIn(rules);
      expect(clauses.length).toBeGreaterThan(20);
      for (const clause of clauses) {
        const from = rules.indexOf(`**${clause}**`);
        const stated = rules.slice(from).split(/\n(?=\n|\*\*[A-Z]+-|#)/)[0]!;
        expect(findClause(rules, clause.toLowerCase()), clause).toBe(plainText(stated.replaceAll('\n', ' ')));
      }
    },
  );
});
