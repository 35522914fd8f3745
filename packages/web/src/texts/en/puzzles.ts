/** Puzzles. */
import { grammarOf } from '@fray/engine';

const { number } = grammarOf('en');

const aims = {
  win: 'Bring it home.',
  turn: 'Turn the match.',
  hold: 'Hold on.',
  best: 'Find the best choice.',
};

export const puzzles = {
  title: 'Puzzles',
  today: 'Today’s puzzle',
  solve: 'Solve',
  look: 'View again',
  about:
    'Positions from real matches in which one choice is far better than all others. You see what that player saw, and nothing more.',
  aims,
  task: 'One choice is far better than all others. Make it.',
  wrong: 'That is allowed, and it may even work, but there is something far better. Try again.',
  over: { solved: 'That is it!', shown: 'This was it.' },
  best: (move: string) => `${move}.`,
  because: (why: string) => `${why}.`,
  chances: (chance: number, next: number, how: 'exhaustive' | 'lines') =>
    how === 'exhaustive'
      ? `Everything tried to the end: it wins ${number(chance)} times in 100, the next best ${number(next)}.`
      : `From what you could know it wins about ${number(chance)} times in 100, the next best ${number(next)}.`,
  show: 'Show me',
  next: 'Next puzzle',
  all: 'All puzzles',
  none: 'There is no such puzzle.',
  outdated: 'The rules have changed since this puzzle was found.',
  count: (solved: number, all: number) => `${number(solved)} of ${number(all)} solved`,
  tile: (n: number, aim: string, state: 'solved' | 'shown' | undefined, isToday: boolean) =>
    `${number(n)}: ${aim}${isToday ? ' Today’s puzzle.' : ''}${state === undefined ? '' : state === 'solved' ? ' Solved.' : ' Looked up.'}`,
  week: 'The last seven days',
  day: (day: string, solved: boolean) => `${day}: ${solved ? 'solved' : 'not solved'}`,
};
