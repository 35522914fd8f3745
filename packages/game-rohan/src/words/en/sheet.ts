/** The table in words. */
import { sheetIn } from '../common/sheet.js';
import { NAMES, naming } from './names.js';
import { whom } from './who.js';

export const sheet = sheetIn({
  names: NAMES,
  naming,
  words: {
    lanes: (above, below) => `Lanes (${above} above, ${below} below)`,
    hand: 'Your hand',
    labels: { health: 'Health', round: 'This round', cards: 'Cards' },
    health: (now, coming) => (coming < now ? `${now} (${coming} after the Assault as it stands)` : `${now}`),
    role: (attacks, isYou, finished) =>
      `${attacks ? 'attack' : 'defend'}${isYou ? '' : 's'}${finished ? ', finished' : ''}`,
    holdings: (hand, deck) => `${hand} in hand, ${deck} in the deck`,
    lane: (lane) => `Lane ${lane}`,
    empty: 'empty',
    nobody: 'nobody',
    against: ' against ',
    figures: (attack, defence, hitPoints) => `attack ${attack}, defence ${defence}, ${hitPoints} HP`,
    notReached: 'not reached',
    colon: ': ',
    falls: (card) => `${card} falls`,
    holds: (card, hitPoints) => `${card} holds at ${hitPoints}`,
    loses: (loss, someone) => `${loss} to ${someone}`,
    whom,
  },
});
