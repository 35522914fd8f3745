/** What is said at a table in a terminal. */
import { elided, grammarOf } from '@fray/engine';
import type { TABLE as english, COMMAND_WORDS as englishCommands } from '../en/table.js';

const { listed, plural } = grammarOf('fr');

/** The words a person may type are the same in every language; what they do is told in this one. */
export const COMMAND_WORDS: typeof englishCommands = {
  '?': 'ce que tu ne peux pas faire maintenant, et pourquoi',
  board: 'montrer la table à nouveau',
  log: 'raconter toute la partie jusqu’ici',
  look: 'chercher quelque chose, par nom ou article : look <nom>',
  rules: 'lire les règles, ou l’un de leurs articles : rules <article>',
  orders: 'ce à quoi l’on répond pour toi ; orders <nom> en donne ou en lève une',
  undo: 'reprendre le dernier choix',
  save: 'écrire l’enregistrement : save <fichier>',
  help: 'cette liste',
  quit: 'quitter la table (q)',
};

const BOT_FAULTS = {
  threw: 's’est effondré',
  cheated: 'a tenté quelque chose d’interdit',
  late: 'n’a pas répondu à temps',
};

export const TABLE: typeof english = {
  seed: (seed) => `graine ${seed}`,
  left: 'Tu as quitté la table.',
  recordIn: (file) => `L’enregistrement est dans ${file}.`,
  keys: 'Un nombre ou la notation courte ; ? pourquoi non, undo, help, q pour partir.',
  next: (name) => `C’est à ${name}. Appuie sur Entrée quand l’écran n’est vu que de ce joueur. `,
  no: 'Non :',
  answered: (times) =>
    `Tes consignes ont répondu ${times === 1 ? 'une fois' : `${times} fois`} pour toi ; "orders" les montre.`,
  passed: (names) => `${listed(names)} ${plural(names.length, { one: 'a', other: 'ont' })} passé.`,
  stillAsked: (names) =>
    `${listed(names)} ${plural(names.length, { one: 'peut', other: 'peuvent' })} encore répondre.`,
  choices: (shapes) => `Choix : ${shapes.join(', ')}`,
  anyTime: (moves) => `À tout moment : ${moves.join(', ')}`,
  noChoice: (number, count) => `Il n’y a pas de choix ${number} ; choisis de 1 à ${count}.`,
  nothingRefused: 'Rien n’est refusé en ce moment.',
  sayWhat: 'Dis quoi chercher : look <nom>.',
  notFound: (given) => `Rien ici ne s’appelle « ${given} ».`,
  noClause: (id) => `Les règles n’ont pas d’article ${id}.`,
  noRules: 'Les règles de ce jeu ne sont pas ici.',
  noOrders: 'Ce jeu ne connaît pas de consignes.',
  noOrder: (given, known) => `Il n’y a pas de consigne « ${given} » ; il y a ${listed(known)}.`,
  orderGiven: (label) => `Désormais : ${label}.`,
  orderEnded: (label) => `Fini : ${label}.`,
  on: 'oui',
  off: 'non',
  nothingChosen: 'Rien n’a encore été choisi.',
  agree: (why) => `${why} Tout le monde est d’accord ? (o/n) `,
  yes: 'o',
  tookBack: (name, what) =>
    what === undefined ? `${name} a repris son dernier choix.` : `${name} a repris : ${what}.`,
  sayWhere: 'Dis où : save <fichier>.',
  saved: (file) => `Écrit dans ${file}.`,
  botReplaced: (name, why) =>
    `Le bot ${elided('de', name)} ${BOT_FAULTS[why]} ; le choix rapide du jeu l’a remplacé.`,
  notOver: (choices) => `Pas encore fini, après ${choices} choix.`,
  won: (names, you) =>
    names.length > 1
      ? `${listed(names)} ${you ? 'gagnez' : 'gagnent'}`
      : you
        ? 'Tu gagnes'
        : `${listed(names)} gagne`,
  you: 'Toi',
  draw: 'Partie nulle',
};
