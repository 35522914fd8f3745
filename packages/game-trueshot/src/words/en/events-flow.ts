/** The story of set-up, preparation, rounds and drafts. */
import type { EventType } from '../ids.js';
import type { Teller } from '../teller.js';
import { card, cardName, cardsOf, count, english, pet, tellBy, verb, who, whom, whose } from './say.js';

const PILES: Readonly<Record<string, string>> = { pets: 'pet', weapons: 'weapon', spells: 'spell' };

export const FLOW_EVENTS = {
  begun: (d, r) => ({
    words: [`${who(d['opener'], r)} ${verb(d['opener'], r, 'opens', 'open')} the first combat.`],
    small: d['how'] === 'lots' ? 'by lot' : `${verb(d['opener'], r, 'was', 'were')} outside last`,
  }),
  offered: (d, r) => ({
    words:
      d['cards'] === undefined
        ? [`${who(d['seat'], r)} looked at three pets.`]
        : [`${who(d['seat'], r)} looked at `, ...cardsOf(d['cards']), '.'],
    ...(d['redrawn'] === undefined || d['redrawn'] === 0
      ? {}
      : { small: `${count(d['redrawn'], 'Exotic', 'Exotics')} went back into the pile` }),
  }),
  chosen: (d, r) => ({ words: [`${who(d['seat'], r)} tamed `, card(d['by']), '.'] }),
  shop: (d) => ({ words: [card(d['by']), ' came into the shop.'] }),
  round: (d) => ({
    words: [`Round ${d['round']}${d['round'] === 1 ? '' : ' · preparation'}`],
    heading: true,
  }),
  prepares: (d, r) => ({
    words: [`${who(d['seat'], r)} began to prepare.`],
    small: count(d['actions'], 'action', 'actions'),
  }),
  bought: (d, r) => ({
    words: [`${who(d['seat'], r)} bought `, card(d['by']), '.'],
    small: `paid ${d['price']}${d['inHealth'] === true ? ' Health' : ''}, got ${d['refund']} back, ${count(d['coins'], 'Coin', 'Coins')} left`,
  }),
  swapped: (d, r) => ({
    words: [`Miracoran brought ${whom(d['seat'], r)} ${whose(d['other'], r)} `, card(d['by']), '.'],
  }),
  'drew-weapon': (d, r) => ({ words: [`${who(d['seat'], r)} turned up `, card(d['by']), ' for the shop.'] }),
  refreshed: (d) => ({
    words: [card(d['by']), ' took the place of ', card(d['old']), ', which went under the pile.'],
  }),
  'turned-up': (d, r) => ({ words: [`${who(d['seat'], r)} went out to tame and met `, card(d['by']), '.'] }),
  'turned-away': (d, r) => ({ words: [`${who(d['seat'], r)} turned `, card(d['by']), ' away.'] }),
  tamed: (d, r) => ({
    words: [
      `${who(d['seat'], r)} tamed `,
      card(d['by']),
      d['temporary'] === true ? ' for this combat.' : '.',
    ],
  }),
  forced: (d, r) => ({
    words: [`Without a pet, ${whom(d['seat'], r)} took the top one: `, card(d['by']), '.'],
  }),
  rearranged: (d, r) => ({
    words: [`${who(d['seat'], r)} changed the order of the row.`],
    small: `${d['one']} and ${d['other']}`,
  }),
  copied: (d, r) => ({ words: [...pet(d['pet'], r), ' copied ', ...pet(d['of'], r), '.'] }),
  food: (d, r) => ({ words: [card(d['by']), ` lies on top of ${whose(d['seat'], r)} foods.`] }),
  reshuffled: (d) => ({
    words: [`The discard of ${d['pile']} was shuffled into its pile.`],
    small: `${d['count']} cards`,
  }),
  'aspect-over': (d, r) => ({
    words: [`${who(d['seat'], r)} ${verb(d['seat'], r, 'has', 'have')} `, card(d['by']), ' no longer.'],
  }),
  'trap-over': (d, r) => ({ words: [card(d['by']), ` left ${whose(d['seat'], r)} hand.`] }),
  'aside-over': (d, r) => ({
    words: [card(d['by']), ` that ${whom(d['seat'], r)} had set aside was discarded.`],
  }),
  purged: (d) => ({ words: ['Soulbarb sent the other ', card(d['pet']), ' from the pile to the discard.'] }),
  'round-over': (d, r) => ({
    words: [
      d['winner'] === -1
        ? 'Nobody had a pet left: the round had no winner.'
        : `${who(d['winner'], r)} won the round.`,
    ],
    small: `ranks: ${english.listed((d['ranks'] as readonly number[]).map((seat) => whom(seat, r)))}`,
  }),
  eliminated: (d, r) => ({
    words: [`${who(d['seat'], r)} ${verb(d['seat'], r, 'is', 'are')} out of the game.`],
  }),
  conceded: (d, r) => ({ words: [`${who(d['seat'], r)} gave up.`] }),
  revealed: (d, r) => ({
    words: ['Spells to pick from: ', ...cardsOf(d['cards']), '.'],
    small: `order: ${english.listed((d['order'] as readonly number[]).map((seat) => whom(seat, r)))}`,
  }),
  took: (d, r) => ({
    words:
      d['took'] === false
        ? [`${who(d['seat'], r)} took no spell.`]
        : [`${who(d['seat'], r)} took `, card(d['card']), '.'],
  }),
  leftovers: (d) => ({ words: [...cardsOf(d['cards']), ' went to the discard.'] }),
  over: (d, r) => ({ words: [`${who(d['winner'], r)} won the match.`] }),
  looked: (d, r) => ({
    words:
      d['cards'] === undefined
        ? [
            `${who(d['seat'], r)} looked at ${count(d['count'], 'card', 'cards')} of the ${PILES[String(d['pile'])]} pile.`,
          ]
        : [`${who(d['seat'], r)} saw `, ...cardsOf(d['cards']), ` in the ${PILES[String(d['pile'])]} pile.`],
    small: `because of ${cardName(d['by'])}`,
  }),
  placed: (d, r) => ({
    words: [
      `${who(d['seat'], r)} put the card ${d['to'] === 'top' ? 'back on top' : 'at the bottom'} of the ${PILES[String(d['pile'])]} pile.`,
    ],
  }),
} satisfies Partial<Record<EventType, Teller>>;

/** Lines about weapons after a round: what they did besides striking. */
export const WEAPON_EVENTS = {
  'weapon-strike': (d, r) => ({
    words: [
      `${who(d['seat'], r)} struck ${english.listed((d['victims'] as readonly number[]).map((seat) => whom(seat, r)))} with `,
      card(d['by']),
      '.',
    ],
    small: `Attack ${d['amount']}`,
  }),
  stored: (d, r) => ({
    words: [
      card(d['by']),
      ` will strike ${english.listed((d['victims'] as readonly number[]).map((seat) => whom(seat, r)))} after the next combat.`,
    ],
    small: `Attack ${d['amount']}`,
  }),
  'weapon-grew': (d, r) => ({
    words: [
      `${whose(d['seat'], r) === 'your' ? 'Your' : whose(d['seat'], r)} weapon grew by `,
      card(d['by']),
      '.',
    ],
    small: `+${d['up']}`,
  }),
  'weapon-lost': (d, r) => ({
    words: [`${who(d['seat'], r)} lost `, card(d['by']), ': no spell was cast in this combat.'],
  }),
  permit: (d, r) => ({
    words: [`${who(d['seat'], r)} may hold a third pet until the end of round ${d['ends']}.`],
  }),
  restored: (d, r) => ({
    words: [`${who(d['seat'], r)} shuffled `, card(d['card']), ' back into its pile.'],
  }),
  milled: (d, r) => ({ words: [`${who(d['seat'], r)} sent `, card(d['card']), ' to its discard.'] }),
  fetched: (d, r) => ({
    words: [`${who(d['seat'], r)} took `, card(d['card']), ' from the discard.'],
    ...tellBy(d),
  }),
  'drew-spell': (d, r) => ({
    words:
      d['card'] === undefined
        ? [`${who(d['seat'], r)} drew a spell.`]
        : [`${who(d['seat'], r)} drew `, card(d['card']), '.'],
    ...tellBy(d),
  }),
} satisfies Partial<Record<EventType, Teller>>;
