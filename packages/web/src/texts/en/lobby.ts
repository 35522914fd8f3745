/** Setting up a table. */

export const lobby = {
  title: (game: string) => `A new table: ${game}`,
  who: 'Who plays',
  kinds: {
    bot: 'Against a bot',
    hotseat: 'Two at this screen',
    online: 'With a friend online',
    watch: 'Watch bots',
  },
  seat: 'Your seat',
  anySeat: 'Whichever comes',
  level: 'The bot',
  levels: { greedy: 'Takes what looks best', random: 'Plays anything' } as Record<string, string>,
  players: 'Players',
  yourName: 'Your name',
  names: (seat: string) => `Name of ${seat}`,
  options: 'Options of this table',
  optionsIntro: 'As they are, these are the rules of the book and our rulings.',
  start: 'Start',
  create: 'Make the table',
  yes: 'yes',
  no: 'no',
  clock: 'Clock',
  clocks: {
    none: 'No clock',
    decision: 'One minute a decision',
    bank: 'Ten minutes each, 5 seconds a choice',
  },
  public: 'Show this table to everyone',
  noServer: 'No server answers here, so playing online is missing. Everything else works in this browser.',
  cannotStart: 'This table cannot be opened',
};
