/** The story of a combat: strikes, spells, hits and deaths, each with its cause. */
import type { EventData, Part, Reader } from '@fray/engine';
import type { EventType } from '../ids.js';
import { capital, type Teller } from '../teller.js';
import {
  card,
  dein,
  dich,
  dir,
  german,
  hat,
  listOf,
  pet,
  petText,
  quoted,
  tellBy,
  verb,
  who,
} from './say.js';

type Data = Readonly<Record<string, unknown>>;

/** "Adas Wolf kann ..." with the cause behind it. */
const onPet =
  (words: string): Teller =>
  (d, r) => ({ words: [...capital(pet(d['pet'], r)), ` ${words}.`], ...tellBy(d) });

/** Who strikes whom, and who stepped in between. */
function strike(d: Data, r: Reader, before: string, after: string): readonly Part[] {
  const target: Part[] = d['target'] === null ? ['alle'] : pet(d['target'], r, 'accusative');
  const crab = d['redirected'] === true ? ' (dazwischengegangen)' : '';
  return [...capital(pet(d['striker'], r)), ` ${before} `, ...target, `${crab} ${after}.`];
}

export const COMBAT_EVENTS = {
  combat: (d, r) => ({
    words: [
      `Runde ${d['round']} · Kampf: ${who(d['opener'], r)} ${verb(d['opener'], r, 'eröffnet', 'eröffnest')}`,
    ],
    heading: true,
  }),
  lap: (d) => ({
    words: [`Umlauf ${d['lap']}`],
    heading: true,
    ...(d['must'] === true ? { small: 'wer angreifen kann, muss' } : {}),
  }),
  turn: (d, r) => ({ words: capital([`${dein(d['seat'], r, 'dein')} Zug.`]) }),
  passed: (d, r) => ({ words: [`${hat(d['seat'], r)} den Zug verstreichen lassen.`] }),
  declared: (d, r) => ({
    words:
      d['random'] === true && d['target'] !== null
        ? strike(d, r, 'ist blindlings auf', 'losgestürmt')
        : strike(d, r, 'geht auf', 'los'),
  }),
  cancelled: () => ({ words: ['Aus dem Angriff wurde nichts; ein anderer darf angesagt werden.'] }),
  retargeted: (d, r) => ({ words: strike(d, r, 'geht nun auf', 'los') }),
  'effect-strike': (d, r) => ({ words: strike(d, r, 'hat', 'angegriffen') }),
  answered: (d, r) => ({ words: strike(d, r, 'geht zurück auf', 'los') }),
  struck: (d, r) => ({
    words: [
      ...capital(pet(d['striker'], r)),
      ' hat ',
      ...pet(d['target'], r, 'accusative'),
      ` getroffen: ${d['amount']} Schaden.`,
    ],
    small: `Stärke ${d['attack']}${d['edge'] === 1 ? ', +1 für den Typ' : ''}`,
  }),
  'struck-all': (d, r) => ({
    words: [...capital(pet(d['striker'], r)), ' hat alle gegnerischen Tiere durchgeschüttelt.'],
  }),
  hit: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` hat ${d['hit']} Leben verloren.`],
    small: `noch ${d['health']}, durch ${d['from'] === null ? quoted(d['by']) : petText(d['from'], r, 'accusative')}`,
  }),
  'sent-back': (d, r) => ({
    words: [
      ...capital(pet(d['pet'], r)),
      ` hat ${d['amount']} an `,
      ...pet(d['to'], r, 'accusative'),
      ' zurückgeschickt.',
    ],
  }),
  ignored: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ' hat es einfach abgeschüttelt.'],
    ...tellBy(d),
  }),
  killed: (d, r) => ({
    words: [
      ...capital(pet(d['striker'], r)),
      ' hat ',
      ...pet(d['target'], r, 'accusative'),
      ' mit dem ersten Angriff getötet.',
    ],
  }),
  died: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ' ist gestorben.'],
    ...(d['killer'] === null ? {} : { small: `durch ${petText(d['killer'], r, 'accusative')}` }),
  }),
  'came-back': onPet('ist mit 1 Stärke und 3 Leben wiedergekommen'),
  'death-effect': (d, r) => ({
    words: ['Der Tod von ', ...pet(d['pet'], r, 'dative'), ' zeigt Wirkung.'],
    ...tellBy(d),
  }),
  'start-effect': (d, r) => ({
    words: ['Der Kampf beginnt für ', ...pet(d['pet'], r, 'accusative'), '.'],
    ...tellBy(d),
  }),
  cast: (d, r) => ({
    words: [
      `${hat(d['seat'], r)} `,
      card(d['by']),
      ...aimedAt(d, r),
      d['idle'] === true ? ' gewirkt; oft genug gewandert, bleibt sie wirkungslos.' : ' gewirkt.',
    ],
  }),
  again: (d) => ({ words: [card(d['by']), ' hat noch einmal gewirkt.'], small: 'durch „Thas’dorah“' }),
  drawn: (d, r) => ({
    words: [`Ein Käfer hat den Zauber auf sich gezogen: ${listOf(d['pets'], r, 'nominative')}.`],
  }),
  'trap-placed': (d, r) => ({
    words: [card(d['by']), ` liegt jetzt bei ${dir(d['to'], r)}.`],
    small: `${d['count']}. Mal gelegt`,
  }),
  'set-aside': (d, r) => ({
    words: [`${hat(d['seat'], r)} `, card(d['by']), ' für die nächste Runde beiseitegelegt.'],
  }),
  discarded: (d, r) => ({
    words: [`${hat(d['seat'], r)} `, card(d['card']), ' abgeworfen.'],
    ...tellBy(d),
  }),
  aspect: (d, r) => ({
    words: [`${hat(d['seat'], r)} `, card(d['by']), ` angenommen, bis zum Ende von Runde ${d['ends']}.`],
  }),
  ate: (d, r) => ({ words: [`${hat(d['seat'], r)} `, card(d['by']), ' verfüttert.'] }),
  coins: (d, r) => ({ words: [`${hat(d['seat'], r)} eine Münze bekommen.`], ...tellBy(d) }),
} satisfies Partial<Record<EventType, Teller>>;

function aimedAt(d: EventData, r: Reader): Part[] {
  const pets = (d['pets'] as readonly unknown[]).map((ref) => petText(ref, r, 'accusative'));
  const players = (d['players'] as readonly number[]).map((seat) => dich(seat, r));
  const all = [...pets, ...players];
  return all.length === 0 ? [] : [` auf ${german.listed(all)}`];
}
