/** The twenty characters. Hunters come first, then Shadows, then Neutrals: who can be who is counted faction by faction. */

export const HUNTER = 0;
export const SHADOW = 1;
export const NEUTRAL = 2;
export const FACTION_IDS: readonly string[] = ['hunter', 'shadow', 'neutral'];

export interface Character {
  readonly id: string;
  readonly name: string;
  readonly initial: string;
  readonly faction: number;
  readonly hp: number;
  /** True for the ten of the first box. */
  readonly base: boolean;
  readonly ability: string;
  readonly clause: string;
}

/** SH-B-90: Health goes with the initial. */
const HEALTH: Readonly<Record<string, number>> = {
  A: 8,
  B: 10,
  C: 11,
  D: 13,
  E: 10,
  F: 12,
  G: 14,
  U: 11,
  V: 13,
  W: 14,
};

function character(id: string, name: string, faction: number, base: boolean, ability: string): Character {
  const initial = name[0]!;
  const clause = `SH-C-${name.replace(/[^A-Za-z]/g, '')}`;
  return { id, name, initial, faction, hp: HEALTH[initial]!, base, ability, clause };
}

export const CHARACTERS: readonly Character[] = [
  character('emi', 'Emi', HUNTER, true, 'Teleport'),
  character('franklin', 'Franklin', HUNTER, true, 'Lightning'),
  character('george', 'George', HUNTER, true, 'Demolish'),
  character('ellen', 'Ellen', HUNTER, false, 'Chain of Forbidden Curse'),
  character('fu-ka', 'Fu-ka', HUNTER, false, 'Dynamite Nurse'),
  character('gregor', 'Gregor', HUNTER, false, 'Ghostly Barrier'),
  character('unknown', 'Unknown', SHADOW, true, 'Deceit'),
  character('vampire', 'Vampire', SHADOW, true, 'Suck Blood'),
  character('werewolf', 'Werewolf', SHADOW, true, 'Counterattack'),
  character('ultra-soul', 'Ultra Soul', SHADOW, false, 'Murder Ray'),
  character('valkyrie', 'Valkyrie', SHADOW, false, 'Horn of War Outbreak'),
  character('wight', 'Wight', SHADOW, false, 'Multiplication'),
  character('allie', 'Allie', NEUTRAL, true, 'Mother’s Love'),
  character('bob', 'Bob', NEUTRAL, true, 'Robbery'),
  character('charles', 'Charles', NEUTRAL, true, 'Bloody Feast'),
  character('daniel', 'Daniel', NEUTRAL, true, 'Scream'),
  character('agnes', 'Agnes', NEUTRAL, false, 'Capriccio'),
  character('bryan', 'Bryan', NEUTRAL, false, 'My God'),
  character('catherine', 'Catherine', NEUTRAL, false, 'Stigmata'),
  character('david', 'David', NEUTRAL, false, 'Grave Digger'),
];
export const CHARACTER_IDS: readonly string[] = CHARACTERS.map(({ id }) => id);

export const EMI = 0;
export const FRANKLIN = 1;
export const GEORGE = 2;
export const ELLEN = 3;
export const FUKA = 4;
export const GREGOR = 5;
export const UNKNOWN = 6;
export const VAMPIRE = 7;
export const WEREWOLF = 8;
export const ULTRA_SOUL = 9;
export const VALKYRIE = 10;
export const WIGHT = 11;
export const ALLIE = 12;
export const BOB = 13;
export const CHARLES = 14;
export const DANIEL = 15;
export const AGNES = 16;
export const BRYAN = 17;
export const CATHERINE = 18;
export const DAVID = 19;

/** Health and faction by place, for the hot paths. */
export const HP: readonly number[] = CHARACTERS.map(({ hp }) => hp);
export const FACTION: readonly number[] = CHARACTERS.map(({ faction }) => faction);
export const MOST_HP = 14;

/** Sets of characters, one bit each. */
export const EVERYBODY = (1 << CHARACTERS.length) - 1;
export const BASE_SET = setOf(({ base }) => base);
export const EXPANSION_SET = EVERYBODY & ~BASE_SET;
export const FACTION_SETS: readonly number[] = [HUNTER, SHADOW, NEUTRAL].map((faction) =>
  setOf((character) => character.faction === faction),
);
/** Who would still stand with so much damage, by damage. */
export const STANDING_AT: readonly number[] = Array.from({ length: 32 }, (_, damage) =>
  setOf(({ hp }) => hp > damage),
);

export function setOf(belongs: (character: Character) => boolean): number {
  return CHARACTERS.reduce((set, character, i) => (belongs(character) ? set | (1 << i) : set), 0);
}

/** The characters of a set, in order. */
export function members(set: number): number[] {
  const list: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest));
  return list;
}

/** SH-B-02: how many Hunters, Shadows and Neutrals are dealt, by number of players. */
export const DEAL: Readonly<Record<number, readonly number[]>> = {
  4: [2, 2, 0],
  5: [2, 2, 1],
  6: [2, 2, 2],
  7: [2, 2, 3],
  8: [3, 3, 2],
};
