import { describe, expect, it } from 'vitest';
import { prepareGround } from '../src/geometry/ground.js';
import { Rays } from '../src/geometry/sight/rays.js';
import { look, newSight } from '../src/geometry/sight/sight.js';
import type { PieceFile } from '../src/table/table-file.js';
import { bodiesOf, type Standing, tableOf } from './reference/tables.js';

const at = (x: number, y: number, more: Partial<Standing> = {}): Standing => ({ x, y, ...more });
const up = { level: 1 };
const mounted = { mounted: true };

/** A rectangular solid block, or a soft one. */
function block(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  top: number,
  more: Partial<PieceFile> = {},
): PieceFile {
  const piece = {
    kind: 'own',
    name: 'block',
    parts: [[x0, y0, x1, y0, x1, y1, x0, y1]],
    top,
    keywords: ['impassable', 'cover'],
    sight: 'solid',
    ...more,
  };
  return piece as PieceFile;
}
const wall = (y0: number, y1: number): PieceFile =>
  block(8, 16, y0, y1, 0.75, { keywords: ['climbable', 'cover'] } as never);
const soft = (y0: number, y1: number, top: number): PieceFile =>
  block(8, 16, y0, y1, top, { keywords: [], sight: 'soft' } as never);
const roof = (y0: number, y1: number): PieceFile =>
  block(10, 14, y0, y1, 2, { areas: [{ level: 1, outline: [10, y0, 14, y0, 14, y1, 10, y1] }] } as never);

const WALKWAY = block(8, 16, 8, 10, 2, { bottom: 1.9, blocksLevel: null } as never);

const FAR = at(12, 14, { seat: 1 });
/** The result with its rays, as in the reference table. The first model looks at the second. */
function see(pieces: PieceFile[], models: Standing[] = [at(12, 4), FAR], mutual = true): string {
  const sight = newSight();
  look(prepareGround(tableOf(...pieces)), bodiesOf(...models), 0, 1, mutual, sight);
  const word = ['clear', 'obscured', 'blocked'][sight.result];
  return `${word} ${sight.open}/${sight.soft}/${sight.hard}${sight.cover ? ' cover' : ''}`;
}
const third = (model: Standing, pieces: PieceFile[] = []): string =>
  see(pieces, [at(12, 4), FAR, { ...model, seat: model.seat ?? 1 }]).split(' ')[0]!;

describe('line of sight', () => {
  it('[L-1, L-2, L-3, L-4, L-5, GEO-19, GEO-20, GEO-21, DB-T-cover] a low wall hides the more the nearer it is to the target', () => {
    expect(see([])).toBe('clear 15/0/0');
    expect(see([wall(12.4, 12.6)])).toBe('obscured 5/0/10 cover');
    expect(see([wall(9, 9.2)])).toBe('obscured 10/0/5 cover');
    expect(see([wall(6.9, 7.1)])).toBe('clear 15/0/0');
    expect(see([wall(5, 5.2)])).toBe('clear 15/0/0');
  });

  it('[L-6, L-7, L-8, L-9, L-10, GEO-24] taller pieces', () => {
    expect(see([block(8, 16, 12.4, 12.6, 1.5)])).toBe('blocked 0/0/15');
    expect(see([block(8, 16, 8, 10, 3)])).toBe('blocked 0/0/15');
    expect(see([block(6, 12, 8, 10, 3)])).toBe('obscured 9/0/6 cover');
    expect(see([block(6, 11.8, 8, 10, 3)])).toBe('obscured 12/0/3 cover');
    expect(see([block(6, 11.4, 8, 10, 3)])).toBe('clear 15/0/0');
  });

  it('[L-11, L-32, L-33, L-34, CR-30] soft pieces obscure, give no cover and never block', () => {
    expect(see([soft(9, 10, 1)])).toBe('obscured 5/10/0');
    expect(see([soft(8, 10, 1.5)])).toBe('obscured 0/15/0');
    expect(see([soft(8, 10, 1.5), block(6, 12, 10.5, 11.5, 3)])).toBe('obscured 0/9/6 cover');
    expect(see([soft(3, 5, 1.5)])).toBe('clear 15/0/0');
  });

  it('[L-12, L-13, L-25, L-26, GEO-22, GEO-27] a third model in the way blocks', () => {
    expect([third(at(12, 9)), third(at(12.6, 9)), third(at(12.8, 9))]).toEqual([
      'blocked',
      'blocked',
      'clear',
    ]);
    expect([third(at(12.725, 9)), third(at(12.73, 9))]).toEqual(['blocked', 'clear']);
    expect([third(at(12.9, 9, mounted)), third(at(13.1, 9, mounted))]).toEqual(['blocked', 'clear']);
  });

  it('[L-14, L-15, L-16] from a roof', () => {
    expect(see([], [at(12, 4, up), FAR, at(12, 9, { seat: 1 })])).toBe('clear 15/0/0');
    expect(see([wall(12.4, 12.6)], [at(12, 4, up), FAR])).toBe('obscured 10/0/5 cover');
    expect(see([wall(9, 9.2)], [at(12, 4, up), FAR])).toBe('clear 15/0/0');
  });

  it('[L-17, L-18] to a roof', () => {
    expect(see([roof(12, 16)], [at(12, 4), at(12, 14, { ...up, seat: 1 })])).toBe('obscured 10/0/5 cover');
    expect(see([roof(12, 16)], [at(12, 4), at(12, 12.5, { ...up, seat: 1 })])).toBe('clear 15/0/0');
  });

  it('[L-19, L-20, L-27, L-28, GEO-25, DB-22] riders see farther, and have no cover', () => {
    expect(see([wall(12.4, 12.6)], [at(12, 4), at(12, 14, { ...mounted, seat: 1 })])).toBe('obscured 10/0/5');
    expect(see([wall(9, 9.2)], [at(12, 4, mounted), FAR])).toBe('clear 15/0/0');
    const past = (y: number): string =>
      see([], [at(12, 4, mounted), FAR, at(12, y, { seat: 1 })]).split(' ')[0]!;
    expect([past(6), past(9)]).toEqual(['clear', 'blocked']);
    expect(see([], [at(12, 4), at(12, 14, { ...mounted, seat: 1 }), at(12, 9)])).toMatch(/^blocked/);
  });

  it('[L-21, L-22, L-23, GEO-28] slanted', () => {
    const pair = [at(4, 4), at(13, 16, { seat: 1 })];
    const rays = new Rays();
    rays.aim(bodiesOf(...pair), 0, 1);
    expect([0, 1, 2, 3, 4].map((i) => rays.point(i))).toEqual([
      [13_360, 15_730],
      [13_180, 15_865],
      [13_000, 16_000],
      [12_820, 16_135],
      [12_640, 16_270],
    ]);
    expect(see([], pair)).toBe('clear 15/0/0');
    expect(see([block(5, 8.4, 10, 12, 3)], pair)).toBe('obscured 9/0/6 cover');
    expect(see([block(5, 8.6, 10, 12, 3)], pair)).toBe('obscured 6/0/9 cover');
    expect(see([block(5, 8.8, 10, 12, 3)], pair)).toBe('blocked 0/0/15');
  });

  it('[L-24, GEO-23] what terrain hides no model hides', () => {
    expect(third(at(11.4, 11.5), [block(6, 12, 8, 10, 3)])).toBe('obscured');
    expect(third(at(11.4, 11.5))).toBe('blocked');
  });

  it('[L-29, L-30, CR-33] a friend beside the target, but not from within 3 inches', () => {
    const beside = (target: Standing, friend: Standing): string =>
      see([], [at(12, 4), { ...target, seat: 1 }, friend]).split(' ')[0]!;
    expect(beside(at(12, 9), at(13.999, 9))).toBe('blocked');
    expect(beside(at(12, 9), at(14, 9))).toBe('clear');
    expect(beside(at(12, 8), at(13.9, 8))).toBe('clear');
    expect(beside(at(12, 8.001), at(13.9, 8.001))).toBe('blocked');
  });

  it('[L-31] nothing is obscured within 3 inches', () => {
    const low = [wall(6.5, 6.7)];
    expect(see(low, [at(12, 4), at(12, 7.9, { seat: 1 })])).toBe('clear 10/0/5');
    expect(see(low, [at(12, 4), at(12, 8, { seat: 1 })])).toBe('obscured 10/0/5 cover');
  });

  it('[L-35, L-36] down from the edge of one’s own roof', () => {
    const pair = (y: number) => [at(12, y, up), at(12, 6.5, { seat: 1 })];
    expect(see([roof(2, 6)], pair(4))).toBe('blocked 0/0/15');
    expect(see([roof(2, 6)], pair(5.5))).toBe('clear 5/0/10');
  });

  it('[L-37, L-38] over the street, and under a walkway', () => {
    const roofs = [at(12, 4, up), at(12, 14, { ...up, seat: 1 })];
    expect(see([roof(2, 6), roof(12, 16)], [...roofs, at(12, 9, { ...mounted, seat: 1 })])).toMatch(/^clear/);
    expect(see([WALKWAY])).toBe('clear 15/0/0');
    expect(see([WALKWAY], [at(12, 4, up), FAR], false)).toBe('blocked 0/0/15');
  });

  it('[GEO-26] terrain alone blocks only if it hides both from each other', () => {
    const pair = [at(12, 4, up), FAR];
    const back = [FAR, at(12, 4, up)];
    const seen = (mutual: boolean) => [see([WALKWAY], pair, mutual), see([WALKWAY], back, mutual)];
    expect(seen(false)).toEqual(['blocked 0/0/15', 'obscured 10/0/5 cover']);
    expect(seen(true)).toEqual(['obscured 0/0/15 cover', 'obscured 10/0/5 cover']);
  });
});
