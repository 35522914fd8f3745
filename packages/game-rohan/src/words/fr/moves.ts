/** Moves in words. */
import { moveWordsOf } from '../common/moves.js';
import { NAMES } from './names.js';

export const moveWords = moveWordsOf({
  play: (card, lane) => `Jouer ${NAMES.cards[card]} dans le couloir ${lane}`,
  pass: 'Passer, et revenir si l’autre continue',
  finish: 'Finir : plus de cartes dans cette manche',
  keep: 'Garder cette main',
  redraw: 'Remettre la main et repiocher sept cartes',
  concede: 'Abandonner la partie',
});
