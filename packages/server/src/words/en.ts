/** The server's own sentences in English. */
import type { EventData, Sentence } from '@fray/engine';
import type { ServerMessage } from '@fray/protocol';
import { commas } from './enumerate.js';

export const sentences: Readonly<Record<ServerMessage, Sentence>> = {
  'own-fault': 'Something went wrong here. Nothing of what you sent was carried out half.',
  misfit: (d) => `${d['where'] === '' ? 'The request' : `"${d['where']}"`} does not fit: ${misfits(d)}.`,
  unseen: 'Leave out characters that are invisible or reverse the writing direction.',
  'no-letter': 'A name needs at least one letter or digit.',
  'bad-request': 'The server does not understand this request. The interface is described at /api/docs.',
  'too-large': 'That is too large.',
  'not-json': 'Send JSON, with content-type: application/json.',
  'too-often': 'Too many requests; wait a little.',
  elsewhere: 'This request came from another site.',
  nobody: 'Say who you are first: POST /api/guests with a name.',
  'nothing-here': 'There is nothing here. The interface is described at /api/docs.',
  'no-store': 'The store does not answer; send the same request again.',

  closing: 'The server is going down; come back in a moment.',
  'other-host': 'This server does not go by that name; its operator can add it with --name.',
  'operator-only': 'This is for whoever runs the server.',
  'name-of-bot': 'That is what a bot is called here; choose another name.',
  'still-playing': 'You still play somewhere; finish or concede first.',
  'push-service': 'This server does not call that push service; its operator can add it with --push-hosts.',
  'push-keys': 'These are no keys of a subscription: p256dh is a point of the curve P-256, auth 16 bytes.',
  'no-game': (d) => `There is no game "${d['given']}"; choose one of ${commas(d['known'])}.`,
  'no-bot': (d) => `There is no bot "${d['given']}"; choose one of ${commas(d['known'])}.`,
  'no-table': 'There is no such table, or you need its invitation to see it.',
  'no-code': 'No table that gathers players has this code.',
  'table-busy': 'Too many people are changing this table at once; try again.',
  'options-large': (d) =>
    `The options of a table have ${d['most']} letters at most, and these have ${d['given']}; make the battlefield, hero or gang smaller.`,
  'too-many-contents': (d) =>
    `You have made ${d['most']} battlefields, heroes and gangs of your own; those nobody plays with are forgotten within the hour.`,
  'too-many-tables': (d) => `You sit at ${d['most']} tables already; leave one first.`,
  'not-gathering': 'This table is not gathering players now.',
  starting: 'The match is about to begin; nothing can be changed now.',
  'seal-copied': 'Somebody else at this table sealed exactly this; make a seed of your own.',
  'no-seal': 'No sealed seed of yours is awaited now.',
  'other-seed': 'This is not the seed that you sealed.',
  'sits-already': 'You already sit at this table.',
  'seat-taken': 'That seat is not free.',
  'seat-invited': 'That seat is for somebody with the invitation.',
  blocked: 'The host of this table does not want to play with you.',
  'seat-person': 'Somebody sits there; ask them to leave first.',
  'not-sitting': 'You do not sit at this table.',
  running: 'The match is running; concede it, or let a bot play for you.',
  'only-sitters': 'Only those who sit at this table can do that.',
  'only-host': 'Only the host of the table can do that.',
  'kick-self': 'To go yourself, leave the table.',
  kicked: 'The host kicked you from this table. Only they can let you back in.',
  'not-kicked': 'That person is not being kept out.',
  started: 'This table has started already.',
  'too-few': (d) => `This game needs at least ${d['min']} players.`,
  'not-ready': 'Not everybody is ready yet.',
  'no-rematch': 'There is no finished match to play again.',
  'other-option': (d) => `The option "${d['option']}" is not yours to choose.`,
  'contest-table': 'This table was laid for a contest; its seats and options stay as they are.',
  'no-contest': 'There is no such contest, or you need its link to see it.',
  'entrant-count': 'Say who plays each entrant: one player for each of them.',
  'too-many-contests': (d) => `You take part in ${d['most']} contests already.`,
  'enters-already': 'You already play in this contest.',
  'entrant-taken': 'Somebody else plays this entrant.',
  'entrant-missing': 'Nobody plays one of the two yet; send them the link.',
  'not-to-play': 'This match cannot be played now.',
  'only-contest-host': 'Only the host of the contest can do that.',
  'not-an-entrant': 'Only those who play it, or whoever holds the contest, can lay its table.',

  'no-match': 'There is no such match, or you may not see it.',
  'not-your-eyes': 'You can only look through your own eyes while the match is running.',
  'not-your-seat': 'That is not your seat.',
  'no-such-seat': 'There is no such seat.',
  'not-a-player': 'You do not sit in this match.',
  'other-version': (d) =>
    `This match is played by rules version ${d['given']} of ${d['game']}; this server has ${d['wanted']}.`,
  closed: 'This match was closed without a result: its rules have changed since it began.',
  late: 'Too late: something happened in between.',
  'not-yet': (d) => `Number ${d['expected']} has not happened yet; you are at ${d['n']}.`,
  'other-key': 'This key was used for another choice; make up a new one.',
  over: 'The match is over.',
  'not-your-choice': (d) => `Number ${d['of']} is no choice of yours.`,
  'undo-away':
    'Somebody who would have to agree is away, and the bot that plays for them cannot agree for them.',
  'undo-contest': 'In a contest, a choice is only taken back if the host of the contest allows it.',
  'no-undo-asked': 'Nobody is waiting for your answer about an undo.',
  'no-order': (d) =>
    `There is no standing order "${d['given']}"; this game knows ${commas(d['known']) || 'none'}.`,
  'no-phrase': (d) => `Say one of ${commas(d['known'])}, or a text of your own.`,
  'talk-limit': (d) => `You can say ${d['most']} things a minute; wait a little.`,
  'not-a-person': 'Only a seat that belongs to a person can be played by a stand-in.',
  'clock-runs': 'That player is away, and still has time by the clock that this table agreed on.',
  'other-level': (d) => `This table agreed on the bot "${d['agreed']}" for seats whose player is away.`,
  'too-much': 'You have done this too often in this match.',
  'away-briefly': (d) =>
    `That player has not been away for long. You can decide about the seat in ${Math.ceil(Number(d['seconds']) / 60)} min.`,
  'is-here': 'That player is here; only they can hand over their seat.',
  'not-gone': 'That player has not left, so there is nothing to vote about.',
  'claim-later': (d) =>
    `The win can be claimed in ${d['seconds']} seconds, if that player is not back by then.`,
  'no-claim': 'In this game nobody can be made to give up; let a bot play on.',
  'lab-closed': 'This server runs no experiments; the page can.',
  'lab-word': 'This server runs experiments only for those who know its word.',
  'lab-one': 'You already have an experiment here; stop it first.',
  'lab-waits':
    'Somebody at your internet address is already waiting here. Come back when their experiment is done.',
  'lab-full': 'Too many experiments wait already; come back later, or run it in the page.',
  'lab-file': 'This is no experiment that could be run: a line, a design or a range of it makes no sense.',
  'not-shown': (d) => `This match has ${d['shown']} choices to show, not ${d['made']}.`,
};

/** What a schema can find wrong. */
const MISFITS: Readonly<Record<string, (wanted: string) => string>> = {
  invalid_type: (wanted) => `it must be of the kind "${wanted}"`,
  invalid_value: (wanted) => `it must be one of ${wanted}`,
  invalid_format: (wanted) => `it must have the form ${wanted}`,
  unrecognized_keys: (wanted) => `nobody knows ${wanted}`,
  too_small: (wanted) => `the least is ${wanted}`,
  too_big: (wanted) => `the most is ${wanted}`,
};

function misfits(d: EventData): string {
  const said = MISFITS[String(d['what'])];
  return said === undefined ? 'it has none of the forms that are understood' : said(commas(d['wanted']));
}
