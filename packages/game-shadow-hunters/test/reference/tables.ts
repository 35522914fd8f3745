/** The characters (sections 3.1 and 3.2) and the Equipment (4.2 and 4.3) as far as an attack needs them. */

export type Faction = 'Hunter' | 'Shadow' | 'Neutral';

interface CharacterRow {
  readonly faction: Faction;
  /** SH-B-90 */
  readonly hp: number;
}

export const CHARACTERS = {
  Allie: { faction: 'Neutral', hp: 8 },
  Bob: { faction: 'Neutral', hp: 10 },
  Charles: { faction: 'Neutral', hp: 11 },
  Daniel: { faction: 'Neutral', hp: 13 },
  Emi: { faction: 'Hunter', hp: 10 },
  Franklin: { faction: 'Hunter', hp: 12 },
  George: { faction: 'Hunter', hp: 14 },
  Unknown: { faction: 'Shadow', hp: 11 },
  Vampire: { faction: 'Shadow', hp: 13 },
  Werewolf: { faction: 'Shadow', hp: 14 },
  Agnes: { faction: 'Neutral', hp: 8 },
  Bryan: { faction: 'Neutral', hp: 10 },
  Catherine: { faction: 'Neutral', hp: 11 },
  David: { faction: 'Neutral', hp: 13 },
  Ellen: { faction: 'Hunter', hp: 10 },
  Fuka: { faction: 'Hunter', hp: 12 },
  Gregor: { faction: 'Hunter', hp: 14 },
  UltraSoul: { faction: 'Shadow', hp: 11 },
  Valkyrie: { faction: 'Shadow', hp: 13 },
  Wight: { faction: 'Shadow', hp: 14 },
} as const satisfies Record<string, CharacterRow>;

export type Character = keyof typeof CHARACTERS;

/** SH-B-95: twelve pieces, each once, with the discard pile each belongs to (SH-B-64). */
export const EQUIPMENT = {
  FortuneBrooch: 'White',
  HolyRobe: 'White',
  MysticCompass: 'White',
  SilverRosary: 'White',
  SpearOfLonginus: 'White',
  Talisman: 'White',
  ButcherKnife: 'Black',
  Chainsaw: 'Black',
  RustedBroadAxe: 'Black',
  Handgun: 'Black',
  MachineGun: 'Black',
  Masamune: 'Black',
} as const satisfies Record<string, 'White' | 'Black'>;

export type Equipment = keyof typeof EQUIPMENT;
