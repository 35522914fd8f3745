/** What happens, and what each event carries: figures and places as numbers, everything that has a name of its own by its id. */
import type { WeaponId } from '../data/weapons.js';
import type { ModifierId } from '../rules/fight/needs.js';

/** Which model, what it is called, and whose it is. */
type Model = { model: number; name: string; seat: number };
/** A point, and what it lies at. */
export type Spot = { x: number; y: number; level: number; how: string; piece: string };
/** A draw: for whom, for what, and what it must reach. */
type Draw = Model & { kind: string; need: number };
type Shot = Model & { target: number; targetName: string; long: boolean };
/** Cards that somebody holds are for the eyes of whoever sees them. */
type Hand = { seat: number; count: number; cards?: readonly string[] };
type Vote = { table: string; vetoes: readonly number[] };
type Way = Model & Spot & { cost: number; budget: number; way: readonly (readonly number[])[] };

/** What a card must reach, and what that is made of. */
export type Need = {
  readonly need: number;
  readonly parts: readonly { readonly id: ModifierId; readonly figure: number }[];
};

export type Events = {
  'table-changed': Vote;
  'table-agreed': Vote;
  dealt: Hand;
  refilled: Hand;
  rebuilt: { cards: number };
  /** For a roll-off `about` says what it is about; every other draw has a model and what it must reach. */
  drew: Hand & Partial<Omit<Draw, 'seat' | 'kind'>> & { kind: string; about?: string };
  flask: Draw & { used: boolean };
  'flask-taken': Draw & { discarded: string; card?: string };
  swapped: { seat: number; kind: string };
  revealed: Draw & {
    card: string;
    value: number;
    success: boolean;
    swapped: boolean;
    meld: readonly string[];
  };
  rolled: { about: string; cards: readonly string[]; sums: readonly number[] };
  tied: { about: string; sum: number };
  'roll-won': { seat: number; about: string };
  'edge-chosen': { seat: number; edge: string };
  marked: Spot & { seat: number; marker: number; access?: boolean };
  'entry-placed': Spot & { seat: number; edge: string };
  round: { round: number };
  command: { first: number };
  activated: Model & { cp: number };
  routing: { seat: number; total: number };
  routed: { seat: number; total: number };
  dismounted: Model;
  intuition: Model;
  shown: Hand;
  placed: Model & Spot;
  checked: Model & { led: boolean; passed: boolean };
  declared: Model & { plan: readonly string[]; left: number };
  moved: Way;
  passed: Model;
  aimed: Shot & { weapon: WeaponId; away: number };
  'quick-draw': Shot;
  dodged: Way;
  declined: Model & { what: string };
  attack: Shot &
    Need & {
      weapon: WeaponId;
      away: number;
      shots: number;
      obscured: boolean;
      cover: boolean;
      defence: Need;
      counter: Need;
    };
  blast: { victims: readonly number[]; names: readonly string[]; target: number };
  wounded: Model & { left: number };
  injured: Model;
  unscathed: Model;
  removed: Model & { by: number };
  scored: { seat: number; points: number; what: string; total: number };
  wavering: { seat: number; lost: number; all: number; leaderless: boolean };
  secured: Model & { control: boolean; access?: boolean; marker: number };
  lapsed: { seat: number; marker: number; access?: boolean };
  'lost-in-reserve': Model;
  'round-ended': { round: number; points: readonly number[] };
  fled: { seat: number };
  again: Model;
  conceded: { seat: number };
};

/** The same as a list, for whoever reads a scenario. */
export const EVENTS = [
  'table-changed',
  'table-agreed',
  'dealt',
  'refilled',
  'rebuilt',
  'drew',
  'flask',
  'flask-taken',
  'swapped',
  'revealed',
  'rolled',
  'tied',
  'roll-won',
  'edge-chosen',
  'marked',
  'entry-placed',
  'round',
  'command',
  'activated',
  'routing',
  'routed',
  'dismounted',
  'intuition',
  'shown',
  'placed',
  'checked',
  'declared',
  'moved',
  'passed',
  'aimed',
  'quick-draw',
  'dodged',
  'declined',
  'attack',
  'blast',
  'wounded',
  'injured',
  'unscathed',
  'removed',
  'scored',
  'wavering',
  'secured',
  'lapsed',
  'lost-in-reserve',
  'round-ended',
  'fled',
  'again',
  'conceded',
] as const satisfies readonly (keyof Events)[];
