/** Looking back at a finished match. */

export const analysis = {
  open: 'Analysis',
  title: (game: string) => `Analysis: ${game}`,
  notOver: 'This match is not over. It is looked at when it is, so that nobody learns what others hold.',
  failed: 'This record does not play, so there is nothing to look at.',
  looking: (percent: number) => `Looking at every choice: ${percent} %`,
  stop: 'Stop',
  start: 'Look at every choice',
  done: (choices: number) => `${choices} of ${choices} choices looked at`,
  replay: 'Replay',
  save: 'Save',
  seat: 'Seen from',
  headline: (n: number, kind: 'luck' | 'choice') =>
    kind === 'luck' ? `It was decided at choice ${n}, by luck` : `It was decided at choice ${n}, by a choice`,
  undecided: 'Nothing moved it much',
  sum: (name: string, luck: number, chosen: number) =>
    `Luck ${luck < 0 ? 'took' : 'gave'} ${name} ${Math.abs(luck)} points, own choices ${chosen < 0 ? 'cost' : 'brought'} ${Math.abs(chosen)}.`,
  chance: (name: string) => `${name}’s chance of winning`,
  lines: {
    known: (name: string) => `as ${name} knew it`,
    other: (name: string) => `as ${name} knew it`,
    open: 'with all cards open',
  },
  atChoice: (n: number) => `choice ${n}`,
  moments: 'Key moments',
  kinds: { luck: 'luck', choice: 'choice' },
  who: (n: number, name: string, kind: 'luck' | 'choice') =>
    `Choice ${n} · ${kind === 'luck' ? `luck after ${name}` : `${name} chose`}`,
  rose: (points: number) => `${points < 0 ? '▾' : '▴'} ${Math.abs(points)}`,
  made: 'what was done',
  better: 'better',
  percent: (chance: number) => `${Math.round(100 * chance)} %`,
  playOn: 'Play on from here',
  see: 'See it',
  how: (lines: number) =>
    `Luck or choice? From every position ${lines} lines were played on, with other dice after the same choice, and with other choices, to see which of the two moved the chance.`,
};
