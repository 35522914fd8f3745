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
    `Chaque marche est aussi haute que forte. Environ ${number(games)} parties par marche, camps échangés ; ± vaut 95 %.`,
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
    bold: 'fonceur',
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
  mistakes: (percent) => `choisit à la légère ${number(percent)} fois sur cent`,
  wins: ([wins, of]) => `gagne ${wins} fois sur ${of}`,
  inOneChair: 'sur une chaise',
  against: (level) => `contre ${level}`,
  elo: (elo, error) => `${elo >= 0 ? '+' : '−'}${Math.abs(elo)} ± ${error} Elo`,
  as: (name, level) => `${name}, ${level}`,
  traits: [
    ['fonceur', 'prudent'],
    ['pressé', 'patient'],
    ['franc', 'rusé'],
  ],
  trait: (left, right, share) => (share < 0.4 ? left : share > 0.6 ? right : `entre ${left} et ${right}`),
  score: (won, lost) =>
    won + lost === 0
      ? 'Vous ne vous êtes pas encore affrontés.'
      : `Jusqu’ici : ${number(won)} gagnées, ${number(lost)} perdues.`,
  side: 'Ton camp',
  toss: 'À pile ou face',
  sit: 'S’asseoir',
  minutes: (minutes) => `Environ ${number(minutes)} minutes`,
  houseRules: 'règles maison et interprétations',
};
