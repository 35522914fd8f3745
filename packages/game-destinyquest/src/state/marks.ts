/** What each mark is called in events and scenarios, what it costs its bearer at the end of every round, and whose it is. */
import type { AbilityId } from '../abilities/ability-ids.js';
import { BLEED, BURN, DISEASE, HAUNT, MARKS, MONKEY_MOB, PACKMASTER, THORN_CAGE, VENOM } from './state.js';

export const MARK_IDS = [
  'bleed',
  'venom',
  'disease',
  'burn',
  'thorn-cage',
  'haunt',
  'convulsions',
  'shades',
  'bolt-charge',
  'stone-rain',
  'vortex',
  'meditation',
  'stone-skin',
  'time-shift',
  'monkey-mob',
  'packmaster',
  'underhand',
  'atonement',
] as const;
export type MarkId = (typeof MARK_IDS)[number];

/** The ability that explains a mark, by its id. */
export const MARK_ABILITIES: readonly AbilityId[] = [
  'bleed',
  'venom',
  'disease',
  'burn',
  'thorn-cage',
  'haunt',
  'convulsions',
  'shades',
  'bolt',
  'stone-rain',
  'vortex',
  'meditation',
  'stone-skin',
  'time-shift',
  'monkey-mob',
  'packmaster',
  'underhand',
  'atonement',
];

/** What kick start takes off its hero: whatever hurts at the end of a round. */
export const PASSING_MARKS: readonly number[] = [
  BLEED,
  VENOM,
  DISEASE,
  BURN,
  THORN_CAGE,
  HAUNT,
  MONKEY_MOB,
  PACKMASTER,
];

/** Health lost at the end of every round, by mark (DQ-8.1). */
export const MARK_TICKS: readonly number[] = ticks();

/** The marks that cost any. */
export const COSTLY_MARKS: readonly number[] = MARK_TICKS.flatMap((by, mark) => (by > 0 ? [mark] : []));

function ticks(): number[] {
  const by = new Array<number>(MARKS).fill(0);
  by[BLEED] = 1;
  by[VENOM] = 2;
  by[DISEASE] = 2;
  by[BURN] = 1;
  by[THORN_CAGE] = 1;
  by[HAUNT] = 2;
  by[MONKEY_MOB] = 2;
  by[PACKMASTER] = 2;
  return by;
}
