/** The home page. */
import { grammarOf } from '@fray/engine';

const { number, plural } = grammarOf('de');
const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const many = (n: number) => NUMBERS[n] ?? number(n);
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('de') + text.slice(1);

export const home = {
  title: 'Startseite',
  slogan: (n: number) =>
    `${capital(many(n))} ${plural(n, { one: 'Kampf', other: 'Kämpfe' })}, ein Tisch. Setz dich, ganz ohne Konto.`,
  greeting: (name: string, n: number) =>
    `Willkommen zurück, ${name}. ${n === 0 ? 'Nichts wartet auf dich.' : n === 1 ? 'Eines wartet auf dich.' : `${capital(many(n))} Dinge warten auf dich.`}`,
  playBot: 'Gegen einen Bot',
  playBots: 'Gegen Bots',
  invite: 'Freunde einladen',
  oneScreen: 'Ein Bildschirm',
  setUp: 'Aufbauen',
  chooseHero: 'Held wählen',
  rules: 'Regeln',
  mine: 'Deine Partien',
  goOn: 'Weiterspielen',
  goOnLine: (n: number) =>
    `bisher ${number(n)} ${plural(n, { one: 'Entscheidung', other: 'Entscheidungen' })}`,
  left: (ago: string) => `${ago} verlassen`,
  leftNow: 'gerade verlassen',
  goOnButton: 'Weiter',
  waiting: 'Wartet auf dich',
  answer: 'Antworten',
  others: 'Wartet auf andere',
  look: 'Ansehen',
  players: (names: readonly string[]) =>
    names.length > 3
      ? `${names.slice(0, 2).join(' – ')} – ${number(names.length - 2)} weitere`
      : names.join(' – '),
  lessons: 'Lektionen',
  lessonsDone: (done: number, all: number) => `${number(done)} von ${number(all)} gelernt`,
  allPuzzles: 'alle Rätsel',
  openTables: 'Offene Tische',
  all: (n: number) => `alle ${number(n)}`,
  seatsOf: (taken: number, all: number) => `${taken} von ${all}`,
  watchers: (n: number) => plural(n, { one: 'eine Person sieht zu', other: `${number(n)} sehen zu` }),
  timeLeft: (time: string) => `noch ${time}`,
  first: 'Dein erster Kampf',
  firstMinutes: (n: number) => `Dein erster Kampf dauert ${n === 1 ? 'eine Minute' : `${many(n)} Minuten`}`,
  firstLesson: 'Die Lampe zeigt dir, wo du hinschauen sollst; die Entscheidungen triffst immer du.',
  lampPlace: 'Hierher,',
  lampWhy: 'das stoppt ihn',
  firstText:
    'Setz dich einem Bot gegenüber. Drücken lässt sich nur, was erlaubt ist, und alles andere sagt dir, warum nicht.',
  start: (title: string) => `Mit „${title}“ anfangen`,
  orWatch: 'oder erst zwei Bots zusehen',
  code: 'Hast du einen Code bekommen?',
  offline:
    'Unter dieser Adresse antwortet kein Server: Partien gegen Bots und an einem Bildschirm laufen hier in deinem Browser. Um mit Freunden anderswo zu spielen, braucht es einen Server; „npx fray serve“ startet einen.',
};
