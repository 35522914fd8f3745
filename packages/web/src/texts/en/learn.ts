/** Lessons. */
import { grammarOf } from '@fray/engine';

const { number, plural } = grammarOf('en');

export const learn = {
  learnIn: (n: number) => `Learn in ${number(n)} ${plural(n, { one: 'minute', other: 'minutes' })}`,
  inShort: 'The game in short',
  begin: 'Let’s play',
  /** What the game's quick opinion would do, and why where it can tell. */
  worth: (move: string, why: string | undefined) =>
    why === undefined ? `Suggestion: ${move}.` : `Suggestion: ${move} (${why}).`,
  learnt: 'Done',
  none: 'There is no such lesson.',
  title: (game: string) => `Learn ${game}`,
  way: 'Progress in this lesson',
  leave: 'Save and leave',
  why: 'Why?',
  back: 'Back',
  showMe: 'Show me',
  goOn: 'Continue',
  notThat: 'That is allowed, but this lesson is about something else. Try what is lit.',
  done: 'You know enough to win your first match.',
  playFirst: (name: string) => `Play ${name}`,
  again: 'Try again',
};
