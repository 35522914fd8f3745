/** Setting up a table. */
import { elided, grammarOf } from '@fray/engine';
import type { lobby as english } from '../en/lobby.js';

const { number, plural } = grammarOf('fr');

export const lobby: typeof english = {
  title: (game) => `Nouvelle table : ${game}`,
  who: 'Où joues-tu ?',
  kinds: { here: 'Sur cet écran', online: 'En ligne, entre amis' },
  seats: 'Qui s’assied où',
  seatIs: (seat) => `Qui joue ${seat}`,
  person: 'Une personne ici',
  anySeat: 'N’importe quelle place',
  bot: 'Bot',
  levels: {
    greedy: 'prend ce qui brille',
    random: 'joue n’importe quoi',
    newcomer: 'novice',
    casual: 'tranquille',
    steady: 'solide',
    strong: 'fort',
    best: 'le meilleur',
  },
  players: 'Joueurs',
  yourName: 'Ton nom',
  names: (seat) => `Nom ${elided('de', seat)}`,
  mix: 'Places tirées au sort',
  options: 'Règles maison et précisions',
  ruleSets: {
    title: 'Nos règles',
    kept: 'Règles enregistrées',
    name: 'Nom de ces règles',
    example: 'Nos règles du vendredi',
    keep: 'Enregistrer',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    save: 'Enregistrer dans un fichier',
    open: 'Ouvrir des règles depuis un fichier',
    forget: 'Supprimer',
    received: (name: string) =>
      `Vous jouez maintenant selon « ${name} », et ces règles sont enregistrées ici.`,
    noRuleSet: 'Ce n’est pas un jeu de règles, ou il en manque une partie. Redemande le lien ou le fichier.',
    otherGame: (game: string) => `Ces règles ne sont pas celles de ${game}. Ouvre-les avec le bon jeu.`,
  },
  presets: 'Préréglages',
  usual: 'par défaut',
  withBasis: (value, basis) => `${value} (${basis})`,
  allBasis: (basis) => `Tous les choix ici : ${basis}.`,
  start: 'Commencer',
  create: 'Ouvrir la table',
  yes: 'oui',
  no: 'non',
  clock: 'Pendule',
  clocks: {
    none: 'Sans pendule',
    decision: 'Une minute par choix',
    bank: 'Dix minutes chacun, 5 secondes par choix',
    days: 'Un jour par choix',
  },
  clockWords: {
    none: 'Sans pendule.',
    decision: (seconds) => `${number(seconds)} secondes par choix.`,
    bank: (minutes, increment) =>
      `${number(minutes)} minutes chacun, ${number(increment)} secondes de plus à chaque choix.`,
    days: (days) => `${number(days)} ${plural(days, { one: 'jour', other: 'jours' })} par choix.`,
  },
  public: 'Table publique',
  noServer:
    'Aucun serveur ne répond ici : le jeu en ligne manque donc. Tout le reste marche dans ce navigateur.',
  cannotStart: 'Cette table ne peut pas s’ouvrir',
};
