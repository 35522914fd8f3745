/** The house rules as a table is set up, and as a vote changes them, in English. */
export const setup = {
  title: 'House rules',
  advice:
    'New to the game? Play a round or two without them first. Every player must agree before the first turn.',
  presets: 'Choose several at once',
  preset: { none: 'None', easy: 'The easy ones', all: 'All seven' } as Readonly<Record<string, string>>,
  experimental: 'Experimental',
  finding: {
    even: 'No side gains by it, as far as the lab can tell.',
    hunters: (wins: number) => `Hunters win ${signed(wins)} matches in 100.`,
    shadows: (wins: number) => `Shadows win ${signed(wins)} matches in 100.`,
    longer: (minutes: number) => `A match takes about ${minutes} minutes longer.`,
  },
  whichRule: 'What should change?',
  changed: 'Changed by a vote:',
  on: 'on',
  off: 'off',
};

function signed(wins: number): string {
  return `${Math.abs(wins)} ${wins > 0 ? 'more' : 'fewer'}`;
}

export type SetupWords = typeof setup;
