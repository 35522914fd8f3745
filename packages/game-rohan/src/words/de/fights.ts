/** A lane of the Assault: who hit whom, by which sum. */
import type { Reader, Telling, Words } from '@fray/engine';
import type { CardId } from '../../data/cards.js';
import { fightFigures, fightOf, openSum } from '../common/fight.js';
import type { Events } from '../events.js';
import { bothCards, DerCard, denCard, derCard, einCard, NAMES } from './names.js';
import { dich } from './who.js';

export function tellUnopposed(d: Events['unopposed'], reader: Reader): Telling {
  const seat = d.seat;
  const sum = openSum(d, NAMES);
  const health = `Lebenskraft ${d.healthBefore} → ${d.health}`;
  return {
    words: [
      ...DerCard(d.card),
      ` fand Bahn ${d.lane} offen: ${d.loss} geradewegs auf ${dich(1 - seat, reader)}.`,
    ],
    small: sum === undefined ? health : `${sum} · ${health}`,
    seat,
  };
}

export function tellFight(d: Events['fought']): Telling {
  return {
    words: [`In Bahn ${d.lane} `, ...fightWords(d), '.'],
    small: fightFigures(d, NAMES, {
      defence: (value) => `− ${value} Abwehr`,
      tired: ', 1 durch Ermüdung',
      colon: ': ',
    }),
  };
}

function fightWords(d: Events['fought']): Words {
  const { cards, ending } = fightOf(d);
  const [first, second] = cards;
  const both = bothCards(first, second);
  const felled = (winner: CardId, loser: CardId): Words =>
    winner === loser
      ? ['streckte ', ...einCard(winner), ' den anderen nieder']
      : ['streckte ', ...derCard(winner), ' ', ...denCard(loser), ' nieder'];
  switch (ending) {
    case 'tired':
      return ['konnten ', ...both, ' einander nichts anhaben und ermüdeten'];
    case 'both-fell':
      return ['streckten ', ...both, ' einander nieder'];
    case 'both-stand':
      return ['tauschten ', ...both, ' Schläge'];
    case 'first-fell':
      return felled(second, first);
    case 'second-fell':
      return felled(first, second);
  }
}
