/** The missions (3.5) as records: what is laid out, where the gangs come in, and what counts. */

export const MISSIONS = [
  'run-them-out-of-town',
  'stake-a-claim',
  'high-noon',
  'run-them-out-of-town-later',
] as const;
export type MissionId = (typeof MISSIONS)[number];

export interface Mission {
  readonly clause: string;
  /** Whether a Control marker stands in the middle. */
  readonly flag: boolean;
  /** What the holder of a Control marker scores when a round ends: its number, or points that differ with enemies near. */
  readonly control: 'round' | { readonly points: number; readonly alone: number; readonly reach: number };
  /** How many Recover markers are laid in turn. */
  readonly finds: number;
  /** How many entry points each gang has. */
  readonly entries: number;
  /** CR-59: what an Access marker is worth, and whether it is scored at once or when the round ends. */
  readonly access: {
    readonly points: number;
    readonly atOnce: boolean;
    /** How near to the other gang's entry point each lays one; 0 where none is laid. */
    readonly laidWithin: number;
  };
  readonly kill: number;
  readonly rout: number;
  /** For bots: how much what is to be won draws models, and by how much more each round. */
  readonly pull: readonly [number, number];
}

/** The core says how Access markers are held; what one is worth, each mission says. */
const NO_ACCESS = { points: 3, atOnce: false, laidWithin: 0 };
const PLAIN = {
  flag: false,
  control: 'round',
  finds: 0,
  entries: 1,
  access: NO_ACCESS,
  kill: 0,
  rout: 0,
} as const;

const RECORDS: Readonly<Record<MissionId, Mission>> = {
  'run-them-out-of-town': { ...PLAIN, clause: 'DB-M-run-them-out-of-town', flag: true, pull: [1, 0.35] },
  'stake-a-claim': { ...PLAIN, clause: 'DB-M-stake-a-claim', finds: 6, pull: [1.6, 0] },
  'high-noon': { ...PLAIN, clause: 'DB-M-high-noon', entries: 2, kill: 1, rout: 2, pull: [0.9, 0] },
  'run-them-out-of-town-later': {
    ...PLAIN,
    clause: 'DB-M-run-them-out-of-town-later',
    flag: true,
    control: { points: 3, alone: 4, reach: 6000 },
    access: { points: 5, atOnce: true, laidWithin: 9000 },
    pull: [1.6, 0],
  },
};

export function missionOf({ options }: { readonly options: { readonly mission: MissionId } }): Mission {
  return RECORDS[options.mission];
}
