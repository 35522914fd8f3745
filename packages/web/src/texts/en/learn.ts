/** Lessons. */
import { grammarOf } from '@fray/engine';

const { number, plural } = grammarOf('en');

export const learn = {
  learnIn: (n: number) => `Learn in ${number(n)} ${plural(n, { one: 'minute', other: 'minutes' })}`,
  inShort: 'The game in short',
  begin: 'Let’s play',
  /** What the game's quick opinion would do, and why where it can tell. */
  worth: (move: string, why: string | undefined) =>
    why === undefined ? `Worth considering: ${move}.` : `Worth considering: ${move} (${why}).`,
  learnt: 'Learnt',
  none: 'There is no such lesson.',
  title: (game: string) => `Learn ${game}`,
  way: 'Where you are in this lesson',
  leave: 'Leave, keep my place',
  why: 'Why?',
  back: 'Back',
  showMe: 'Show me',
  goOn: 'Go on',
  notThat: 'That is allowed, but not what this lesson is about. Try what the light falls on.',
  done: 'You know enough to win your first match.',
  play: 'Play a match',
  again: 'Once more',
  more: 'More lessons',
};
