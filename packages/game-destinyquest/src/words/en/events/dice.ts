/** The story: dice on the table, rolled, changed and added up. */
import type { Reader } from '@fray/engine';
import { plusMinus } from '../../common/data.js';
import type { DiceEvent, Tells, Told } from '../../common/told.js';
import type { Events } from '../../events.js';
import { article, because, grammar, named } from '../parts.js';
import { self, who, whom, whose } from '../people.js';

export const DICE: Tells<DiceEvent> = {
  control: (d, r) => ({
    words: [`${who(d.seat, r)} rolled ${article(`${d.die}`)} for `, named(d.ability), '.'],
  }),
  die: dieChanged,
  turn: dieChanged,
  swap: (d, r) => ({
    words: [
      `${who(d.seat, r)} gave away ${article(`${d.given}`)} and took ${article(`${d.taken}`)} with `,
      named(d.ability),
      '.',
    ],
  }),
  roll: rolled,
  another: (d, r) => ({
    words: [`${who(d.seat, r)} rolled another ${d.die} with `, named(d.ability), '.'],
    small: `${d.total} in all`,
  }),
  add: (d, r) => ({
    words: [`${who(d.seat, r)} added ${d.by} to the damage with `, named(d.ability), '.'],
  }),
};

/** Rolled again, or turned to another face. */
function dieChanged(d: Events['die'] | Events['turn'], reader: Reader): Told {
  const seat = d.seat;
  const owner = d.owner;
  const theirs = owner === seat ? (seat === reader.seat ? 'your' : 'their') : whose(owner, reader);
  const kind = 'speed' in d && d.speed && d.step > 2 ? 'attack-speed ' : '';
  const die = `${theirs} ${kind}${d.from}`;
  const to = article(`${d.to}`);
  const ability = named(d.ability);
  const again = owner === seat ? 'rolled' : `made ${whom(owner, reader)} roll`;
  return d.rolled
    ? { words: [`${who(seat, reader)} ${again} ${die} again with `, ability, `: ${to}.`] }
    : { words: [`${who(seat, reader)} turned ${die} into ${to} with `, ability, '.'] };
}

/** A damage roll, with every point accounted for. */
function rolled(d: Events['roll'], reader: Reader): Told {
  const seat = d.seat;
  const dice = d.dice;
  const target = d.at === seat ? self(seat, reader) : whom(d.at, reader);
  const ability = d.ability;
  const name = who(seat, reader);
  if (dice.length === 0)
    return { words: [`${name} aimed ${d.total} damage at ${target} with `, named(ability), '.'] };
  const roll = `${name} rolled ${grammar.listed(dice.map(String))} at ${target}`;
  return {
    words: ability === 'plain' ? [`${roll}.`] : [`${roll} with `, named(ability), '.'],
    // One die and nothing else needs no sum.
    ...(dice.length === 1 && dice[0] === d.total ? {} : { small: figures(d, dice) }),
  };
}

function figures(d: Events['roll'], dice: readonly number[]): string {
  const parts = [dice.join(' + ')];
  const bonus = d.bonus * dice.length;
  if (bonus !== 0) parts.push(`${bonus} on the dice`);
  if (d.score) parts.push(`${d.might} ${d.of}`);
  const more = d.points + d.added;
  if (more !== 0) parts.push(`${more} added`);
  return `${parts.join(' + ')}${plusMinus(d.changed)} = ${d.total}${because(d.causes)}`;
}
