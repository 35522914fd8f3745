/** The story of a combat: strikes, spells, hits and deaths, each with its cause. */
import type { EventData, Part, Reader } from '@fray/engine';
import type { EventType } from '../ids.js';
import { capital, type Teller } from '../teller.js';
import {
  aCard,
  agreed,
  type Before,
  card,
  cardName,
  does,
  french,
  has,
  listOf,
  onPet,
  owned,
  pet,
  petText,
  tellBy,
  whom,
} from './say.js';

type Data = Readonly<Record<string, unknown>>;

/** Who strikes whom, and who stepped in between. */
function strike(d: Data, r: Reader, words: string, before: Before = ''): readonly Part[] {
  const everybody = before === '' ? 'tout le monde' : `${before} tout le monde`;
  const target: Part[] = d['target'] === null ? [everybody] : pet(d['target'], r, before);
  const crab = d['redirected'] === true ? agreed(' (interposé%)', d['target']) : '';
  return [...capital(pet(d['striker'], r)), ` ${agreed(words, d['striker'])} `, ...target, `${crab}.`];
}

export const COMBAT_EVENTS = {
  combat: (d, r) => ({
    words: [
      `Manche ${d['round']} · combat : ${does(d['opener'], r, 'ouvres', 'ouvre').replace(/^Tu/, 'tu')}`,
    ],
    heading: true,
  }),
  lap: (d) => ({
    words: [`Tour de table ${d['lap']}`],
    heading: true,
    ...(d['must'] === true ? { small: 'qui peut frapper doit le faire' } : {}),
  }),
  turn: (d, r) => ({ words: capital([`${owned(d['seat'], r, 'à toi', 'au tour')}.`]) }),
  passed: (d, r) => ({
    words: [`${does(d['seat'], r, 'as laissé passer ton', 'a laissé passer son')} tour.`],
  }),
  declared: (d, r) => ({
    words:
      d['random'] === true && d['target'] !== null
        ? strike(d, r, 'a foncé à l’aveugle sur')
        : strike(d, r, 's’en prend', 'à'),
  }),
  cancelled: () => ({ words: ['La frappe n’a rien donné ; une autre peut être annoncée.'] }),
  retargeted: (d, r) => ({ words: strike(d, r, 's’est retourné% contre') }),
  'effect-strike': (d, r) => ({ words: strike(d, r, 'a frappé') }),
  answered: (d, r) => ({ words: strike(d, r, 'a riposté contre') }),
  struck: (d, r) => ({
    words: [
      ...capital(pet(d['striker'], r)),
      ' a frappé ',
      ...pet(d['target'], r),
      ` : ${count(d['amount'])}.`,
    ],
    small: `Attaque ${d['attack']}${d['edge'] === 1 ? ', +1 pour le type' : ''}`,
  }),
  'struck-all': (d, r) => ({
    words: [...capital(pet(d['striker'], r)), ' a secoué tous les familiers ennemis.'],
  }),
  hit: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` a perdu ${d['hit']}.`],
    small: `reste ${d['health']}, par ${d['from'] === null ? cardName(d['by']) : petText(d['from'], r)}`,
  }),
  'sent-back': (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` a renvoyé ${d['amount']} `, ...pet(d['to'], r, 'à'), '.'],
  }),
  ignored: onPet('n’a rien senti'),
  killed: (d, r) => ({
    words: [...capital(pet(d['striker'], r)), ' a tué ', ...pet(d['target'], r), ' dès la première frappe.'],
  }),
  died: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` ${agreed('est mort%', d['pet'])}.`],
    ...(d['killer'] === null ? {} : { small: `par ${petText(d['killer'], r)}` }),
  }),
  'came-back': onPet('est revenu% avec 1 en Attaque et 3 en Vie'),
  'death-effect': (d, r) => ({
    words: ['La mort ', ...pet(d['pet'], r, 'de'), ' fait son effet.'],
    ...tellBy(d),
  }),
  'start-effect': (d, r) => ({
    words: ['Le combat commence pour ', ...pet(d['pet'], r), '.'],
    ...tellBy(d),
  }),
  cast: (d, r) => ({
    words: [
      `${has(d['seat'], r)} lancé `,
      card(d['by']),
      ...aimedAt(d, r),
      d['idle'] === true ? ' ; ce piège a assez tourné et ne fait plus rien.' : '.',
    ],
  }),
  again: (d) => ({ words: [card(d['by']), ' a agi une fois de plus.'], small: 'par Thas’dorah' }),
  drawn: (d, r) => ({ words: [`Un Hanneton a attiré le sort : ${listOf(d['pets'], r)}.`] }),
  'trap-placed': (d, r) => ({
    words: [card(d['by']), ` est maintenant chez ${whom(d['to'], r)}.`],
    small: `pose n° ${d['count']}`,
  }),
  'set-aside': (d, r) => ({
    words: [`${has(d['seat'], r)} mis de côté `, card(d['by']), ' pour la prochaine manche.'],
  }),
  discarded: (d, r) => ({
    words: [`${has(d['seat'], r)} défaussé `, ...aCard(d['card']), '.'],
    ...tellBy(d),
  }),
  aspect: (d, r) => ({
    words: [`${has(d['seat'], r)} pris `, card(d['by']), `, jusqu’à la fin de la manche ${d['ends']}.`],
  }),
  ate: (d, r) => ({ words: [`${has(d['seat'], r)} utilisé la nourriture : `, card(d['by']), '.'] }),
  coins: (d, r) => ({ words: [`${has(d['seat'], r)} reçu une Pièce.`], ...tellBy(d) }),
} satisfies Partial<Record<EventType, Teller>>;

function count(amount: unknown): string {
  return `${amount} ${french.plural(Number(amount), { one: 'dégât', other: 'dégâts' })}`;
}

function aimedAt(d: EventData, r: Reader): Part[] {
  const pets = (d['pets'] as readonly unknown[]).map((ref) => petText(ref, r));
  const players = (d['players'] as readonly number[]).map((seat) => whom(seat, r));
  const all = [...pets, ...players];
  return all.length === 0 ? [] : [` sur ${french.listed(all)}`];
}
