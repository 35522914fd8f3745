/** What cards, abilities and armies are called. */
import type { Options, Part } from '@fray/engine';
import { ABILITIES, type AbilityId, CARDS, type CardId, type ConditionId } from '../../data/cards.js';
import { FACTIONS, type FactionId } from '../../data/decks.js';

export const CARD_NAMES: Readonly<Record<CardId, string>> = {
  strider: 'Strider',
  'elven-prince': 'Elven Prince',
  recruit: 'Recruit',
  'elf-soldier': 'Elf Soldier',
  lockbearer: 'Lockbearer',
  'the-white': 'The White',
  'the-king': 'The King',
  eomer: 'Eomer',
  cavalry: 'Cavalry',
  'uruk-hai': 'Uruk-Hai',
  orc: 'Orc',
  dunlending: 'Dunlending',
  berserker: 'Berserker',
  'battering-ram': 'Battering Ram',
  felgrom: 'Felgrom',
};

export const ABILITY_NAMES: Readonly<Record<AbilityId, string>> = {
  inspire: 'Inspire',
  rally: 'Rally',
  reinforce: 'Reinforce',
  surprise: 'Surprise',
  'armor-pierce': 'Armor Pierce',
  hate: 'Hate',
  kamikaze: 'Kamikaze',
};

export const CONDITION_NAMES: Readonly<Record<ConditionId, string>> = {
  free: 'Free',
  'attack-only': 'Attack only',
  'defence-only': 'Defence only',
};

export const FACTION_NAMES: Readonly<Record<FactionId, string>> = { rohan: 'Rohan', isengard: 'Isengard' };

export function factionName(faction: number): string {
  return FACTION_NAMES[FACTIONS[faction]!];
}

export function seatName(seat: number, options: Options): string {
  const mirror = options['mirrorMatch'];
  if (mirror === 'rohan' || mirror === 'isengard')
    return `${FACTION_NAMES[mirror]} ${seat === 0 ? 'I' : 'II'}`;
  return factionName(seat);
}

/** The name of an ability by its place in the list; undefined for none. */
export function abilityName(ability: number): string | undefined {
  const id = ABILITIES[ability]!;
  return id === 'none' ? undefined : ABILITY_NAMES[id];
}

/** A card as a word that can be looked up, by its id or its place in the list. */
export function cardPart(card: unknown): Part {
  const id = typeof card === 'number' ? CARDS[card]!.id : (card as CardId);
  return { ref: `card:${id}`, text: CARD_NAMES[id] };
}

export function abilityPart(ability: unknown): Part {
  const id = ability as AbilityId;
  return { ref: `ability:${id}`, text: ABILITY_NAMES[id] };
}
