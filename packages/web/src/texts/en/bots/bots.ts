/** Choosing a bot to play against. */
import type { PersonaId, Style } from '@fray/bots';
import { grammarOf, type LevelId } from '@fray/engine';

const { number } = grammarOf('en');

const cast: Readonly<Record<PersonaId, { readonly name: string; readonly says: string }>> = {
  halla: { name: 'Halla', says: 'Walls are for people who wait.' },
  oswin: { name: 'Old Oswin', says: 'Count twice. Then place one card.' },
  brand: { name: 'Brand', says: 'Not one step back. Not today.' },
  vesper: { name: 'Vesper', says: 'You will see it when it is done.' },
  grishk: { name: 'Grishk', says: 'Ram first. Think never.' },
};
const styles: Readonly<Record<Style, string>> = {
  bold: 'bold',
  careful: 'careful',
  stubborn: 'stubborn',
  sly: 'sly',
  reckless: 'reckless',
};
const levels: Readonly<Record<LevelId, string>> = {
  newcomer: 'Newcomer',
  casual: 'Casual',
  steady: 'Steady',
  strong: 'Strong',
  best: 'Best',
};

export const bots = {
  choose: 'Choose a bot',
  title: 'Choose your opponent',
  who: (others: number): string => (others > 1 ? 'Who are your opponents?' : 'Who is your opponent?'),
  whoHint: 'Bots see only what you would see from their seat.',
  how: 'How strong?',
  howHint: (games: number) =>
    `The height of a step is its strength. At least ${number(games)} matches a step, sides swapped; ± is the 95 % confidence interval.`,
  unmeasured: 'The levels of this game have not been measured yet.',
  tooMuchLuck: 'This game has fewer levels so far.',
  cast,
  styles,
  levels,
  mistakes: (percent: number) =>
    percent < 100 ? `makes a careless choice ${number(percent)} % of the time` : 'chooses at random',
  wins: ([wins, of]: readonly [number, number]) => `wins ${wins} of ${of}`,
  inOneChair: 'in one chair',
  against: (level: string) => `against ${level}`,
  elo: (elo: number, error: number) => `${elo >= 0 ? '+' : '−'}${Math.abs(elo)} ± ${error} Elo`,
  as: (name: string, level: string) => `${name}, ${level}`,
  traits: [
    ['bold', 'careful'],
    ['hasty', 'patient'],
    ['plain', 'sly'],
  ] as readonly (readonly [string, string])[],
  trait: (left: string, right: string, share: number) =>
    share < 0.4 ? left : share > 0.6 ? right : `between ${left} and ${right}`,
  score: (name: string, won: number, lost: number) =>
    won + lost === 0
      ? 'You have not met yet.'
      : `You won ${number(won)} and lost ${number(lost)} against ${name}.`,
  you: 'you, so far',
  back: 'Back',
  measured: 'How they were measured',
  measuredHow: (seats: number) =>
    seats === 2
      ? 'Each level played many matches against the level below it, with the same dice and cards from both sides, none of them seen while the bots were tuned.'
      : `One bot of each level played many matches in one chair of ${number(seats)}, with the level below in all the others, with the same dice and cards from every chair, none of them seen while the bots were tuned.`,
  measuredHead: ['Level', 'Matches', 'Won', 'Above the level below'] as readonly string[],
  measuredBy: '± is the 95 % confidence interval. This command measures it again:',
  count: (n: number) => number(n),
  share: (share: number) => `${number(Math.round(100 * share))}%`,
  side: 'Your side',
  toss: 'Toss',
  sit: 'Sit down',
  minutes: (minutes: number) => `About ${number(minutes)} minutes`,
  houseRules: 'house rules and rulings',
};
