/** A lane of the Assault: who hit whom, by which sum. */
import type { Reader, Telling, Words } from '@fray/engine';
import { fightFigures, fightOf, openSum } from '../common/fight.js';
import type { Events } from '../events.js';
import { NAMES, TheCard, theCard } from './names.js';
import { whom } from './who.js';

export function tellUnopposed(d: Events['unopposed'], reader: Reader): Telling {
  const seat = d.seat;
  const sum = openSum(d, NAMES);
  const health = `Santé ${d.healthBefore} → ${d.health}`;
  return {
    words: [
      ...TheCard(d.card),
      ` a trouvé le couloir ${d.lane} ouvert : ${d.loss} tout droit sur ${whom(1 - seat, reader)}.`,
    ],
    small: sum === undefined ? health : `${sum} · ${health}`,
    seat,
  };
}

export function tellFight(d: Events['fought']): Telling {
  return {
    words: [...fightWords(d), ` dans le couloir ${d.lane}.`],
    small: fightFigures(d, NAMES, {
      defence: (value) => `− ${value} de défense`,
      tired: ', fatigue de 1',
      colon: ' : ',
    }),
  };
}

function fightWords(d: Events['fought']): Words {
  const { cards, ending } = fightOf(d);
  const [first, second] = cards;
  const both = [...TheCard(first), ' et ', ...theCard(second)];
  switch (ending) {
    case 'tired':
      return [...both, ' n’ont pas pu se blesser et ont fatigué'];
    case 'both-fell':
      return [...both, ' ont succombé ensemble'];
    case 'both-stand':
      return [...both, ' ont échangé des coups'];
    case 'first-fell':
      return [...TheCard(second), ' a abattu ', ...theCard(first)];
    case 'second-fell':
      return [...TheCard(first), ' a abattu ', ...theCard(second)];
  }
}
