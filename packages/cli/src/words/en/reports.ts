/** What the commands print when all went well. */

export const REPORTS = {
  players: (min: number, max: number) => `${min === max ? min : `${min}-${max}`} players`,
  minutes: (n: number) => `about ${n} minutes`,
  options: 'Options:',
  orders: 'Standing orders, which a seat may give or end at the table:',
  usually: (value: string, clause: string) => `(usually ${value}; ${clause})`,
  freeValue: 'a value or @FILE',
  perSeat: (seat: number) => `for seat ${seat}`,
  genuine: (file: string, choices: number, positions: number) =>
    `${file} is genuine: ${choices} choices replayed, ${positions} positions compared.`,
  scenariosHold: (holding: number, all: number) => `${holding} of ${all} scenarios hold.`,
  holds: 'ok',
  fails: 'FAIL',
  nothingFound: (matches: number, games: string, seed: string) =>
    `Nothing found in ${matches} matches each of ${games} (seed ${seed}).`,
  runsGame: (folder: string) => `Running the code of the game in ${folder}.`,
  exported: (folder: string) => `The page is in ${folder}. Any static host can serve it, at any path.`,
  byDefault: 'default',
  open: (url: string) => `Fray is open at ${url}. Ctrl-C closes it.`,
  outdated: (counts: Readonly<Record<string, number>>) => {
    const list = Object.entries(counts).map(([rules, count]) => `${count} of ${rules}`);
    return `Running matches were begun by other rules: ${list.join(', ')}. Let the version that began them finish them, or start once with --close-outdated to end them without a result.`;
  },
  backedUp: (rows: number, data: string, file: string) => `${rows} rows of ${data} are in ${file}.`,
  restored: (rows: number, file: string, data: string) => `${rows} rows from ${file} are in ${data}.`,
  ofPlayers: (what: string, players: number) => `${what}, ${players} players`,
  matches: (games: number, seed: string) => `${games} matches, seed ${seed}`,
  rates: (what: string) => [what, 'wins', 'rate', '95% interval'],
  compared: (changes: string) => `The same seeds with and without: ${changes}.`,
  noneDiffered: 'No match differed: between these bots the change did nothing at all.',
  differed: (n: number, share: string) => `${n} of the pairs differed (${share}).`,
  effects: ['response', 'before', 'change', '95% interval', ''],
  same: 'none differed',
  sure: 'sure',
  side: 'side',
  bot: 'bot',
  fieldHead: ['', 'against the field', '95% interval'],
  interval: (low: string, high: string) => `${low} to ${high}`,
  drawn: (draws: number, share: string) => `${draws} drawn (${share})`,
  choices: 'Choices between several things',
  mean: (name: string, mean: string) => `${name}: ${mean} a match on average.`,
  takes: (minutes: number) => `At 3 seconds a choice a match takes about ${minutes} min.`,
  decisions: (mean: string, median: number, min: number, max: number) =>
    `decisions a match: mean ${mean}, median ${median}, from ${min} to ${max}.`,
  squares: (games: number, bots: string, seed: string) =>
    `${games} matches in each square, bots ${bots}, seed ${seed}`,
  squareHelp:
    'How often the hero of the row beats the one of the column from the first seat, in %, with 95% intervals.',
  tournament: (format: 'bracket' | 'round robin') => `DestinyQuest, ${format}`,
  leftTournament: 'You left the tournament.',
  nobodyTops: 'Nobody stands alone at the top.',
  champion: (name: string) => `${name} wins the tournament.`,
  duelDraw: 'a draw',
  duelWon: (name: string) => `${name} wins`,
  duel: (round: number, number: number, again: boolean, names: readonly string[]) =>
    `Round ${round}, duel ${number}${again ? ', fought again' : ''}: ${names.join(' against ')}`,
  decidedBy: (what: string) => `, decided by ${what}`,
  standings: ['hero', 'won', 'drawn', 'lost', 'duels', 'points'],
  made: (folder: string) => `A new game lies in ${folder}. Now:`,
  stepsInside: (name: string) => [
    'npm install && npm run format && npm run build',
    `npx vitest run packages/game-${name}    # its tests`,
    `npx fray play ${name}                   # in the terminal`,
    'npm start                           # in the browser',
  ],
  stepsOutside: (name: string) => [
    `cd ${name} && npm install && npm run build`,
    'npm test                            # its tests',
    `npx fray play ${name}                   # in the terminal`,
    'npx fray serve                      # in the browser',
  ],
};
