/** The log of the house rules. */
import type { Tellers, Telling } from '@fray/engine';
import type { Events } from '../events.js';
import { isYou } from '../reader.js';
import { HOUSE_NAMES } from './house.js';
import { changeText } from './options.js';
import { does, french, has, owned, whom, wounds } from './people.js';

function at(d: { readonly seat: number }, text: string, small?: string): Telling {
  return { words: [text], seat: d.seat, ...(small === undefined ? {} : { small }) };
}
const dice = (d: { readonly dice: readonly number[] }): string => french.listed(d.dice.map(String));

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
      names.length === 0
        ? 'Aucune règle maison n’a mis tout le monde d’accord.'
        : `Tout le monde est d’accord : ${french.listed(names)}.`;
    return { words: [words] };
  },
  answered: (d, r) => at(d, `${has(d.seat, r)} répondu par un ${d.die}.`, `d${d.sides ?? 4}`),
  backfired: (d, r) => at(d, `Les dés sont égaux, et le coup s’est retourné contre ${whom(d.seat, r)}.`),
  coup: (d, r) => {
    const end = d.finished ? 'et tout était fini' : 'en vain';
    const finish = isYou(d.target, r) ? 'de t’achever' : `d’achever ${whom(d.target, r)}`;
    return at(d, `${has(d.seat, r)} tenté ${finish}, ${end}.`, dice(d));
  },
  stood: (d, r) => at(d, `${has(d.seat, r)} livré un Baroud d’honneur contre ${whom(d.against, r)}.`),
  blur: (d, r) => at(d, `${has(d.seat, r)} tenté une Esquive.`),
  dodged: (d, r) => {
    const end = d.ends ? `, et ${owned(d.by, r, 'ton tour', 'le tour')} est fini` : '';
    const text = d.missed ? `l’attaque n’a trouvé personne${end}` : 'c’était trop lent';
    return at(d, `${has(d.seat, r)} fait ${dice(d)} : ${text}.`);
  },
  doubled: (d, r) => at(d, `${does(d.seat, r, 'annonces', 'annonce')} : QUITTE OU DOUBLE.`),
  lost: (d, r) => at(d, `C’est raté : la note est pour ${whom(d.seat, r)}.`, wounds(d.amount)),
  adjusting: (d, r) => ({ words: [`${has(d.by, r)} rouvert les règles maison.`], seat: d.by }),
  'change-proposed': (d, r) => ({
    words: [`${has(d.by, r)} proposé un changement. ${changeText(d.change)}.`],
    seat: d.by,
  }),
  changed: (d) => ({
    words: [
      d.agreed
        ? `Tout le monde est d’accord. ${changeText(d.change)}.`
        : 'Tout le monde n’était pas d’accord. Les règles restent les mêmes.',
    ],
    seat: d.by,
  }),
  'taken-back': (d, r) => ({
    words: [
      d.agreed
        ? 'Tout le monde est d’accord : plus de Quitte ou double jusqu’à la fin de la partie.'
        : `${has(d.by, r)} proposé d’en finir avec Quitte ou double, mais sans l’accord de tous.`,
    ],
    seat: d.by,
  }),
};
