/** The story: dice on the table, rolled, changed and added up. */
import type { Reader } from '@fray/engine';
import { plusMinus } from '../../common/data.js';
import type { DiceEvent, Tells, Told } from '../../common/told.js';
import type { Events } from '../../events.js';
import { STATS } from '../names.js';
import { because, grammar, harm, named } from '../parts.js';
import { has, isYou, nameOf, owned, whom } from '../people.js';

export const DICE: Tells<DiceEvent> = {
  control: (d, r) => ({
    words: [`${has(d.seat, r)} fait un ${d.die} pour `, named(d.ability), '.'],
  }),
  die: dieChanged,
  turn: dieChanged,
  swap: (d, r) => ({
    words: [`${has(d.seat, r)} donné un ${d.given} et pris un ${d.taken} avec `, named(d.ability), '.'],
  }),
  roll: rolled,
  another: (d, r) => ({
    words: [`${has(d.seat, r)} fait encore un ${d.die} avec `, named(d.ability), '.'],
    small: `${d.total} en tout`,
  }),
  add: (d, r) => ({
    words: [`${has(d.seat, r)} ajouté ${d.by} aux dégâts avec `, named(d.ability), '.'],
  }),
};

/** Rolled again, or turned to another face. */
function dieChanged(d: Events['die'] | Events['turn'], reader: Reader): Told {
  const seat = d.seat;
  const owner = d.owner;
  const kind = 'speed' in d && d.speed && d.step > 2 ? ' de vitesse' : '';
  const face = `${d.from}${kind}`;
  const own = owner === seat && !isYou(seat, reader);
  const die = own ? `son ${face}` : owned(owner, reader, `ton ${face}`, `le ${face}`);
  const ability = named(d.ability);
  const to = `un ${d.to}`;
  if (!d.rolled) return { words: [`${has(seat, reader)} changé ${die} en ${to} avec `, ability, '.'] };
  if (owner === seat) return { words: [`${has(seat, reader)} relancé ${die} avec `, ability, ` : ${to}.`] };
  const forced = isYou(owner, reader)
    ? `${nameOf(seat, reader)} t’a fait relancer ton ${face} avec `
    : `${has(seat, reader)} fait relancer son ${face} à ${nameOf(owner, reader)} avec `;
  return { words: [forced, ability, ` : ${to}.`] };
}

/** A damage roll, with every point accounted for. */
function rolled(d: Events['roll'], reader: Reader): Told {
  const seat = d.seat;
  const dice = d.dice;
  const target = targetOf(seat, d.at, reader);
  const ability = d.ability;
  const name = has(seat, reader);
  if (dice.length === 0)
    return { words: [`${name} dirigé ${harm(d.total)} contre ${target} avec `, named(ability), '.'] };
  const roll = `${name} lancé ${grammar.listed(dice.map(String))} contre ${target}`;
  return {
    words: ability === 'plain' ? [`${roll}.`] : [`${roll} avec `, named(ability), '.'],
    // One die and nothing else needs no sum.
    ...(dice.length === 1 && dice[0] === d.total ? {} : { small: figures(d, dice) }),
  };
}

function targetOf(seat: number, at: number, reader: Reader): string {
  if (at !== seat) return whom(at, reader);
  return isYou(at, reader) ? 'toi-même' : 'son propre camp';
}

function figures(d: Events['roll'], dice: readonly number[]): string {
  const parts = [dice.join(' + ')];
  const bonus = d.bonus * dice.length;
  if (bonus !== 0) parts.push(`${bonus} sur les dés`);
  if (d.score) parts.push(`${d.might} de ${STATS[d.of]}`);
  const more = d.points + d.added;
  if (more !== 0) parts.push(`${more} en plus`);
  return `${parts.join(' + ')}${plusMinus(d.changed)} = ${d.total}${because(d.causes)}`;
}
