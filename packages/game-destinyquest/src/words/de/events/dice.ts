/** The story: dice on the table, rolled, changed and added up. */
import type { EventData, Reader } from '@fray/engine';
import type { StatId } from '../../../state/state.js';
import { num, nums, plusMinus, word } from '../../common/data.js';
import type { DiceEvent, Tell, Told } from '../../common/told.js';
import { STATS } from '../names.js';
import { because, grammar, named } from '../parts.js';
import { dich, Hat, isYou, owned } from '../people.js';

export const DICE: Readonly<Record<DiceEvent, Tell>> = {
  control: (d, r) => ({
    words: [`${Hat(num(d, 'seat'), r)} für `, named(word(d, 'ability')), ` eine ${num(d, 'die')} gewürfelt.`],
  }),
  die: dieChanged,
  turn: dieChanged,
  swap: (d, r) => ({
    words: [
      `${Hat(num(d, 'seat'), r)} mit `,
      named(word(d, 'ability')),
      ` eine ${num(d, 'given')} weggegeben und eine ${num(d, 'taken')} genommen.`,
    ],
  }),
  roll: rolled,
  another: (d, r) => ({
    words: [
      `${Hat(num(d, 'seat'), r)} mit `,
      named(word(d, 'ability')),
      ` noch eine ${num(d, 'die')} gewürfelt.`,
    ],
    small: `${num(d, 'total')} insgesamt`,
  }),
  add: (d, r) => ({
    words: [
      `${Hat(num(d, 'seat'), r)} den Schaden mit `,
      named(word(d, 'ability')),
      ` um ${num(d, 'by')} erhöht.`,
    ],
  }),
};

/** Rolled again, or turned to another face. */
function dieChanged(d: EventData, reader: Reader): Told {
  const seat = num(d, 'seat');
  const owner = num(d, 'owner');
  const kind = d['speed'] === true && num(d, 'step') > 2 ? 'Tempo-' : '';
  const face = `${kind}${num(d, 'from')}`;
  const own = owner === seat && !isYou(seat, reader);
  const die = own ? `die eigene ${face}` : owned(owner, reader, `deine ${face}`, `die ${face}`);
  const ability = named(word(d, 'ability'));
  const to = `eine ${num(d, 'to')}`;
  if (d['rolled'] !== true)
    return { words: [`${Hat(seat, reader)} mit `, ability, ` ${die} zu einer ${num(d, 'to')} gemacht.`] };
  if (owner === seat)
    return { words: [`${Hat(seat, reader)} mit `, ability, ` ${die} noch einmal geworfen: ${to}.`] };
  const forced = isYou(owner, reader) ? `deine ${face}` : `die ${face}`;
  return {
    words: [
      `${Hat(seat, reader)} ${dich(owner, reader)} mit `,
      ability,
      ` ${forced} noch einmal werfen lassen: ${to}.`,
    ],
  };
}

/** A damage roll, with every point accounted for. */
function rolled(d: EventData, reader: Reader): Told {
  const seat = num(d, 'seat');
  const dice = nums(d, 'dice');
  const target = targetOf(seat, num(d, 'at'), reader);
  const ability = word(d, 'ability');
  const name = Hat(seat, reader);
  if (dice.length === 0)
    return {
      words: [`${name} mit `, named(ability), ` ${num(d, 'total')} Schaden gegen ${target} gerichtet.`],
    };
  const roll = `${grammar.listed(dice.map(String))} gegen ${target} gewürfelt.`;
  return {
    words: ability === 'plain' ? [`${name} ${roll}`] : [`${name} mit `, named(ability), ` ${roll}`],
    // One die and nothing else needs no sum.
    ...(dice.length === 1 && dice[0] === num(d, 'total') ? {} : { small: figures(d, dice) }),
  };
}

function targetOf(seat: number, at: number, reader: Reader): string {
  if (at !== seat) return dich(at, reader);
  return isYou(at, reader) ? 'dich selbst' : 'sich selbst';
}

function figures(d: EventData, dice: readonly number[]): string {
  const parts = [dice.join(' + ')];
  const bonus = num(d, 'bonus') * dice.length;
  if (bonus !== 0) parts.push(`${bonus} auf den Würfeln`);
  if (d['score'] === true) parts.push(`${num(d, 'might')} ${STATS[word(d, 'of') as StatId]}`);
  const more = num(d, 'points') + num(d, 'added');
  if (more !== 0) parts.push(`${more} dazu`);
  return `${parts.join(' + ')}${plusMinus(num(d, 'changed'))} = ${num(d, 'total')}${because(d['causes'])}`;
}
