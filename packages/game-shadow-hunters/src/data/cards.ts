/** The 40 kinds of card. Every Equipment card exists once, so a player's Equipment is a set of bits. */
import { CHARACTERS, FACTION_SETS, HUNTER, NEUTRAL, SHADOW, setOf, UNKNOWN } from './characters.js';

export const HERMIT = 0;
export const WHITE = 1;
export const BLACK = 2;
export const DECK_IDS: readonly string[] = ['hermit', 'white', 'black'];

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly deck: number;
  readonly copies: number;
  /** Its bit among the Equipment, or -1 for a card that is used up. */
  readonly gear: number;
  readonly clause: string;
}

interface Kind {
  readonly name: string;
  readonly copies?: number;
  readonly gear?: boolean;
}

const KINDS: readonly (readonly Kind[])[] = [
  [
    { name: 'Hermit’s Aid' },
    { name: 'Hermit’s Huddle' },
    { name: 'Hermit’s Nurturance' },
    { name: 'Hermit’s Anger', copies: 2 },
    { name: 'Hermit’s Blackmail', copies: 2 },
    { name: 'Hermit’s Greed', copies: 2 },
    { name: 'Hermit’s Slap', copies: 2 },
    { name: 'Hermit’s Spell' },
    { name: 'Hermit’s Exorcism' },
    { name: 'Hermit’s Bully' },
    { name: 'Hermit’s Tough Lesson of Love' },
    { name: 'Hermit’s Prediction' },
  ],
  [
    { name: 'Advent' },
    { name: 'Blessing' },
    { name: 'Chocolate' },
    { name: 'Concealed Knowledge' },
    { name: 'Disenchant Mirror' },
    { name: 'First Aid' },
    { name: 'Flare of Judgement' },
    { name: 'Guardian Angel' },
    { name: 'Holy Water of Healing', copies: 2 },
    { name: 'Fortune Brooch', gear: true },
    { name: 'Holy Robe', gear: true },
    { name: 'Mystic Compass', gear: true },
    { name: 'Silver Rosary', gear: true },
    { name: 'Spear of Longinus', gear: true },
    { name: 'Talisman', gear: true },
  ],
  [
    { name: 'Banana Peel' },
    { name: 'Bloodthirsty Spider' },
    { name: 'Diabolic Ritual' },
    { name: 'Dynamite' },
    { name: 'Moody Goblin', copies: 2 },
    { name: 'Spiritual Doll' },
    { name: 'Vampire Bat', copies: 3 },
    { name: 'Butcher Knife', gear: true },
    { name: 'Chainsaw', gear: true },
    { name: 'Rusted Broad Axe', gear: true },
    { name: 'Handgun', gear: true },
    { name: 'Machine Gun', gear: true },
    { name: 'Masamune', gear: true },
  ],
];

function makeCards(): Card[] {
  const cards: Card[] = [];
  let gear = 0;
  for (const [deck, kinds] of KINDS.entries())
    for (const kind of kinds) {
      const words = kind.name.replace(/’/g, '').split(' ');
      const id = words.join('-').toLowerCase();
      const clause = `SH-K-${words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')}`;
      cards.push({
        id,
        name: kind.name,
        deck,
        copies: kind.copies ?? 1,
        gear: kind.gear ? gear++ : -1,
        clause,
      });
    }
  return cards;
}

export const CARDS: readonly Card[] = makeCards();
export const CARD_IDS: readonly string[] = CARDS.map(({ id }) => id);

export const AID = 0;
export const HUDDLE = 1;
export const NURTURANCE = 2;
export const ANGER = 3;
export const BLACKMAIL = 4;
export const GREED = 5;
export const SLAP = 6;
export const SPELL = 7;
export const EXORCISM = 8;
export const BULLY = 9;
export const TOUGH_LESSON = 10;
export const PREDICTION = 11;
export const HERMIT_KINDS = 12;
export const ADVENT = 12;
export const BLESSING = 13;
export const CHOCOLATE = 14;
export const CONCEALED_KNOWLEDGE = 15;
export const MIRROR = 16;
export const FIRST_AID = 17;
export const FLARE = 18;
export const GUARDIAN_ANGEL = 19;
export const HOLY_WATER = 20;
export const BANANA = 27;
export const SPIDER = 28;
export const RITUAL = 29;
export const DYNAMITE = 30;
export const GOBLIN = 31;
export const DOLL = 32;
export const BAT = 33;

/** Equipment by its bit. */
export const BROOCH = 1 << 0;
export const ROBE = 1 << 1;
export const COMPASS = 1 << 2;
export const ROSARY = 1 << 3;
export const SPEAR = 1 << 4;
export const TALISMAN = 1 << 5;
export const KNIFE = 1 << 6;
export const CHAINSAW = 1 << 7;
export const AXE = 1 << 8;
export const HANDGUN = 1 << 9;
export const MACHINE_GUN = 1 << 10;
export const MASAMUNE = 1 << 11;
export const GEAR_COUNT = 12;
export const BLADES = KNIFE | CHAINSAW | AXE;
/** What David looks for. */
export const RELICS = TALISMAN | SPEAR | ROBE | ROSARY;

/** The kind of card behind each bit of Equipment. */
export const CARD_OF_GEAR: readonly number[] = Array.from({ length: GEAR_COUNT }, (_, gear) =>
  CARDS.findIndex((card) => card.gear === gear),
);

/** SH-B-06: what each deck is made of. */
export const DECKS: readonly (readonly number[])[] = [HERMIT, WHITE, BLACK].map((deck) =>
  CARDS.flatMap((card, kind) => (card.deck === deck ? new Array<number>(card.copies).fill(kind) : [])),
);

/** Whom a Hermit card bets on. Prediction concerns everybody. */
export const BETS: readonly number[] = [
  FACTION_SETS[HUNTER]!,
  FACTION_SETS[SHADOW]!,
  FACTION_SETS[NEUTRAL]!,
  FACTION_SETS[HUNTER]! | FACTION_SETS[SHADOW]!,
  FACTION_SETS[NEUTRAL]! | FACTION_SETS[HUNTER]!,
  FACTION_SETS[NEUTRAL]! | FACTION_SETS[SHADOW]!,
  FACTION_SETS[HUNTER]!,
  FACTION_SETS[SHADOW]!,
  FACTION_SETS[SHADOW]!,
  setOf(({ hp }) => hp <= 11),
  setOf(({ hp }) => hp >= 12),
  (1 << CHARACTERS.length) - 1,
];

/** SH-B-93: whom these cards name, all twenty characters considered. */
export const ADVENT_SET = FACTION_SETS[HUNTER]!;
export const RITUAL_SET = FACTION_SETS[SHADOW]!;
export const CHOCOLATE_SET = setOf(({ initial }) => 'AEU'.includes(initial));
export const MIRROR_SET = FACTION_SETS[SHADOW]! & ~(1 << UNKNOWN);
