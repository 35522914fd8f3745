/** The home page. */
import { grammarOf } from '@fray/engine';

const { number, plural } = grammarOf('en');
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
const many = (n: number) => NUMBERS[n] ?? number(n);

export const home = {
  title: 'Home',
  slogan: (n: number) =>
    `${many(n)} ${plural(n, { one: 'fight', other: 'fights' })}, one table. Sit down, no account needed.`,
  greeting: (name: string, n: number) =>
    `Welcome back, ${name}. ${n === 0 ? 'Nothing is waiting for you.' : `${many(n)} ${plural(n, { one: 'thing is', other: 'things are' })} waiting for you.`}`,
  playBot: 'Play against a bot',
  playBots: 'Play against bots',
  invite: 'Invite friends',
  oneScreen: 'One screen',
  setUp: 'Set up',
  rules: 'Rules',
  mine: 'Your matches',
  goOn: 'Go on',
  goOnLine: (n: number) => `${number(n)} ${plural(n, { one: 'choice', other: 'choices' })} so far`,
  left: (ago: string) => `left ${ago}`,
  leftNow: 'left just now',
  goOnButton: 'Go on',
  waiting: 'Waiting for you',
  answer: 'Answer',
  others: 'Waiting for others',
  look: 'Look',
  players: (names: readonly string[]) =>
    names.length > 3
      ? `${names.slice(0, 2).join(' – ')} – ${number(names.length - 2)} more`
      : names.join(' – '),
  lessons: 'Lessons',
  lessonsDone: (done: number, all: number) => `${number(done)} of ${number(all)} learnt`,
  allPuzzles: 'all puzzles',
  openTables: 'Open tables',
  all: (n: number) => `all ${number(n)}`,
  seatsOf: (taken: number, all: number) => `${taken} of ${all}`,
  watchers: (n: number) => `${number(n)} watching`,
  timeLeft: (time: string) => `${time} left`,
  first: 'Your first fight',
  firstMinutes: (n: number) =>
    `Your first fight takes ${many(n).toLowerCase()} ${plural(n, { one: 'minute', other: 'minutes' })}`,
  firstLesson: 'The lamp shows you where to look, and you make every choice yourself.',
  lampPlace: 'Stand here,',
  lampWhy: 'it stops him',
  firstText: 'Sit down against a bot. Only what is allowed can be pressed, and everything else says why not.',
  start: (title: string) => `Start with ${title}`,
  orWatch: 'or watch two bots first',
  code: 'Has a friend told you a code?',
  offline:
    'No server answers at this address: matches against bots and at one screen run here in your browser. Playing with friends elsewhere needs a server, which “npx fray serve” starts.',
};
