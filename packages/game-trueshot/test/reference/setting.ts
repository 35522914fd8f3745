/** What goes in and what comes out: plain data. README.md says what every field means. */

export interface Figures {
  attack: number;
  health: number;
}

/** A state that ends with the slot of this number (TL-A8); -1 is never begun. */
export type LastSlot = number;

export interface Pet {
  id: string;
  card: string;
  wounds: number;
  dead: boolean;
  scaredUntil: LastSlot;
  stoppedUntil: LastSlot;
  protectedUntil: LastSlot;
  deterred: { from: number; until: LastSlot }[];
  silenced: boolean;
  clipped: boolean;
  /** Hunter's Mark: maximum 1, and how much of it is gone. */
  marked: boolean;
  markWounds: number;
  permanent: Figures;
  temporaryBonus: Figures;
  /** Klatith and Scorpid Sting together, as a positive number. */
  penalty: number;
  /** TL-A14: a set value, and the bonuses that sleep under it. */
  set: Figures | undefined;
  asleep: Figures;
  /** What a Mechanical copies. */
  copies: string | undefined;
  /** Wild Spirits. */
  spirit: string | undefined;
  /** Once-per counters gone: scorpid, direhorn, riverbeast, core-hound, stone-hound; for a Wild Spirits effect with "/spirit". */
  used: string[];
  /** Pets it struck this combat. */
  struck: string[];
  struckThisLap: boolean;
  concussed: boolean;
  distracting: boolean;
  /** Trueshot Aura, by the seat that cast it. */
  aura: number | undefined;
  raptorTrait: boolean;
  temporary: boolean;
  /** TL-N62: lost Health since its owner's last slot. */
  lostHealth: boolean;
  /** Ruby Affinity. */
  ruby: boolean;
  /** Flayed Shot: the hits still to come, the next first. */
  flayed: number[][];
  /** Death Chakram. */
  doomedNextLap: boolean;
}

export interface Weapon {
  card: string;
  bonus: number;
}

export interface SpellInHand {
  card: string;
  /** TL-24: how often an effect has put this Trap into a hand. */
  placements: number;
}

export interface Marks {
  arcane: number;
  aiming: number;
  sporebat: number;
  moth: number;
  volley: boolean;
}

export interface Seat {
  health: number;
  coins: number;
  weapon: Weapon;
  hand: SpellInHand[];
  /** By a Spirit Beast: what may be cast now, and what this round has set aside for the next. */
  setAside: string[];
  setAsideForNext: string[];
  aspect: { card: string; rounds: number } | undefined;
  pets: Pet[];
  marks: Marks;
  /** Friendly Shale Beasts that died this round. */
  shale: number;
  silencedUntil: LastSlot;
  /** Raptor, Raptor Strike: cannot lose Health. */
  safeUntil: LastSlot;
  healingBan: boolean;
  /** TL-N59. */
  lostHealthLastRound: boolean;
  lostHealthThisRound: boolean;
  /** Serpent Sting's losses at the next combat start. */
  laterLosses: number[];
  /** Eyes of the Beast: the pet, and its Attack when it died or left. */
  eyes: { pet: string; last: number | undefined } | undefined;
  flare: boolean;
  /** Talonclaw's permit. */
  thirdPlace: boolean;
  castThisSlot: boolean;
  castThisCombat: boolean;
}

type Loose<T> = { [K in keyof T]?: T[K] extends Figures | Marks ? Partial<T[K]> : T[K] };
export type PetSetting = { id: string; card: string } & Loose<Omit<Pet, 'id' | 'card'>>;
export type SeatSetting = {
  pets: PetSetting[];
  hand?: (string | SpellInHand)[];
  weapon?: string | Weapon;
} & Loose<Omit<Seat, 'pets' | 'hand' | 'weapon'>>;

export type Act =
  | { kind: 'strike'; striker: string; target?: string }
  | { kind: 'window' }
  | { kind: 'effectStrike'; striker: string }
  | { kind: 'food'; food: string }
  | { kind: 'lapStart' }
  | { kind: 'lapEnd' };

export interface StrikeSetting {
  /** Players in the game, clockwise. */
  seats: SeatSetting[];
  active: number;
  slot: number;
  spent?: boolean;
  lapOne?: boolean;
  mustStrike?: boolean;
  act: Act;
  options?: { oneSpellPerSlot?: boolean; scareEndsRound?: boolean };
  /** Piles top first, discards top last. */
  petPile?: string[];
  petDiscard?: string[];
  weaponPile?: string[];
  spellDiscard?: string[];
  /** Seats already out of the round, first out first. */
  wipedOut?: number[];
}

export type Moment = 'turn start' | 'declared' | 'resolved' | 'last';

export type Question =
  | { kind: 'window'; seat: number; moment: Moment; castable: string[] }
  | { kind: 'pick'; seat: number; purpose: string; from: string[] }
  | { kind: 'split'; seat: number; purpose: string; total: number; among: string[] }
  | { kind: 'order'; seat: number; purpose: string; of: string[] };

/** A window: pass, or cast a card ("card" or "set aside: card"). A pick: one of `from`. A split: shares. An order: all of `of`. */
export type Answer = string | string[] | Record<string, number>;
export type Decide = (question: Question) => Answer;

export interface Chance {
  /** Called only when there is more than one to choose from. */
  pick(from: readonly string[], purpose: string): string;
  shuffle(cards: readonly string[], purpose: string): string[];
}

export type Entry =
  | { kind: 'asked'; question: Question; answer: Answer }
  | { kind: 'strike'; striker: string; target: string | undefined; attack: number; effect: boolean }
  | { kind: 'cancelled'; striker: string }
  | { kind: 'redirect'; from: string; to: string; cause: string }
  | { kind: 'hit'; target: string; named: number; taken: number; by: string; cause: string }
  | { kind: 'sent back'; by: string; to: string; amount: number }
  | { kind: 'ignored'; by: string; amount: number }
  | { kind: 'player hit'; seat: number; amount: number; cause: string }
  | { kind: 'player heal'; seat: number; amount: number; cause: string }
  | { kind: 'heal'; pet: string; amount: number; cause: string }
  | { kind: 'bonus'; pet: string; attack: number; health: number; lasting: boolean; cause: string }
  | { kind: 'kill'; pet: string; by: string | undefined }
  | { kind: 'death'; pet: string; killer: string | undefined }
  | { kind: 'return'; pet: string; cause: string }
  | { kind: 'state'; of: string; state: string; until?: number }
  | { kind: 'coins'; seat: number; amount: number }
  | { kind: 'cast'; seat: number; card: string; targets: string[] }
  | { kind: 'card'; card: string; from: string; to: string }
  | { kind: 'wiped out'; seat: number }
  | { kind: 'back in'; seat: number };

export interface PetAfter extends Pet {
  attack: number;
  health: number;
  maximum: number;
}

export interface Outcome {
  /** The clause that forbids the act; nothing happened then. */
  refused: string | undefined;
  entries: Entry[];
  seats: (Omit<Seat, 'pets'> & { pets: PetAfter[] })[];
  spent: boolean;
  petPile: string[];
  petDiscard: string[];
  weaponPile: string[];
  spellDiscard: string[];
  removed: string[];
  wipedOut: number[];
  /** At most one player has living pets: the combat ends here (TL-69). */
  over: boolean;
}
