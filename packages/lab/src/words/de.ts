import { grammarOf } from '@fray/engine';
import { figuresWith } from './figures.js';
import type { LabWords } from './lab-words.js';

const { number, plural, listed } = grammarOf('de');

export const german: LabWords = {
  ...figuresWith(','),
  range: (low, high) => `${low} bis ${high}`,
  count: number,

  wins: (name) => `${name}: Siege in 100 Partien`,
  first: 'Wer zuerst gefragt wird: Siege in 100 Partien',
  draws: 'Unentschieden in 100 Partien',
  lengthOf: 'Entscheidungen bis zum Ende',
  choices: 'Entscheidungen, bei denen es etwas zu wählen gibt',
  minutes: 'Erwartete Minuten, bei 8 Sekunden je Entscheidung',
  leadChanges: 'Führungswechsel',
  closeness: 'Spannung, von 0 (einseitig) bis 1 (durchweg ausgeglichen)',
  told: (event) => `Wie oft „${event}“ in einer Partie erzählt wird`,

  fewer: 'weniger',
  more: 'mehr',
  fewerFor: (name) => `weniger für ${name}`,
  moreFor: (name) => `mehr für ${name}`,
  counting: (seeds) => `wird noch gezählt, ${number(seeds)} fehlen`,
  shorter: 'kürzer',
  longer: 'länger',
  none: 'keine Partie verlief anders',
  verdicts: { none: 'keine Partie verlief anders', clear: 'deutlich', open: 'vielleicht gar nichts' },
  needs: (seeds) => `noch etwa ${number(seeds)} Startwerte`,
  effectHead: ['Änderung', 'Unterschied', '95-%-Intervall', '', ''],
  plain: (figure) => `Nach den Grundregeln: ${figure}.`,
  corrected: (questions) =>
    `Intervalle zu 95 %, korrigiert dafür, dass ${number(questions)} ${plural(questions, { one: 'Frage', other: 'Fragen' })} zugleich gestellt werden.`,
  played: (seeds, settings, matches, seed, rules) =>
    `${number(seeds)} ${plural(seeds, { one: 'Startwert', other: 'Startwerte' })}, jeder unter ${number(settings)} ${plural(settings, { one: 'Einstellung', other: 'Einstellungen' })}: ${number(matches)} Partien, Startwert ${seed}, Regeln ${rules}.`,
  lengths: 'Wie lang die Partien sind',
  lengthsOf: (setting, median, from, to) =>
    `${setting}: Median ${median}, neun von zehn zwischen ${from} und ${to}`,
  plainRules: 'Grundregeln',

  matters: (change, effects) => `${change} macht am meisten aus: ${listed(effects)}.`,
  together: 'Alles zusammen',
  nothingClear: 'Noch hat keine Änderung eine deutliche Wirkung.',
  nothingDiffered: 'Nichts davon hat auch nur eine Partie verändert.',
  effect: (measure, figure) => `${measure} ${figure}`,
  winsEffect: (name, figure, isMore) => `${figure} Siege ${isMore ? 'mehr' : 'weniger'} je 100 für ${name}`,
  drawsEffect: (figure, isMore) => `${figure} Unentschieden ${isMore ? 'mehr' : 'weniger'} je 100`,
  lengthEffect: (unit, figure, isMore) =>
    `${isMore ? 'längere' : 'kürzere'} Partien (um ${figure} ${{ decisions: 'Entscheidungen', choices: 'echte Entscheidungen', minutes: 'Minuten' }[unit]})`,
  whoeverIsFirst: 'wer zuerst gefragt wird',

  tuned: (option, value, response, figure) => `${response} ${figure}, wenn ${option} auf ${value} steht.`,
  crossing: (at, range) => `Das Ziel wird etwa bei ${at} erreicht (95-%-Intervall: ${range}).`,
  noCrossing: (from, to, target) =>
    `Kein Wert von ${from} bis ${to} erreicht ${target}; gezeigt wird der nächste.`,
  fresh: (value, figure, range, confirmed) =>
    `Mit frischen Startwerten ergibt ${value}: ${figure} (${range}); das Ziel liegt ${confirmed ? 'darin' : 'nicht darin'}.`,
  tuneHead: ['Wert', 'Mittel', '95-%-Intervall', 'Startwerte'],
  target: 'Ziel',

  best: (name, figure) => `Am stärksten: ${name}, mit ${figure} Siegen in 100 gegen das ganze Feld.`,
  allEven: 'Niemand steht deutlich über oder unter den anderen.',
  standingHead: ['', 'Siege in 100', '95-%-Intervall', ''],
  pairs: 'Alle gegen alle',
  pairsHelp: 'Wie oft die Zeile vom ersten Platz aus gegen die Spalte auf dem zweiten gewinnt, in 100.',

  cards: 'Was sich zu haben lohnt',
  standOut: (names) => `Was heraussticht: ${listed(names)}.`,
  nobodyStandsOut: 'Nichts sticht deutlich heraus.',
  cardsHelp:
    '„Bringt“ sagt, wie viele Siege je 100 es über das hinaus einbrachte, was der Platz und alles Übrige erwarten ließen.',
  cardHead: ['', 'gehabt', 'Siege', 'erwartet', 'bringt', '95-%-Intervall', 'genutzt', 'Siege', 'bringt', ''],

  again: 'So lässt es sich wiederholen',
  command: (file) => `npx fray lab run ${file}`,
};
