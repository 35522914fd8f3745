/** Setting up a table. */
import { grammarOf } from '@fray/engine';

const { number, plural } = grammarOf('en');

export const lobby = {
  title: (game: string) => `A new table: ${game}`,
  who: 'Where you play',
  kinds: { here: 'At this screen', online: 'Online, with friends' },
  seats: 'Who sits where',
  seatIs: (seat: string) => `Who plays ${seat}`,
  person: 'Somebody here',
  anySeat: 'Whichever comes',
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
  names: (seat: string) => `Name of whoever plays ${seat}`,
  mix: 'The draw decides where everybody sits',
  options: 'House rules and rulings',
  presets: 'Everything at once',
  usual: 'the default',
  withBasis: (value: string, basis: string) => `${value} (${basis})`,
  allBasis: (basis: string) => `Every choice here: ${basis}.`,
  start: 'Start',
  create: 'Make the table',
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
  public: 'Show this table to everyone',
  noServer: 'No server answers here, so online play is not available. Everything else works in this browser.',
  cannotStart: 'This table cannot be opened',
};
