/** The figures in which the author's two editions differ (1.13): the one of 8 December 2023, and the one of the days after. */

export type EditionId = 'first' | 'later';

export interface Edition {
  readonly id: EditionId;
  /** DB-03 */
  readonly rounds: number;
  /** DB-29 */
  readonly closeRange: number;
  /** DB-34 to DB-38: damage at most half, lower, equal, higher, at least double. */
  readonly counter: readonly [number, number, number, number, number];
  /** DB-09 */
  readonly melds: boolean;
  /** DB-23 */
  readonly injuries: boolean;
  /** DB-20: +1 against the same or a lower level, or the rider counts as one level higher. */
  readonly horse: 'bonus' | 'level';
  /** DB-17: may a rider also dismount when the activation ends? */
  readonly dismountAtEnd: boolean;
  /** CR-38: what a Secure draw must reach; the model's Skill, or a figure. */
  readonly secure: 'skill' | number;
  /** DB-40: half of the models or the leader, or so many models. */
  readonly wavers: 'half' | number;
  /** DB-61 to DB-63, and for making the enemy rout, whatever the mission. */
  readonly bonus: {
    readonly first: number;
    readonly legend: number;
    readonly leader: number;
    readonly rout: number;
  };
  /** DB-U-intuition: how many cards the other player shows. */
  readonly shown: number;
}

export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  first: {
    id: 'first',
    rounds: 5,
    closeRange: 12,
    counter: [4, 6, 8, 11, 13],
    melds: true,
    injuries: true,
    horse: 'bonus',
    dismountAtEnd: false,
    secure: 3,
    wavers: 'half',
    bonus: { first: 1, legend: 1, leader: 2, rout: 0 },
    shown: 2,
  },
  later: {
    id: 'later',
    rounds: 3,
    closeRange: 13,
    counter: [5, 7, 9, 11, 13],
    melds: false,
    injuries: false,
    horse: 'level',
    dismountAtEnd: true,
    secure: 'skill',
    wavers: 3,
    bonus: { first: 2, legend: 2, leader: 3, rout: 1 },
    shown: 3,
  },
};
