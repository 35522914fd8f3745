/** A game's RULES.md as a page: HTML, headings, and every clause with its id. */
import { Marked } from 'marked';

const CLAUSE = /^[A-Z]+-[0-9A-Za-z][0-9A-Za-z.-]*/;

export interface Rules {
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string; readonly depth: number }[];
  readonly clauses: readonly string[];
}

export async function renderRules(markdown: string): Promise<Rules> {
  const headings: { id: string; text: string; depth: number }[] = [];
  const clauses: string[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = slug(text);
        headings.push({ id, text: text.replace(/[*_`]/g, ''), depth });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      strong({ tokens, text }) {
        const clause = CLAUSE.exec(text)?.[0].replace(/[.-]+$/, '');
        const inner = this.parser.parseInline(tokens);
        if (clause === undefined || clauses.includes(clause)) return `<strong>${inner}</strong>`;
        clauses.push(clause);
        return `<strong class="clause" id="${clause}" data-clause="${clause}" tabindex="-1">${inner}</strong>`;
      },
    },
  });
  const html = await marked.parse(markdown);
  return { html, headings, clauses };
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
