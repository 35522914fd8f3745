/** The log of the house rules. */
import type { EventData, Reader } from '@fray/engine';
import type { HouseId } from '../../house/ids.js';
import { isYou, num, type Teller, type Told } from '../reader.js';
import { HOUSE_NAMES } from './house.js';
import { does, french, has, owned, whom, wounds } from './people.js';

function at(d: EventData, text: string, small?: string): Told {
  return { words: [text], seat: num(d, 'seat'), ...(small === undefined ? {} : { small }) };
}
const dice = (d: EventData): string => french.listed((d['dice'] as readonly number[]).map(String));

export const HOUSE_TELLERS = {
  agreed: (d: EventData) => {
    const names = (d['rules'] as readonly HouseId[]).map((id) => HOUSE_NAMES[id]);
    const words =
      names.length === 0
        ? 'Aucune règle maison n’a mis tout le monde d’accord.'
        : `Tout le monde est d’accord : ${french.listed(names)}.`;
    return { words: [words] };
  },
  answered: (d: EventData, r: Reader) => at(d, `${has(d['seat'], r)} répondu par un ${d['die']}.`, 'd4'),
  backfired: (d: EventData, r: Reader) =>
    at(d, `Les dés sont égaux, et le coup s’est retourné contre ${whom(d['seat'], r)}.`),
  coup: (d: EventData, r: Reader) => {
    const end = d['finished'] === true ? 'et tout était fini' : 'en vain';
    const finish = isYou(d['target'], r) ? 'de t’achever' : `d’achever ${whom(d['target'], r)}`;
    return at(d, `${has(d['seat'], r)} tenté ${finish}, ${end}.`, dice(d));
  },
  stood: (d: EventData, r: Reader) =>
    at(d, `${has(d['seat'], r)} livré un Baroud d’honneur contre ${whom(d['against'], r)}.`),
  blur: (d: EventData, r: Reader) => at(d, `${has(d['seat'], r)} tenté une Esquive.`),
  dodged: (d: EventData, r: Reader) => {
    const end = d['ends'] === true ? `, et ${owned(d['by'], r, 'ton tour', 'le tour')} est fini` : '';
    const text = d['missed'] === true ? `l’attaque n’a trouvé personne${end}` : 'c’était trop lent';
    return at(d, `${has(d['seat'], r)} fait ${dice(d)} : ${text}.`);
  },
  doubled: (d: EventData, r: Reader) =>
    at(d, `${does(d['seat'], r, 'annonces', 'annonce')} : QUITTE OU DOUBLE.`),
  lost: (d: EventData, r: Reader) =>
    at(d, `C’est raté : la note est pour ${whom(d['seat'], r)}.`, wounds(d['amount'])),
  'taken-back': (d: EventData, r: Reader) => ({
    words: [
      d['agreed'] === true
        ? 'Tout le monde est d’accord : plus de Quitte ou double jusqu’à la fin de la partie.'
        : `${has(d['by'], r)} proposé d’en finir avec Quitte ou double, mais sans l’accord de tous.`,
    ],
    seat: num(d, 'by'),
  }),
} satisfies Readonly<Record<string, Teller>>;
