/** What happens, and what each event carries: seats as numbers, everything that can be looked up by its id. */
import type { HouseId } from '../house/ids.js';
import type { OutcomeId } from './ids.js';

type Change = { seat: number; before: number; damage: number; cause: string };

export type Events = {
  'laid-out': { slots: readonly number[]; roster: readonly string[] };
  /** `seat` and `character` are for the eyes of whoever got that one. */
  dealt: { players: number; seat?: number; character?: string };
  first: { seat: number };
  agreed: { rules: readonly HouseId[] };
  turn: { seat: number; round: number };
  rolled: { seat: number; dice: readonly number[]; roll: number; again: boolean };
  moved: { seat: number; area: string; from: string };
  /** A Hermit card is known to whoever drew it. */
  drew: { seat: number; deck: string; card?: string };
  played: { seat: number; card: string };
  gave: { seat: number; to: number; card?: string };
  hermit: { seat: number; by: number; outcome: string; card?: string; character?: string };
  hurt: Change & { amount: number; by: number };
  healed: Change & { amount: number };
  marked: Change;
  spared: { seat: number; by: string };
  guarded: { seat: number };
  nothing: { seat: number };
  die: { seat: number; sides: number; die: number };
  extra: { seat: number; turns: number };
  took: { seat: number; from: number; card: string };
  dug: { seat: number; card: string };
  discarded: { seat: number; card: string };
  reshuffled: { deck: number };
  revealed: { seat: number; character: string; faction: string };
  used: { seat: number; ability: string; target: number };
  cancelled: { seat: number; by: number };
  turned: { seat: number; to: number };
  died: { seat: number; by: number; hidden: boolean; character: string; faction: string };
  attacked: { seat: number; targets: readonly number[]; counter: boolean };
  threw: { seat: number; dice: readonly number[]; only: string };
  /** `sides` where the die is no d4. */
  answered: { seat: number; die: number; by: number; sides?: number };
  missed: { seat: number; targets: readonly number[] };
  backfired: { seat: number };
  coup: { seat: number; target: number; dice: readonly number[]; finished: boolean };
  stood: { seat: number; against: number };
  blur: { seat: number; by: number };
  dodged: { seat: number; by: number; dice: readonly number[]; missed: boolean; ends: boolean };
  doubled: { seat: number };
  lost: { seat: number; amount: number };
  'taken-back': { by: number; agreed: boolean };
  /** `change` is its option and its new value: "double-bonus:3". */
  adjusting: { by: number };
  'change-proposed': { by: number; change: string };
  changed: { by: number; change: string; agreed: boolean };
  over: { winners: readonly number[]; reason: OutcomeId; characters: readonly string[] };
};

/** The same as a list, for whoever reads a scenario. */
export const EVENTS = [
  'laid-out',
  'dealt',
  'first',
  'agreed',
  'turn',
  'rolled',
  'moved',
  'drew',
  'played',
  'gave',
  'hermit',
  'hurt',
  'healed',
  'marked',
  'spared',
  'guarded',
  'nothing',
  'die',
  'extra',
  'took',
  'dug',
  'discarded',
  'reshuffled',
  'revealed',
  'used',
  'cancelled',
  'turned',
  'died',
  'attacked',
  'threw',
  'answered',
  'missed',
  'backfired',
  'coup',
  'stood',
  'blur',
  'dodged',
  'doubled',
  'lost',
  'taken-back',
  'adjusting',
  'change-proposed',
  'changed',
  'over',
] as const satisfies readonly (keyof Events)[];
