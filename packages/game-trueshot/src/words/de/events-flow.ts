/** The story of set-up, preparation, rounds and drafts. */
import type { EventType } from '../ids.js';
import { capital, type Teller } from '../teller.js';
import {
  card,
  cardsOf,
  count,
  dein,
  dich,
  dir,
  du,
  hat,
  pet,
  quoted,
  seatsOf,
  tellBy,
  verb,
  who,
} from './say.js';

/** Piles and their discards, as compounds. */
const PILES: Readonly<Record<string, string>> = { pets: 'Tier', weapons: 'Waffen', spells: 'Zauber' };

export const FLOW_EVENTS = {
  begun: (d, r) => ({
    words: [`${who(d['opener'], r)} ${verb(d['opener'], r, 'eröffnet', 'eröffnest')} den ersten Kampf.`],
    small: d['how'] === 'lots' ? 'durch das Los' : 'war zuletzt draußen',
  }),
  offered: (d, r) => ({
    words:
      d['cards'] === undefined
        ? [`${hat(d['seat'], r)} drei Tiere angesehen.`]
        : [`${hat(d['seat'], r)} `, ...cardsOf(d['cards']), ' angesehen.'],
    ...(d['redrawn'] === undefined || d['redrawn'] === 0
      ? {}
      : { small: `${count(d['redrawn'], 'Exot kam', 'Exoten kamen')} zurück in den Stapel` }),
  }),
  chosen: (d, r) => ({ words: [`${hat(d['seat'], r)} `, card(d['by']), ' gezähmt.'] }),
  shop: (d) => ({ words: [card(d['by']), ' kam in den Laden.'] }),
  round: (d) => ({
    words: [`Runde ${d['round']}${d['round'] === 1 ? '' : ' · Vorbereitung'}`],
    heading: true,
  }),
  prepares: (d, r) => ({
    words: [`${who(d['seat'], r)} ${verb(d['seat'], r, 'bereitet sich', 'bereitest dich')} vor.`],
    small: count(d['actions'], 'Aktion', 'Aktionen'),
  }),
  bought: (d, r) => ({
    words: [`${hat(d['seat'], r)} `, card(d['by']), ' gekauft.'],
    small: `${d['price']}${d['inHealth'] === true ? ' Leben' : ''} bezahlt, ${d['refund']} zurück, noch ${count(d['coins'], 'Münze', 'Münzen')}`,
  }),
  swapped: (d, r) => ({
    words: [
      `Miracoran hat ${dir(d['seat'], r)} ${dein(d['other'], r, 'deine')} Waffe gebracht: `,
      card(d['by']),
      '.',
    ],
  }),
  'drew-weapon': (d, r) => ({
    words: [`${hat(d['seat'], r)} `, card(d['by']), ' für den Laden aufgedeckt.'],
  }),
  refreshed: (d) => ({
    words: [card(d['by']), ' liegt jetzt statt ', card(d['old']), ' aus, die unter den Stapel kam.'],
  }),
  'turned-up': (d, r) => ({
    words: [
      `${who(d['seat'], r)} ${verb(d['seat'], r, 'ist', 'bist')} beim Zähmen auf `,
      card(d['by']),
      ' gestoßen.',
    ],
  }),
  'turned-away': (d, r) => ({ words: [`${hat(d['seat'], r)} `, card(d['by']), ' ziehen lassen.'] }),
  tamed: (d, r) => ({
    words: [
      `${hat(d['seat'], r)} `,
      card(d['by']),
      d['temporary'] === true ? ' für diesen Kampf gezähmt.' : ' gezähmt.',
    ],
  }),
  forced: (d, r) => ({
    words: [
      `Ohne Tier ${verb(d['seat'], r, 'nahm', 'nahmst')} ${du(d['seat'], r)} das oberste: `,
      card(d['by']),
      '.',
    ],
  }),
  rearranged: (d, r) => ({
    words: [`${hat(d['seat'], r)} die Reihe umgestellt.`],
    small: `${d['one']} und ${d['other']}`,
  }),
  copied: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ' hat ', ...pet(d['of'], r, 'accusative'), ' kopiert.'],
  }),
  food: (d, r) => ({ words: [card(d['by']), ` liegt bei ${dir(d['seat'], r)} oben auf dem Futter.`] }),
  reshuffled: (d) => ({
    words: [`Die ${PILES[String(d['pile'])]}ablage wurde in ihren Stapel gemischt.`],
    small: `${d['count']} Karten`,
  }),
  'aspect-over': (d, r) => ({ words: [`${hat(d['seat'], r)} `, card(d['by']), ' nicht mehr.'] }),
  'trap-over': (d, r) => ({ words: [card(d['by']), ` liegt nicht mehr bei ${dir(d['seat'], r)}.`] }),
  'aside-over': (d, r) => ({
    words: [card(d['by']), ` kam auf die Ablage, von ${dir(d['seat'], r)} beiseitegelegt.`],
  }),
  purged: (d) => ({
    words: [
      'Der Seelenstachel hat die zweite Karte ',
      card(d['pet']),
      ' aus dem Stapel auf die Ablage geschickt.',
    ],
  }),
  'round-over': (d, r) => ({
    words: [
      d['winner'] === -1
        ? 'Niemand hatte noch ein Tier: Die Runde hat keinen Sieger.'
        : `${hat(d['winner'], r)} die Runde gewonnen.`,
    ],
    small: `Plätze: ${seatsOf(d['ranks'], r, du)}`,
  }),
  eliminated: (d, r) => ({
    words: [`${who(d['seat'], r)} ${verb(d['seat'], r, 'ist', 'bist')} aus dem Spiel.`],
  }),
  conceded: (d, r) => ({ words: [`${hat(d['seat'], r)} aufgegeben.`] }),
  revealed: (d, r) => ({
    words: ['Zauber zur Auswahl: ', ...cardsOf(d['cards']), '.'],
    small: `Reihenfolge: ${seatsOf(d['order'], r, du)}`,
  }),
  took: (d, r) => ({
    words:
      d['took'] === false
        ? [`${hat(d['seat'], r)} keinen Zauber genommen.`]
        : [`${hat(d['seat'], r)} `, card(d['card']), ' genommen.'],
  }),
  leftovers: (d) => ({
    words: [
      ...cardsOf(d['cards']),
      (d['cards'] as readonly string[]).length === 1 ? ' kam auf die Ablage.' : ' kamen auf die Ablage.',
    ],
  }),
  over: (d, r) => ({ words: [`${hat(d['winner'], r)} die Partie gewonnen.`] }),
  looked: (d, r) => {
    const pile = `${PILES[String(d['pile'])]}stapel`;
    return {
      words:
        d['cards'] === undefined
          ? [`${hat(d['seat'], r)} ${count(d['count'], 'Karte', 'Karten')} im ${pile} angesehen.`]
          : [`${hat(d['seat'], r)} `, ...cardsOf(d['cards']), ` im ${pile} gesehen.`],
      small: `durch ${quoted(d['by'])}`,
    };
  },
  placed: (d, r) => ({
    words: [
      `${hat(d['seat'], r)} die Karte ${d['to'] === 'top' ? 'wieder oben auf' : 'unter'} den ${PILES[String(d['pile'])]}stapel gelegt.`,
    ],
  }),
} satisfies Partial<Record<EventType, Teller>>;

/** Lines about weapons after a round: what they did besides striking. */
export const WEAPON_EVENTS = {
  'weapon-strike': (d, r) => ({
    words: [`${hat(d['seat'], r)} ${seatsOf(d['victims'], r, dich)} mit `, card(d['by']), ' getroffen.'],
    small: `Stärke ${d['amount']}`,
  }),
  stored: (d, r) => ({
    words: [card(d['by']), ` trifft ${seatsOf(d['victims'], r, dich)} nach dem nächsten Kampf.`],
    small: `Stärke ${d['amount']}`,
  }),
  'weapon-grew': (d, r) => ({
    words: [...capital([`${dein(d['seat'], r, 'deine')} Waffe ist durch `]), card(d['by']), ' gewachsen.'],
    small: `+${d['up']}`,
  }),
  'weapon-lost': (d, r) => ({
    words: [`${hat(d['seat'], r)} `, card(d['by']), ' verloren: kein Zauber in diesem Kampf.'],
  }),
  permit: (d, r) => ({
    words: [
      `${who(d['seat'], r)} ${verb(d['seat'], r, 'darf', 'darfst')} bis zum Ende von Runde ${d['ends']} ein drittes Tier halten.`,
    ],
  }),
  restored: (d, r) => ({
    words: [`${hat(d['seat'], r)} `, card(d['card']), ' in den Stapel zurückgemischt.'],
  }),
  milled: (d, r) => ({ words: [`${hat(d['seat'], r)} `, card(d['card']), ' auf die Ablage geschickt.'] }),
  fetched: (d, r) => ({
    words: [`${hat(d['seat'], r)} `, card(d['card']), ' aus der Ablage genommen.'],
    ...tellBy(d),
  }),
  'drew-spell': (d, r) => ({
    words:
      d['card'] === undefined
        ? [`${hat(d['seat'], r)} einen Zauber gezogen.`]
        : [`${hat(d['seat'], r)} `, card(d['card']), ' gezogen.'],
    ...tellBy(d),
  }),
} satisfies Partial<Record<EventType, Teller>>;
