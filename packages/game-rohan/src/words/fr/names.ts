/** What cards, abilities and armies are called. */
import type { Words } from '@fray/engine';
import { CARDS, type CardId } from '../../data/cards.js';
import { type Names, namingOf } from '../common/names.js';

export const NAMES: Names = {
  cards: {
    strider: 'Grands-Pas',
    'elven-prince': 'Prince elfe',
    recruit: 'Recrue',
    'elf-soldier': 'Soldat elfe',
    lockbearer: 'Porte-Boucle',
    'the-white': 'Le Blanc',
    'the-king': 'Le Roi',
    eomer: 'Éomer',
    cavalry: 'Cavalier',
    'uruk-hai': 'Uruk-hai',
    orc: 'Orque',
    dunlending: 'Dunlending',
    berserker: 'Berserker',
    'battering-ram': 'Bélier',
    felgrom: 'Felgrom',
  },
  abilities: {
    inspire: 'Inspiration',
    rally: 'Ralliement',
    reinforce: 'Renfort',
    surprise: 'Surprise',
    'armor-pierce': 'Perce-armure',
    hate: 'Haine',
    kamikaze: 'Kamikaze',
  },
  conditions: {
    free: 'Libre',
    'attack-only': 'Attaque seule',
    'defence-only': 'Défense seule',
  },
  factions: { rohan: 'Rohan', isengard: 'Isengard' },
};

export const naming = namingOf(NAMES);
export const { abilityPart, cardPart } = naming;

/** Proper names, and those that bring their article along, stand alone. */
const ARTICLES: Readonly<Partial<Record<CardId, string>>> = {
  'elven-prince': 'le ',
  recruit: 'la ',
  'elf-soldier': 'le ',
  lockbearer: 'le ',
  cavalry: 'le ',
  'uruk-hai': 'l’',
  orc: 'l’',
  dunlending: 'le ',
  berserker: 'le ',
  'battering-ram': 'le ',
};

/** "la Recrue", "l’Orque", "Le Roi". */
export function theCard(card: unknown): Words {
  const id = typeof card === 'number' ? CARDS[card]!.id : (card as CardId);
  return [ARTICLES[id] ?? '', cardPart(id)].filter((part) => part !== '');
}

/** One of its kind, as it is played: "une Recrue", "un Orque", "Le Roi". */
export function aCard(card: unknown): Words {
  return theCard(card).map((part) => (typeof part === 'string' ? one(part) : part));
}

function one(article: string): string {
  return article === 'la ' ? 'une ' : 'un ';
}

/** "La Recrue", at the start of a sentence. */
export function TheCard(card: unknown): Words {
  return theCard(card).map((part, i) =>
    i === 0 && typeof part === 'string' ? `${part.charAt(0).toUpperCase()}${part.slice(1)}` : part,
  );
}
