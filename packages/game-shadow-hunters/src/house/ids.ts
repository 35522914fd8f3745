/** The seven house rules by name; each is a bit of the state's `house`. */

export const HOUSE_IDS = [
  'useIt',
  'duelDice',
  'criticalMisses',
  'coupDeGrace',
  'lastStand',
  'blur',
  'doubleIt',
] as const;
export type HouseId = (typeof HOUSE_IDS)[number];

export const USE_IT = 1 << 0;
export const DUEL_DICE = 1 << 1;
export const CRITICAL_MISSES = 1 << 2;
export const COUP_DE_GRACE = 1 << 3;
export const LAST_STAND = 1 << 4;
export const BLUR_RULE = 1 << 5;
export const DOUBLE_IT = 1 << 6;

export type HouseLevel = 'easy' | 'medium' | 'advanced';
/** SH-H-05: how hard each is said to be. */
export const HOUSE_LEVELS: Readonly<Record<HouseId, HouseLevel>> = {
  useIt: 'easy',
  duelDice: 'easy',
  criticalMisses: 'easy',
  coupDeGrace: 'medium',
  lastStand: 'medium',
  blur: 'advanced',
  doubleIt: 'advanced',
};
export const EXPERIMENTAL: readonly HouseId[] = ['doubleIt'];
