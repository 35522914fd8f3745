import { describe, expect, it } from 'vitest';
import { compareModels, compareToPoint, MARKER_RADIUS } from '../src/geometry/bodies.js';
import { compareDistance } from '../src/geometry/distance.js';
import { prepareGround } from '../src/geometry/ground.js';
import { isqrt, rootUp, roundAway, SAFE_ROOT } from '../src/geometry/numbers.js';
import { terrainFault } from '../src/geometry/stand.js';
import { type Stop, walkPath } from '../src/geometry/way/path.js';
import type { PieceFile } from '../src/table/table-file.js';
import { bodiesOf, type Standing, tableOf } from './reference/tables.js';

const at = (x: number, y: number, more: Partial<Standing> = {}): Standing => ({ x, y, ...more });
const between = (a: Standing, b: Standing, limit: number): number =>
  compareModels(bodiesOf(a, b), 0, 1, limit * 1000);

describe('numbers', () => {
  it('[GEO-02, GEO-03] roots are exact, also where a double is not', () => {
    expect(isqrt(2 ** 53 - 1)).toBe(SAFE_ROOT);
    for (const root of [0, 1, 999, 94_906_264, 67_108_865]) {
      expect(isqrt(root * root)).toBe(root);
      expect(rootUp(root * root)).toBe(root);
      if (root > 0) expect(isqrt(root * root - 1)).toBe(root - 1);
      expect(rootUp(root * root + 1)).toBe(root + 1);
    }
    expect([2.5, -2.5, 2.4, -2.6].map(roundAway)).toEqual([3, -3, 2, -3]);
  });

  it('[GEO-01] a table may have other sizes than 24 by 36 inches', () => {
    expect(tableOf()).toMatchObject({ width: 24_000, depth: 36_000 });
    const wide = { ...tableOf(), width: 36_000 };
    expect(terrainFault(prepareGround(wide), 30_000, 20_000, 0, 0)).toBeUndefined();
    expect(terrainFault(prepareGround(tableOf()), 30_000, 20_000, 0, 0)?.fault).toBe('off-table');
  });
});

describe('distance', () => {
  it('[D-1, D-2, CR-01, CR-02, CR-41, GEO-05, GEO-06] exactly 3 inches is neither within 3 nor more than 3', () => {
    expect(between(at(12, 4), at(12, 8), 3)).toBe(0);
    expect(between(at(12, 4), at(12, 7.999), 3)).toBe(-1);
    expect(between(at(12, 4), at(12, 8.001), 3)).toBe(1);
  });

  it('[D-3] a slanted distance', () => expect(between(at(5, 5), at(8, 9), 4)).toBe(0));

  it('[D-4] a mounted base is wider', () => {
    expect(between(at(12, 4, { mounted: true }), at(12, 8.3), 3)).toBe(0);
  });

  it('[D-5, D-6, D-7, GEO-07] across levels the rise counts', () => {
    const up = { level: 1 };
    expect(between(at(12, 4, up), at(12, 7), 3)).toBe(-1);
    expect(between(at(12, 4, up), at(12, 7), 2)).toBe(1);
    expect(between(at(12, 4, up), at(12, 7.236), 3)).toBe(-1);
    expect(between(at(12, 4, up), at(12, 7.237), 3)).toBe(1);
    expect(between(at(12, 4, up), at(14, 6.544), 3)).toBe(-1);
    expect(between(at(12, 4, up), at(14, 6.545), 3)).toBe(1);
  });

  it('[D-8] nobody fights hand to hand between a roof and the street', () => {
    const pair = [at(12, 4, { level: 1 }), at(12, 5)] as const;
    expect([between(...pair, 2), between(...pair, 1), between(...pair, 3)]).toEqual([0, 1, -1]);
  });

  it('[D-9, D-10, D-11, CR-19] from an entry point', () => {
    const from = (model: Standing, limit: number): number =>
      compareToPoint(bodiesOf(model), 0, 0, 18_000, 0, 0, limit * 1000);
    expect([from(at(4.499, 18), 4), from(at(4.5, 18), 4)]).toEqual([-1, 0]);
    expect([from(at(12.799, 18, { mounted: true }), 12), from(at(12.8, 18, { mounted: true }), 12)]).toEqual([
      -1, 0,
    ]);
    expect([from(at(3.964, 18, { level: 1 }), 4), from(at(3.965, 18, { level: 1 }), 4)]).toEqual([-1, 1]);
  });

  it('[D-12, D-13] from the centre of a blast, and from a marker', () => {
    const blast = (gap: number): number => compareDistance((gap * 1000) ** 2, 500, 0, 2000);
    expect([blast(2.499), blast(2.5)]).toEqual([-1, 0]);
    const marker = (model: Standing): number =>
      compareToPoint(bodiesOf(model), 0, 12_000, 18_000, 0, MARKER_RADIUS, 1000);
    expect([marker(at(14.286, 18)), marker(at(14.287, 18)), marker(at(14.288, 18))]).toEqual([-1, 0, 1]);
    expect([marker(at(14.586, 18, { mounted: true })), marker(at(14.587, 18, { mounted: true }))]).toEqual([
      -1, 0,
    ]);
  });
});

const WALL: PieceFile = { kind: 'wall', at: [8, 12.4], size: [8, 0.2] };
const BRUSH: PieceFile = {
  kind: 'own',
  name: 'brush',
  parts: [[8, 9, 16, 9, 16, 10, 8, 10]],
  top: 1,
  keywords: ['rough'],
  sight: 'soft',
};
const HOUSE: PieceFile = {
  kind: 'building',
  at: [10, 12],
  size: [4, 4],
  ladders: [{ side: 'south', at: 2 }],
};

function walk(
  pieces: PieceFile[],
  models: Standing[],
  stops: readonly (readonly number[])[],
  budget = 4000,
): string {
  const points: Stop[] = stops.map(([x, y, level]) => ({
    x: Math.round(x! * 1000),
    y: Math.round(y! * 1000),
    level: level ?? 0,
  }));
  const { cost, fault } = walkPath(prepareGround(tableOf(...pieces)), bodiesOf(...models), 0, points, budget);
  return fault === undefined || fault === 'too-far'
    ? `${cost}${fault === undefined ? '' : ' too far'}`
    : fault;
}

describe('moves along a path', () => {
  it('[M-1, M-2, M-3, CR-26] lengths are rounded up to the next thousandth', () => {
    expect(walk([], [at(12, 4)], [[12, 8]])).toBe('4000');
    expect(walk([], [at(12, 4)], [[12, 8.001]])).toBe('4001 too far');
    expect(walk([], [at(12, 4)], [[14.4, 7.2]])).toBe('4000');
    expect(walk([], [at(12, 4)], [[14.828, 6.828]])).toBe('4000');
    expect(walk([], [at(12, 4)], [[14.828, 6.829]])).toBe('4001 too far');
  });

  it('[M-4, M-5, CR-27, GEO-14] over friends, not over enemies; touching is allowed', () => {
    expect(walk([], [at(12, 4), at(12, 6)], [[12, 8]])).toBe('4000');
    expect(walk([], [at(12, 4), at(12, 6, { seat: 1 })], [[12, 8]])).toBe('enemy');
    expect(walk([], [at(12, 4), at(13, 6, { seat: 1 })], [[12, 8]])).toBe('4000');
    expect(walk([], [at(12, 4), at(12.999, 6, { seat: 1 })], [[12, 8]])).toBe('enemy');
  });

  it('[M-6] around an enemy', () => {
    const models = [at(12, 4), at(12, 6, { seat: 1 })];
    expect(
      walk([], models, [
        [13.155, 6],
        [12, 8],
      ]),
    ).toBe('4620 too far');
    expect(
      walk([], models, [
        [13.154, 6],
        [12, 8],
      ]),
    ).toBe('enemy');
  });

  it('[M-7, GEO-09] over a low wall', () => {
    expect(walk([WALL], [at(12, 11)], [[12, 13.1]])).toBe('3100');
    expect(walk([WALL], [at(12, 11)], [[12, 13]])).toBe('end');
    expect(walk([WALL], [at(12, 11, { mounted: true })], [[12, 13.1]], 12_000)).toBe('terrain');
    expect(walk([WALL], [at(12, 11, { mounted: true })], [[12, 13]], 12_000)).toBe('terrain');
  });

  it('[M-8] along it', () => {
    expect(walk([WALL], [at(10, 11.9)], [[14, 11.9]])).toBe('4000');
    expect(walk([WALL], [at(10, 11.901)], [[14, 11.901]])).not.toBe('4000');
  });

  it('[M-9, M-17, DB-T-rough, GEO-16] through brush', () => {
    expect(walk([BRUSH], [at(12, 8.4)], [[12, 10.6]])).toBe('3200');
    expect(walk([BRUSH], [at(12, 8.4)], [[12, 10.5]])).toBe('3100');
    expect(walk([BRUSH], [at(12, 8.4)], [[12, 10.4]])).toBe('end');
    expect(
      walk(
        [BRUSH],
        [at(12, 8.4)],
        [
          [12, 9.5],
          [12, 10.6],
        ],
      ),
    ).toBe('3200');
  });

  it('[M-10, M-11, DB-T-impassable, GEO-13] a building is in the way', () => {
    expect(walk([HOUSE], [at(9, 14)], [[9.5, 14]])).toBe('500');
    expect(walk([HOUSE], [at(9, 14)], [[12, 14]])).toBe('terrain');
    expect(walk([HOUSE], [at(9.5, 12.5)], [[10.5, 11.5]])).toBe('terrain');
    expect(
      walk(
        [HOUSE],
        [at(9.5, 12.5)],
        [
          [9.5, 11.5],
          [10.5, 11.5],
        ],
      ),
    ).toBe('2000');
  });

  it('[M-12, M-13, M-14, DB-T-climbable, GEO-15, GEO-18] its ladder', () => {
    expect(
      walk(
        [HOUSE],
        [at(12, 9.5)],
        [
          [12, 11.5],
          [12, 12.5, 1],
        ],
      ),
    ).toBe('4000');
    expect(
      walk(
        [HOUSE],
        [at(12, 9.499)],
        [
          [12, 11.5],
          [12, 12.5, 1],
        ],
      ),
    ).toBe('4001 too far');
    expect(walk([HOUSE], [at(11.4, 11.5)], [[11.4, 12.5, 1]])).toBe('climb');
    expect(walk([HOUSE], [at(12, 12.5, { level: 1 })], [[12, 11.5, 0]])).toBe('1000');
    expect(walk([HOUSE], [at(12, 11, { mounted: true })], [[12, 12.8, 1]], 12_000)).toBe('climb');
  });

  it('[M-15] an enemy at its foot', () => {
    const climb = [
      [12, 11.5],
      [12, 12.5, 1],
    ];
    expect(walk([HOUSE], [at(12, 9.5), at(13, 11.5, { seat: 1 })], climb)).toBe('4000');
    expect(walk([HOUSE], [at(12, 9.5), at(12.9, 11.5, { seat: 1 })], climb)).toBe('enemy');
  });

  it('[M-16, GEO-12] the edge of the table', () => {
    expect(walk([], [at(2, 10)], [[0.5, 10]])).toBe('1500');
    expect(walk([], [at(2, 10)], [[0.499, 10]])).toBe('off-table');
    expect(walk([], [at(2, 10, { mounted: true })], [[0.8, 10]])).toBe('1200');
    expect(walk([], [at(2, 10, { mounted: true })], [[0.799, 10]])).toBe('off-table');
  });

  it('[M-18, DB-T-clear, GEO-17] on the roof', () => {
    expect(walk([HOUSE], [at(12, 12.5, { level: 1 })], [[13.5, 15.5, 1]])).toBe('3355');
    expect(walk([HOUSE], [at(12, 12.5, { level: 1 })], [[13.6, 15.5, 1]])).toBe('terrain');
  });

  it('[CR-51, CR-52] a rough ladder of two storeys costs 2 inches more up and down, and nobody jumps', () => {
    const tower = (rough: boolean): PieceFile => ({
      ...HOUSE,
      storeys: 2,
      ladders: [{ side: 'south', at: 2, rough }],
    });
    const up = [[12, 12.5, 2]];
    const down = [[12, 11.5, 0]];
    expect(walk([tower(false)], [at(12, 11.5)], up)).toBe('3000');
    expect(walk([tower(true)], [at(12, 11.5)], up, 6000)).toBe('5000');
    expect(walk([tower(false)], [at(12, 12.5, { level: 2 })], down)).toBe('2000');
    expect(walk([tower(true)], [at(12, 12.5, { level: 2 })], down)).toBe('4000');
    expect(walk([HOUSE], [at(12, 15.5, { level: 1 })], [[12, 16.5, 0]])).toBe('climb');
    const scree: PieceFile = { ...BRUSH, kind: 'own', keywords: ['rough', 'climbable'] };
    expect(walk([scree], [at(12, 8.4)], [[12, 10.6]], 5000)).toBe('4200');
  });
});
