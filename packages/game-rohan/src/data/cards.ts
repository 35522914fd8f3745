/** The fifteen cards (RL-K-...), today's figures and those of the earlier edition. Their names are in the word books. */

const FREE = 0;
export const ATTACK_ONLY = 1;
export const DEFENSE_ONLY = 2;
/** By condition; the word books have their names. */
export const CONDITIONS = ['free', 'attack-only', 'defence-only'] as const;
export type ConditionId = (typeof CONDITIONS)[number];

export const NONE = 0;
export const INSPIRE = 1;
export const RALLY = 2;
export const REINFORCE = 3;
export const SURPRISE = 4;
export const ARMOR_PIERCE = 5;
export const HATE = 6;
export const KAMIKAZE = 7;
/** By ability; the clause of each is RL-AB- and its id. */
export const ABILITIES = [
  'none',
  'inspire',
  'rally',
  'reinforce',
  'surprise',
  'armor-pierce',
  'hate',
  'kamikaze',
] as const;
export type AbilityId = Exclude<(typeof ABILITIES)[number], 'none'>;

/** Order is part of nothing but speed: hands and decks hold places in this list, records and hashes hold ids. */
export const CARD_IDS = [
  'strider',
  'elven-prince',
  'recruit',
  'elf-soldier',
  'lockbearer',
  'the-white',
  'the-king',
  'eomer',
  'cavalry',
  'uruk-hai',
  'orc',
  'dunlending',
  'berserker',
  'battering-ram',
  'felgrom',
] as const;
export type CardId = (typeof CARD_IDS)[number];

export interface Card {
  readonly id: CardId;
  readonly clause: string;
  readonly hp: number;
  readonly atk: number;
  readonly def: number;
  readonly condition: number;
  readonly ability: number;
}

type Figures = readonly [hp: number, atk: number, def: number];

function card(id: CardId, [hp, atk, def]: Figures, ability: number = NONE, condition: number = FREE): Card {
  return { id, clause: `RL-K-${id}`, hp, atk, def, condition, ability };
}

const PRINTED: Readonly<Record<CardId, Card>> = {
  strider: card('strider', [7, 7, 2], INSPIRE),
  'elven-prince': card('elven-prince', [4, 9, 0], ARMOR_PIERCE),
  recruit: card('recruit', [3, 2, 2]),
  'elf-soldier': card('elf-soldier', [4, 4, 0], ARMOR_PIERCE),
  lockbearer: card('lockbearer', [10, 6, 4], INSPIRE, DEFENSE_ONLY),
  'the-white': card('the-white', [24, 8, 0], REINFORCE),
  'the-king': card('the-king', [9, 5, 5], INSPIRE),
  eomer: card('eomer', [5, 6, 2], INSPIRE),
  cavalry: card('cavalry', [5, 5, 2], SURPRISE),
  'uruk-hai': card('uruk-hai', [3, 5, 1]),
  orc: card('orc', [3, 4, 0]),
  dunlending: card('dunlending', [3, 3, 1], HATE),
  berserker: card('berserker', [9, 6, 3], RALLY),
  'battering-ram': card('battering-ram', [2, 10, 1], SURPRISE, ATTACK_ONLY),
  felgrom: card('felgrom', [1, 0, 20], KAMIKAZE, ATTACK_ONLY),
};

export const CARDS: readonly Card[] = CARD_IDS.map((id) => PRINTED[id]);

/** The place of a card in the list; -1 when there is no such card. */
export function cardIndex(id: string): number {
  return (CARD_IDS as readonly string[]).indexOf(id);
}

export const RECRUIT = cardIndex('recruit');
export const THE_KING = cardIndex('the-king');
export const EOMER = cardIndex('eomer');
export const CAVALRY = cardIndex('cavalry');

const CLASSIC_FIGURES: Readonly<Partial<Record<CardId, Figures>>> = {
  'uruk-hai': [3, 4, 1],
  orc: [3, 3, 0],
  dunlending: [3, 2, 1],
  berserker: [9, 5, 3],
  'battering-ram': [2, 8, 1],
  felgrom: [1, 10, 1],
};

/** The earlier edition (option classicBalance): weaker Isengard cards, no overflow, one-sided Kamikaze. */
export const CLASSIC_CARDS: readonly Card[] = CARDS.map((c) => {
  const [hp, atk, def] = CLASSIC_FIGURES[c.id] ?? [c.hp, c.atk, c.def];
  return { ...c, hp, atk, def };
});
