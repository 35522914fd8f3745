/** The rules as elements in which named things open, each once a paragraph; a clause does not open the thing that it states. */
import type { GlossaryEntry } from '@fray/engine';
import { linkerOf, notAgain, PartsView } from '@fray/kit';
import { createElement, type ReactNode } from 'react';

type Entries = Readonly<Record<string, GlossaryEntry>>;
type Say = (text: string, key: number) => ReactNode;

const PARAGRAPHS = 'p, li, td';
const PLAIN = 'h1, h2, h3, th, code, a, .clause';
/** Between their parts there is nothing to read. */
const FRAMES = 'body, table, thead, tbody, tr, ul, ol';
const ATTRIBUTES: Readonly<Record<string, string>> = { class: 'className', tabindex: 'tabIndex' };

export function rulesNodes(html: string, entries: Entries): ReactNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return partsOf(body, entries, plainly);
}

function partsOf(parent: Element, entries: Entries, say: Say): ReactNode[] {
  const parts = parent.matches(FRAMES) ? parent.children : parent.childNodes;
  return [...parts].map((part, key) =>
    part instanceof Element ? element(part, key, entries, say) : say(part.textContent ?? '', key),
  );
}

function element(part: Element, key: number, entries: Entries, around: Say): ReactNode {
  const say = part.matches(PARAGRAPHS)
    ? onceIn(entries, part.querySelector('.clause')?.id)
    : part.matches(PLAIN)
      ? plainly
      : around;
  const attributes = [...part.attributes].map(({ name, value }) => [ATTRIBUTES[name] ?? name, value]);
  const props = { key, ...Object.fromEntries(attributes) };
  return createElement(part.tagName.toLowerCase(), props, ...partsOf(part, entries, say));
}

function plainly(text: string): ReactNode {
  return text;
}

/** Says the texts of one paragraph, in which each named thing opens once, but not what its clause states. */
export function onceIn(entries: Entries, clause?: string): Say {
  const link = linkerOf(entries);
  const told = new Set(Object.keys(entries).filter((id) => entries[id]!.clause === clause));
  return (text, key) => <PartsView key={key} parts={notAgain(link(text), told)} />;
}
