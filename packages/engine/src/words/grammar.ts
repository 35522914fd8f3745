/** Plurals, lists and numbers of a language, for word books. */
import type { Part, Words } from './text.js';

export interface Grammar {
  /** The form that goes with a number: `plural(n, { one: 'card', other: 'cards' })`. */
  plural(
    n: number,
    forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>,
  ): string;
  /** "1st", "2nd" and so on, by the forms of the language. */
  ordinal(
    n: number,
    forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>,
  ): string;
  /** "a, b and c", with every part kept as it is. */
  list(items: readonly Part[]): Words;
  /** The same for plain words. */
  listed(items: readonly string[]): string;
  number(n: number): string;
}

export function grammarOf(language: string): Grammar {
  const cardinals = new Intl.PluralRules(language);
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const numbers = new Intl.NumberFormat(language);
  return {
    plural: (n, forms) => forms[cardinals.select(n)] ?? forms.other,
    ordinal: (n, forms) => `${n}${forms[ordinals.select(n)] ?? forms.other}`,
    list: (items) => joined(lists, items),
    listed: (items) => lists.format(items),
    number: (n) => numbers.format(n),
  };
}

function joined(lists: Intl.ListFormat, items: readonly Part[]): Words {
  let next = 0;
  return lists
    .formatToParts(items.map(() => '?'))
    .map((part): Part => (part.type === 'element' ? items[next++]! : part.value));
}
