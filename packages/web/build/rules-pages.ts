/** Turns a game's RULES.md, and RULES.de.md and its like, into pages at build time: HTML, headings, and every clause with its id. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { renderRules } from '../src/render-rules.js';

export function rulesPages(): Plugin {
  return {
    name: 'fray-rules-pages',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (!/\/RULES(\.[a-z]+)?\.md$/.test(file)) return undefined;
      this.addWatchFile(file);
      const rules = await renderRules(await readFile(file, 'utf8'));
      return `export default ${JSON.stringify(query === 'clauses' ? rules.clauses : rules)};`;
    },
  };
}
