/** The story: health lost and regained, and what lies on a hero. */
import type { Reader } from '@fray/engine';
import { MARK_IDS } from '../../../state/marks.js';
import { SHADES } from '../../../state/state.js';
import { capital, signed } from '../../common/data.js';
import type { Tells, Told, WoundEvent } from '../../common/told.js';
import type { Events } from '../../events.js';
import { abilityName } from '../ability-words.js';
import { MARKS, statWords } from '../names.js';
import { because, named } from '../parts.js';
import { noLongerHas, nowHas, who, whom, whose } from '../people.js';

export const WOUNDS: Tells<WoundEvent> = {
  stopped: (d, r) => ({
    words: [`${who(d.seat, r)} took none of the ${d.by} damage, thanks to `, named(d.ability), '.'],
  }),
  armour: (d, r) => ({ words: [armourTook(d, r)], small: armourFigures(d) }),
  lose: (d, r) => ({
    words: [`${who(d.seat, r)} lost ${d.by} health to `, named(d.ability), '.'],
    small: `${d.health} left`,
  }),
  heal: (d, r) => ({
    words: [`${who(d.seat, r)} healed ${d.by} with `, named(d.ability), '.'],
    small: `now ${d.health}`,
  }),
  change: changed,
  mark: marked,
  tick: (d, r) => ({
    words: [`${who(d.seat, r)} lost ${d.by} health at the end of the round.`],
    small: `${tickParts(d)}; ${d.health} left`,
  }),
  saved: (d, r) => ({
    words: [`${who(d.seat, r)} got up again with `, named(d.ability), '.'],
    small: `back at ${d.health} health`,
  }),
};

/** "disease 2, thorns 1": what each of them cost. */
function tickParts(d: Events['tick']): string {
  return d.parts.map(({ ability, by }) => `${abilityName(ability)} ${by}`).join(', ');
}

function armourTook(d: Events['armour'], reader: Reader): string {
  const seat = d.seat;
  const rest = d.rest;
  if (d.armour === 0) return `Nothing stood between ${whom(seat, reader)} and the blow.`;
  const armour = `${capital(whose(seat, reader))} armour`;
  return rest === 0 ? `${armour} took all of it.` : `${armour} took ${d.score - rest}; ${rest} got through.`;
}

function armourFigures(d: Events['armour']): string {
  return `${d.score} − ${d.armour} armour = ${d.rest}${because(d.causes)}`;
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

function changed(d: Events['change'], reader: Reader): Told {
  const seat = d.seat;
  const stat = d.stat;
  const span = HOW_LONG[d.span];
  const armour = `${capital(whose(seat, reader))} armour`;
  if (stat === 'staggered') return { words: [`${armour} counts for nothing ${span}.`] };
  if (stat === 'doubled-armour') return { words: [`${armour} is doubled ${span}.`] };
  return {
    words: [
      `${who(seat, reader)}: ${signed(d.by)} ${statWords(stat, d.by)} ${span}, by `,
      named(d.ability),
      '.',
    ],
  };
}

function marked(d: Events['mark'], reader: Reader): Told {
  const seat = d.seat;
  const id = d.mark;
  if (d.on) return { words: [`${nowHas(seat, reader)} ${MARKS[id]}.`] };
  // What lies on a hero to its harm it is glad to be rid of; the rest it had for itself.
  const rid = MARK_IDS.indexOf(id) < SHADES;
  return {
    words: [
      rid ? `${who(seat, reader)} got rid of ${MARKS[id]}.` : `${noLongerHas(seat, reader)} ${MARKS[id]}.`,
    ],
  };
}
