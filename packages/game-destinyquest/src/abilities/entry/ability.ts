/** What an ability is: one entry of the table, in a small vocabulary plus hooks where the vocabulary ends. */
import type { Refusal, Run } from '@fray/engine';
import type { Requirement } from '../../sheet/weapons.js';
import type { Span } from '../../state/span.js';
import type { DuelState } from '../../state/state.js';
import type { AbilityClass, AbilityId, AbilityList } from '../ability-ids.js';

type Who = 'me' | 'foe';

/** The words in which abilities say what they do. */
export type Effect =
  | {
      readonly do: 'change';
      readonly stat: number;
      readonly by: number;
      readonly on: Who;
      readonly span: Span;
    }
  | { readonly do: 'mark'; readonly mark: number; readonly on: Who }
  | { readonly do: 'unmark'; readonly mark: number; readonly on: Who }
  | { readonly do: 'heal'; readonly by: number };

/** A modifier that changes dice on the table. */
export interface DiceChange {
  /** Attack-speed dice, damage dice, dice of a damage score, or any roll. */
  readonly roll: 'speed' | 'damage' | 'score' | 'speed or score' | 'any';
  readonly whose: Who;
  /** One die, all of the roll, any selection, or one of each side changing places. */
  readonly pick: 'one' | 'all' | 'some' | 'swap';
  /** The new face; undefined means that the die is rolled again. */
  readonly face?: (face: number) => number;
  /** Only dice that show this may be picked. */
  readonly showing?: number;
  /** Points added to the damage on top. */
  readonly plus?: number;
  /** Each die of a roll only once. */
  readonly once?: true;
}

/** One attribute that the player picks, and how far it moves. */
export interface Raise {
  readonly among: readonly number[];
  readonly by: number | ((s: Readonly<DuelState>, me: number, stat: number) => number);
  /** Added to `by`. */
  readonly more?: (s: Readonly<DuelState>, me: number) => number;
  readonly span: Span;
}

/** A modifier that makes an ability usable again. */
export interface Renewal {
  readonly whose: Who;
  readonly classes: readonly AbilityClass[];
}

type Amount = number | ((s: Readonly<DuelState>, me: number) => number);
type Hook<R> = (s: DuelState, me: number, run: Run<DuelState>, self: number) => R;

/** Rules that the entry brings along; each is called at one named moment of the round. */
export interface Hooks {
  /** Speed abilities: carried out in 2.1 beyond `does`. */
  readonly inForce?: Hook<void>;
  /** Before round 1: damage dice and fixed damage (DQ-P8), unless the hero also has that ability or career. */
  readonly before?: {
    readonly dice?: number;
    readonly fixed?: number;
    readonly unlessAbility?: AbilityId;
    readonly unlessCareer?: string;
    /** Marks that it starts if it hurts. */
    readonly starts?: readonly number[];
  };
  /** At the start of a round (R-START). */
  readonly roundStart?: Hook<void>;
  /** Each 1 that the other rolls for attack speed is answered with a damage die. */
  readonly answersOnes?: true;
  /** When window (b) closes over own attack-speed dice. */
  readonly speedSettled?: Hook<void>;
  /** What an own attack-speed die counts as. */
  readonly speedDie?: (face: number) => number;
  /** When a window closes over own dice that show a double. */
  readonly double?: (s: DuelState, me: number, run: Run<DuelState>, self: number, speed: boolean) => void;
  /** Healed when a window closes over own dice that show a double. */
  readonly doubleHeals?: number;
  /** Added to every own damage die, or only to dice of a damage score. */
  readonly dieBonus?: (s: Readonly<DuelState>, me: number, score: boolean) => number;
  /** Each 6 on an own damage-score die adds a die. */
  readonly explodes?: true;
  /** When an own damage roll is settled; `sixes` came up by rolling. */
  readonly settled?: (s: DuelState, me: number, run: Run<DuelState>, self: number, sixes: number) => void;
  /** The same for damage rolls of the other. */
  readonly foeSettled?: (s: DuelState, me: number, run: Run<DuelState>, self: number, sixes: number) => void;
  /** Points for each 6 that came up on an own damage-score die. */
  readonly perSix?: number;
  /** Each attack-speed die that the other rolls (R-SPEEDDICE). */
  readonly foeRolls?: (s: DuelState, me: number, run: Run<DuelState>, self: number, face: number) => void;
  /** Whenever its owner plays a combat ability. */
  readonly onCombat?: Hook<void>;
  /** Once, when the other's health is at most `at` but above 0 (R-THRESHOLD). */
  readonly threshold?: { readonly at: number; readonly fells?: true; readonly does?: readonly Effect[] };
  /** A control die for every modifier of its owner: on a 1 it fails. */
  readonly falters?: true;
  /** Its owner names a number before round 1. */
  readonly namesNumber?: true;
  /** Own damage that costs health puts this mark on the victim. */
  readonly starts?: number;
  /** Every end of round: the other loses this much, and so does its owner if `both`. */
  readonly tick?: { readonly by: Amount; readonly both?: boolean };
  /** Raises what a mark on the other costs at the end of every round. */
  readonly worsens?: { readonly mark: number; readonly by: number };
  /** After losing health to the other's dice or score: what the other loses (R-LIGHTNING). */
  readonly taken?: number;
  /** After own dice or score cost health: what is healed. */
  readonly caused?: number;
  /** Healed at the end of every round (DQ-8.3). */
  readonly endHeal?: (s: Readonly<DuelState>, me: number) => number;
  /** When its owner wins a round and declines to roll (DQ-5.1). */
  readonly declined?: Hook<void>;
  /** At step 9. */
  readonly roundEnd?: Hook<void>;
  /** The first time health is 0 the hero gets up again with this much. */
  readonly saves?: number;
  /** An attribute is higher while health is low. */
  readonly rage?: { readonly stat: number; readonly by: number; readonly at: number };
  /** Marks that cannot be put on its owner. */
  readonly wards?: readonly number[];
  /** Attributes of its owner that nothing lowers. */
  readonly firm?: readonly number[];
  /** Abilities that its owner has twice. */
  readonly twice?: readonly AbilityId[];
  /** Abilities (by id) that do not work on this hero. */
  readonly immuneTo?: readonly AbilityId[];
}

export interface Ability extends Hooks {
  /** The name in kebab case, as the clause index spells it. */
  readonly id: AbilityId;
  readonly clause: string;
  readonly class: AbilityClass;
  readonly list: AbilityList;
  /** Usable once for each item that carries it, not once a duel. */
  readonly perItem?: boolean;
  readonly needs?: Requirement;
  /** It does nothing in a duel; the word books say why. */
  readonly inert?: true;
  /** Works by itself, though it is called a modifier. */
  readonly always?: true;
  /** May be played even under stone skin (R-STONESKIN). */
  readonly inStone?: true;
  /** Not limited to one use. */
  readonly unlimited?: true;
  /** Played on in later rounds though its use is spent (R-CHAIN). */
  readonly again?: (s: Readonly<DuelState>, me: number) => boolean;
  /** A condition of its own; `from` is the ability whose damage is on the table. */
  readonly refuse?: (s: Readonly<DuelState>, me: number, from: Ability | undefined) => Refusal | undefined;
  /** At the moment it is announced. */
  readonly announced?: Hook<void>;

  /** Health paid when it is announced (R-COST). */
  readonly cost?: number;
  /** Drawbacks of its player: they stand once it is announced (R-RIDERS). */
  readonly own?: readonly Effect[];
  /** What happens when it resolves; lost when it is sacrificed to or ensnared. */
  readonly does?: readonly Effect[];
  /** What happens as well if its damage cost health. */
  readonly ifHurt?: readonly Effect[];
  /** Damage dice; for a damage score the dice beyond the first. */
  readonly dice?: Amount;
  /** Damage dice that its player takes along with them. */
  readonly selfDice?: number;
  /** Fixed points of damage, or added to the score; read when the window closes. */
  readonly points?: Amount;
  /** The points come from this attribute, so raising it in time helps. */
  readonly reads?: number;
  /** Magic for this roll only. */
  readonly surge?: number;
  readonly ignores?: 'armour' | 'half';
  /** The attack-speed dice are the damage dice. */
  readonly usesSpeedDice?: true;
  /** Its player may use no modifiers on the roll (R-DICEBONUS). */
  readonly noModifiers?: true;
  /** No damage: only `does` happens. */
  readonly casts?: true | ((s: Readonly<DuelState>, me: number) => boolean);
  /** Steers by a die of its own: called when that die is rolled or changed. */
  readonly steered?: Hook<void>;
  /** When the damage is about to be applied. */
  readonly arrives?: Hook<void>;
  /** Its player wins the round instead. */
  readonly swaps?: true;
  /** Its own text ends the round at once (DQ-3.2a overrules it). */
  readonly endsRound?: true;
  /** Strike back: only after health damage by the winner's attack. */
  readonly needsHurt?: true;
  /** Only after a damage score. */
  readonly needsScore?: true;
  /** What counts in 6.1 already (R-ARMOURBACK). */
  readonly brace?: readonly Effect[];
  /** May also be played in 6.3. */
  readonly late?: Amount;
  /** The one attribute of the other that its player picks to lower for good. */
  readonly lowers?: Raise;

  /** Windows (bits) in which there can be what a modifier is for; undefined means all (R-WINDOW). */
  readonly windows?: number;
  readonly changes?: DiceChange;
  readonly raises?: Raise;
  readonly renews?: Renewal;
  /** How much of something its player may spend. */
  readonly spends?: number;
  /** Only for a damage score of its player. */
  readonly addsToScore?: true;
  /** One die more on the damage score: joins the roll to come, or is rolled at once. */
  readonly scoreDie?: true;
  /** Only with a double and the lower attack speed (R-UNDERHAND). */
  readonly trailing?: true;
  /** Its player names one own attack-speed die. */
  readonly namesDie?: true;
  /** What a bot thinks it is worth now, in health; `amount` is what was picked. */
  readonly worth?: (s: Readonly<DuelState>, me: number, amount: number) => number;
  /** A modifier that the vocabulary cannot say; `amount` is what was picked. */
  readonly play?: (s: DuelState, me: number, run: Run<DuelState>, self: number, amount: number) => void;
}

/** The hooks that a sheet lists, and the place of each in its list. */
export const HOOK = {
  before: 0,
  roundStart: 1,
  answersOnes: 2,
  speedSettled: 3,
  speedDie: 4,
  double: 5,
  doubleHeals: 6,
  dieBonus: 7,
  explodes: 8,
  settled: 9,
  starts: 10,
  tick: 11,
  worsens: 12,
  taken: 13,
  caused: 14,
  endHeal: 15,
  declined: 16,
  roundEnd: 17,
  saves: 18,
  immuneTo: 19,
  foeSettled: 20,
  perSix: 21,
  foeRolls: 22,
  onCombat: 23,
  threshold: 24,
  falters: 25,
  namesNumber: 26,
} as const satisfies Partial<Record<keyof Hooks, number>>;
export type HookName = keyof typeof HOOK;
