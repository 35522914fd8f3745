/** What is said about bots' strength. */
import type { LADDERS as english } from '../en/ladders.js';

export const LADDERS: typeof english = {
  levels: {
    newcomer: 'Novice',
    casual: 'Tranquille',
    steady: 'Solide',
    strong: 'Fort',
    best: 'Le meilleur',
  },
  title: (game) => `${game} : la force des bots`,
  axis: 'Elo',
  how: (seats, seed) =>
    `${seats} places, chaque graine de chaque chaise, graine ${seed} ; intervalles à 95 %`,
  columns: [
    'niveau',
    'méthode',
    'parties',
    'victoires contre le niveau inférieur',
    'Elo',
    'intervalle à 95 %',
  ],
  documentColumns: ['niveau', 'méthode', 'parties', 'victoires contre le niveau inférieur', 'Elo'],
  topped: (level, rate) => `${level} gagne ${rate} contre le choix rapide`,
  told: (step) => `  ${step}`,
  step: (bot, against, games, elo, range) =>
    `${bot} contre ${against} : ${elo} Elo (${range}) après ${games} parties`,
  yardstick: (level, rate, range, games) =>
    `${level} gagne ${rate} (${range}) contre greedy en ${games} parties.`,
};
