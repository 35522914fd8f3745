/** Lessons. */
import { grammarOf } from '@fray/engine';
import type { learn as english } from '../en/learn.js';

const { number, plural } = grammarOf('fr');

export const learn: typeof english = {
  learnIn: (n) => `Apprendre en ${number(n)} ${plural(n, { one: 'minute', other: 'minutes' })}`,
  inShort: 'Le jeu en bref',
  begin: 'C’est parti',
  /** What the game's quick opinion would do, and why where it can tell. */
  worth: (move, why) => (why === undefined ? `Suggestion : ${move}.` : `Suggestion : ${move} (${why}).`),
  learnt: 'Appris',
  none: 'Cette leçon n’existe pas.',
  title: (game) => `Apprendre : ${game}`,
  way: 'Où tu en es dans cette leçon',
  leave: 'Enregistrer et quitter',
  why: 'Pourquoi ?',
  back: 'Retour',
  showMe: 'Montre-moi',
  goOn: 'Continuer',
  notThat: 'C’est permis, mais cette leçon parle d’autre chose. Essaie ce que la lampe éclaire.',
  done: 'Tu en sais assez pour gagner ta première partie.',
  playFirst: (name) => `Affronter ${name}`,
  again: 'Encore une fois',
};
