/** The sentence of a damage roll, with every point accounted for. */
import type { EventData } from '@fray/engine';
import { listCauses, named, num, nums, plusMinus, type Told, word } from './parts.js';

export function rollLine(d: EventData, names: readonly string[]): Told {
  const name = names[num(d, 'seat')];
  const dice = nums(d, 'dice');
  const target = num(d, 'at') === num(d, 'seat') ? 'themselves' : names[num(d, 'at')];
  const plain = word(d, 'ability') === 'plain';
  if (dice.length === 0)
    return {
      words: [`${name} aimed ${num(d, 'total')} damage at ${target} with `, named(word(d, 'ability')), '.'],
    };
  const rolled = `${name} rolled ${dice.join(', ')} at ${target}`;
  return {
    words: plain ? [`${rolled}.`] : [`${rolled} with `, named(word(d, 'ability')), '.'],
    small: figures(d, dice),
  };
}

function figures(d: EventData, dice: readonly number[]): string {
  const parts = [dice.join(' + ')];
  const bonus = num(d, 'bonus') * dice.length;
  if (bonus !== 0) parts.push(`${bonus} on the dice`);
  if (d['score'] === true) parts.push(`${num(d, 'might')} ${word(d, 'of')}`);
  const more = num(d, 'points') + num(d, 'added');
  if (more !== 0) parts.push(`${more} added`);
  const causes = listCauses(d['causes']);
  const changed = d['score'] === true ? plusMinus(num(d, 'changed')) : '';
  return `${parts.join(' + ')}${changed} = ${num(d, 'total')}${causes === '' ? '' : ` (${causes})`}`;
}
