/** Setting up a table. */
import { grammarOf } from '@fray/engine';

const { number, plural } = grammarOf('en');

export const lobby = {
  title: (game: string) => `A new table: ${game}`,
  who: 'Where do you play?',
  kinds: { here: 'On this screen', online: 'Online, with friends' },
  seats: 'Seats',
  seatIs: (seat: string) => `Who plays ${seat}`,
  person: 'A person here',
  anySeat: 'Any seat',
  bot: 'Bot',
  levels: {
    greedy: 'takes what looks best',
    random: 'plays anything',
    newcomer: 'newcomer',
    casual: 'casual',
    steady: 'steady',
    strong: 'strong',
    best: 'best',
  } as Readonly<Record<string, string>>,
  players: 'Players',
  yourName: 'Your name',
  names: (seat: string) => `Name of the player of ${seat}`,
  mix: 'Seats are drawn by lot',
  options: 'House rules and rulings',
  presets: 'Presets',
  usual: 'the default',
  withBasis: (value: string, basis: string) => `${value} (${basis})`,
  allBasis: (basis: string) => `Every choice here: ${basis}.`,
  start: 'Start',
  create: 'Open table',
  yes: 'yes',
  no: 'no',
  clock: 'Clock',
  clocks: {
    none: 'No clock',
    decision: 'One minute a choice',
    bank: 'Ten minutes each, 5 seconds a choice',
    days: 'A day for each choice',
  },
  clockWords: {
    none: 'No clock.',
    decision: (seconds: number) => `${number(seconds)} seconds a choice.`,
    bank: (minutes: number, increment: number) =>
      `${number(minutes)} minutes each, ${number(increment)} seconds more with every choice.`,
    days: (days: number) => `${number(days)} ${plural(days, { one: 'day', other: 'days' })} for each choice.`,
  },
  public: 'Public table',
  noServer: 'There is no server here, so you cannot play online. Everything else works in this browser.',
  cannotStart: 'This table cannot be opened',
};
