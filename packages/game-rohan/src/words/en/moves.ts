/** Moves in words. */
import type { Move } from '@fray/engine';
import { CARDS } from '../../data/cards.js';
import { VERBS } from '../../verbs.js';
import type { VerbId } from '../ids.js';
import { CARD_NAMES } from './names.js';

const MOVES: Readonly<Record<VerbId, string | ((card: number, lane: number) => string)>> = {
  play: (card, lane) => `Play ${CARD_NAMES[CARDS[card]!.id]} in lane ${lane + 1}`,
  pass: 'Pass: you may come back if the other plays on',
  finish: 'Finish: no more cards this round',
  keep: 'Keep this hand',
  redraw: 'Put the hand back and draw seven anew',
  concede: 'Concede the match',
};

export function moveWords([verb, card, lane]: Move): string {
  const words = MOVES[VERBS[verb]!.id];
  return typeof words === 'string' ? words : words(card, lane);
}
