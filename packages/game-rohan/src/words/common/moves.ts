/** Moves in the words of a language. */
import type { Move } from '@fray/engine';
import { CARDS, type CardId } from '../../data/cards.js';
import { VERBS } from '../../verbs.js';
import type { VerbId } from '../ids.js';

/** A card goes to a lane by its number; the other moves are always the same. */
export type MoveWords = Readonly<Record<Exclude<VerbId, 'play'>, string>> & {
  readonly play: (card: CardId, lane: number) => string;
};

export function moveWordsOf(words: MoveWords): (move: Move) => string {
  return ([verb, card, lane]) => {
    const { id } = VERBS[verb]!;
    return id === 'play' ? words.play(CARDS[card]!.id, lane + 1) : words[id];
  };
}
