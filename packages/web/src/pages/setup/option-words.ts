/** Options in words, as the game's book has them. */
import type { OptionDefinition, OptionWords, WordBook } from '@fray/engine';
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

/** What at a table is other than in the book: "Start with 40 Health: yes". */
export function changedOptions(
  definitions: readonly OptionDefinition[],
  book: WordBook,
  options: Readonly<Record<string, unknown>>,
): readonly { readonly id: string; readonly label: string; readonly value: string; readonly help: string }[] {
  return definitions.flatMap(({ id, values, default: preset }) => {
    const value = options[id];
    if (values === undefined || value === undefined || value === preset) return [];
    const { label, help } = optionWords(book, id);
    return [{ id, label, help, value: valueWords(book, id, value) }];
  });
}
