/** The engine's own sentences in English. */
import type { EngineMessage } from './engine-message.js';
import { commas, quoted, someOf } from './enumerate.js';
import type { Sentence } from './word-book.js';

const STOOD_IN: Readonly<Record<string, string>> = {
  absence: ', who is away',
  votes: ', as the others have voted',
};
const REMEDIES: Readonly<Record<string, string>> = {
  bot: 'a bot plays on',
  claim: 'the win is claimed',
  wait: 'wait',
};

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

  'basis-letter': 'letter',
  'basis-ruling': 'ruling',
  'basis-departure': 'departure',
  'preset-letter': 'As the document says',
  'preset-suggested': 'As Fray suggests',
  'as-both': 'As the document says, and as Fray suggests.',
  'as-letter': 'As the document says.',
  'as-suggested': 'As Fray suggests.',
  'not-letter': (d) => `Not as the document says: ${commas(d['labels'])}.`,
  'not-suggested': (d) => `Not as Fray suggests: ${commas(d['labels'])}.`,

  'record-line': (d) => `Line ${d['line']} is not a JSON object; a record has one on every line.`,
  'record-empty': 'The file is empty; a record starts with a header line.',
  'record-header': (d) =>
    `This is not a Fray record: the first line must be a header with format ${quoted(d['formats'])}.`,
  'record-generator': (d) => `Unknown random generator ${d['given']}.`,
  'record-field': (d) => `The header needs "${d['field']}" as text.`,
  'record-seats': 'The header needs "seats", each with a name.',
  'record-act': (d) => `What line ${d['line']} of the acts says is not something that players do.`,
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
  'act-undo-asked': (d) => `${d['name']} asked to take a choice back.`,
  'act-agreed': (d) => `${d['name']} agreed.`,
  'act-disagreed': (d) => `${d['name']} did not agree.`,
  'act-undo': (d) =>
    `${d['name']} took a choice back${d['more'] === 0 ? '' : `, and with it ${d['more']} that came after`}.`,
  'act-back': (d) => `${d['name']} plays again.`,
  'act-stand-in': (d) => `A bot (${d['level']}) plays for ${d['name']}${STOOD_IN[String(d['by'])] ?? ''}.`,
  'act-left': (d) => `${d['name']} left.`,
  'act-away': (d) => `${d['name']} was away for too long.`,
  'act-voted': (d) => `${d['name']} voted about ${d['about']}: ${REMEDIES[String(d['remedy'])] ?? ''}.`,
  'other-acts': 'what it says about who chose, take-backs, stand-ins and votes does not fit together',
  'other-chooser': 'this choice was not for whoever the record says made it',
  'other-undo': 'this choice could not be taken back, or not without the consent of others',
  'other-undo-asked': 'nobody could ask for a choice back here',
  'other-undo-answered': 'this answer about a take-back was not for that seat to give',
  'other-stand-in': 'no bot of this level could take the seat over here',
  'other-left': 'that seat could not leave here',
  'other-voted': 'that seat had nothing to vote about',
  'other-secret': 'the secret that was shown is not the one that was promised before the match',
  'other-seed': 'the seed is not the mix of the secret and the players’ seeds',
  'promise-unread': 'the promise that was signed before the match cannot be read',
  'other-promise': 'the promise that was signed before the match names another secret or other seats',
  'same-seal': 'two seats sealed the same seed: one copied it',
  'other-seal': (d) => `the seed of seat ${d['seat']} is not the one that was sealed before the match`,

  'nothing-chosen': 'You have not chosen anything yet.',
  'gone-on': 'The match has gone on since.',
  'dice-drawn': 'Dice or cards have been drawn since.',
  'you-learnt': 'You have learnt something by it.',
};

function expected(names: unknown): string {
  return Array.isArray(names) ? `one of ${someOf(names)}` : 'a whole number';
}
