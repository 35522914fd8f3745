/** The table in words. */
import type { Reader } from '@fray/engine';
import type { Forecast } from '../../damage/forecast.js';
import { capital, signed } from '../common/data.js';
import { sheetIn } from '../common/sheet.js';
import { BONUSES, BOXES, careerName, MARKS, RANKS, STATS, statWords } from './names.js';
import { grammar, named, range } from './parts.js';
import { owned, who, whom } from './people.js';
import { called } from './ready-names.js';

export const tellSheet = sheetIn({
  labels: {
    step: 'Étape',
    atStake: 'En jeu',
    hero: 'Héros',
    health: 'Santé',
    canPlay: 'Peut jouer',
    alone: 'Agit tout seul',
    used: 'Dépensé',
    inPlay: 'En cours',
    coming: 'À venir',
    lootCard: 'Carte de butin',
  },
  before: 'Avant la première manche',
  round: (round) => `Manche ${round}`,
  step: (step, at) => (at === null ? `${step}` : `${step}, fenêtre ${at}`),
  attackSpeed: (seat, reader) => capital(owned(seat, reader, 'ta vitesse d’attaque', 'la vitesse d’attaque')),
  blow: (by, at, reader) => `${who(by, reader)} contre ${whom(at, reader)}`,
  fixed: 'fixe',
  colon: ' : ',
  by: ' avec ',
  stake,
  career: (hero, career) => `${called(hero)}, ${careerName(career)}`,
  health: (now, most) => `${now} sur ${most}`,
  comingFrom: (what, round) => `${what} dès la manche ${round}`,
  title: who,
  stats: STATS,
  statWords,
  marks: MARKS,
  listed: grammar.listed,
  named,
  bonus: (bonus, points) => `${signed(points)} ${BONUSES[bonus]}`,
  nothing: 'rien',
  // DQ-P6: name, box, bonuses, abilities and rank.
  lootCard: ({ name, box, lootCard }) => `${called(name)}, ${BOXES[box]}, ${RANKS[lootCard!]} : `,
});

/** Before anything is announced it is only what a plain blow would do. */
function stake({ at, least, most, plain, more }: Forecast, reader: Reader): string {
  const cost = `${range(least, most)}${more ? ' ou plus' : ''} pour ${whom(at, reader)}`;
  return plain ? `${cost}, si c’est un simple coup` : cost;
}
