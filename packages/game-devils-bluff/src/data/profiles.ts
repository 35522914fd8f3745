/** Who can be hired (DB-P-): attributes, price, and what they may buy. */
import type { EditionId } from './editions.js';

export type ProfileId = 'leader' | 'legend' | 'hired-gun' | 'drifter';
export type Category = 'weapon' | 'special' | 'equipment' | 'upgrade';

export interface Profile {
  readonly id: ProfileId;
  readonly command: number;
  /** In thousandths of an inch. */
  readonly movement: number;
  readonly skill: number;
  readonly defence: number;
  readonly toughness: number;
  readonly hp: number;
  readonly cost: number;
  /** DB-60: dollars of gear at most, and of which kinds. */
  readonly gear: number;
  readonly buys: readonly Category[];
  readonly min: number;
  readonly max: number;
  /** DB-46 */
  readonly rookie?: boolean;
}

const ALL: readonly Category[] = ['weapon', 'special', 'equipment', 'upgrade'];
const MANY = 99;
const BODY = { movement: 4000, defence: 10, toughness: 3 };

const FIRST: readonly Profile[] = [
  { ...BODY, id: 'leader', command: 6, skill: 6, hp: 4, cost: 60, gear: 80, buys: ALL, min: 1, max: 1 },
  { ...BODY, id: 'legend', command: 5, skill: 8, hp: 3, cost: 50, gear: 60, buys: ALL, min: 0, max: 2 },
  {
    ...BODY,
    id: 'hired-gun',
    command: 4,
    skill: 9,
    hp: 2,
    cost: 30,
    gear: 20,
    buys: ['weapon', 'equipment'],
    min: 2,
    max: MANY,
  },
  {
    ...BODY,
    id: 'drifter',
    command: 3,
    skill: 12,
    hp: 2,
    cost: 17,
    gear: 10,
    buys: ['weapon'],
    min: 0,
    max: MANY,
    rookie: true,
  },
];

const LATER: readonly Profile[] = [
  { ...FIRST[0]!, command: 5, cost: 65, gear: 60 },
  { ...FIRST[1]!, cost: 55, gear: 50 },
  { ...FIRST[2]!, hp: 1, cost: 35, buys: ['weapon'] },
];

export const PROFILES: Readonly<Record<EditionId, readonly Profile[]>> = { first: FIRST, later: LATER };
export const LEADER = 0;
export const LEGEND = 1;
/** The places of profiles, the same in both editions. */
export const PROFILE_IDS: readonly ProfileId[] = FIRST.map(({ id }) => id);
