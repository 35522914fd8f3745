/** The fifteen cards (RL-K-...), today's figures and those of the earlier edition. */

export const FREE = 0;
export const ATTACK_ONLY = 1;
export const DEFENSE_ONLY = 2;
export const CONDITION_NAMES = ['Free', 'Attack only', 'Defence only'] as const;

export const NONE = 0;
export const INSPIRE = 1;
export const RALLY = 2;
export const REINFORCE = 3;
export const SURPRISE = 4;
export const ARMOR_PIERCE = 5;
export const HATE = 6;
export const KAMIKAZE = 7;
export const ABILITY_NAMES = [
  '',
  'Inspire',
  'Rally',
  'Reinforce',
  'Surprise',
  'Armor Pierce',
  'Hate',
  'Kamikaze',
] as const;

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly clause: string;
  readonly hp: number;
  readonly atk: number;
  readonly def: number;
  readonly condition: number;
  readonly ability: number;
}

function card(
  id: string,
  name: string,
  [hp, atk, def]: readonly [number, number, number],
  ability: number = NONE,
  condition: number = FREE,
): Card {
  return { id, name, clause: `RL-K-${id}`, hp, atk, def, condition, ability };
}

/** Order is part of the rules version: records and hands hold places in this list. */
export const CARDS: readonly Card[] = [
  card('strider', 'Strider', [7, 7, 2], INSPIRE),
  card('elven-prince', 'Elven Prince', [4, 9, 0], ARMOR_PIERCE),
  card('recruit', 'Recruit', [3, 2, 2]),
  card('elf-soldier', 'Elf Soldier', [4, 4, 0], ARMOR_PIERCE),
  card('lockbearer', 'Lockbearer', [10, 6, 4], INSPIRE, DEFENSE_ONLY),
  card('the-white', 'The White', [24, 8, 0], REINFORCE),
  card('the-king', 'The King', [9, 5, 5], INSPIRE),
  card('eomer', 'Eomer', [5, 6, 2], INSPIRE),
  card('cavalry', 'Cavalry', [5, 5, 2], SURPRISE),
  card('uruk-hai', 'Uruk-Hai', [3, 5, 1]),
  card('orc', 'Orc', [3, 4, 0]),
  card('dunlending', 'Dunlending', [3, 3, 1], HATE),
  card('berserker', 'Berserker', [9, 6, 3], RALLY),
  card('battering-ram', 'Battering Ram', [2, 10, 1], SURPRISE, ATTACK_ONLY),
  card('felgrom', 'Felgrom', [1, 0, 20], KAMIKAZE, ATTACK_ONLY),
];

export const CARD_IDS: readonly string[] = CARDS.map((c) => c.id);

export function cardIndex(id: string): number {
  return CARD_IDS.indexOf(id);
}

export const RECRUIT = cardIndex('recruit');
export const THE_KING = cardIndex('the-king');
export const EOMER = cardIndex('eomer');
export const CAVALRY = cardIndex('cavalry');

const CLASSIC_FIGURES: Readonly<Record<string, readonly [number, number, number]>> = {
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
