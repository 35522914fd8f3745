/** The house rules as a table is set up, and as a vote changes them, in German. */
import { grammarOf } from '@fray/engine';
import type { SetupWords } from './en.js';

const { number } = grammarOf('de');

export const setup: SetupWords = {
  title: 'Hausregeln',
  advice:
    'Neu im Spiel? Spielt erst ein, zwei Runden ohne. Vor dem ersten Zug müssen alle einverstanden sein.',
  presets: 'Mehrere auf einmal wählen',
  preset: { none: 'Keine', easy: 'Die leichten', all: 'Alle sieben' },
  experimental: 'Versuch',
  finding: {
    even: 'Keine Seite gewinnt dadurch, soweit das Labor es sagen kann.',
    hunters: (wins) => `Hunter gewinnen ${signed(wins)} von 100 Partien.`,
    shadows: (wins) => `Shadows gewinnen ${signed(wins)} von 100 Partien.`,
    longer: (minutes) => `Eine Partie dauert etwa ${number(minutes)} Minuten länger.`,
  },
  whichRule: 'Was soll sich ändern?',
  changed: 'Durch Abstimmung geändert:',
  on: 'an',
  off: 'aus',
};

function signed(wins: number): string {
  return `${number(Math.abs(wins))} ${wins > 0 ? 'mehr' : 'weniger'}`;
}
