/** The engine's own sentences in English. */
import type { EngineMessage } from './engine-message.js';
import type { Sentence } from './word-book.js';

export const sentences: Readonly<Record<EngineMessage, Sentence>> = {
  'not-offered': 'That is not among the things you can choose here.',
  'not-asked': 'Nothing is being asked of you right now.',
  over: 'The match is over.',
  committed: 'You have already chosen; wait for the others.',
  'no-seat': 'You have no seat in this match.',

  'choice-shape': 'A choice is an object such as {"do":"pass"}.',
  'choice-verb': (d) => `"do" must be one of ${quoted(d['known'])}, not ${d['given']}.`,
  'choice-extra': (d) => `"${d['verb']}" takes no "${d['key']}".`,
  'choice-argument': (d) => `"${d['verb']}" needs "${d['argument']}": ${expected(d['names'])}.`,
  'notation-verb': (d) => `Unknown word "${d['given']}". Known: ${commas(d['known'])}.`,
  'notation-form': (d) => `Write it as: ${d['form']}.`,

  'options-shape': 'Options are an object of names and values.',
  'option-unknown': (d) => `Unknown option "${d['key']}". Known: ${commas(d['known'])}.`,
  'option-value': (d) => `Option "${d['option']}" must be one of ${commas(d['allowed'])}, not ${d['given']}.`,
  'seat-count': (d) =>
    `This game is for ${d['min'] === d['max'] ? d['min'] : `${d['min']} to ${d['max']}`} players, not ${d['given']}.`,

  'record-line': (d) => `Line ${d['line']} is not a JSON object; a record has one on every line.`,
  'record-empty': 'The file is empty; a record starts with a header line.',
  'record-header': (d) =>
    `This is not a Fray record: the first line must be a header with format ${quoted(d['formats'])}.`,
  'record-generator': (d) => `Unknown random generator ${d['given']}.`,
  'record-field': (d) => `The header needs "${d['field']}" as text.`,
  'record-seats': 'The header needs "seats", each with a name.',
  'record-fair': 'The header\'s "fair" needs a "commitment", a "secret" and the "players", all as text.',
  'record-missing': (d) => `Choice ${d['n']} is missing; found ${d['given']} instead.`,
  'record-choice': (d) => `Choice ${d['n']} needs a "seat" of this match and a "choice".`,
  'record-hash': (d) => `A line "${d['line']}" needs "n" as a number and "hash" as text.`,

  'other-game': (d) => `this is a record of "${d['given']}", not of "${d['wanted']}"`,
  'other-rules': (d) => `it was played by rules version ${d['given']}; this program has ${d['wanted']}`,
  'other-position': 'the position is not the recorded one',
  'other-words': 'the words of the choice are not what was chosen',
  'not-happened': 'the record tells of something that did not happen',
  'other-length': (d) => `the record has ${d['length']} choices, but ends at ${d['end']}`,
  'other-end-position': 'the final position is not the recorded one',
  'other-outcome': 'the match did not end as recorded',
  'other-secret': 'the secret that was shown is not the one that was promised before the match',
  'other-seed': 'the seed is not the mix of the secret and the players’ seeds',

  'nothing-chosen': 'You have not chosen anything yet.',
  'gone-on': 'The match has gone on since.',
  'dice-drawn': 'Dice or cards have been drawn since.',
  'you-learnt': 'You have learnt something by it.',
};

function commas(items: unknown): string {
  return (items as readonly string[]).join(', ');
}

function quoted(items: unknown): string {
  return commas((items as readonly string[]).map((item) => `"${item}"`));
}

function expected(names: unknown): string {
  if (!Array.isArray(names)) return 'a whole number';
  return `one of ${commas(names.slice(0, 12))}${names.length > 12 ? ', …' : ''}`;
}
