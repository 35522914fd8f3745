/** What the commands print when all went well. */
import type { REPORTS as english } from '../en/reports.js';

export const REPORTS: typeof english = {
  players: (min, max) => `${min === max ? min : `${min}-${max}`} joueurs`,
  minutes: (n) => `${n} minutes environ`,
  options: 'Options :',
  orders: 'Consignes, qu’une place peut donner ou lever à la table :',
  usually: (value, clause) => `(d’habitude ${value} ; ${clause})`,
  freeValue: 'une valeur ou @FICHIER',
  perSeat: (seat) => `pour la place ${seat}`,
  genuine: (file, choices, positions) =>
    `${file} est authentique : ${choices} choix rejoués, ${positions} positions comparées.`,
  scenariosHold: (holding, all) => `Scénarios qui tiennent : ${holding} sur ${all}.`,
  holds: 'ok',
  fails: 'ÉCHEC',
  nothingFound: (matches, games, seed) =>
    `Rien trouvé en ${matches} parties de chacun : ${games} (graine ${seed}).`,
  runsGame: (folder: string) => `Exécution du code du jeu de ${folder}.`,
  exported: (folder: string) =>
    `La page est dans ${folder}. Tout hébergement statique peut la servir, sous n’importe quel chemin.`,
  byDefault: 'par défaut',
  open: (url) => `Fray est ouvert sur ${url}. Ctrl-C le ferme.`,
  outdated: (counts) => {
    const list = Object.entries(counts).map(([rules, count]) => `${count} avec ${rules}`);
    return `Des parties en cours ont commencé avec d’autres règles : ${list.join(', ')}. Laisse la version qui les a commencées les finir, ou démarre une fois avec --close-outdated pour les clore sans résultat.`;
  },
  backedUp: (rows, data, file) => `${rows} lignes de ${data} sont dans ${file}.`,
  restored: (rows, file, data) => `${rows} lignes de ${file} sont dans ${data}.`,
  ofPlayers: (what, players) => `${what}, ${players} joueurs`,
  matches: (games, seed) => `${games} parties, graine ${seed}`,
  rates: (what) => [what, 'victoires', 'part', 'intervalle à 95 %'],
  compared: (changes) => `Les mêmes graines avec et sans : ${changes}.`,
  noneDiffered: 'Aucune partie n’a changé : entre ces bots, la règle ne fait rien du tout.',
  differed: (n, share) => `${n} des paires ont changé (${share}).`,
  effects: ['mesure', 'avant', 'changement', 'intervalle à 95 %', ''],
  same: 'aucune ne change',
  sure: 'sûr',
  side: 'camp',
  bot: 'bot',
  fieldHead: ['', 'contre tous les autres', 'intervalle à 95 %'],
  interval: (low, high) => `${low} à ${high}`,
  drawn: (draws, share) => `${draws} nulles (${share})`,
  choices: 'Choix entre plusieurs possibilités',
  mean: (name, mean) => `${name} : ${mean} par partie en moyenne.`,
  takes: (minutes) => `À 3 secondes par choix, une partie dure environ ${minutes} min.`,
  decisions: (mean, median, min, max) =>
    `décisions par partie : moyenne ${mean}, médiane ${median}, de ${min} à ${max}.`,
  squares: (games, bots, seed) => `${games} parties par case, bots ${bots}, graine ${seed}`,
  squareHelp:
    'Combien de fois le héros de la ligne bat celui de la colonne, de la première place, en %, avec intervalles à 95 %.',
  tournament: (format) => `DestinyQuest, ${format === 'bracket' ? 'tableau' : 'tous contre tous'}`,
  leftTournament: 'Tu as quitté le tournoi.',
  nobodyTops: 'Personne n’est seul en tête.',
  champion: (name) => `${name} remporte le tournoi.`,
  duelDraw: 'duel nul',
  duelWon: (name) => `${name} gagne`,
  duel: (round, number, again, names) =>
    `Tour ${round}, duel ${number}${again ? ', rejoué' : ''} : ${names.join(' contre ')}`,
  decidedBy: (what) => `, décidé par ${what}`,
  standings: ['héros', 'gagnés', 'nuls', 'perdus', 'duels', 'points'],
  made: (folder) => `Un nouveau jeu se trouve dans ${folder}. Maintenant :`,
  stepsInside: (name) => [
    'npm install && npm run format && npm run build',
    `npx vitest run packages/game-${name}    # ses tests`,
    `npx fray play ${name}                   # dans le terminal`,
    'npm start                           # dans le navigateur',
  ],
  stepsOutside: (name) => [
    `cd ${name} && npm install && npm run build`,
    'npm test                            # ses tests',
    `npx fray play ${name}                   # dans le terminal`,
    'npx fray serve                      # dans le navigateur',
  ],
};
