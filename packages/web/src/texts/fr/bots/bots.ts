/** Choosing a bot to play against. */
import { grammarOf } from '@fray/engine';
import type { bots as english } from '../../en/bots/bots.js';

const { number } = grammarOf('fr');

export const bots: typeof english = {
  choose: 'Choisir un bot',
  title: 'Un bot à affronter',
  who: (others) => (others > 1 ? 'Qui s’assied avec toi ?' : 'Qui s’assied en face ?'),
  whoHint: 'Chacun ne voit que ce que tu verrais de sa chaise.',
  how: 'De quelle force ?',
  howHint: (games) =>
    `La hauteur d’une marche, c’est sa force. Au moins ${number(games)} parties par marche, camps échangés ; ± vaut 95 %.`,
  unmeasured: 'La force des niveaux n’a pas encore été mesurée pour ce jeu.',
  tooMuchLuck: 'Ce jeu a moins de niveaux pour l’instant.',
  cast: {
    halla: { name: 'Halla', says: 'Les murs sont pour ceux qui attendent.' },
    oswin: { name: 'Le vieil Oswin', says: 'Compte deux fois. Puis pose une carte.' },
    brand: { name: 'Brand', says: 'Pas un pas en arrière. Pas aujourd’hui.' },
    vesper: { name: 'Vesper', says: 'Tu le verras quand ce sera fait.' },
    grishk: { name: 'Grishk', says: 'Le bélier d’abord. Réfléchir jamais.' },
  },
  styles: {
    bold: 'intrépide',
    careful: 'prudent',
    stubborn: 'têtu',
    sly: 'rusé',
    reckless: 'casse-cou',
  },
  levels: {
    newcomer: 'Novice',
    casual: 'Tranquille',
    steady: 'Solide',
    strong: 'Fort',
    best: 'Le meilleur',
  },
  mistakes: (percent) =>
    percent < 100 ? `choisit à la légère ${number(percent)} fois sur 100` : 'choisit au hasard',
  wins: ([wins, of]) => `gagne ${wins} fois sur ${of}`,
  inOneChair: 'sur une chaise',
  against: (level) => `contre ${level}`,
  elo: (elo, error) => `${elo >= 0 ? '+' : '−'}${Math.abs(elo)} ± ${error} Elo`,
  as: (name, level) => `${name}, ${level}`,
  traits: [
    ['intrépide', 'prudent'],
    ['pressé', 'patient'],
    ['franc', 'rusé'],
  ],
  trait: (left, right, share) => (share < 0.4 ? left : share > 0.6 ? right : `entre ${left} et ${right}`),
  score: (name, won, lost) =>
    won + lost === 0
      ? 'Vous ne vous êtes pas encore affrontés.'
      : `Contre ${name} : ${number(won)} gagnées, ${number(lost)} perdues.`,
  you: 'toi, pour l’instant',
  back: 'Retour',
  measured: 'Comment ils ont été mesurés',
  measuredHow: (seats) =>
    seats === 2
      ? 'Chaque niveau a joué beaucoup de parties contre le niveau du dessous, avec les mêmes dés et les mêmes cartes des deux côtés, jamais ceux sur lesquels les bots ont été réglés.'
      : `Un bot de chaque niveau a joué beaucoup de parties sur une chaise parmi ${number(seats)}, le niveau du dessous occupant toutes les autres : les mêmes dés et les mêmes cartes depuis chaque chaise, jamais ceux sur lesquels les bots ont été réglés.`,
  measuredHead: ['Niveau', 'Parties', 'Gagnées', 'Au-dessus du niveau inférieur'],
  measuredBy:
    'L’intervalle après ± contient la vraie valeur 95 fois sur 100. Cette commande mesure à nouveau :',
  count: (n) => number(n),
  share: (share) => `${number(Math.round(100 * share))}\u00a0%`,
  side: 'Ton camp',
  toss: 'À pile ou face',
  sit: 'S’asseoir',
  minutes: (minutes) => `Environ ${number(minutes)} minutes`,
  houseRules: 'règles maison et précisions',
};
