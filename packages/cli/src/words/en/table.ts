/** What is said at a table in a terminal. */
import { grammarOf } from '@fray/engine';

const { listed, plural } = grammarOf('en-GB');

/** The words a person may type, each with what it does. */
export const COMMAND_WORDS = {
  '?': 'what you may not do now, and why',
  board: 'show the table again',
  log: 'tell the whole story so far',
  look: 'look something up, by name or clause: look <name>',
  rules: 'read the rules, or one clause of them: rules <clause>',
  orders: 'what is answered for you; orders <name> gives or ends one',
  undo: 'take the last choice back',
  save: 'write the record: save <file>',
  help: 'this list',
  quit: 'leave the table (q)',
};

export const TABLE = {
  seed: (seed: string) => `seed ${seed}`,
  left: 'You left the table.',
  recordIn: (file: string) => `The record is in ${file}.`,
  keys: 'A number or short notation; ? why not, undo, help, q to leave.',
  next: (name: string) => `${name} is next. Press Enter when only they can see this. `,
  no: 'No:',
  answered: (times: number) =>
    `Your standing orders answered ${times === 1 ? 'once' : `${times} times`} for you; "orders" shows them.`,
  passed: (names: readonly string[]) => `${listed(names)} passed.`,
  stillAsked: (names: readonly string[]) => `${listed(names)} may still answer.`,
  choices: (shapes: readonly string[]) => `Choices: ${shapes.join(', ')}`,
  anyTime: (moves: readonly string[]) => `At any time: ${moves.join(', ')}`,
  noChoice: (number: number, count: number) => `There is no choice ${number}; choose from 1 to ${count}.`,
  nothingRefused: 'Nothing is refused right now.',
  sayWhat: 'Say what to look up: look <name>.',
  notFound: (words: string) => `Nothing here is called "${words}".`,
  noClause: (id: string) => `The rules have no clause ${id}.`,
  noRules: 'The rules of this game are not at hand here.',
  noOrders: 'This game knows no standing orders.',
  noOrder: (given: string, known: readonly string[]) =>
    `There is no order called "${given}"; there is ${listed(known)}.`,
  orderGiven: (label: string) => `From now on: ${label}.`,
  orderEnded: (label: string) => `No longer: ${label}.`,
  on: 'on',
  off: 'off',
  nothingChosen: 'Nothing has been chosen yet.',
  agree: (why: string) => `${why} Does everybody agree? (y/n) `,
  yes: 'y',
  tookBack: (name: string, what: string | undefined) =>
    what === undefined ? `${name} took the last choice back.` : `${name} took back: ${what}.`,
  sayWhere: 'Say where to: save <file>.',
  saved: (file: string) => `Saved to ${file}.`,
  botReplaced: (name: string, why: 'threw' | 'cheated' | 'late') =>
    `The bot of ${name} ${BOT_FAULTS[why]}; the game’s quick choice was made instead.`,
  notOver: (choices: number) =>
    `Not over yet, after ${choices} ${plural(choices, { one: 'choice', other: 'choices' })}.`,
  won: (names: readonly string[], you: boolean) =>
    `${listed(names)} ${you || names.length > 1 ? 'win' : 'wins'}`,
  you: 'You',
  draw: 'A draw',
};

const BOT_FAULTS = {
  threw: 'broke down',
  cheated: 'tried something that is not allowed',
  late: 'did not answer in time',
};
