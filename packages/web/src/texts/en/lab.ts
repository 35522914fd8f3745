/** The rule lab. */
import { grammarOf } from '@fray/engine';

const { number, plural } = grammarOf('en');
const signed = (text: string, value: number): string => (value > 0 ? `+${text}` : text.replace('-', '−'));

export const lab = {
  title: 'Rule lab',
  lead: 'What does this rule do? Bots play the same matches with and without it, and you see the difference.',
  game: 'Game',
  seats: 'Seats',
  bots: 'Bots',
  compare: 'Compare with the plain rules',
  until: 'Stop when each is known to',
  within: (percent: number) => `± ${number(percent)} in 100`,
  go: 'Go',
  stop: 'Stop here',
  share: 'Copy a link that runs it again',
  shared: 'The link is copied.',
  nothing: 'Tick at least one rule to compare.',
  paired:
    'Each pair of matches starts from the same seed with and without the rule, so that luck cancels out.',
  counted: (matches: number) =>
    `${number(matches)} ${plural(matches, { one: 'match', other: 'matches' })} played`,
  counting: (open: number) =>
    open === 0
      ? 'All answers are narrow enough.'
      : `${number(open)} ${plural(open, { one: 'answer is', other: 'answers are' })} still being counted.`,
  plain: (value: string) => `Under the plain rules: ${value}.`,
  wins: (name: string) => `${name}: wins in 100 matches`,
  length: 'Choices until the end',
  draws: 'Draws in 100 matches',
  fewer: 'fewer',
  more: 'more',
  shorter: 'shorter',
  longer: 'longer',
  none: 'no match differed',
  share100: (value: number) => signed((value * 100).toFixed(1), value),
  amount: (value: number) => signed(value.toFixed(1), value),
  range: (low: string, high: string) => `${low} to ${high}`,
  corrected: (n: number) => `Bars are 95 % intervals, corrected for asking ${number(n)} questions at once.`,
  legend: 'A filled dot is a clear effect; an open one could be none.',
  file: 'As a file for the terminal',
};
