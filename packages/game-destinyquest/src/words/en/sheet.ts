/** The table in words. */
import type { Reader } from '@fray/engine';
import type { Forecast } from '../../damage/forecast.js';
import { capital, signed } from '../common/data.js';
import { sheetIn } from '../common/sheet.js';
import { called, careerName, MARKS, STATS, statWords } from './names.js';
import { grammar, named, range } from './parts.js';
import { who, whom, whose } from './people.js';

export const tellSheet = sheetIn({
  labels: {
    step: 'Step',
    atStake: 'At stake',
    hero: 'Hero',
    health: 'Health',
    canPlay: 'Can play',
    alone: 'Works by itself',
    used: 'Used',
    inPlay: 'In play',
    coming: 'Coming',
    lootCard: 'Loot card',
  },
  before: 'Before the first round',
  round: (round) => `Round ${round}`,
  step: (step, at) => (at === null ? `${step}` : `${step}, window ${at}`),
  attackSpeed: (seat, reader) => `${capital(whose(seat, reader))} attack speed`,
  blow: (by, at, reader) => `${who(by, reader)} at ${whom(at, reader)}`,
  fixed: 'fixed',
  colon: ': ',
  by: ' with ',
  stake,
  career: (hero, career) => `${hero}, ${careerName(career)}`,
  health: (now, most) => `${now} of ${most}`,
  comingFrom: (what, round) => `${what} from round ${round}`,
  title: who,
  stats: STATS,
  statWords,
  marks: MARKS,
  listed: grammar.listed,
  named,
  bonus: (bonus, points) => `${signed(points)} ${bonus}`,
  nothing: 'nothing',
  // DQ-P6: name, box, bonuses, abilities and rank.
  lootCard: ({ name, box, lootCard }) => `${called(name)}, ${box}, ${lootCard}: `,
});

/** Before anything is announced it is only what a plain blow would do. */
function stake({ at, least, most, plain, more }: Forecast, reader: Reader): string {
  const cost = `${range(least, most)}${more ? ' or more' : ''} of ${whose(at, reader)} health`;
  return plain ? `${cost}, if the blow is a plain one` : cost;
}
