/** The story: dice on the table, rolled, changed and added up. */
import type { EventData, Reader } from '@fray/engine';
import { num, nums, plusMinus, word } from '../../common/data.js';
import type { DiceEvent, Tell, Told } from '../../common/told.js';
import { article, because, grammar, named } from '../parts.js';
import { self, who, whom, whose } from '../people.js';

export const DICE: Readonly<Record<DiceEvent, Tell>> = {
  control: (d, r) => ({
    words: [
      `${who(num(d, 'seat'), r)} rolled ${article(`${num(d, 'die')}`)} for `,
      named(word(d, 'ability')),
      '.',
    ],
  }),
  die: dieChanged,
  turn: dieChanged,
  swap: (d, r) => ({
    words: [
      `${who(num(d, 'seat'), r)} gave away ${article(`${num(d, 'given')}`)} and took ${article(`${num(d, 'taken')}`)} with `,
      named(word(d, 'ability')),
      '.',
    ],
  }),
  roll: rolled,
  another: (d, r) => ({
    words: [
      `${who(num(d, 'seat'), r)} rolled another ${num(d, 'die')} with `,
      named(word(d, 'ability')),
      '.',
    ],
    small: `${num(d, 'total')} in all`,
  }),
  add: (d, r) => ({
    words: [
      `${who(num(d, 'seat'), r)} added ${num(d, 'by')} to the damage with `,
      named(word(d, 'ability')),
      '.',
    ],
  }),
};

/** Rolled again, or turned to another face. */
function dieChanged(d: EventData, reader: Reader): Told {
  const seat = num(d, 'seat');
  const owner = num(d, 'owner');
  const theirs = owner === seat ? (seat === reader.seat ? 'your' : 'their') : whose(owner, reader);
  const kind = d['speed'] === true && num(d, 'step') > 2 ? 'attack-speed ' : '';
  const die = `${theirs} ${kind}${num(d, 'from')}`;
  const to = article(`${num(d, 'to')}`);
  const ability = named(word(d, 'ability'));
  const again = owner === seat ? 'rolled' : `made ${whom(owner, reader)} roll`;
  return d['rolled'] === true
    ? { words: [`${who(seat, reader)} ${again} ${die} again with `, ability, `: ${to}.`] }
    : { words: [`${who(seat, reader)} turned ${die} into ${to} with `, ability, '.'] };
}

/** A damage roll, with every point accounted for. */
function rolled(d: EventData, reader: Reader): Told {
  const seat = num(d, 'seat');
  const dice = nums(d, 'dice');
  const target = num(d, 'at') === seat ? self(seat, reader) : whom(num(d, 'at'), reader);
  const ability = word(d, 'ability');
  const name = who(seat, reader);
  if (dice.length === 0)
    return { words: [`${name} aimed ${num(d, 'total')} damage at ${target} with `, named(ability), '.'] };
  const roll = `${name} rolled ${grammar.listed(dice.map(String))} at ${target}`;
  return {
    words: ability === 'plain' ? [`${roll}.`] : [`${roll} with `, named(ability), '.'],
    // One die and nothing else needs no sum.
    ...(dice.length === 1 && dice[0] === num(d, 'total') ? {} : { small: figures(d, dice) }),
  };
}

function figures(d: EventData, dice: readonly number[]): string {
  const parts = [dice.join(' + ')];
  const bonus = num(d, 'bonus') * dice.length;
  if (bonus !== 0) parts.push(`${bonus} on the dice`);
  if (d['score'] === true) parts.push(`${num(d, 'might')} ${word(d, 'of')}`);
  const more = num(d, 'points') + num(d, 'added');
  if (more !== 0) parts.push(`${more} added`);
  return `${parts.join(' + ')}${plusMinus(num(d, 'changed'))} = ${num(d, 'total')}${because(d['causes'])}`;
}
