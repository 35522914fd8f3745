/** What can be wrong with what was typed or read, each as one sentence: what is wrong, and what would be right. */
import { grammarOf, type Sentence } from '@fray/engine';
import { commas } from '../enumerate.js';

const { listed } = grammarOf('en-GB');

/** Messages of other packages that leave the words to whoever asked. */
export const MESSAGES: Readonly<Record<string, Sentence>> = {
  'no-such-game': (d) => `There is no game called "${d['given']}"; choose one of ${commas(d, 'known')}.`,
  'no-such-bot': (d) => `There is no bot called "${d['given']}"; choose one of ${commas(d, 'known')}.`,
  'experiment-line': (d) =>
    `Line ${d['line']}: an experiment has lines such as "game: rohan"; the words before the colon are ${commas(d, 'known')}.`,
  'experiment-value': (d) => `Line ${d['line']}: "${d['given']}" cannot stand after "${d['head']}:".`,
  'experiment-needs': (d) => `The experiment does not say "${d['head']}:".`,
  'experiment-changes': (d) => `An experiment compares at most ${d['most']} changes.`,
  'experiment-range': (d) =>
    `The game takes fewer than two of these values of "${d['option']}", so there is nothing to tune.`,
  'experiment-robin': 'A round robin needs a game for two, and at least two contenders under "compare:".',
  'experiment-nothing': 'No two of these settings can be played, so there is nothing to compare.',
  'games-count': 'The number of games must be a whole number of at least 1.',
  'bot-count': (d) =>
    `Name one bot for every seat, or one for all: ${d['seats']} seats, but ${d['given']} bots.`,
};

export const PROBLEMS = {
  inside: (message: string) => `something is wrong inside Fray: ${message}`,
  optionForm: (given: string) => `Write an option as name=value, not "${given}".`,
  cannotRead: (file: string, why: string) => `Cannot read ${file}: ${why}.`,
  noFile: 'there is no such file',
  isFolder: 'it is a folder',
  denied: 'access is denied',
  cannotWrite: (file: string, why: string) => `Cannot write ${file}: ${why}.`,
  count: (name: string, least: number, given: string) =>
    `${name} must be a whole number of at least ${least}, not "${given}".`,
  atMost: (name: string, most: number, given: number) => `${name} must be at most ${most}, not ${given}.`,
  oneOf: (name: string, known: readonly string[], given: string) =>
    `${name} must be one of ${known.join(', ')}, not "${given}".`,
  isText: (name: string) => `${name} must be a text that is not empty.`,
  secretFlag: (flag: string) =>
    `${flag} would show a secret to everybody on this machine; set it in the environment or in the file of --config, or name a file that holds it with ${flag}-file.`,
  passwordFlag: (flag: string) =>
    `A password in ${flag} could be read by everybody on this machine; set FRAY_DATABASE_PASSWORD instead.`,
  noSettings: 'settings are one JSON object, such as {"port": 4680}.',
  hostPattern: (name: string, given: string) =>
    `${name} takes names such as push.example.org or *.example.org, not "${given}".`,
  noSetting: (given: string, known: readonly string[]) =>
    `there is no setting called "${given}"; choose one of ${known.join(', ')}.`,
  againstAlone: '--against goes with neither --data nor --bots.',
  grows: (flag: string, given: string) => `${flag} must grow, such as 4,16,64, not "${given}".`,
  noRecord: (file: string, why: string) => `${file} cannot be read as a record: ${why}`,
  notOver: (file: string) => `The match in ${file} is not over, and only a finished one is analysed.`,
  doesNotPlay: (file: string, n: number, why: string) => `${file} does not play: at choice ${n}, ${why}`,
  notGenuine: (file: string, n: number, why: string) =>
    `${file} is not genuine: ${n === 0 ? '' : `at choice ${n}, `}${why}`,
  fewChoices: (count: number, wanted: number) =>
    `The record has only ${count} choices, so there is no choice ${wanted}.`,
  noSeat: (given: string, known: readonly string[]) =>
    `There is no seat "${given}"; choose one of ${known.map((name, i) => `${i + 1} (${name})`).join(', ')}.`,
  players: (title: string, min: number, max: number, given: number) =>
    `${title} is for ${min === max ? min : `${min} to ${max}`} players, not ${given}.`,
  twoOrSeat: 'Use either --two or --seat: with --two both people sit on the first two seats.',
  whichGame: (file: string) =>
    `${file} does not say which game it is for: start it with "game: ID", or use --game.`,
  noPositions: (title: string) => `${title} does not say how its positions are written.`,
  scenariosFailed: (failed: number, all: number) => `${failed} of ${all} scenarios failed.`,
  inFile: (file: string, why: string) => `${file}: ${why}`,
  kept: (file: string, text: string) => `Kept as ${file}: ${text}`,
  noHeroes: (title: string) => `${title} has no heroes to compare; leave --heroes out.`,
  noHero: (given: string, known: readonly string[]) =>
    `There is no hero called "${given}"; choose all, or some of ${known.join(', ')}.`,
  heroTwice: 'Name each hero once.',
  notEntered: (given: string, known: readonly string[]) =>
    `"${given}" does not take part; choose one of ${known.join(', ')}.`,
  portTaken: (port: number) => `Port ${port} is taken; choose another with --port.`,
  portDenied: (port: number) => `You may not use port ${port}; choose one of 1024 or more with --port.`,
  dataDenied: (folder: string) =>
    `You may not write to the data folder ${folder}; choose another with --data.`,
  noPage: (folder: string) => `There is no built page in ${folder}: --web needs a folder with an index.html.`,
  noServer: (why: string) => `The server cannot start: ${why}`,
  noBackup: 'The backup could not be made',
  noRestore: 'Nothing was restored',
  failed: (what: string, why: string) => `${what}: ${why}.`,
  measurement: (why: string) => `The measurement failed: ${why}`,
  noRules: (title: string) => `The rules of ${title} are not at hand here.`,
  noClause: (given: string, title: string) => `The rules of ${title} have no clause ${given}.`,
  gameName: (given: string) =>
    `A game is named in small letters, digits and hyphens, starting with a letter, not "${given}".`,
  folderTaken: (folder: string) => `${folder} exists already; choose another name.`,
  gameTaken: (id: string) => `There is a game called "${id}" already; choose another name.`,
  foreignGame: (folder: string) => `The game in ${folder} belongs to another user, so its code is not run.`,
  badGame: (file: string, why: string) => `The game in ${file} cannot be opened: ${why}.`,
  known: (names: readonly string[]) => listed(names),
};
