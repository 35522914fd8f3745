/** What can be wrong with what was typed or read, each as one sentence: what is wrong, and what would be right. */
import { grammarOf, type Sentence } from '@fray/engine';
import { commas } from '../enumerate.js';

const { listed } = grammarOf('de');

/** Messages of other packages that leave the words to whoever asked. */
export const MESSAGES: Readonly<Record<string, Sentence>> = {
  'no-such-game': (d) => `Ein Spiel „${d['given']}“ gibt es nicht; nimm eines von ${commas(d, 'known')}.`,
  'no-such-bot': (d) => `Einen Bot „${d['given']}“ gibt es nicht; nimm einen von ${commas(d, 'known')}.`,
  'experiment-line': (d) =>
    `Zeile ${d['line']}: Ein Versuch hat Zeilen wie "game: rohan"; die Wörter vor dem Doppelpunkt sind ${commas(d, 'known')}.`,
  'experiment-value': (d) => `Zeile ${d['line']}: „${d['given']}“ kann nicht hinter "${d['head']}:" stehen.`,
  'experiment-needs': (d) => `Im Versuch fehlt "${d['head']}:".`,
  'experiment-changes': (d) => `Ein Versuch vergleicht höchstens ${d['most']} Änderungen.`,
  'experiment-range': (d) =>
    `Das Spiel nimmt weniger als zwei dieser Werte von „${d['option']}“, es gibt also nichts einzustellen.`,
  'experiment-robin':
    'Alle gegen alle braucht ein Spiel für zwei und mindestens zwei Teilnehmer unter "compare:".',
  'experiment-nothing':
    'Keine zwei dieser Einstellungen lassen sich spielen, es gibt also nichts zu vergleichen.',
  'games-count': 'Die Zahl der Partien muss eine ganze Zahl ab 1 sein.',
  'bot-count': (d) =>
    `Nenne einen Bot für jeden Platz oder einen für alle: ${d['seats']} Plätze, aber ${d['given']} Bots.`,
};

export const PROBLEMS = {
  inside: (message: string) => `In Fray selbst stimmt etwas nicht: ${message}`,
  optionForm: (given: string) => `Schreib eine Option als name=wert, nicht „${given}“.`,
  cannotRead: (file: string, why: string) => `${file} lässt sich nicht lesen: ${why}.`,
  noFile: 'Diese Datei gibt es nicht',
  isFolder: 'Das ist ein Ordner',
  denied: 'Der Zugriff ist verwehrt',
  cannotWrite: (file: string, why: string) => `${file} lässt sich nicht schreiben: ${why}.`,
  count: (name: string, least: number, given: string) =>
    `${name} muss eine ganze Zahl ab ${least} sein, nicht „${given}“.`,
  atMost: (name: string, most: number, given: number) =>
    `${name} darf höchstens ${most} sein, nicht ${given}.`,
  oneOf: (name: string, known: readonly string[], given: string) =>
    `${name} muss eines von ${known.join(', ')} sein, nicht „${given}“.`,
  isText: (name: string) => `${name} muss ein Text sein, der nicht leer ist.`,
  secretFlag: (flag: string) =>
    `Mit ${flag} könnten alle auf diesem Rechner ein Geheimnis lesen; setze es in der Umgebung oder in der Datei von --config, oder nenne mit ${flag}-file eine Datei, in der es steht.`,
  passwordFlag: (flag: string) =>
    `Ein Passwort in ${flag} könnten alle auf diesem Rechner lesen; setze stattdessen FRAY_DATABASE_PASSWORD.`,
  noSettings: 'Einstellungen sind ein JSON-Objekt, etwa {"port": 4680}.',
  hostPattern: (name: string, given: string) =>
    `${name} nimmt Namen wie push.example.org oder *.example.org, nicht „${given}“.`,
  noSetting: (given: string, known: readonly string[]) =>
    `Es gibt keine Einstellung „${given}“; wähle eine von ${known.join(', ')}.`,
  againstAlone: '--against geht weder mit --data noch mit --bots zusammen.',
  grows: (flag: string, given: string) => `${flag} muss wachsen, etwa 4,16,64, nicht „${given}“.`,
  noRecord: (file: string, why: string) => `${file} lässt sich nicht als Aufzeichnung lesen: ${why}`,
  notOver: (file: string) => `Die Partie in ${file} ist nicht vorbei, und nur beendete werden analysiert.`,
  doesNotPlay: (file: string, n: number, why: string) =>
    `${file} lässt sich nicht spielen: bei Entscheidung ${n}, ${why}`,
  notGenuine: (file: string, n: number, why: string) =>
    `${file} ist nicht echt: ${n === 0 ? '' : `bei Entscheidung ${n}, `}${why}`,
  fewChoices: (count: number, wanted: number) =>
    `Die Aufzeichnung hat nur ${count} Entscheidungen, eine ${wanted}. gibt es also nicht.`,
  noSeat: (given: string, known: readonly string[]) =>
    `Einen Platz „${given}“ gibt es nicht; nimm einen von ${known.map((name, i) => `${i + 1} (${name})`).join(', ')}.`,
  players: (title: string, min: number, max: number, given: number) =>
    `${title} ist für ${min === max ? min : `${min} bis ${max}`} Spieler, nicht für ${given}.`,
  twoOrSeat: 'Nimm entweder --two oder --seat: Mit --two sitzen beide auf den ersten zwei Plätzen.',
  whichGame: (file: string) =>
    `${file} sagt nicht, für welches Spiel es ist: Beginn es mit "game: ID", oder nimm --game.`,
  noPositions: (title: string) => `${title} sagt nicht, wie seine Stellungen geschrieben werden.`,
  scenariosFailed: (failed: number, all: number) => `${failed} von ${all} Szenarien sind gescheitert.`,
  inFile: (file: string, why: string) => `${file}: ${why}`,
  kept: (file: string, text: string) => `Aufgehoben als ${file}: ${text}`,
  noHeroes: (title: string) => `${title} hat keine Helden zu vergleichen; lass --heroes weg.`,
  noHero: (given: string, known: readonly string[]) =>
    `Einen Helden „${given}“ gibt es nicht; nimm all, oder einige von ${known.join(', ')}.`,
  heroTwice: 'Nenne jeden Helden einmal.',
  notEntered: (given: string, known: readonly string[]) =>
    `„${given}“ nimmt nicht teil; nimm einen von ${known.join(', ')}.`,
  portTaken: (port: number) => `Port ${port} ist belegt; nimm mit --port einen anderen.`,
  portDenied: (port: number) => `Port ${port} darfst du nicht benutzen; nimm mit --port einen ab 1024.`,
  dataDenied: (folder: string) =>
    `In den Datenordner ${folder} darfst du nicht schreiben; nimm mit --data einen anderen.`,
  noPage: (folder: string) =>
    `In ${folder} liegt keine gebaute Seite: --web braucht einen Ordner mit einer index.html.`,
  noServer: (why: string) => `Der Server kann nicht starten: ${why}`,
  noBackup: 'Die Sicherung ist nicht gelungen',
  noRestore: 'Nichts wurde wiederhergestellt',
  failed: (what: string, why: string) => `${what}: ${why}.`,
  measurement: (why: string) => `Die Messung ist gescheitert: ${why}`,
  noRules: (title: string) => `Die Regeln von ${title} sind hier nicht zur Hand.`,
  noClause: (given: string, title: string) => `In den Regeln von ${title} gibt es keine Regel ${given}.`,
  gameName: (given: string) =>
    `Der Name eines Spiels besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, vorn ein Buchstabe, nicht „${given}“.`,
  folderTaken: (folder: string) => `${folder} gibt es schon; nimm einen anderen Namen.`,
  gameTaken: (id: string) => `Ein Spiel „${id}“ gibt es schon; nimm einen anderen Namen.`,
  foreignGame: (folder: string) =>
    `Das Spiel in ${folder} gehört jemand anderem; sein Code wird nicht ausgeführt.`,
  badGame: (file: string, why: string) => `Das Spiel in ${file} lässt sich nicht öffnen: ${why}.`,
  known: (names: readonly string[]) => listed(names),
};
