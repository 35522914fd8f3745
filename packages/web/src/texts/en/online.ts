/** Tables at a server. */
import { grammarOf } from '@fray/engine';

const { listed, plural, number } = grammarOf('en');
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
const seats = (n: number) => `${NUMBERS[n] ?? number(n)} ${plural(n, { one: 'seat', other: 'seats' })}`;

export const online = {
  gathering: 'Gathering',
  seatsTaken: (taken: number, all: number) => `${taken} of ${all} seats`,
  call: 'Invite your friends',
  codeHelp: (code: string) => `The code is ${code}`,
  copyLink: 'Copy link',
  watchLink: 'Copy spectator link',
  qr: 'QR code',
  copy: 'Copy',
  copied: 'Copied',
  options: 'How we play',
  change: 'change',
  done: 'Done',
  clock: 'Clock',
  watchers: 'Watching',
  watch: {
    open: 'Anyone may watch',
    link: 'Anyone with the link may watch',
    behind: (seconds: number) =>
      seconds < 60
        ? `, ${number(seconds)} seconds behind`
        : `, ${number(seconds / 60)} ${plural(seconds / 60, { one: 'minute', other: 'minutes' })} behind`,
  },
  changePace: 'Change clock and watching',
  daysEach: 'Days for each choice',
  delay: 'Spectator delay',
  delays: (seconds: number) =>
    seconds === 0
      ? 'none'
      : seconds < 60
        ? `${number(seconds)} seconds`
        : `${number(seconds / 60)} ${plural(seconds / 60, { one: 'minute', other: 'minutes' })}`,
  patience: 'Wait for absent players',
  patiences: (seconds: number) =>
    seconds < 3600
      ? `${number(seconds / 60)} minutes`
      : seconds < 86_400
        ? `${number(seconds / 3600)} ${plural(seconds / 3600, { one: 'hour', other: 'hours' })}`
        : `${number(seconds / 86_400)} ${plural(seconds / 86_400, { one: 'day', other: 'days' })}`,
  freeSeat: 'Free seat',
  moveHere: 'Move here',
  sitHere: 'Sit here',
  addBot: 'Add a bot',
  removeBot: 'Remove',
  botOf: (level: string) => `bot, ${level}`,
  kick: (name: string) => `Kick ${name}`,
  ban: (name: string) => `Ban ${name}`,
  banHelp: 'Bans from all your tables',
  newInvitation: 'New invitation',
  newInvitationHelp: 'The old code and links stop working.',
  keptOut: 'Kicked',
  banned: 'from all your tables',
  letIn: (name: string) => `Let ${name} back in`,
  host: 'host',
  youHost: 'you, host',
  isReady: 'ready',
  notReady: 'not ready yet',
  ready: 'I am ready',
  unready: 'Not yet',
  leave: 'Leave',
  startWith: (n: number) => `Start with ${(NUMBERS[n] ?? number(n)).toLowerCase()}`,
  start: 'Start',
  fillWithBots: (n: number) =>
    n === 1 ? 'Add a bot' : `Add ${(NUMBERS[n] ?? number(n)).toLowerCase()} bots`,
  stateFree: (n: number) => `${seats(n)} ${plural(n, { one: 'is', other: 'are' })} free.`,
  stateReading: (names: readonly string[]) =>
    `${listed(names)} ${plural(names.length, { one: 'is', other: 'are' })} not ready yet.`,
  stateYours: 'Everybody is waiting for you.',
  stateReady: 'Everybody is ready.',
  hintFewer: (n: number) => `${NUMBERS[n] ?? number(n)} can play as well.`,
  hintWait: 'The match starts when everybody is ready.',
  invited: (name: string) => `${name} invites you to the table.`,
  bot: 'bot',
  free: 'free seat',
  take: 'Sit down',
  joinTitle: 'Join by code',
  joinHelp: 'Six characters from a friend, or the whole link.',
  joinField: 'Code or link',
  join: 'Join',
  badCode:
    'That is not a table’s code. A code has six letters and digits; you can also paste the whole link.',
  publicTables: 'Tables looking for players',
  nonePublic: 'Nobody is looking for players right now.',
  more: (n: number) => `and ${number(n)} more`,
  running: 'Matches to watch',
  yourTables: 'Your tables',
  serverSays: (status: number) => `The server answered with ${status}.`,
  noAnswer: 'The server does not answer. Trying again …',
  name: 'Your name',
  guest: 'Guest',
  open: 'Open',
  watchIt: 'Watch',
  nameHelp: 'The others see this name.',
  matchGone: 'The match cannot be opened',
  wantsRematch: (names: readonly string[]) =>
    `${listed(names)} ${plural(names.length, { one: 'wants', other: 'want' })} one`,
  dice: 'The server has already promised its part of the dice. Yours is added when you are ready.',
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'well-played': 'Well played.',
    ouch: 'Ouch!',
    thinking: 'I am thinking.',
    sorry: 'Sorry!',
    'back-soon': 'Back in a moment.',
    thanks: 'Thank you.',
    'good-game': 'Good game!',
    again: 'Again?',
  } as Readonly<Record<string, string>>,
};
