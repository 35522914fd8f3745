/** What can be wrong with what was typed or read, each as one sentence: what is wrong, and what would be right. */
import { grammarOf } from '@fray/engine';
import type { PROBLEMS as english, MESSAGES as englishMessages } from '../en/problems.js';
import { commas } from '../enumerate.js';

const { listed } = grammarOf('fr');

export const MESSAGES: typeof englishMessages = {
  'no-such-game': (d) =>
    `Il n’y a pas de jeu appelé « ${d['given']} » ; choisis parmi ${commas(d, 'known')}.`,
  'no-such-bot': (d) => `Il n’y a pas de bot appelé « ${d['given']} » ; choisis parmi ${commas(d, 'known')}.`,
  'experiment-line': (d) =>
    `Ligne ${d['line']} : une expérience a des lignes comme "game: rohan" ; les mots avant les deux-points sont ${commas(d, 'known')}.`,
  'experiment-value': (d) => `Ligne ${d['line']} : « ${d['given']} » ne peut pas suivre "${d['head']}:".`,
  'experiment-needs': (d) => `L’expérience ne dit pas "${d['head']}:".`,
  'experiment-changes': (d) => `Une expérience compare au plus ${d['most']} changements.`,
  'experiment-range': (d) =>
    `Le jeu prend moins de deux de ces valeurs de « ${d['option']} » : il n’y a rien à régler.`,
  'experiment-robin':
    'Un tous contre tous demande un jeu à deux et au moins deux concurrents sous "compare:".',
  'experiment-nothing': 'Aucune paire de ces réglages ne peut se jouer : il n’y a rien à comparer.',
  'games-count': 'Le nombre de parties doit être un nombre entier, au moins 1.',
  'bot-count': (d) =>
    `Nomme un bot par place, ou un pour toutes : ${d['seats']} places, mais ${d['given']} bots.`,
};

export const PROBLEMS: typeof english = {
  inside: (message) => `quelque chose ne va pas dans Fray : ${message}`,
  optionForm: (given) => `Écris une option sous la forme nom=valeur, pas « ${given} ».`,
  cannotRead: (file, why) => `Impossible de lire ${file} : ${why}.`,
  noFile: 'ce fichier n’existe pas',
  isFolder: 'c’est un dossier',
  denied: 'l’accès est refusé',
  cannotWrite: (file, why) => `Impossible d’écrire ${file} : ${why}.`,
  count: (name, least, given) => `${name} doit être un nombre entier, au moins ${least}, pas « ${given} ».`,
  atMost: (name, most, given) => `${name} doit être au plus ${most}, pas ${given}.`,
  oneOf: (name, known, given) =>
    `${name} doit être l’une de ces valeurs : ${known.join(', ')}, pas « ${given} ».`,
  isText: (name: string) => `${name} doit être un texte qui n’est pas vide.`,
  secretFlag: (flag: string) =>
    `Avec ${flag}, tout le monde sur cette machine lirait un secret ; mets-le dans l’environnement ou dans le fichier de --config, ou nomme avec ${flag}-file un fichier qui le contient.`,
  passwordFlag: (flag: string) =>
    `Tout le monde sur cette machine lirait un mot de passe dans ${flag} ; mets-le plutôt dans FRAY_DATABASE_PASSWORD.`,
  noSettings: 'les réglages forment un objet JSON, comme {"port": 4680}.',
  hostPattern: (name, given) =>
    `${name} prend des noms comme push.example.org ou *.example.org, pas « ${given} ».`,
  noSetting: (given: string, known: readonly string[]) =>
    `il n’y a pas de réglage « ${given} » ; choisis parmi ${known.join(', ')}.`,
  againstAlone: '--against ne va ni avec --data ni avec --bots.',
  grows: (flag, given) => `${flag} doit croître, comme 4,16,64, pas « ${given} ».`,
  noRecord: (file, why) => `${file} ne se lit pas comme un enregistrement : ${why}`,
  notOver: (file) => `La partie de ${file} n’est pas finie, et l’on n’analyse que les parties finies.`,
  doesNotPlay: (file, n, why) => `${file} ne se joue pas : au choix ${n}, ${why}`,
  notGenuine: (file, n, why) => `${file} n’est pas authentique : ${n === 0 ? '' : `au choix ${n}, `}${why}`,
  fewChoices: (count, wanted) => `L’enregistrement n’a que ${count} choix : il n’y a pas de choix ${wanted}.`,
  noSeat: (given, known) =>
    `Il n’y a pas de place « ${given} » ; choisis parmi ${known.map((name, i) => `${i + 1} (${name})`).join(', ')}.`,
  players: (title, min, max, given) =>
    `${title} se joue ${min === max ? `à ${min}` : `de ${min} à ${max}`}, pas à ${given}.`,
  twoOrSeat: 'Choisis --two ou --seat : avec --two, les deux personnes ont les deux premières places.',
  whichGame: (file) =>
    `${file} ne dit pas de quel jeu il parle : commence-le par "game: ID", ou utilise --game.`,
  noPositions: (title) => `${title} ne dit pas comment s’écrivent ses positions.`,
  scenariosFailed: (failed, all) => `Scénarios en échec : ${failed} sur ${all}.`,
  inFile: (file, why) => `${file} : ${why}`,
  kept: (file, text) => `Gardé dans ${file} : ${text}`,
  noHeroes: (title) => `${title} n’a pas de héros à comparer ; laisse --heroes de côté.`,
  noHero: (given, known) =>
    `Il n’y a pas de héros appelé « ${given} » ; choisis all, ou parmi ${known.join(', ')}.`,
  heroTwice: 'Nomme chaque héros une seule fois.',
  notEntered: (given, known) => `« ${given} » ne participe pas ; choisis parmi ${known.join(', ')}.`,
  portTaken: (port) => `Le port ${port} est pris ; choisis-en un autre avec --port.`,
  portDenied: (port) =>
    `Tu n’as pas le droit d’utiliser le port ${port} ; choisis-en un à partir de 1024 avec --port.`,
  dataDenied: (folder) =>
    `Tu n’as pas le droit d’écrire dans le dossier des données ${folder} ; choisis-en un autre avec --data.`,
  noPage: (folder) =>
    `Il n’y a pas de page construite dans ${folder} : --web attend un dossier avec un index.html.`,
  noServer: (why) => `Le serveur ne peut pas démarrer : ${why}`,
  noBackup: 'La sauvegarde n’a pas pu se faire',
  noRestore: 'Rien n’a été restauré',
  failed: (what, why) => `${what} : ${why}.`,
  measurement: (why) => `La mesure a échoué : ${why}`,
  noRules: (title) => `« ${title} » : ses règles ne sont pas ici.`,
  noClause: (given, title) => `« ${title} » : ses règles n’ont pas d’article ${given}.`,
  gameName: (given) =>
    `Un jeu se nomme en minuscules, chiffres et traits d’union, en commençant par une lettre, pas « ${given} ».`,
  folderTaken: (folder) => `${folder} existe déjà ; choisis un autre nom.`,
  gameTaken: (id) => `Il y a déjà un jeu appelé « ${id} » ; choisis un autre nom.`,
  foreignGame: (folder: string) =>
    `Le jeu de ${folder} appartient à un autre utilisateur ; son code n’est pas exécuté.`,
  badGame: (file, why) => `Le jeu de ${file} ne s’ouvre pas : ${why}.`,
  known: (names) => listed(names),
};
