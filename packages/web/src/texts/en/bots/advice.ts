/** Advice at the table. */

export const advice = {
  ask: 'Advice',
  title: 'What would you do?',
  thinking: 'Thinking, from what you can see…',
  none: 'No advice came in time. Trust yourself.',
  clear: 'One choice stands out.',
  close: 'It is close: the first is only a little likelier to be best.',
  chance: (percent: number, error: number) => `wins ${percent}% ± ${error}`,
  doThis: 'Do this',
  note: 'Asked for your seat, from what you see. The record will say that you took advice.',
  allow: 'Advice at the table',
  allowHelp: 'Players may ask “What would you do?”; the record shows it.',
};
