/** Finds the things of a glossary in plain sentences, so that they open wherever they are said. */
import type { GlossaryEntry, Words } from '@fray/engine';

type Entries = Readonly<Record<string, GlossaryEntry>>;
export type LinkTerms = (text: string) => Words;

const linkers = new WeakMap<Entries, LinkTerms>();

/** Made once for each glossary: a story of a thousand lines is linked again with every new one. */
export function linkerOf(entries: Entries): LinkTerms {
  const known = linkers.get(entries);
  if (known !== undefined) return known;
  const made = makeLinker(entries);
  linkers.set(entries, made);
  return made;
}

/** Only what was not told before stays openable; `told` remembers it. */
export function notAgain(words: Words, told: Set<string>): Words {
  return words.map((part) => {
    if (typeof part === 'string') return part;
    if (told.has(part.ref)) return part.text;
    told.add(part.ref);
    return part;
  });
}

function makeLinker(entries: Entries): LinkTerms {
  const ids = new Map<string, string>();
  for (const [id, { name, forms = [name] }] of Object.entries(entries))
    for (const form of forms.flatMap((form) => [form, capital(form)])) if (!ids.has(form)) ids.set(form, id);
  if (ids.size === 0) return (text) => [text];
  // The longest first: "attack speed" is not an attack and a speed.
  const forms = [...ids.keys()]
    .sort((x, y) => y.length - x.length)
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const told = new Map<string, Words>();
  return (text) => {
    const known = told.get(text);
    if (known !== undefined) return known;
    const words = split(text, pattern, ids);
    told.set(text, words);
    return words;
  };
}

function split(text: string, pattern: RegExp, ids: ReadonlyMap<string, string>): Words {
  const words: (string | { ref: string; text: string })[] = [];
  let from = 0;
  for (const { 0: said, index } of text.matchAll(pattern)) {
    if (index > from) words.push(text.slice(from, index));
    words.push({ ref: ids.get(said)!, text: said });
    from = index + said.length;
  }
  if (from < text.length) words.push(text.slice(from));
  return words;
}

/** As it is written at the start of a sentence. */
function capital(form: string): string {
  return form.slice(0, 1).toLocaleUpperCase() + form.slice(1);
}
