/** Looking back at a finished match. */
import { grammarOf } from '@fray/engine';
import type { analysis as english } from '../../en/bots/analysis.js';

const { number, plural } = grammarOf('de');

const points = (n: number): string =>
  `${number(Math.abs(n))} ${plural(Math.abs(n), { one: 'Punkt', other: 'Punkte' })}`;
const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`;

export const analysis: typeof english = {
  open: 'Analyse',
  title: (game) => `Analyse: ${game}`,
  notOver: 'Diese Partie läuft noch. Angesehen wird sie danach, damit niemand erfährt, was andere haben.',
  failed: 'Diese Aufzeichnung lässt sich nicht spielen, es gibt also nichts anzusehen.',
  looking: 'Jede Entscheidung wird angesehen',
  stopped: 'Noch nicht angesehen',
  stop: 'Anhalten',
  start: 'Jede Entscheidung ansehen',
  done: (done, choices) => `${number(done)} von ${number(choices)} Entscheidungen angesehen`,
  replay: 'Replay',
  save: 'Speichern',
  seat: 'Gesehen von',
  against: (name, level) => (level === undefined ? `gegen ${name}` : `gegen ${name}, ${level}`),
  headline: (where, kind) =>
    kind === 'luck' ? `Entschieden hat es ${where} das Glück` : `Entschieden hat es ${where} eine Wahl`,
  inRound: (round) => `in Runde ${number(round)}`,
  atTheChoice: (n) => `bei Entscheidung ${number(n)}`,
  undecided: 'Nichts hat viel bewegt',
  sum: (name, luck, chosen) => {
    const whom = name ?? (luck < 0 ? 'dich' : 'dir');
    const first = `Das Glück hat ${whom} ${points(luck)} ${luck < 0 ? 'gekostet' : 'gebracht'}`;
    const whose = name === undefined ? 'deine' : 'die eigenen';
    return `${first}, ${whose} Entscheidungen ${points(chosen)} ${chosen < 0 ? 'gekostet' : 'gebracht'}.`;
  },
  chance: (name) => (name === undefined ? 'Deine Siegchance' : `Siegchance von ${name}`),
  lines: {
    known: (name) => (name === undefined ? 'nach deinem Wissen' : `nach dem Wissen von ${name}`),
    winner: (name) => `Chance von ${name}, am Ende siegreich`,
    open: 'mit offenen Karten',
  },
  round: (round) => `Runde ${number(round)}`,
  atChoice: (n) => `Entscheidung ${number(n)}`,
  mark: (i, kind) => `Schlüsselmoment ${i}, ${kind === 'luck' ? 'Glück' : 'eine Wahl'}`,
  fromTo: (from, to) => `${Math.round(100 * from)} → ${Math.round(100 * to)}`,
  tableAt: (n) => `Der Tisch bei Entscheidung ${number(n)}`,
  when: 'Gezeigt',
  whens: { before: 'Davor', after: 'Danach', better: 'Die bessere Wahl' },
  previous: 'Voriger Schlüsselmoment',
  next: 'Nächster Schlüsselmoment',
  moments: 'Schlüsselmomente',
  kinds: { luck: 'Glück', choice: 'Wahl' },
  whose: (name) => (name === undefined ? 'deine Wahl' : `Wahl von ${name}`),
  rose: (change) => `${change < 0 ? '▾' : '▴'} ${Math.abs(change)}`,
  roseSaid: (change) => `${points(change)} ${change < 0 ? 'weniger' : 'mehr'}`,
  moved: (name, from, to) => {
    const whose = name === undefined ? 'Deine Chance' : `Die Chance von ${name}`;
    if (percent(from) === percent(to)) return `${whose} blieb bei ${percent(to)}.`;
    return `${whose} ${to < from ? 'fiel' : 'stieg'} von ${percent(from)} auf ${percent(to)}.`;
  },
  otherLuck: (chance) =>
    `Nach derselben Wahl hätten andere Würfel und Karten im Schnitt ${percent(chance)} übrig gelassen.`,
  noBetter: 'Nichts, was zur Wahl stand, war deutlich besser.',
  asKnown: (name) =>
    name === undefined ? 'Was du sonst hättest tun können:' : `Was ${name} sonst hätte tun können:`,
  made: (name) => (name === undefined ? 'was du getan hast' : 'was geschah'),
  better: 'besser',
  percent,
  playOn: 'Von hier weiterspielen',
  see: 'Im Replay ansehen',
  how: (lines) =>
    `Glück oder Wahl? Aus einer Stellung nach der anderen wurden mindestens ${number(lines)} Verläufe zu Ende gespielt, mit anderen Würfeln und Karten nach derselben Wahl und mit anderer Wahl, um zu sehen, was die Chance bewegt hat.`,
};
