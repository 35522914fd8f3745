/** Puzzles. */
import { grammarOf } from '@fray/engine';
import type { puzzles as english } from '../en/puzzles.js';

const { number } = grammarOf('fr');

export const puzzles: typeof english = {
  title: 'Énigmes',
  today: 'L’énigme du jour',
  solve: 'Résoudre',
  look: 'Revoir',
  about:
    'Des positions de vraies parties où un choix vaut bien mieux que tous les autres. Tu vois ce que voyait ce joueur, et rien de plus.',
  aims: {
    win: 'Conclus la partie.',
    turn: 'Renverse la partie.',
    hold: 'Tiens bon.',
    best: 'Trouve le meilleur choix.',
  },
  task: 'Un choix vaut bien mieux que tous les autres. Fais-le.',
  wrong: 'C’est permis, et ça peut même marcher, mais il y a bien mieux. Regarde encore.',
  over: { solved: 'C’est ça !', shown: 'C’était ça.' },
  best: (move) => `${move}.`,
  because: (why) => `${why}.`,
  chances: (chance, next, how) =>
    how === 'exhaustive'
      ? `Tout essayé jusqu’au bout : ce choix gagne ${number(chance)} fois sur 100, le suivant ${number(next)}.`
      : `D’après ce que tu pouvais savoir, ce choix gagne environ ${number(chance)} fois sur 100, le suivant ${number(next)}.`,
  show: 'Montre-moi',
  next: 'Énigme suivante',
  all: 'Toutes les énigmes',
  none: 'Cette énigme n’existe pas.',
  outdated: 'Les règles ont changé depuis que cette énigme a été trouvée.',
  count: (solved, all) => `${number(solved)} sur ${number(all)} résolues`,
  tile: (n, aim, state, isToday) =>
    `${number(n)} : ${aim}${isToday ? ' L’énigme du jour.' : ''}${state === undefined ? '' : state === 'solved' ? ' Résolue.' : ' Solution vue.'}`,
  week: 'Les sept derniers jours',
  day: (day, solved) => `${day} : ${solved ? 'résolue' : 'pas résolue'}`,
};
