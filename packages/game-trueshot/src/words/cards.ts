/** Cards by their references, such as "pet:wolf", in the words of any language. */
import type { Part } from '@fray/engine';

export type CardWords = readonly [name: string, text: string, ruling?: string];

export type CardKind = 'pet' | 'weapon' | 'spell' | 'food';

/** What a language calls its cards, and what of the rules may stand where a card does. */
export interface CardBook extends Readonly<Record<CardKind, Readonly<Record<string, CardWords>>>> {
  readonly rules: Readonly<Record<'rule:limit' | 'rule:temporary', string>>;
}

export interface Cards {
  readonly cardName: (ref: unknown) => string;
  readonly card: (ref: unknown) => Part;
}

export function cardsIn(book: CardBook): Cards {
  const rules: Readonly<Record<string, string>> = book.rules;
  const cardName = (ref: unknown): string => {
    const text = String(ref);
    const colon = text.indexOf(':');
    const kind = text.slice(0, colon);
    const words = kind in book && kind !== 'rules' ? book[kind as CardKind] : {};
    return words[text.slice(colon + 1)]?.[0] ?? rules[text] ?? text;
  };
  const card = (ref: unknown): Part => rules[String(ref)] ?? { ref: String(ref), text: cardName(ref) };
  return { cardName, card };
}
