/** What cards, abilities and armies are called; cards also as the subject and the object of a sentence. */
import type { Part, Words } from '@fray/engine';
import { CARDS, type CardId } from '../../data/cards.js';
import { type Names, namingOf } from '../common/names.js';

export const NAMES: Names = {
  cards: {
    strider: 'Streicher',
    'elven-prince': 'Elbenprinz',
    recruit: 'Rekrut',
    'elf-soldier': 'Elbenkrieger',
    lockbearer: 'Lockenträger',
    'the-white': 'Der Weiße',
    'the-king': 'Der König',
    eomer: 'Éomer',
    cavalry: 'Reiter',
    'uruk-hai': 'Uruk-hai',
    orc: 'Ork',
    dunlending: 'Dunländer',
    berserker: 'Berserker',
    'battering-ram': 'Rammbock',
    felgrom: 'Felgrom',
  },
  abilities: {
    inspire: 'Ansporn',
    rally: 'Kampfruf',
    reinforce: 'Verstärkung',
    surprise: 'Überraschung',
    'armor-pierce': 'Panzerbrecher',
    hate: 'Hass',
    kamikaze: 'Kamikaze',
  },
  conditions: {
    free: 'Frei',
    'attack-only': 'Nur Angriff',
    'defence-only': 'Nur Abwehr',
  },
  factions: { rohan: 'Rohan', isengard: 'Isengard' },
};

export const naming = namingOf(NAMES);
export const { abilityPart, cardPart } = naming;

/** Proper names stand alone. */
const PROPER: ReadonlySet<CardId> = new Set(['strider', 'eomer', 'felgrom']);

/** Names that end otherwise where they are not the subject, and those that bring their article along. */
const BENT: Readonly<Partial<Record<CardId, string>>> = {
  'elven-prince': 'Elbenprinzen',
  recruit: 'Rekruten',
  'the-white': 'Weißen',
  'the-king': 'König',
};

const idOf = (card: unknown): CardId => (typeof card === 'number' ? CARDS[card]!.id : (card as CardId));
const withArticle = (id: CardId): boolean => NAMES.cards[id].startsWith('Der ');

/** At the start of a sentence: "Der Rekrut", "Streicher", "Der König". */
export function DerCard(card: unknown): Words {
  const id = idOf(card);
  return PROPER.has(id) || withArticle(id) ? [cardPart(id)] : ['Der ', cardPart(id)];
}

/** Inside a sentence: "der Rekrut". */
export function derCard(card: unknown): Words {
  const id = idOf(card);
  return PROPER.has(id) ? [cardPart(id)] : ['der ', named(id, NAMES.cards[id].replace('Der ', ''))];
}

/** The object of a sentence: "den Rekruten". */
export function denCard(card: unknown): Words {
  const id = idOf(card);
  return PROPER.has(id) ? [cardPart(id)] : ['den ', named(id, BENT[id] ?? NAMES.cards[id])];
}

/** Names whose plural is another word. */
const MANY: Readonly<Partial<Record<CardId, string>>> = {
  'elven-prince': 'Elbenprinzen',
  recruit: 'Rekruten',
  'the-white': 'Weiße',
  'the-king': 'Könige',
  orc: 'Orks',
  'battering-ram': 'Rammböcke',
};

/** Two who meet: "der Ork und der Rekrut", and "zwei Rekruten" where both are called the same. */
export function bothCards(first: unknown, second: unknown): Words {
  const id = idOf(first);
  if (id !== idOf(second)) return [...derCard(first), ' und ', ...derCard(second)];
  return ['zwei ', named(id, MANY[id] ?? NAMES.cards[id])];
}

/** One of two who are called the same: "ein Rekrut", "ein Weißer". */
export function einCard(card: unknown): Words {
  const id = idOf(card);
  return ['ein ', named(id, id === 'the-white' ? 'Weißer' : NAMES.cards[id].replace('Der ', ''))];
}

const named = (id: CardId, text: string): Part => ({ ref: `card:${id}`, text });
