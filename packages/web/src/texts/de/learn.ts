/** Lessons. */
import { grammarOf } from '@fray/engine';

const { number, plural } = grammarOf('de');

export const learn = {
  learnIn: (n: number) => `In ${number(n)} ${plural(n, { one: 'Minute', other: 'Minuten' })} lernen`,
  inShort: 'Das Spiel in Kürze',
  begin: 'Los geht’s',
  /** What the game's quick opinion would do, and why where it can tell. */
  worth: (move: string, why: string | undefined) =>
    why === undefined ? `Vorschlag: ${move}.` : `Vorschlag: ${move} (${why}).`,
  learnt: 'Gelernt',
  none: 'Diese Lektion gibt es nicht.',
  title: (game: string) => `${game} lernen`,
  way: 'Wo du in dieser Lektion bist',
  leave: 'Speichern und gehen',
  why: 'Warum?',
  back: 'Zurück',
  showMe: 'Zeig es mir',
  goOn: 'Weiter',
  notThat: 'Das ist erlaubt, aber darum geht es hier nicht. Probier aus, was im Licht liegt.',
  done: 'Du weißt genug, um deine erste Partie zu gewinnen.',
  playFirst: (name: string) => `Gegen ${name} spielen`,
  again: 'Noch einmal',
};
