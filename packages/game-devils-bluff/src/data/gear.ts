/** Equipment (DB-E-) and upgrades (DB-U-). A model's gear is a set of bits, one for each place in this list. */
import type { EditionId } from './editions.js';

export type GearId =
  | 'horse'
  | 'whiskey-flask'
  | 'aces-wild'
  | 'quick-draw'
  | 'dodge-roll'
  | 'steady-hands'
  | 'mounted-combat'
  | 'intuition'
  | 'gunfighter'
  | 'armoured-plates'
  | 'climber'
  | 'move-it'
  | 'runner';

export interface Gear {
  readonly id: GearId;
  readonly category: 'equipment' | 'upgrade';
  readonly cost: number;
  /** At most so many in a gang. */
  readonly limit?: number;
}

const gear = (id: GearId, category: Gear['category'], cost: number, limit?: number): Gear =>
  limit === undefined ? { id, category, cost } : { id, category, cost, limit };

const FIRST: readonly Gear[] = [
  gear('horse', 'equipment', 15, 2),
  gear('whiskey-flask', 'equipment', 5),
  gear('aces-wild', 'upgrade', 15),
  gear('quick-draw', 'upgrade', 15),
  gear('dodge-roll', 'upgrade', 10),
  gear('steady-hands', 'upgrade', 10),
  gear('mounted-combat', 'upgrade', 10),
  gear('intuition', 'upgrade', 6, 1),
  gear('gunfighter', 'upgrade', 15),
];

const LATER: readonly Gear[] = [
  gear('horse', 'upgrade', 16, 2),
  gear('aces-wild', 'upgrade', 20, 1),
  gear('quick-draw', 'upgrade', 15),
  gear('dodge-roll', 'upgrade', 12),
  gear('steady-hands', 'upgrade', 12),
  gear('mounted-combat', 'upgrade', 8),
  gear('intuition', 'upgrade', 10, 1),
  gear('gunfighter', 'upgrade', 15),
  gear('armoured-plates', 'upgrade', 15, 1),
  gear('climber', 'upgrade', 10),
  gear('move-it', 'upgrade', 10),
  gear('runner', 'upgrade', 7),
];

export const GEAR: Readonly<Record<EditionId, readonly Gear[]>> = { first: FIRST, later: LATER };

/** The places of gear, the same in both editions. */
export const GEAR_IDS: readonly GearId[] = [
  'horse',
  'whiskey-flask',
  'aces-wild',
  'quick-draw',
  'dodge-roll',
  'steady-hands',
  'mounted-combat',
  'intuition',
  'gunfighter',
  'armoured-plates',
  'climber',
  'move-it',
  'runner',
];

export const HORSE = 1;
export const FLASK = 1 << 1;
export const ACES_WILD = 1 << 2;
export const QUICK_DRAW = 1 << 3;
export const DODGE_ROLL = 1 << 4;
export const STEADY_HANDS = 1 << 5;
export const MOUNTED_COMBAT = 1 << 6;
export const INTUITION = 1 << 7;
export const GUNFIGHTER = 1 << 8;
export const ARMOURED_PLATES = 1 << 9;
export const CLIMBER = 1 << 10;
export const MOVE_IT = 1 << 11;
export const RUNNER = 1 << 12;
