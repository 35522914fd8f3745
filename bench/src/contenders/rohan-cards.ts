/** The cards of Rohan's Last Stand as the two comparison versions know them; Fray has its own table. */
export const LANES = 5;
export const HAND_SIZE = 7;
export const START_HEALTH = 20;
export const MAX_ROUNDS = 100;
export const QUIET_ROUNDS = 3;

export type Condition = 'free' | 'attack' | 'defense';
export type Ability = 'none' | 'banner' | 'reinforce' | 'surprise' | 'pierce' | 'hate' | 'kamikaze';

/** Inspire and Rally do the same for their own side, so both are a "banner" here. */
export interface CardType {
  readonly id: string;
  readonly hp: number;
  readonly atk: number;
  readonly def: number;
  readonly condition: Condition;
  readonly ability: Ability;
}

function card(
  id: string,
  hp: number,
  atk: number,
  def: number,
  ability: Ability,
  condition: Condition = 'free',
): CardType {
  return { id, hp, atk, def, condition, ability };
}

export const CARDS: readonly CardType[] = [
  card('strider', 7, 7, 2, 'banner'),
  card('elven-prince', 4, 9, 0, 'pierce'),
  card('recruit', 3, 2, 2, 'none'),
  card('elf-soldier', 4, 4, 0, 'pierce'),
  card('lockbearer', 10, 6, 4, 'banner', 'defense'),
  card('the-white', 24, 8, 0, 'reinforce'),
  card('the-king', 9, 5, 5, 'banner'),
  card('eomer', 5, 6, 2, 'banner'),
  card('cavalry', 5, 5, 2, 'surprise'),
  card('uruk-hai', 3, 5, 1, 'none'),
  card('orc', 3, 4, 0, 'none'),
  card('dunlending', 3, 3, 1, 'hate'),
  card('berserker', 9, 6, 3, 'banner'),
  card('battering-ram', 2, 10, 1, 'surprise', 'attack'),
  card('felgrom', 1, 0, 20, 'kamikaze', 'attack'),
];

export const RECRUIT = 2;
export const THE_KING = 6;
export const EOMER = 7;
export const CAVALRY = 8;

/** How many copies of each card a deck starts with, Rohan's and Isengard's. */
const COPIES: readonly (readonly number[])[] = [
  [2, 2, 20, 10, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 15, 10, 8, 2, 2],
];

/** Both decks before their first shuffle. */
export const DECKS: readonly (readonly number[])[] = COPIES.map((copies) =>
  copies.flatMap((count, type) => new Array<number>(count).fill(type)),
);
