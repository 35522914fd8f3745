/** What the host of a match or of a table may answer, told to a player. */
import { grammarOf, type Sentence } from '@fray/engine';
import type { ServerMessage } from '@fray/protocol';

const { listed, number } = grammarOf('en');

type OwnMessage = 'undone';

export const problems: Readonly<Record<ServerMessage | OwnMessage, Sentence>> = {
  undone: 'Taken back.',

  'own-fault': 'Something went wrong at the server. Nothing was carried out half.',
  misfit: 'The server does not understand this page. Reload it.',
  'bad-request': 'The server does not understand this page. Reload it.',
  'too-large': 'That is too long.',
  'not-json': 'The server does not understand this page. Reload it.',
  'too-often': 'That was very often in a short time. Wait a little.',
  elsewhere: 'This came from another site and was not carried out.',
  nobody: 'The server does not know you yet. Say your name first.',
  'nothing-here': 'There is nothing at this address.',
  'no-store': 'The server cannot write anything down right now. Try again in a moment.',

  'no-game': 'This server does not have that game.',
  'no-bot': 'This server does not have that bot.',
  'no-table': 'There is no such table, or you need its invitation.',
  'no-code': 'No table that gathers players has this code.',
  'table-busy': 'Several people are changing this table at once. Try again.',
  'too-many-tables': (d) => `You sit at ${number(Number(d['most']))} tables already. Leave one first.`,
  'not-gathering': 'This table is not gathering players any more.',
  'sits-already': 'You already sit at this table.',
  'seat-taken': 'Somebody was quicker: that seat is taken.',
  blocked: 'The host of this table does not want to play with you.',
  'seat-invited': 'That seat is kept for somebody with the invitation.',
  'seat-person': 'Somebody sits there. Ask them to leave first.',
  'not-sitting': 'You do not sit at this table.',
  running: 'The match is running: concede it, or let a bot play for you.',
  'only-sitters': 'Only those who sit at this table can do that.',
  'only-host': 'Only the host of the table can do that.',
  'kick-self': 'To go yourself, leave the table.',
  started: 'This table has started already.',
  'too-few': (d) => `This game needs at least ${number(Number(d['min']))} players.`,
  'not-ready': 'Not everybody is ready yet.',
  'no-rematch': 'There is no finished match to play again.',
  'other-option': 'That is not yours to choose.',

  'no-match': 'There is no such match, or you may not see it.',
  'not-your-eyes': 'You can only look through your own eyes while the match is running.',
  'not-your-seat': 'That is not your seat.',
  'no-such-seat': 'There is no such seat.',
  'not-a-player': 'You do not sit in this match.',
  'other-version': 'This match was begun by older rules, which this server no longer has.',
  late: 'Too late: something happened in between.',
  'not-yet': 'The match has not come that far yet.',
  'other-key': 'That choice was sent twice. Choose again.',
  over: 'The match is over.',
  'not-your-choice': 'That was not your choice.',
  'clock-runs': 'That player is away, and still has time by the clock of this table.',
  'other-level': (d) => `This table agreed on the bot "${d['agreed']}" for seats whose player is away.`,
  'too-much': 'You have done this too often in this match.',
  'undo-away':
    'Somebody who would have to agree is away, and the bot that plays for them cannot agree for them.',
  'no-undo-asked': 'Nobody is waiting for your answer any more.',
  'no-order': 'This game has no such standing order.',
  'no-phrase': (d) => `Say one of ${listed(d['known'] as readonly string[])}, or something of your own.`,
  'talk-limit': (d) => `You can say ${number(Number(d['most']))} things a minute. Wait a little.`,
  'not-a-person': 'Only somebody’s own seat can be played by a stand-in.',
  'is-here': 'That player is here. Only they can hand over their seat.',
  'not-gone': 'That player has not left.',
  'claim-later': (d) => `The win can be claimed in ${number(Number(d['seconds']))} seconds.`,
  'no-claim': 'In this game nobody can be made to give up. Let a bot play on.',
  'not-shown': 'There is nothing to show that far on.',
};
