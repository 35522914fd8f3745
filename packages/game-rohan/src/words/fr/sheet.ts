/** The table in words. */
import { sheetIn } from '../common/sheet.js';
import { NAMES, naming } from './names.js';
import { whom } from './who.js';

export const sheet = sheetIn({
  names: NAMES,
  naming,
  words: {
    lanes: (above, below) => `Couloirs (${above} en haut, ${below} en bas)`,
    hand: 'Ta main',
    labels: { health: 'Santé', round: 'Cette manche', cards: 'Cartes' },
    health: (now, coming) => (coming < now ? `${now} (${coming} après l’Assaut, en l’état)` : `${now}`),
    role: (attacks, isYou, finished) =>
      `${attacks ? 'attaque' : 'défend'}${isYou ? 's' : ''}${finished ? ', terminé' : ''}`,
    holdings: (hand, deck) => `${hand} en main, ${deck} dans la pioche`,
    lane: (lane) => `Couloir ${lane}`,
    empty: 'vide',
    nobody: 'personne',
    against: ' contre ',
    figures: (attack, defence, hitPoints) => `attaque ${attack}, défense ${defence}, ${hitPoints} PV`,
    notReached: 'pas atteint',
    colon: ' : ',
    falls: (card) => `${card} succombe`,
    holds: (card, hitPoints) => `${card} tient à ${hitPoints}`,
    loses: (loss, someone) => `${loss} pour ${someone}`,
    whom,
  },
});
