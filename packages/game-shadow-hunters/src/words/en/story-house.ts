/** The log of the house rules. */
import type { EventData, Reader } from '@fray/engine';
import type { HouseId } from '../../house/ids.js';
import { isYou, num, type Teller, type Told } from '../reader.js';
import { HOUSE_NAMES } from './house.js';
import { english, Who, whom, whose } from './people.js';

function at(d: EventData, text: string, small?: string): Told {
  return { words: [text], seat: num(d, 'seat'), ...(small === undefined ? {} : { small }) };
}
const dice = (d: EventData): string => (d['dice'] as readonly number[]).join(' and ');

export const HOUSE_TELLERS = {
  agreed: (d: EventData) => {
    const names = (d['rules'] as readonly HouseId[]).map((id) => HOUSE_NAMES[id]);
    const words =
      names.length === 0 ? 'No house rule was agreed on.' : `Everybody agreed on ${english.listed(names)}.`;
    return { words: [words] };
  },
  answered: (d: EventData, r: Reader) => at(d, `${Who(d['seat'], r)} answered with a ${d['die']}.`, 'd4'),
  backfired: (d: EventData, r: Reader) =>
    at(d, `The dice matched, and the blow came back on ${whom(d['seat'], r)}.`),
  coup: (d: EventData, r: Reader) => {
    const end = d['finished'] === true ? 'and it was over' : 'and it came to nothing';
    return at(d, `${Who(d['seat'], r)} tried to finish ${whom(d['target'], r)}, ${end}.`, dice(d));
  },
  stood: (d: EventData, r: Reader) =>
    at(d, `${Who(d['seat'], r)} made a Last Stand against ${whom(d['against'], r)}.`),
  blur: (d: EventData, r: Reader) => at(d, `${Who(d['seat'], r)} blurred.`),
  dodged: (d: EventData, r: Reader) => {
    const end = d['ends'] === true ? `, and ${whose(d['by'], r)} turn was over` : '';
    const was = isYou(d['seat'], r) ? 'were' : 'was';
    const text = d['missed'] === true ? `${was} gone${end}` : `${was} too slow`;
    return at(d, `${Who(d['seat'], r)} threw ${dice(d)} and ${text}.`);
  },
  doubled: (d: EventData, r: Reader) => at(d, `${Who(d['seat'], r)} declared DOUBLE.`),
  lost: (d: EventData, r: Reader) =>
    at(d, `It failed, and ${whom(d['seat'], r)} lost it.`, `${d['amount']} damage`),
  'taken-back': (d: EventData, r: Reader) => ({
    words: [
      d['agreed'] === true
        ? 'Everybody agreed: Double It or Lose It is out for the rest of the match.'
        : `${Who(d['by'], r)} proposed to end Double It or Lose It, but not everybody agreed.`,
    ],
    seat: num(d, 'by'),
  }),
} satisfies Readonly<Record<string, Teller>>;
