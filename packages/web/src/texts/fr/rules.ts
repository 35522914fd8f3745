/** The rules pages. */
import type { rules as english } from '../en/rules.js';

export const rules: typeof english = {
  title: (game) => `Règles : ${game}`,
  search: 'Chercher dans les règles',
  print: 'Imprimer',
  gists: { aim: 'Le but', turn: 'Un tour', win: 'Comment gagner' },
  found: (n) => (n === 1 ? 'Un endroit' : `${n} endroits`),
  nothing: 'Ce n’est pas dans ces règles.',
  contents: 'Sommaire',
  whole: 'Ouvrir la page entière',
  learn: 'Apprendre à la table',
  backToTable: 'Retour à la table',
  missing: 'Ce jeu n’a pas encore de page de règles.',
};
