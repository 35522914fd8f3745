/** Puzzles. */
import { grammarOf } from '@fray/engine';
import type { puzzles as english } from '../en/puzzles.js';

const { number } = grammarOf('de');

export const puzzles: typeof english = {
  title: 'Rätsel',
  today: 'Rätsel des Tages',
  solve: 'Lösen',
  look: 'Noch einmal',
  about:
    'Stellungen aus echten Partien, in denen eine Entscheidung weit besser ist als alle anderen. Du siehst, was die Person dort sah, und nicht mehr.',
  aims: {
    win: 'Mach den Sack zu.',
    turn: 'Wende das Blatt.',
    hold: 'Halte durch.',
    best: 'Finde den besten Zug.',
  },
  task: 'Eine Entscheidung ist weit besser als alle anderen. Triff sie.',
  wrong:
    'Das ist erlaubt und geht vielleicht sogar gut, aber es gibt etwas weit Besseres. Schau noch einmal.',
  over: { solved: 'Genau das!', shown: 'Das war es.' },
  best: (move) => `${move}.`,
  because: (why) => `${why}.`,
  chances: (chance, next, how) =>
    how === 'exhaustive'
      ? `Alles bis zum Ende durchprobiert: Das gewinnt in ${number(chance)} von 100 Fällen, das Nächstbeste in ${number(next)}.`
      : `Nach dem, was du wissen konntest, gewinnt das in etwa ${number(chance)} von 100 Fällen, das Nächstbeste in ${number(next)}.`,
  show: 'Zeig es mir',
  next: 'Nächstes Rätsel',
  all: 'Alle Rätsel',
  none: 'Dieses Rätsel gibt es nicht.',
  outdated: 'Die Regeln haben sich geändert, seit dieses Rätsel gefunden wurde.',
  count: (solved, all) => `${number(solved)} von ${number(all)} gelöst`,
  tile: (n, aim, state, isToday) =>
    `${number(n)}: ${aim}${isToday ? ' Rätsel des Tages.' : ''}${state === undefined ? '' : state === 'solved' ? ' Gelöst.' : ' Nachgesehen.'}`,
  week: 'Die letzten sieben Tage',
  day: (day, solved) => `${day}: ${solved ? 'gelöst' : 'nicht gelöst'}`,
};
