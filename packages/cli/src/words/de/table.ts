/** What is said at a table in a terminal. */
import { grammarOf } from '@fray/engine';

const { listed, plural } = grammarOf('de');

/** The words a person may type, each with what it does. */
export const COMMAND_WORDS = {
  '?': 'was du jetzt nicht darfst, und warum',
  board: 'den Tisch noch einmal zeigen',
  log: 'die ganze Geschichte bis hierher erzählen',
  look: 'etwas nachschlagen, nach Namen oder Regel: look <name>',
  rules: 'die Regeln lesen, oder eine davon: rules <nummer>',
  orders: 'was für dich beantwortet wird; orders <name> gibt oder beendet eine Daueranweisung',
  undo: 'die letzte Entscheidung zurücknehmen',
  save: 'die Aufzeichnung schreiben: save <datei>',
  help: 'diese Liste',
  quit: 'den Tisch verlassen (q)',
};

export const TABLE = {
  seed: (seed: string) => `Startwert ${seed}`,
  left: 'Du hast den Tisch verlassen.',
  recordIn: (file: string) => `Die Aufzeichnung ist in ${file}.`,
  keys: 'Eine Nummer oder Kurzschrift; ? warum nicht, undo, help, q zum Gehen.',
  next: (name: string) => `${name} ist dran. Drück Enter, wenn es sonst niemand sieht. `,
  no: 'Nein:',
  answered: (times: number) =>
    `Deine Daueranweisungen haben ${times === 1 ? 'einmal' : `${times}-mal`} für dich geantwortet; "orders" zeigt sie.`,
  passed: (names: readonly string[]) =>
    `${listed(names)} ${plural(names.length, { one: 'hat', other: 'haben' })} gepasst.`,
  stillAsked: (names: readonly string[]) =>
    `${listed(names)} ${plural(names.length, { one: 'darf', other: 'dürfen' })} noch antworten.`,
  choices: (shapes: readonly string[]) => `Zur Wahl: ${shapes.join(', ')}`,
  anyTime: (moves: readonly string[]) => `Jederzeit: ${moves.join(', ')}`,
  noChoice: (number: number, count: number) => `Eine Wahl ${number} gibt es nicht; nimm 1 bis ${count}.`,
  nothingRefused: 'Gerade ist nichts verwehrt.',
  sayWhat: 'Sag, was du nachschlagen willst: look <name>.',
  notFound: (words: string) => `Nichts hier heißt „${words}“.`,
  noClause: (id: string) => `In den Regeln gibt es keine Regel ${id}.`,
  noRules: 'Die Regeln dieses Spiels sind hier nicht zur Hand.',
  noOrders: 'Dieses Spiel kennt keine Daueranweisungen.',
  noOrder: (given: string, known: readonly string[]) =>
    `Eine Daueranweisung „${given}“ gibt es nicht; es gibt ${listed(known)}.`,
  orderGiven: (label: string) => `Von jetzt an: ${label}.`,
  orderEnded: (label: string) => `Nicht mehr: ${label}.`,
  on: 'an',
  off: 'aus',
  nothingChosen: 'Noch wurde nichts entschieden.',
  agree: (why: string) => `${why} Sind alle einverstanden? (j/n) `,
  yes: 'j',
  tookBack: (name: string, what: string | undefined) =>
    what === undefined ? `${name} nahm die letzte Entscheidung zurück.` : `${name} nahm zurück: ${what}.`,
  sayWhere: 'Sag, wohin: save <datei>.',
  saved: (file: string) => `Gespeichert in ${file}.`,
  botReplaced: (name: string, why: 'threw' | 'cheated' | 'late') =>
    `Der Bot von ${name} ${BOT_FAULTS[why]}; stattdessen galt die schnelle Wahl des Spiels.`,
  notOver: (choices: number) =>
    `Noch nicht vorbei, nach ${choices} ${plural(choices, { one: 'Entscheidung', other: 'Entscheidungen' })}.`,
  won: (names: readonly string[], you: boolean) =>
    `${listed(names)} ${names.length > 1 ? (you ? 'habt' : 'haben') : you ? 'hast' : 'hat'} gewonnen`,
  you: 'Du',
  draw: 'Unentschieden',
};

const BOT_FAULTS = {
  threw: 'ist abgestürzt',
  cheated: 'hat etwas Unerlaubtes versucht',
  late: 'hat nicht rechtzeitig geantwortet',
};
