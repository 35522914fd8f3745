/** The settings. */

export const settings = {
  title: 'Settings',
  animation: 'Animation',
  animations: { system: 'As the system wishes', normal: 'Normal', fast: 'Fast', off: 'Off' },
  theme: 'Light',
  themes: { system: 'As the system', light: 'Day', dark: 'Lamplight' },
  sound: 'A sound when it is your turn',
  confirm: 'Confirm every choice',
  confirmHelp: 'Costly things such as conceding are always confirmed.',
  hints: 'Show hints under the question',
  cover: 'Cover the screen between players at one screen',
  autoPass: 'Pass for me when nothing is at stake',
  autoPassHelp: 'Some games ask at every step whether you answer. You are asked as soon as it could matter.',
  name: 'Your name at online tables',
  saved: 'Kept in this browser only.',
};
