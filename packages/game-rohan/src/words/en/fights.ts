/** A lane of the Assault: who hit whom, by which sum. */
import type { Reader, Telling, Words } from '@fray/engine';
import { fightFigures, fightOf, openSum } from '../common/fight.js';
import type { Events } from '../events.js';
import { cardPart, NAMES } from './names.js';
import { whom } from './who.js';

export function tellUnopposed(d: Events['unopposed'], reader: Reader): Telling {
  const seat = d.seat;
  const sum = openSum(d, NAMES);
  const health = `Health ${d.healthBefore} → ${d.health}`;
  return {
    words: [cardPart(d.card), ` found lane ${d.lane} open: ${d.loss} straight to ${whom(1 - seat, reader)}.`],
    small: sum === undefined ? health : `${sum} · ${health}`,
    seat,
  };
}

export function tellFight(d: Events['fought']): Telling {
  return {
    words: [...fightWords(d), ` in lane ${d.lane}.`],
    small: fightFigures(d, NAMES, {
      defence: (value) => `− ${value} defence`,
      tired: ', tired by 1',
      colon: ': ',
    }),
  };
}

function fightWords(d: Events['fought']): Words {
  const { cards, ending } = fightOf(d);
  const [first, second] = [cardPart(cards[0]), cardPart(cards[1])];
  switch (ending) {
    case 'tired':
      return [first, ' and ', second, ' could not hurt each other and tired'];
    case 'both-fell':
      return [first, ' and ', second, ' struck each other down'];
    case 'both-stand':
      return [first, ' and ', second, ' traded blows'];
    case 'first-fell':
      return [second, ' struck down ', first];
    case 'second-fell':
      return [first, ' struck down ', second];
  }
}
