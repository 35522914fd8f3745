/** Options in words, as the game's book has them. */
import {
  basisOf,
  basisWord,
  type OptionDefinition,
  type OptionWords,
  tellWhy,
  type WordBook,
} from '@fray/engine';
import { texts } from '../../texts/index.js';

export function optionWords(book: WordBook, id: string): OptionWords {
  return book.options[id] ?? { label: id, help: '' };
}

export function valueWords(book: WordBook, id: string, value: unknown): string {
  const known = book.options[id]?.values?.[String(value)];
  if (known !== undefined) return known;
  if (typeof value === 'boolean') return value ? texts().lobby.yes : texts().lobby.no;
  return String(value);
}

/** "pay first (letter)". */
export function valueWithBasis(book: WordBook, option: OptionDefinition, value: unknown): string {
  return texts().lobby.withBasis(valueWords(book, option.id, value), basisWord(book, basisOf(option, value)));
}

/** What each value is beside the document, and why where one departs from it: "on (letter), off (departure). There is no income." */
export function basisLine(book: WordBook, option: OptionDefinition): string {
  const { basis, values = [] } = option;
  if (typeof basis === 'string') return texts().lobby.allBasis(basisWord(book, basis));
  const each = values.map((value) => valueWithBasis(book, option, value)).join(', ');
  const why = values.map((value) => tellWhy(book, option, value)).find((text) => text !== '') ?? '';
  return `${each}. ${why}`.trim();
}

/** What at a table is other than in the book: "Start with 40 Health: yes". */
export function changedOptions(
  definitions: readonly OptionDefinition[],
  book: WordBook,
  options: Readonly<Record<string, unknown>>,
): readonly { readonly id: string; readonly label: string; readonly value: string; readonly help: string }[] {
  return definitions.flatMap((definition) => {
    const { id, values, default: preset } = definition;
    const value = options[id];
    if (values === undefined || value === undefined || value === preset) return [];
    const { label, help } = optionWords(book, id);
    return [{ id, label, help, value: valueWithBasis(book, definition, value) }];
  });
}
