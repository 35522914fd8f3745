/** The rule lab. */
import { grammarOf } from '@fray/engine';
import { german } from '@fray/lab/core';

const { listed, number, plural } = grammarOf('de');

export const lab = {
  title: 'Regellabor',
  lead: 'Was bewirkt diese Regel? Bots spielen dieselben Partien mit und ohne sie, und du siehst den Unterschied.',
  game: 'Spiel',
  seats: 'Plätze',
  bots: 'Bots',
  compare: 'Mit den Grundregeln vergleichen',
  together: 'Alle zusammen',
  needing: (change: string, others: readonly string[]) => `${change} (dazu ${listed(others)})`,
  measure: 'Messen',
  random: 'Zufall',
  known: 'Was wir bisher wissen',
  knownLead:
    'Von unseren Bots schon gespielt; jede Antwort nennt die Datei, mit der sie sich wiederholen lässt.',
  until: 'Aufhören, sobald alles genau ist auf',
  within: (percent: number) => `± ${number(percent)} %`,
  go: 'Starten',
  stop: 'Anhalten',
  where: 'Wo',
  here: 'Auf dieser Seite',
  there: (threads: number) =>
    `Auf dem Server, mit ${number(threads)} ${plural(threads, { one: 'Thread', other: 'Threads' })}`,
  word: 'Passwort',
  ahead: (runs: number) =>
    `${number(runs)} ${plural(runs, { one: 'Versuch kommt', other: 'Versuche kommen' })} zuerst dran.`,
  cut: 'Der Server hat abgebrochen: keine Zeit oder kein Speicher mehr. Was bis dahin gefunden war, bleibt stehen.',
  playWith: (rule: string) => `Mit „${rule}“ spielen`,
  share: 'Link zu diesem Versuch kopieren',
  shared: 'Der Link ist kopiert.',
  nothing: 'Kreuze mindestens eine Regel an.',
  paired:
    'Je zwei Partien beginnen mit demselben Startwert, eine mit und eine ohne die Regel. So hebt sich das Glück auf.',
  counted: (matches: number) =>
    `${number(matches)} ${plural(matches, { one: 'Partie', other: 'Partien' })} gespielt`,
  narrow: (done: number, all: number) =>
    done === all
      ? 'Alle Antworten sind genau genug.'
      : `${number(done)} von ${number(all)} Antworten ${plural(done, { one: 'ist', other: 'sind' })} genau genug.`,
  left: (seconds: number) =>
    seconds < 90
      ? `Noch etwa ${number(seconds)} ${plural(seconds, { one: 'Sekunde', other: 'Sekunden' })}`
      : `Noch etwa ${number(Math.round(seconds / 60))} Minuten`,
  asked: (seats: number, changes: number) =>
    `${number(seats)} Plätze, ${number(changes)} ${plural(changes, { one: 'Änderung', other: 'Änderungen' })}`,
  /** What the reports of the lab say, here and at the terminal. */
  report: german,
  figures: 'Die Zahlen',
  legend:
    'Ein voller Punkt ist eine deutliche Wirkung; ein offener könnte gar keine sein; eine gepunktete Linie wird noch gezählt.',
  file: 'Als Datei fürs Terminal',
};
