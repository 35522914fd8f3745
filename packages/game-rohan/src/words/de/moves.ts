/** Moves in words. */
import { moveWordsOf } from '../common/moves.js';
import { NAMES } from './names.js';

export const moveWords = moveWordsOf({
  play: (card, lane) => `„${NAMES.cards[card]}“ in Bahn ${lane} spielen`,
  pass: 'Passen und zurückkommen, wenn die andere Seite weiterspielt',
  finish: 'Fertig: keine Karten mehr in dieser Runde',
  keep: 'Diese Hand behalten',
  redraw: 'Die Hand zurücklegen und sieben neue Karten ziehen',
  concede: 'Die Partie aufgeben',
});
