/** The story: dice on the table, rolled, changed and added up. */
import type { EventData, Reader } from '@fray/engine';
import type { StatId } from '../../../state/state.js';
import { num, nums, plusMinus, word } from '../../common/data.js';
import type { DiceEvent, Tell, Told } from '../../common/told.js';
import { STATS } from '../names.js';
import { because, grammar, harm, named } from '../parts.js';
import { has, isYou, nameOf, owned, whom } from '../people.js';

export const DICE: Readonly<Record<DiceEvent, Tell>> = {
  control: (d, r) => ({
    words: [`${has(num(d, 'seat'), r)} fait un ${num(d, 'die')} pour `, named(word(d, 'ability')), '.'],
  }),
  die: dieChanged,
  turn: dieChanged,
  swap: (d, r) => ({
    words: [
      `${has(num(d, 'seat'), r)} donné un ${num(d, 'given')} et pris un ${num(d, 'taken')} avec `,
      named(word(d, 'ability')),
      '.',
    ],
  }),
  roll: rolled,
  another: (d, r) => ({
    words: [
      `${has(num(d, 'seat'), r)} fait encore un ${num(d, 'die')} avec `,
      named(word(d, 'ability')),
      '.',
    ],
    small: `${num(d, 'total')} en tout`,
  }),
  add: (d, r) => ({
    words: [
      `${has(num(d, 'seat'), r)} ajouté ${num(d, 'by')} aux dégâts avec `,
      named(word(d, 'ability')),
      '.',
    ],
  }),
};

/** Rolled again, or turned to another face. */
function dieChanged(d: EventData, reader: Reader): Told {
  const seat = num(d, 'seat');
  const owner = num(d, 'owner');
  const kind = d['speed'] === true && num(d, 'step') > 2 ? ' de vitesse' : '';
  const face = `${num(d, 'from')}${kind}`;
  const own = owner === seat && !isYou(seat, reader);
  const die = own ? `son ${face}` : owned(owner, reader, `ton ${face}`, `le ${face}`);
  const ability = named(word(d, 'ability'));
  const to = `un ${num(d, 'to')}`;
  if (d['rolled'] !== true)
    return { words: [`${has(seat, reader)} changé ${die} en ${to} avec `, ability, '.'] };
  if (owner === seat) return { words: [`${has(seat, reader)} relancé ${die} avec `, ability, ` : ${to}.`] };
  const forced = isYou(owner, reader)
    ? `${nameOf(seat, reader)} t’a fait relancer ton ${face} avec `
    : `${has(seat, reader)} fait relancer son ${face} à ${nameOf(owner, reader)} avec `;
  return { words: [forced, ability, ` : ${to}.`] };
}

/** A damage roll, with every point accounted for. */
function rolled(d: EventData, reader: Reader): Told {
  const seat = num(d, 'seat');
  const dice = nums(d, 'dice');
  const target = targetOf(seat, num(d, 'at'), reader);
  const ability = word(d, 'ability');
  const name = has(seat, reader);
  if (dice.length === 0)
    return { words: [`${name} dirigé ${harm(num(d, 'total'))} contre ${target} avec `, named(ability), '.'] };
  const roll = `${name} lancé ${grammar.listed(dice.map(String))} contre ${target}`;
  return {
    words: ability === 'plain' ? [`${roll}.`] : [`${roll} avec `, named(ability), '.'],
    // One die and nothing else needs no sum.
    ...(dice.length === 1 && dice[0] === num(d, 'total') ? {} : { small: figures(d, dice) }),
  };
}

function targetOf(seat: number, at: number, reader: Reader): string {
  if (at !== seat) return whom(at, reader);
  return isYou(at, reader) ? 'toi-même' : 'son propre camp';
}

function figures(d: EventData, dice: readonly number[]): string {
  const parts = [dice.join(' + ')];
  const bonus = num(d, 'bonus') * dice.length;
  if (bonus !== 0) parts.push(`${bonus} sur les dés`);
  if (d['score'] === true) parts.push(`${num(d, 'might')} de ${STATS[word(d, 'of') as StatId]}`);
  const more = num(d, 'points') + num(d, 'added');
  if (more !== 0) parts.push(`${more} en plus`);
  return `${parts.join(' + ')}${plusMinus(num(d, 'changed'))} = ${num(d, 'total')}${because(d['causes'])}`;
}
