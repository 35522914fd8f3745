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
  chooseHero: 'Choose your hero',
  rules: 'Rules',
  mine: 'Your matches',
  goOn: 'Continue',
  goOnLine: (n: number) => `${number(n)} ${plural(n, { one: 'choice', other: 'choices' })} so far`,
  left: (ago: string) => `left ${ago}`,
  leftNow: 'left just now',
  goOnButton: 'Continue',
  waiting: 'Waiting for you',
  answer: 'Answer',
  others: 'Waiting for others',
  look: 'View',
  players: (names: readonly string[]) =>
    names.length > 3
      ? `${names.slice(0, 2).join(' – ')} – ${number(names.length - 2)} more`
      : names.join(' – '),
  lessons: 'Lessons',
  lessonsDone: (done: number, all: number) => `${number(done)} of ${number(all)} done`,
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
  firstText: 'Play a bot. You can only press what is allowed, and everything else tells you why not.',
  start: (title: string) => `Start with ${title}`,
  orWatch: 'or watch two bots first',
  code: 'Got a code from a friend?',
  offline:
    'There is no server at this address. Matches against bots and on one screen run in your browser. To play with friends elsewhere, start a server with “npx fray serve”.',
};
