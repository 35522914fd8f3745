/** The story: dice on the table, rolled, changed and added up. */
import type { Reader } from '@fray/engine';
import { plusMinus } from '../../common/data.js';
import type { DiceEvent, Tells, Told } from '../../common/told.js';
import type { Events } from '../../events.js';
import { STATS } from '../names.js';
import { because, grammar, named } from '../parts.js';
import { dich, Hat, isYou, owned } from '../people.js';

export const DICE: Tells<DiceEvent> = {
  control: (d, r) => ({
    words: [`${Hat(d.seat, r)} für `, named(d.ability), ` eine ${d.die} gewürfelt.`],
  }),
  die: dieChanged,
  turn: dieChanged,
  swap: (d, r) => ({
    words: [
      `${Hat(d.seat, r)} mit `,
      named(d.ability),
      ` eine ${d.given} weggegeben und eine ${d.taken} genommen.`,
    ],
  }),
  roll: rolled,
  another: (d, r) => ({
    words: [`${Hat(d.seat, r)} mit `, named(d.ability), ` noch eine ${d.die} gewürfelt.`],
    small: `${d.total} insgesamt`,
  }),
  add: (d, r) => ({
    words: [`${Hat(d.seat, r)} den Schaden mit `, named(d.ability), ` um ${d.by} erhöht.`],
  }),
};

/** Rolled again, or turned to another face. */
function dieChanged(d: Events['die'] | Events['turn'], reader: Reader): Told {
  const seat = d.seat;
  const owner = d.owner;
  const kind = 'speed' in d && d.speed && d.step > 2 ? 'Tempo-' : '';
  const face = `${kind}${d.from}`;
  const own = owner === seat && !isYou(seat, reader);
  const die = own ? `die eigene ${face}` : owned(owner, reader, `deine ${face}`, `die ${face}`);
  const ability = named(d.ability);
  const to = `eine ${d.to}`;
  if (!d.rolled)
    return { words: [`${Hat(seat, reader)} mit `, ability, ` ${die} zu einer ${d.to} gemacht.`] };
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
function rolled(d: Events['roll'], reader: Reader): Told {
  const seat = d.seat;
  const dice = d.dice;
  const target = targetOf(seat, d.at, reader);
  const ability = d.ability;
  const name = Hat(seat, reader);
  if (dice.length === 0)
    return {
      words: [`${name} mit `, named(ability), ` ${d.total} Schaden gegen ${target} gerichtet.`],
    };
  const roll = `${grammar.listed(dice.map(String))} gegen ${target} gewürfelt.`;
  return {
    words: ability === 'plain' ? [`${name} ${roll}`] : [`${name} mit `, named(ability), ` ${roll}`],
    // One die and nothing else needs no sum.
    ...(dice.length === 1 && dice[0] === d.total ? {} : { small: figures(d, dice) }),
  };
}

function targetOf(seat: number, at: number, reader: Reader): string {
  if (at !== seat) return dich(at, reader);
  return isYou(at, reader) ? 'dich selbst' : 'sich selbst';
}

function figures(d: Events['roll'], dice: readonly number[]): string {
  const parts = [dice.join(' + ')];
  const bonus = d.bonus * dice.length;
  if (bonus !== 0) parts.push(`${bonus} auf den Würfeln`);
  if (d.score) parts.push(`${d.might} ${STATS[d.of]}`);
  const more = d.points + d.added;
  if (more !== 0) parts.push(`${more} dazu`);
  return `${parts.join(' + ')}${plusMinus(d.changed)} = ${d.total}${because(d.causes)}`;
}
