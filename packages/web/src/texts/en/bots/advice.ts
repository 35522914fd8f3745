/** Advice at the table. */

export const advice = {
  ask: 'Hint',
  title: 'What would you do?',
  thinking: 'Thinking, from what you can see…',
  none: 'No hint came in time. Trust yourself.',
  clear: 'One choice stands out.',
  close: 'It is close. The first is only slightly better.',
  chance: (percent: number, error: number) => `wins ${percent}% ± ${error}`,
  doThis: 'Do this',
  note: 'From what your seat can see. The record says that you took a hint.',
  allow: 'Hints at the table',
  allowHelp: 'Players may ask “What would you do?”; the record shows it.',
};
