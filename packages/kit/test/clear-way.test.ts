/** Arrows keep off words where any way does. */
import { describe, expect, it } from 'vitest';
import { type Box, clearWay, type Way } from '../src/motion/clear-way.js';

const from: Box = { x: 0, y: 0, width: 100, height: 100 };
const to: Box = { x: 400, y: 300, width: 100, height: 100 };

function meets({ tail, bend, tip }: Way, box: Box): boolean {
  return Array.from({ length: 201 }, (_, i) => i / 200).some((t) => {
    const at = (a: number, b: number, c: number): number =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    const [x, y] = [at(tail.x, bend.x, tip.x), at(tail.y, bend.y, tip.y)];
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  });
}

describe('an arrow', () => {
  it('leaves one box at its edge and ends at the edge of the other', () => {
    const { tail, tip } = clearWay(from, to, []);
    expect(tail.x === 100 || tail.y === 100).toBe(true);
    expect(tip.x === 400 || tip.y === 300).toBe(true);
  });

  it('bends another way where words lie under the usual one', () => {
    const usual = clearWay(from, to, []);
    const word = { x: usual.bend.x - 60, y: usual.bend.y - 30, width: 80, height: 20 };
    const across = [0.25, 0.5, 0.75].map((t) => {
      const x = (1 - t) ** 2 * usual.tail.x + 2 * t * (1 - t) * usual.bend.x + t ** 2 * usual.tip.x;
      const y = (1 - t) ** 2 * usual.tail.y + 2 * t * (1 - t) * usual.bend.y + t ** 2 * usual.tip.y;
      return { x: x - 30, y: y - 8, width: 60, height: 16 };
    });
    for (const words of [[word], across]) {
      const way = clearWay(from, to, words);
      expect(words.filter((box) => meets(way, box))).toEqual([]);
    }
    expect(across.some((box) => meets(usual, box))).toBe(true);
  });

  it('is drawn all the same where words are everywhere', () => {
    const { tip } = clearWay(from, to, [{ x: -500, y: -500, width: 2000, height: 2000 }]);
    expect(Number.isFinite(tip.x + tip.y)).toBe(true);
  });
});
