/**
 * The state of a match. Pets on the boards are numbered: seat * 3 + a place of their own, which they keep while they are on
 * the board; `row` says in which order they lie. Sets of pets and of seats are bits of one number.
 */
import type { Core } from '@fray/engine';
import type { TrueshotOptions } from '../options.js';

/** Phases of a round. */
export const SETUP = 0;
export const PREPARATION = 1;
export const COMBAT = 2;
export const ROUND_END = 3;

/** Pets on one board at most (TL-57). */
export const PLACES = 3;
export const NO_PET = -1;
export const NOBODY = -1;
export const NOTHING = -1;

export interface TrueshotState extends Core {
  readonly options: TrueshotOptions;
  readonly seats: number;

  round: number;
  phase: number;
  /** Who opens the combat (TL-59) and the preparation (TL-45). */
  opener: number;
  prepOpener: number;
  /** Who opened the first combat. */
  firstOpener: number;
  /** Whose slot or preparation it is. */
  active: number;
  /** Preparation actions taken, and how often the row was rearranged. */
  actions: number;
  rearranged: number;
  /** Twice the number of the slot; one more when that slot is over. "One lap" is counted with it (TL-A8). */
  clock: number;
  lap: number;
  /** Whether the strike step of the slot is spent. */
  spent: boolean;
  /** Whether a turn's strike was made in this lap, and whether passing is barred in it (TL-A32). */
  stirred: boolean;
  compelled: boolean;
  /** The declared strike (5.1, steps 1 to 4). */
  striker: number;
  target: number;
  /** What was picked last: a pet, a seat, a figure or an amount. */
  picked: number;
  /** Numbers the sources of damage, for "the first damage" (TL-N22). */
  source: number;
  /** Seats in the game, those among them that gave up in this round, and those that cast in this slot. */
  inGame: number;
  gone: number;
  cast: number;
  /** Seats without living pets, the first to fall first (TL-75). */
  wiped: number[];

  row: number[];
  kind: number[];
  /** Whose effect it has: its own kind, what Mechanical copies, or none. */
  effect: number[];
  /** A second effect (Wild Spirits), and its own once-per-combat counters. */
  also: number[];
  alsoUsed: number[];
  marks: number[];
  wounds: number[];
  /** Wounds it had when Hunter's Mark came. */
  woundsThen: number[];
  foreverAttack: number[];
  foreverHealth: number[];
  roundAttack: number[];
  roundHealth: number[];
  nextAttack: number[];
  nextHealth: number[];
  /** Lasting bonuses that sleep under a set value (TL-A14). */
  asleepAttack: number[];
  asleepHealth: number[];
  asleepNextAttack: number[];
  asleepNextHealth: number[];
  setAttack: number[];
  setHealth: number[];
  /** Lost Attack until round end (Klatith) and until combat end (Scorpid Sting). */
  weaker: number[];
  stung: number[];
  /** Clock until which it cannot strike, cannot be struck, lies face down. */
  stopped: number[];
  guarded: number[];
  scared: number[];
  /** By pet and seat: clock until which it cannot strike that seat's pets. */
  deterred: number[];
  /** Pets it has struck and pets that struck it in this combat. */
  struck: number[];
  struckBy: number[];
  /** The source whose damage it ignored (Riverbeast). */
  ignored: number[];
  /** Who cast Trueshot Aura on it. */
  auraBy: number[];
  /** Who brought it to 0, by how much too far, and with how big a hit. */
  killer: number[];
  surplus: number[];
  lastHit: number[];
  /** The Attack it died with. */
  diedWith: number[];
  /** Flayed Shots: pet, laps to come, what the first hit has more, factor. */
  flays: number[][];

  health: number[];
  coins: number[];
  /** A Coin of Water that is gone at combat start. */
  purse: number[];
  weapon: number[];
  weaponUp: number[];
  /** Feathermanes when it was bought (TL-N55). */
  weaponCut: number[];
  fungus: number[];
  aspect: number[];
  /** The last round it counts, and when it was cast. */
  aspectEnds: number[];
  aspectSince: number[];
  /** Clock until which the seat cannot cast, cannot lose Health. */
  silenced: number[];
  shielded: number[];
  /** Bits of seats: no casting in the next combat, in this one; no healing this round. */
  muteNext: number;
  mute: number;
  unhealed: number;
  nextSpell: number[];
  nextAll: number;
  spore: number[];
  moth: number[];
  shale: number[];
  /** Last round of a third place (Talonclaw) and of open hands (Flare, by its caster). */
  permit: number[];
  flare: number[];
  /** Seats that lost Health in this round and in the last (TL-N59). */
  lost: number;
  lostBefore: number;
  /** The pet whose Attack the weapon uses, and that Attack once the pet is dead or gone (TL-N52). */
  eyes: number[];
  eyesAttack: number[];
  /** Seats that cast a spell in this combat. */
  casters: number;
  /** Cards sent to a discard in this preparation (Courser). */
  discarded: number[];
  /** By caster and victim: Health lost at the next combat start. */
  stings: number[];
  /** Weapon strikes to come: round, owner, amount, bits of victims. */
  stored: number[][];

  /** By seat: every card it has had (`rules/owned.ts`). */
  owned: number[][];
  hands: number[][];
  /** Spells in hands that everybody has seen go there. */
  known: number[];
  aside: number[][];
  /** The last round in which a set-aside spell may be cast. */
  asideUntil: number[][];
  /** How often each Trap was placed, and which lie in a hand by being placed. */
  trapCount: number[];
  trapPlaced: number;

  /** Piles: the top is the end. The `Seen` lists say which seats know the card there. */
  petPile: number[];
  petSeen: number[];
  petDiscard: number[];
  weaponPile: number[];
  weaponSeen: number[];
  weaponDiscard: number[];
  spellPile: number[];
  spellDiscard: number[];
  removed: number[];
  shop: number[];
  /** The three pets of the sealed first choice. */
  offers: number[][];
  /** The pet or weapon that was just turned up. */
  shown: number;
  /** Spells turned up for the draft, and what is left of them. */
  revealed: number[];
  draft: number[];
  /** Bits of seats that have chosen in this draft, and those that took a card. */
  drafted: number;
  took: number;

  /** Dire Diets: each seat's pile (top at the end), discard, and whether the top one was used. */
  foodPile: number[][];
  foodDiscard: number[][];
  eaten: number;
}
