/** Looking back at a finished match. Where a name is absent, it is the reader's own seat. */
import { grammarOf } from '@fray/engine';

const { number, plural } = grammarOf('en');

type Kind = 'luck' | 'choice';
const points = (n: number): string =>
  `${number(Math.abs(n))} ${plural(Math.abs(n), { one: 'point', other: 'points' })}`;
const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

export const analysis = {
  open: 'Analysis',
  title: (game: string) => `Analysis: ${game}`,
  notOver: 'This match is not over. Analysis opens at the end, so nobody learns what others hold.',
  failed: 'This record cannot be played, so there is nothing to analyse.',
  looking: 'Analysing every choice',
  stopped: 'Not analysed yet',
  stop: 'Stop',
  start: 'Analyse every choice',
  done: (done: number, choices: number) => `${number(done)} of ${number(choices)} choices analysed`,
  replay: 'Replay',
  save: 'Save',
  seat: 'Seen from',
  against: (name: string, level: string | undefined) =>
    level === undefined ? `against ${name}` : `against ${name}, ${level}`,
  headline: (where: string, kind: Kind) =>
    kind === 'luck' ? `It was decided ${where}, by luck` : `It was decided ${where}, by a choice`,
  inRound: (round: number) => `in round ${number(round)}`,
  atTheChoice: (n: number) => `at choice ${number(n)}`,
  undecided: 'No single moment decided it',
  sum: (name: string | undefined, luck: number, chosen: number) => {
    const gave = `Luck ${luck < 0 ? 'cost' : 'gave'} ${name ?? 'you'} ${points(luck)}`;
    const own = name === undefined ? 'your' : 'their own';
    return `${gave}, ${own} choices ${chosen < 0 ? 'cost' : 'brought'} ${points(chosen)}.`;
  },
  chance: (name: string | undefined) =>
    name === undefined ? 'Your chance of winning' : `${name}’s chance of winning`,
  lines: {
    known: (name: string | undefined) => `as ${name ?? 'you'} knew it`,
    winner: (name: string) => `the winner’s own chance, as ${name} knew it`,
    open: 'with everything open',
  },
  round: (round: number) => `Round ${number(round)}`,
  atChoice: (n: number) => `choice ${number(n)}`,
  mark: (i: number, kind: Kind) => `Key moment ${i}, ${kind === 'luck' ? 'luck' : 'a choice'}`,
  fromTo: (from: number, to: number) => `${Math.round(100 * from)} → ${Math.round(100 * to)}`,
  tableAt: (n: number) => `The table at choice ${number(n)}`,
  when: 'Shown',
  whens: { before: 'Before it', after: 'After it', better: 'The better choice' },
  previous: 'Previous key moment',
  next: 'Next key moment',
  moments: 'Key moments',
  kinds: { luck: 'luck', choice: 'choice' },
  whose: (name: string | undefined) => (name === undefined ? 'your choice' : `${name}’s choice`),
  rose: (change: number) => `${change < 0 ? '▾' : '▴'} ${Math.abs(change)}`,
  roseSaid: (change: number) => `${change < 0 ? 'down' : 'up'} ${points(change)}`,
  moved: (name: string | undefined, from: number, to: number) => {
    const whose = name === undefined ? 'Your chance' : `${name}’s chance`;
    if (percent(from) === percent(to)) return `${whose} stayed at ${percent(to)}.`;
    return `${whose} ${to < from ? 'fell' : 'rose'} from ${percent(from)} to ${percent(to)}.`;
  },
  otherLuck: (chance: number) => `The same choice with other dice and cards: ${percent(chance)} on average.`,
  noBetter: 'No other choice was clearly better.',
  asKnown: (name: string | undefined) =>
    name === undefined ? 'What else you could have done:' : `What else ${name} could have done:`,
  made: (name: string | undefined): string => (name === undefined ? 'what you did' : 'what was done'),
  better: 'better',
  percent,
  playOn: 'Play on from here',
  see: 'Open in the replay',
  how: (lines: number) =>
    `Luck or choice? From one position after another ${number(lines)} lines or more were played to the end, with other dice and cards after the same choice, and with other choices, to see which of the two moved the chance.`,
};
