/** The table in words. */
import type { Reader } from '@fray/engine';
import type { Forecast } from '../../damage/forecast.js';
import { capital, signed } from '../common/data.js';
import { sheetIn } from '../common/sheet.js';
import { BONUSES, BOXES, careerName, MARKS, RANKS, STATS } from './names.js';
import { grammar, named, range } from './parts.js';
import { dich, owned, Wer } from './people.js';
import { called } from './ready-names.js';

export const tellSheet = sheetIn({
  labels: {
    step: 'Schritt',
    atStake: 'Auf dem Spiel',
    hero: 'Held',
    health: 'Leben',
    canPlay: 'Spielbar',
    alone: 'Wirkt von selbst',
    used: 'Verbraucht',
    inPlay: 'Im Spiel',
    coming: 'Kommt noch',
    lootCard: 'Beutekarte',
  },
  before: 'Vor der ersten Runde',
  round: (round) => `Runde ${round}`,
  step: (step, at) => (at === null ? `${step}` : `${step}, Fenster ${at}`),
  attackSpeed: (seat, reader) => capital(owned(seat, reader, 'dein Angriffstempo', 'das Angriffstempo')),
  blow: (by, at, reader) => `${Wer(by, reader)} gegen ${dich(at, reader)}`,
  fixed: 'fest',
  colon: ': ',
  by: ' durch ',
  stake,
  career: (hero, career) => `${called(hero)}, ${careerName(career)}`,
  health: (now, most) => `${now} von ${most}`,
  comingFrom: (what, round) => `${what} ab Runde ${round}`,
  title: Wer,
  stats: STATS,
  statWords: (stat) => STATS[stat],
  marks: MARKS,
  listed: grammar.listed,
  named,
  bonus: (bonus, points) => `${signed(points)} ${BONUSES[bonus]}`,
  nothing: 'nichts',
  // DQ-P6: name, box, bonuses, abilities and rank.
  lootCard: ({ name, box, lootCard }) => `${called(name)}, ${BOXES[box]}, ${RANKS[lootCard!]}: `,
});

/** Before anything is announced it is only what a plain blow would do. */
function stake({ at, least, most, plain, more }: Forecast, reader: Reader): string {
  const cost = `${range(least, most)}${more ? ' oder mehr' : ''} Leben für ${dich(at, reader)}`;
  return plain ? `${cost}, wenn es ein einfacher Hieb wird` : cost;
}
