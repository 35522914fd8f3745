/** The six areas, their dice numbers, and how they lie to each other. */

export interface Area {
  readonly id: string;
  readonly name: string;
  readonly numbers: readonly number[];
  readonly clause: string;
}

export const CABIN = 0;
export const GATE = 1;
export const CHURCH = 2;
export const CEMETERY = 3;
export const WOODS = 4;
export const ALTAR = 5;

/** SH-B-21: the numbers belong to the area, wherever it lies. */
export const AREAS: readonly Area[] = [
  { id: 'cabin', name: 'Hermit’s Cabin', numbers: [2, 3], clause: 'SH-B-22' },
  { id: 'gate', name: 'Underworld Gate', numbers: [4, 5], clause: 'SH-B-23' },
  { id: 'church', name: 'Church', numbers: [6], clause: 'SH-B-24' },
  { id: 'cemetery', name: 'Cemetery', numbers: [8], clause: 'SH-B-26' },
  { id: 'woods', name: 'Weird Woods', numbers: [9], clause: 'SH-B-27' },
  { id: 'altar', name: 'Erstwhile Altar', numbers: [10], clause: 'SH-B-28' },
];
export const AREA_IDS: readonly string[] = AREAS.map(({ id }) => id);
export const AREA_COUNT = 6;
export const OFF_BOARD = -1;

/** The area of a roll; ANYWHERE (SH-B-25) for a seven. */
export const ANYWHERE = -1;
export const AREA_OF_ROLL: readonly number[] = Array.from({ length: 11 }, (_, roll) =>
  AREAS.findIndex(({ numbers }) => numbers.includes(roll)),
);
export const SEVEN = 7;
