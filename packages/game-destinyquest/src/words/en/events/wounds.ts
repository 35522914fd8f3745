/** The story: health lost and regained, and what lies on a hero. */
import type { EventData, Reader } from '@fray/engine';
import { MARK_IDS, type MarkId } from '../../../state/marks.js';
import { SHADES, type StatId } from '../../../state/state.js';
import { capital, causes, num, signed, word } from '../../common/data.js';
import type { Tell, Told, WoundEvent } from '../../common/told.js';
import { abilityName } from '../ability-words.js';
import { MARKS, statWords } from '../names.js';
import { because, named } from '../parts.js';
import { noLongerHas, nowHas, who, whom, whose } from '../people.js';

export const WOUNDS: Readonly<Record<WoundEvent, Tell>> = {
  stopped: (d, r) => ({
    words: [
      `${who(num(d, 'seat'), r)} took none of the ${num(d, 'by')} damage, thanks to `,
      named(word(d, 'ability')),
      '.',
    ],
  }),
  armour: (d, r) => ({ words: [armourTook(d, r)], small: armourFigures(d) }),
  lose: (d, r) => ({
    words: [`${who(num(d, 'seat'), r)} lost ${num(d, 'by')} health to `, named(word(d, 'ability')), '.'],
    small: `${num(d, 'health')} left`,
  }),
  heal: (d, r) => ({
    words: [`${who(num(d, 'seat'), r)} healed ${num(d, 'by')} with `, named(word(d, 'ability')), '.'],
    small: `now ${num(d, 'health')}`,
  }),
  change: changed,
  mark: marked,
  tick: (d, r) => ({
    words: [`${who(num(d, 'seat'), r)} lost ${num(d, 'by')} health at the end of the round.`],
    small: `${tickParts(d)}; ${num(d, 'health')} left`,
  }),
  saved: (d, r) => ({
    words: [`${who(num(d, 'seat'), r)} got up again with `, named(word(d, 'ability')), '.'],
    small: `back at ${num(d, 'health')} health`,
  }),
};

/** "disease 2, thorns 1": what each of them cost. */
function tickParts(d: EventData): string {
  return causes(d['parts'])
    .map(({ ability, by }) => `${abilityName(ability)} ${by}`)
    .join(', ');
}

function armourTook(d: EventData, reader: Reader): string {
  const seat = num(d, 'seat');
  const rest = num(d, 'rest');
  if (num(d, 'armour') === 0) return `Nothing stood between ${whom(seat, reader)} and the blow.`;
  const armour = `${capital(whose(seat, reader))} armour`;
  return rest === 0
    ? `${armour} took all of it.`
    : `${armour} took ${num(d, 'score') - rest}; ${rest} got through.`;
}

function armourFigures(d: EventData): string {
  return `${num(d, 'score')} − ${num(d, 'armour')} armour = ${num(d, 'rest')}${because(d['causes'])}`;
}

const HOW_LONG: Readonly<Record<string, string>> = {
  round: 'this round',
  'two-rounds': 'this round and the next',
  next: 'next round',
  'next-two': 'for the next two rounds',
  'next-three': 'for the next three rounds',
  'from-next': 'from the next round on',
  rest: 'for the rest of the duel',
};

function changed(d: EventData, reader: Reader): Told {
  const seat = num(d, 'seat');
  const stat = word(d, 'stat') as StatId;
  const span = HOW_LONG[word(d, 'span')];
  const armour = `${capital(whose(seat, reader))} armour`;
  if (stat === 'staggered') return { words: [`${armour} counts for nothing ${span}.`] };
  if (stat === 'doubled-armour') return { words: [`${armour} is doubled ${span}.`] };
  return {
    words: [
      `${who(seat, reader)}: ${signed(num(d, 'by'))} ${statWords(stat, num(d, 'by'))} ${span}, by `,
      named(word(d, 'ability')),
      '.',
    ],
  };
}

function marked(d: EventData, reader: Reader): Told {
  const seat = num(d, 'seat');
  const id = word(d, 'mark') as MarkId;
  if (d['on'] === true) return { words: [`${nowHas(seat, reader)} ${MARKS[id]}.`] };
  // What lies on a hero to its harm it is glad to be rid of; the rest it had for itself.
  const rid = MARK_IDS.indexOf(id) < SHADES;
  return {
    words: [
      rid ? `${who(seat, reader)} got rid of ${MARKS[id]}.` : `${noLongerHas(seat, reader)} ${MARKS[id]}.`,
    ],
  };
}
