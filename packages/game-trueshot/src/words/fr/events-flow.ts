/** The story of set-up, preparation, rounds and drafts. */
import type { EventType } from '../ids.js';
import { capital, type Teller } from '../teller.js';
import {
  aCard,
  card,
  cardName,
  cardsOf,
  count,
  does,
  has,
  owned,
  pet,
  seatsOf,
  tellBy,
  whom,
} from './say.js';

const PILES: Readonly<Record<string, string>> = { pets: 'familiers', weapons: 'armes', spells: 'sorts' };

export const FLOW_EVENTS = {
  begun: (d, r) => ({
    words: [`${does(d['opener'], r, 'ouvres', 'ouvre')} le premier combat.`],
    small: d['how'] === 'lots' ? 'par tirage au sort' : 'après être sorti en dernier',
  }),
  offered: (d, r) => ({
    words:
      d['cards'] === undefined
        ? [`${has(d['seat'], r)} regardé trois familiers.`]
        : [`${has(d['seat'], r)} regardé : `, ...cardsOf(d['cards']), '.'],
    ...(d['redrawn'] === undefined || d['redrawn'] === 0
      ? {}
      : { small: `${count(d['redrawn'], 'exotique remis', 'exotiques remis')} dans la pioche` }),
  }),
  chosen: (d, r) => ({ words: [`${has(d['seat'], r)} apprivoisé `, ...aCard(d['by']), '.'] }),
  shop: (d) => ({ words: ['Nouvelle arme dans la boutique : ', card(d['by']), '.'] }),
  round: (d) => ({
    words: [`Manche ${d['round']}${d['round'] === 1 ? '' : ' · préparation'}`],
    heading: true,
  }),
  prepares: (d, r) => ({
    words: [`${does(d['seat'], r, 'te prépares', 'se prépare')}.`],
    small: count(d['actions'], 'action', 'actions'),
  }),
  bought: (d, r) => ({
    words: [`${has(d['seat'], r)} acheté `, card(d['by']), '.'],
    small: `${d['price']}${d['inHealth'] === true ? ' en Vie' : ''} de coût, ${d['refund']} de reprise, reste ${count(d['coins'], 'Pièce', 'Pièces')}`,
  }),
  swapped: (d, r) => ({
    words: [
      `${has(d['seat'], r)} reçu ${owned(d['other'], r, 'ton arme', 'l’arme')} par Miracoran : `,
      card(d['by']),
      '.',
    ],
  }),
  'drew-weapon': (d, r) => ({
    words: [`${has(d['seat'], r)} dévoilé `, card(d['by']), ' pour la boutique.'],
  }),
  refreshed: (d) => ({
    words: [card(d['by']), ' prend la place de l’arme ', card(d['old']), ', glissée sous la pioche.'],
  }),
  'turned-up': (d, r) => ({
    words: [
      `En voulant apprivoiser, ${has(d['seat'], r).replace(/^Tu/, 'tu')} croisé `,
      ...aCard(d['by']),
      '.',
    ],
  }),
  'turned-away': (d, r) => ({
    words: [`${has(d['seat'], r)} laissé partir `, ...aCard(d['by']), '.'],
  }),
  tamed: (d, r) => ({
    words: [
      `${has(d['seat'], r)} apprivoisé `,
      ...aCard(d['by']),
      d['temporary'] === true ? ' pour ce combat.' : '.',
    ],
  }),
  forced: (d, r) => ({
    words: [
      `Sans familier, ${has(d['seat'], r).replace(/^Tu/, 'tu')} pris le premier de la pioche : `,
      card(d['by']),
      '.',
    ],
  }),
  rearranged: (d, r) => ({
    words: [`${does(d['seat'], r, 'as changé l’ordre de ta', 'a changé l’ordre de sa')} rangée.`],
    small: `${d['one']} et ${d['other']}`,
  }),
  copied: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ' a copié ', ...pet(d['of'], r), '.'],
  }),
  food: (d, r) => ({
    words: [
      card(d['by']),
      ` est sur le dessus ${owned(d['seat'], r, 'de tes nourritures', 'des nourritures')}.`,
    ],
  }),
  reshuffled: (d) => ({
    words: [`La défausse des ${PILES[String(d['pile'])]} a été remélangée dans sa pioche.`],
    small: count(d['count'], 'carte', 'cartes'),
  }),
  'aspect-over': (d, r) => ({ words: [`${does(d['seat'], r, 'n’as', 'n’a')} plus `, card(d['by']), '.'] }),
  'trap-over': (d, r) => ({ words: [card(d['by']), ` n’est plus chez ${whom(d['seat'], r)}.`] }),
  'aside-over': (d, r) => ({
    words: [`Le sort mis de côté par ${whom(d['seat'], r)} est allé à la défausse : `, card(d['by']), '.'],
  }),
  purged: (d) => ({
    words: [
      'Pointe-d’âme a envoyé de la pioche à la défausse le deuxième exemplaire : ',
      card(d['pet']),
      '.',
    ],
  }),
  'round-over': (d, r) => ({
    words: [
      d['winner'] === -1
        ? 'Personne n’avait plus de familier : la manche n’a pas de vainqueur.'
        : `${has(d['winner'], r)} gagné la manche.`,
    ],
    small: `classement : ${seatsOf(d['ranks'], r)}`,
  }),
  eliminated: (d, r) => ({ words: [`${does(d['seat'], r, 'as', 'a')} quitté la partie, faute de Vie.`] }),
  conceded: (d, r) => ({ words: [`${has(d['seat'], r)} abandonné.`] }),
  revealed: (d, r) => ({
    words: ['Sorts à choisir : ', ...cardsOf(d['cards']), '.'],
    small: `ordre : ${seatsOf(d['order'], r)}`,
  }),
  took: (d, r) => ({
    words:
      d['took'] === false
        ? [`${does(d['seat'], r, 'n’as pris', 'n’a pris')} aucun sort.`]
        : [`${has(d['seat'], r)} pris `, card(d['card']), '.'],
  }),
  leftovers: (d) => ({ words: ['À la défausse : ', ...cardsOf(d['cards']), '.'] }),
  over: (d, r) => ({ words: [`${has(d['winner'], r)} gagné la partie.`] }),
  looked: (d, r) => ({
    words:
      d['cards'] === undefined
        ? [
            `${has(d['seat'], r)} regardé ${count(d['count'], 'carte', 'cartes')} de la pioche des ${PILES[String(d['pile'])]}.`,
          ]
        : [
            `${has(d['seat'], r)} vu dans la pioche des ${PILES[String(d['pile'])]} : `,
            ...cardsOf(d['cards']),
            '.',
          ],
    small: `par ${cardName(d['by'])}`,
  }),
  placed: (d, r) => ({
    words: [
      `${has(d['seat'], r)} remis la carte ${d['to'] === 'top' ? 'sur' : 'sous'} la pioche des ${PILES[String(d['pile'])]}.`,
    ],
  }),
} satisfies Partial<Record<EventType, Teller>>;

/** Lines about weapons after a round: what they did besides striking. */
export const WEAPON_EVENTS = {
  'weapon-strike': (d, r) => ({
    words: [
      `${does(d['seat'], r, 'as levé ton arme', 'a levé son arme')} (`,
      card(d['by']),
      `) contre ${seatsOf(d['victims'], r)}.`,
    ],
    small: `Attaque ${d['amount']}`,
  }),
  stored: (d, r) => ({
    words: [card(d['by']), ` frappera après le prochain combat : ${seatsOf(d['victims'], r)}.`],
    small: `Attaque ${d['amount']}`,
  }),
  'weapon-grew': (d, r) => ({
    words: [...capital([`${owned(d['seat'], r, 'ton arme', 'l’arme')} a grandi par `]), card(d['by']), '.'],
    small: `+${d['up']}`,
  }),
  'weapon-lost': (d, r) => ({
    words: [`${has(d['seat'], r)} perdu `, card(d['by']), ' : aucun sort lancé dans ce combat.'],
  }),
  permit: (d, r) => ({
    words: [
      `${does(d['seat'], r, 'peux', 'peut')} garder un troisième familier jusqu’à la fin de la manche ${d['ends']}.`,
    ],
  }),
  restored: (d, r) => ({
    words: [`${has(d['seat'], r)} remis dans sa pioche : `, card(d['card']), '.'],
  }),
  milled: (d, r) => ({ words: [`${has(d['seat'], r)} envoyé à la défausse : `, card(d['card']), '.'] }),
  fetched: (d, r) => ({
    words: [`${has(d['seat'], r)} repris `, card(d['card']), ' dans la défausse.'],
    ...tellBy(d),
  }),
  'drew-spell': (d, r) => ({
    words:
      d['card'] === undefined
        ? [`${has(d['seat'], r)} pioché un sort.`]
        : [`${has(d['seat'], r)} pioché `, card(d['card']), '.'],
    ...tellBy(d),
  }),
} satisfies Partial<Record<EventType, Teller>>;
