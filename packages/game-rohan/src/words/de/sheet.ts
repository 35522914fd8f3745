/** The table in words. */
import { sheetIn } from '../common/sheet.js';
import { NAMES, naming } from './names.js';
import { dich } from './who.js';

export const sheet = sheetIn({
  names: NAMES,
  naming,
  words: {
    lanes: (above, below) => `Bahnen (oben für ${above}, unten für ${below})`,
    hand: 'Deine Hand',
    labels: { health: 'Lebenskraft', round: 'Diese Runde', cards: 'Karten' },
    health: (now, coming) =>
      coming < now ? `${now} (${coming} nach dem Ansturm, so wie es steht)` : `${now}`,
    role: (attacks, isYou, finished) =>
      `${attacks ? (isYou ? 'greifst an' : 'greift an') : isYou ? 'verteidigst' : 'verteidigt'}${finished ? ', fertig' : ''}`,
    holdings: (hand, deck) => `${hand} auf der Hand, ${deck} im Stapel`,
    lane: (lane) => `Bahn ${lane}`,
    empty: 'leer',
    nobody: 'niemand',
    against: ' gegen ',
    figures: (attack, defence, hitPoints) => `Angriff ${attack}, Abwehr ${defence}, ${hitPoints} TP`,
    notReached: 'nicht erreicht',
    colon: ': ',
    falls: (card) => `${card} fällt`,
    holds: (card, hitPoints) => `${card} hält mit ${hitPoints}`,
    loses: (loss, someone) => `${loss} auf ${someone}`,
    whom: dich,
  },
});
