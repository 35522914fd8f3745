/** Moves in words. */
import { moveWordsOf } from '../common/moves.js';
import { NAMES } from './names.js';

export const moveWords = moveWordsOf({
  play: (card, lane) => `Play ${NAMES.cards[card]} in lane ${lane}`,
  pass: 'Pass, and come back if the other plays on',
  finish: 'Finish: no more cards this round',
  keep: 'Keep this hand',
  redraw: 'Put the hand back and draw seven anew',
  concede: 'Concede the match',
});
