/** The names of a language put to use: cards and abilities as words that can be looked up, seats by their armies. */
import type { Options, Part } from '@fray/engine';
import { ABILITIES, type AbilityId, CARDS, type CardId, type ConditionId } from '../../data/cards.js';
import { FACTIONS, type FactionId } from '../../data/decks.js';

export interface Names {
  readonly cards: Readonly<Record<CardId, string>>;
  readonly abilities: Readonly<Record<AbilityId, string>>;
  readonly conditions: Readonly<Record<ConditionId, string>>;
  readonly factions: Readonly<Record<FactionId, string>>;
}

export interface Naming {
  factionName(faction: number): string;
  seatName(seat: number, options: Options): string;
  /** The name of an ability by its place in the list; undefined for none. */
  abilityName(ability: number): string | undefined;
  /** A card as a word that can be looked up, by its id or its place in the list. */
  cardPart(card: unknown): Part;
  abilityPart(ability: unknown): Part;
}

export function namingOf({ cards, abilities, factions }: Names): Naming {
  const factionName = (faction: number) => factions[FACTIONS[faction]!];
  return {
    factionName,
    seatName: (seat, { mirrorMatch: mirror }) =>
      mirror === 'rohan' || mirror === 'isengard'
        ? `${factions[mirror]} ${seat === 0 ? 'I' : 'II'}`
        : factionName(seat),
    abilityName: (ability) => {
      const id = ABILITIES[ability]!;
      return id === 'none' ? undefined : abilities[id];
    },
    cardPart: (card) => {
      const id = typeof card === 'number' ? CARDS[card]!.id : (card as CardId);
      return { ref: `card:${id}`, text: cards[id] };
    },
    abilityPart: (ability) => {
      const id = ability as AbilityId;
      return { ref: `ability:${id}`, text: abilities[id] };
    },
  };
}
