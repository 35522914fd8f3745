/** Words for people, as data: a log line or a table sheet can be drawn, printed or spoken from the same parts. */
import { assert } from '../result.js';

/** Plain words, or the name of a thing that the reader may look up in the game's glossary. */
export type Part = string | { readonly ref: string; readonly text: string };
export type Words = readonly Part[];

/** One sentence of the story. `small` holds the figures, `seat` whose doing it was. */
export interface Line {
  readonly words: Words;
  readonly small?: string;
  readonly clause?: string;
  readonly seat?: number;
  /** A heading such as "Round 3, Assault" starts a new group. */
  readonly heading?: boolean;
}

/** A block of the table in words: what a terminal prints and a generic table draws. */
export interface Section {
  readonly title: string;
  readonly seat?: number;
  readonly rows: readonly { readonly label: string; readonly words: Words }[];
}

/** A thing that has a name and can be looked up. */
export interface GlossaryEntry {
  readonly name: string;
  readonly text: string;
  readonly clause: string;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** The words by which a sentence means it and nothing else; absent: its name. */
  readonly forms?: readonly string[];
}

/** What a term is called, what it means, and the other forms in which sentences have it. */
export type TermWords = readonly [name: string, text: string, ...forms: string[]];

/** The terms of a game as entries of its glossary, each with the clause that states it. */
export function termEntries<Id extends string>(
  clauses: Readonly<Record<Id, string>>,
  words: Readonly<Record<Id, TermWords>>,
): Readonly<Record<string, GlossaryEntry>> {
  return Object.fromEntries(
    (Object.keys(clauses) as Id[]).map((id) => {
      const [name, text, ...forms] = words[id];
      return [`term:${id}`, { name, text, clause: clauses[id], forms: [name, ...forms] }];
    }),
  );
}

/** How a game settles what its texts leave open: under one heading, by the ids of its glossary. */
export interface Rulings<Id extends string = string> {
  readonly label: string;
  readonly texts: Readonly<Record<Id, string>>;
}

/** Entries with their rulings behind their other facts; what has none of its own is ruled as what it is `like`. */
export function withRulings(
  entries: Readonly<Record<string, GlossaryEntry>>,
  { label, texts }: Rulings,
  like: (id: string) => string = (id) => id,
): Readonly<Record<string, GlossaryEntry>> {
  for (const id of Object.keys(texts)) assert(id in entries, `a ruling on "${id}", which nobody can look up`);
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => {
      const value = texts[id] ?? texts[like(id)];
      return [
        id,
        value === undefined ? entry : { ...entry, facts: [...(entry.facts ?? []), { label, value }] },
      ];
    }),
  );
}

export function plain(words: Words): string {
  return words.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
