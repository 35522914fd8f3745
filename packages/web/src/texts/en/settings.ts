/** The settings. */

export const settings = {
  title: 'Settings',
  animation: 'Animation',
  animations: { system: 'As the system wishes', normal: 'Normal', fast: 'Fast', off: 'Off' },
  theme: 'Light',
  themes: { system: 'As the system', light: 'Day', dark: 'Lamplight' },
  sound: 'A sound when it is your turn',
  confirm: 'Confirm every choice',
  hints: 'Show hints under the question',
  cover: 'Cover the screen between players at one screen',
  throwForMe: 'Throw my dice for me',
  notify: 'Tell me in a notification when it is my turn',
  help: {
    confirm: 'Costly things such as conceding are always confirmed.',
    notify: 'While this page is open in another tab and, where a server is there, also when it is closed.',
  } as Readonly<Record<string, string>>,
  name: 'Your name at online tables',
  saved: 'Kept in this browser only.',
};
