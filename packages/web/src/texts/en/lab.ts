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
  compare: 'Compare with the plain rules',
  together: 'All of these together',
  needing: (change: string, others: readonly string[]) => `${change} (with ${listed(others)})`,
  measure: 'Measure',
  random: 'Random',
  known: 'What we found so far',
  knownLead: 'Played beforehand by our bots; every answer names the file that makes it again.',
  until: 'Stop when each is known to',
  within: (percent: number) => `± ${number(percent)} in 100`,
  go: 'Go',
  stop: 'Stop here',
  where: 'Where',
  here: 'In this page',
  there: (threads: number) =>
    `On the server, with ${number(threads)} ${plural(threads, { one: 'thread', other: 'threads' })}`,
  word: 'Its word',
  ahead: (runs: number) =>
    `${number(runs)} ${plural(runs, { one: 'experiment comes', other: 'experiments come' })} first.`,
  cut: 'The server ended it: out of time or memory. What it had found stands.',
  playWith: (rule: string) => `Play with ${rule}`,
  share: 'Copy a link that runs it again',
  shared: 'The link is copied.',
  nothing: 'Tick at least one rule to compare.',
  paired:
    'Each pair of matches starts from the same seed with and without the rule, so that luck cancels out.',
  counted: (matches: number) =>
    `${number(matches)} ${plural(matches, { one: 'match', other: 'matches' })} played`,
  narrow: (done: number, all: number) =>
    done === all
      ? 'All answers are narrow enough.'
      : `${number(done)} of ${number(all)} answers ${plural(done, { one: 'is', other: 'are' })} narrow enough.`,
  left: (seconds: number) =>
    seconds < 90
      ? `About ${number(seconds)} ${plural(seconds, { one: 'second', other: 'seconds' })} to go`
      : `About ${number(Math.round(seconds / 60))} minutes to go`,
  asked: (seats: number, changes: number) =>
    `${number(seats)} seats, ${number(changes)} ${plural(changes, { one: 'change', other: 'changes' })}`,
  /** What the reports of the lab say, here and at the terminal. */
  report: english,
  figures: 'The figures',
  legend: 'A filled dot is a clear effect; an open one could be none; a dotted bar is still being counted.',
  file: 'As a file for the terminal',
};
