import { grammarOf } from '@fray/engine';
import { figuresWith } from './figures.js';
import type { LabWords } from './lab-words.js';

const { number, plural, listed } = grammarOf('en');

export const english: LabWords = {
  ...figuresWith('.'),
  range: (low, high) => `${low} to ${high}`,
  count: number,

  wins: (name) => `${name}: wins in 100 matches`,
  first: 'Whoever is asked first: wins in 100 matches',
  draws: 'Draws in 100 matches',
  lengthOf: 'Decisions until the end',
  choices: 'Choices between several things',
  minutes: 'Expected minutes, at 8 seconds a choice',
  leadChanges: 'Changes of the lead',
  closeness: 'Closeness, from 0 (one-sided) to 1 (level all the way)',
  told: (event) => `How often “${event}” is told in a match`,

  fewer: 'fewer',
  more: 'more',
  fewerFor: (name) => `fewer for ${name}`,
  moreFor: (name) => `more for ${name}`,
  counting: (seeds) => `still counting, ${number(seeds)} to go`,
  shorter: 'shorter',
  longer: 'longer',
  none: 'no match differed',
  verdicts: { none: 'no match differed', clear: 'clear', open: 'could be none' },
  needs: (seeds) => `about ${number(seeds)} more seeds`,
  effectHead: ['change', 'difference', '95% interval', '', ''],
  plain: (figure) => `Under the plain rules: ${figure}.`,
  corrected: (questions) => `Intervals are 95%, corrected for asking ${number(questions)} questions at once.`,
  played: (seeds, settings, matches, seed, rules) =>
    `${number(seeds)} seeds, each under ${number(settings)} ${plural(settings, { one: 'setting', other: 'settings' })}: ${number(matches)} matches, seed ${seed}, rules ${rules}.`,
  lengths: 'How long matches are',
  lengthsOf: (setting, median, from, to) =>
    `${setting}: median ${median}, nine in ten between ${from} and ${to}`,
  plainRules: 'Plain rules',

  matters: (change, effects) => `${change} matters most: ${listed(effects)}.`,
  together: 'Everything together',
  nothingClear: 'No change has a clear effect yet.',
  nothingDiffered: 'None of this changed a single match.',
  effect: (measure, figure) => `${measure} ${figure}`,
  winsEffect: (name, figure, isMore) => `${figure} ${isMore ? 'more' : 'fewer'} wins in 100 for ${name}`,
  drawsEffect: (figure, isMore) => `${figure} ${isMore ? 'more' : 'fewer'} draws in 100`,
  lengthEffect: (unit, figure, isMore) => `matches are ${figure} ${unit} ${isMore ? 'longer' : 'shorter'}`,
  whoeverIsFirst: 'whoever is asked first',

  tuned: (option, value, response, figure) => `${response} ${figure} with ${option} at ${value}.`,
  crossing: (at, range) => `The target is met at about ${at} (95% interval: ${range}).`,
  noCrossing: (from, to, target) => `No value from ${from} to ${to} meets ${target}; the nearest is shown.`,
  fresh: (value, figure, range, confirmed) =>
    `On fresh seeds ${value} gives ${figure} (${range}): ${confirmed ? 'the target lies within that' : 'the target does not lie within that'}.`,
  tuneHead: ['value', 'mean', '95% interval', 'seeds'],
  target: 'target',

  best: (name, figure) => `${name} is the strongest: ${figure} wins in 100 against the field.`,
  allEven: 'Nobody clearly stands above or below the rest.',
  standingHead: ['', 'wins in 100', '95% interval', ''],
  pairs: 'Everybody against everybody',
  pairsHelp: 'How often the row wins from the first seat against the column from the second, in 100.',

  cards: 'What is worth having',
  standOut: (names) => `What stands out: ${listed(names)}.`,
  nobodyStandsOut: 'Nothing clearly stands out.',
  cardsHelp:
    '“Adds” is what it gives beyond what the seat and everything else at hand would let one expect, in wins in 100.',
  cardHead: ['', 'held', 'wins', 'expected', 'adds', '95% interval', 'used', 'wins', 'adds', ''],

  again: 'To make it again',
  command: (file) => `npx fray lab run ${file}`,
};
