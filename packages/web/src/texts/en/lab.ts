/** The rule lab. */
import { grammarOf } from '@fray/engine';
import { english } from '@fray/lab/core';

const { listed, number, plural } = grammarOf('en');

export const lab = {
  title: 'Rule lab',
  lead: 'What does this rule do? Bots play the same matches with and without it, and you see the difference.',
  game: 'Game',
  seats: 'Seats',
  bots: 'Bots',
  compare: 'Compare with the basic rules',
  together: 'All of these together',
  needing: (change: string, others: readonly string[]) => `${change} (with ${listed(others)})`,
  measure: 'Measure',
  random: 'Random',
  known: 'What we found so far',
  knownLead: 'Our bots played these matches. Every answer names the file that repeats it.',
  until: 'Stop once every answer is within',
  within: (percent: number) => `± ${number(percent)} %`,
  go: 'Start',
  stop: 'Stop',
  where: 'Where',
  here: 'On this page',
  there: (threads: number) =>
    `On the server, with ${number(threads)} ${plural(threads, { one: 'thread', other: 'threads' })}`,
  word: 'Password',
  ahead: (runs: number) =>
    `${number(runs)} ${plural(runs, { one: 'experiment comes', other: 'experiments come' })} first.`,
  cut: 'The server ran out of time or memory and stopped. The results so far are valid.',
  playWith: (rule: string) => `Play with ${rule}`,
  share: 'Copy link to this experiment',
  shared: 'Link copied.',
  nothing: 'Tick at least one rule to compare.',
  paired:
    'Each pair of matches starts from the same seed, once with the rule and once without. Luck cancels out.',
  counted: (matches: number) =>
    `${number(matches)} ${plural(matches, { one: 'match', other: 'matches' })} played`,
  narrow: (done: number, all: number) =>
    done === all
      ? 'Every answer is precise enough.'
      : `${number(done)} of ${number(all)} answers ${plural(done, { one: 'is', other: 'are' })} precise enough.`,
  left: (seconds: number) =>
    seconds < 90
      ? `About ${number(seconds)} ${plural(seconds, { one: 'second', other: 'seconds' })} to go`
      : `About ${number(Math.round(seconds / 60))} minutes to go`,
  asked: (seats: number, changes: number) =>
    `${number(seats)} seats, ${number(changes)} ${plural(changes, { one: 'change', other: 'changes' })}`,
  /** What the reports of the lab say, here and at the terminal. */
  report: english,
  figures: 'The figures',
  legend: 'Filled dot: a clear effect. Open dot: maybe none. Dotted bar: still counting.',
  file: 'As a file for the terminal',
};
