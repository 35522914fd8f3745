/** What happens, and what each event carries: rules, books, table and lab read it by type. */
import type { AbilityId } from '../abilities/ability-ids.js';
import type { MarkId } from '../state/marks.js';
import type { Span } from '../state/span.js';
import type { StatId } from '../state/state.js';

/** "plain" is a plain damage score. */
export type Told = AbilityId | 'plain';
/** A ready hero by its id, one of a player's own by its name. */
export type HeroRef = { readonly ready: string } | { readonly name: string };
/** An item likewise: by its hero and the place of its box, or by its name. */
export type ItemRef = { readonly ready: string; readonly box: number } | { readonly name: string };
/** An item, a career, or the ability that took it over. */
export type Origin = { readonly item: ItemRef } | { readonly career: string } | { readonly by: string };
export type CauseFigure = { readonly ability: Told; readonly by: number };
/** What one ability or mark costs at the end of a round. */
export type TickPart = { readonly ability: AbilityId; readonly by: number };

/** What is aimed at a seat. */
export type DamageFigures = {
  readonly seat: number;
  readonly at: number;
  /** The ability behind it; "plain" for a plain damage score. */
  readonly ability: Told;
  readonly dice: readonly number[];
  /** What every die counts beyond its face. */
  readonly bonus: number;
  /** Points of the ability, and those that modifiers have added since. */
  readonly points: number;
  readonly added: number;
  /** For a damage score: brawn or magic, which of the two, and what changes the score as a whole. */
  readonly score: boolean;
  readonly might: number;
  readonly of: 'brawn' | 'magic';
  readonly changed: number;
  readonly causes: readonly CauseFigure[];
  readonly total: number;
};

/** An attack-speed roll to the last point. */
export type SpeedFigures = {
  readonly seat: number;
  readonly dice: readonly number[];
  /** What each die counts as. */
  readonly counts: readonly number[];
  readonly speed: number;
  readonly causes: readonly CauseFigure[];
  readonly total: number;
};

type AtStep = { readonly step: number; readonly seat: number };
type ByAbility = AtStep & { readonly ability: Told };

export type Events = {
  ready: { seat: number; hero: HeroRef; health: number; backpack: 'locked'; cards: readonly ItemRef[] };
  named: { seat: number; ability: AbilityId; number: number };
  round: { round: number; health: readonly number[] };
  none: { seat: number };
  papers: { abilities: readonly (Told | 'none')[] };
  announce: ByAbility & { from: Origin };
  speed: SpeedFigures;
  tie: { totals: readonly number[] };
  won: { seat: number; totals: readonly number[]; forced: boolean };
  turned: { seat: number };
  avoided: ByAbility & { by: number; dodged: boolean };
  held: { seat: number; at: number; ability: Told };
  glance: AtStep & { die: number; glances: boolean };
  decline: { seat: number };
  control: ByAbility & { die: number };
  die: Changed & { speed: boolean; die: number };
  turn: Changed;
  swap: ByAbility & { speed: boolean; mine: number; theirs: number; given: number; taken: number };
  renew: ByAbility & { by: Told };
  roll: { step: number } & DamageFigures;
  another: ByAbility & { at: number; die: number; total: number };
  add: ByAbility & { by: number };
  stopped: ByAbility & { by: number };
  armour: AtStep & { score: number; armour: number; rest: number; causes: readonly CauseFigure[] };
  lose: ByAbility & { by: number; health: number };
  heal: ByAbility & { by: number; health: number };
  change: ByAbility & { stat: StatId; by: number; span: Span };
  mark: ByAbility & { mark: MarkId; on: boolean };
  tick: { seat: number; by: number; parts: readonly TickPart[]; health: number };
  saved: ByAbility & { health: number };
  fall: AtStep;
  double: { step: number };
  cap: { rounds: number };
  conceded: { seat: number };
};

/** A die that an ability rolls again, or turns to another face. */
type Changed = ByAbility & { owner: number; rolled: boolean; from: number; to: number };

export type EventType = keyof Events;

/** The same as a list, for whoever reads a scenario. */
export const EVENTS = [
  'ready',
  'named',
  'round',
  'none',
  'papers',
  'announce',
  'speed',
  'tie',
  'won',
  'turned',
  'avoided',
  'held',
  'glance',
  'decline',
  'control',
  'die',
  'turn',
  'swap',
  'renew',
  'roll',
  'another',
  'add',
  'stopped',
  'armour',
  'lose',
  'heal',
  'change',
  'mark',
  'tick',
  'saved',
  'fall',
  'double',
  'cap',
  'conceded',
] as const satisfies readonly EventType[];
