/** The log of the house rules. */
import type { Tellers, Telling } from '@fray/engine';
import type { Events } from '../events.js';
import { isYou } from '../reader.js';
import { HOUSE_NAMES } from './house.js';
import { changeText } from './options.js';
import { english, Who, whom, whose } from './people.js';

function at(d: { readonly seat: number }, text: string, small?: string): Telling {
  return { words: [text], seat: d.seat, ...(small === undefined ? {} : { small }) };
}
const dice = (d: { readonly dice: readonly number[] }): string => d.dice.join(' and ');

export const HOUSE_TELLERS: Pick<
  Tellers<Events>,
  | 'agreed'
  | 'answered'
  | 'backfired'
  | 'coup'
  | 'stood'
  | 'blur'
  | 'dodged'
  | 'doubled'
  | 'lost'
  | 'taken-back'
  | 'adjusting'
  | 'change-proposed'
  | 'changed'
> = {
  agreed: (d) => {
    const names = d.rules.map((id) => HOUSE_NAMES[id]);
    const words =
      names.length === 0 ? 'No house rule was agreed on.' : `Everybody agreed on ${english.listed(names)}.`;
    return { words: [words] };
  },
  answered: (d, r) => at(d, `${Who(d.seat, r)} answered with a ${d.die}.`, `d${d.sides ?? 4}`),
  backfired: (d, r) => at(d, `The dice matched, and the blow came back on ${whom(d.seat, r)}.`),
  coup: (d, r) => {
    const end = d.finished ? 'and it was over' : 'and it came to nothing';
    return at(d, `${Who(d.seat, r)} tried to finish ${whom(d.target, r)}, ${end}.`, dice(d));
  },
  stood: (d, r) => at(d, `${Who(d.seat, r)} made a Last Stand against ${whom(d.against, r)}.`),
  blur: (d, r) => at(d, `${Who(d.seat, r)} blurred.`),
  dodged: (d, r) => {
    const end = d.ends ? `, and ${whose(d.by, r)} turn was over` : '';
    const was = isYou(d.seat, r) ? 'were' : 'was';
    const text = d.missed ? `${was} gone${end}` : `${was} too slow`;
    return at(d, `${Who(d.seat, r)} threw ${dice(d)} and ${text}.`);
  },
  doubled: (d, r) => at(d, `${Who(d.seat, r)} declared DOUBLE.`),
  lost: (d, r) => at(d, `It failed, and ${whom(d.seat, r)} lost it.`, `${d.amount} damage`),
  adjusting: (d, r) => ({ words: [`${Who(d.by, r)} looked at the house rules.`], seat: d.by }),
  'change-proposed': (d, r) => ({
    words: [`${Who(d.by, r)} proposed a change. ${changeText(d.change)}.`],
    seat: d.by,
  }),
  changed: (d) => ({
    words: [
      d.agreed
        ? `Everybody agreed on a change. ${changeText(d.change)}.`
        : 'Not everybody agreed. The rules stay as they were.',
    ],
    seat: d.by,
  }),
  'taken-back': (d, r) => ({
    words: [
      d.agreed
        ? 'Everybody agreed: Double It or Lose It is out for the rest of the match.'
        : `${Who(d.by, r)} proposed to end Double It or Lose It, but not everybody agreed.`,
    ],
    seat: d.by,
  }),
};
