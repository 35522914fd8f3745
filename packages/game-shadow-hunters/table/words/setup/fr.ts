/** The house rules as a table is set up, and as a vote changes them, in French. */
import { grammarOf } from '@fray/engine';
import type { SetupWords } from './en.js';

const { number } = grammarOf('fr');

export const setup: SetupWords = {
  title: 'Règles maison',
  advice:
    'Vous débutez ? Jouez d’abord une partie ou deux sans elles. Tout le monde doit être d’accord avant le premier tour.',
  presets: 'En choisir plusieurs à la fois',
  preset: { none: 'Aucune', easy: 'Les faciles', all: 'Les sept' },
  experimental: 'À l’essai',
  finding: {
    even: 'Aucun camp n’y gagne, autant que le labo puisse le dire.',
    hunters: (wins) => `Les Hunters gagnent ${signed(wins)} sur 100.`,
    shadows: (wins) => `Les Shadows gagnent ${signed(wins)} sur 100.`,
    longer: (minutes) => `Une partie dure environ ${number(minutes)} minutes de plus.`,
  },
  whichRule: 'Que faut-il changer ?',
  changed: 'Changé par un vote :',
  on: 'oui',
  off: 'non',
};

function signed(wins: number): string {
  return `${number(Math.abs(wins))} parties de ${wins > 0 ? 'plus' : 'moins'}`;
}
