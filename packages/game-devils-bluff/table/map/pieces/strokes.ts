/** Strokes that many pieces are drawn with, in inches on paper. */
import type { Piece } from '../../../src/index.js';
import type { LabelBox as Box } from '../names/labels.js';
import { type Point, round as p, type Sheet } from '../sheet.js';

/** The box around all of it, on paper. */
export function boxOf(piece: Piece, sheet: Sheet): Box {
  const corners: Point[] = [];
  for (const part of piece.parts)
    for (let i = 0; i < part.length; i += 2) corners.push(sheet.at(part[i]!, part[i + 1]!));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

export const area = ({ x, y, w, h }: Box): string => `M${p(x)} ${p(y)}h${p(w)}v${p(h)}h${p(-w)}z`;

/** Lines along the longer side, or across it. */
export function boards({ x, y, w, h }: Box, step: number, across = false): string {
  let d = '';
  if (w >= h !== across) for (let at = step; at < h; at += step) d += `M${p(x)} ${p(y + at)}h${p(w)}`;
  else for (let at = step; at < w; at += step) d += `M${p(x + at)} ${p(y)}v${p(h)}`;
  return d;
}

/** A chance that is always the same for the same place. */
export function chance(seed: number): (n: number) => number {
  let state = (Math.round(Math.abs(seed) * 977) % 2_147_483_646) + 1;
  return (n) => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647) * n;
  };
}

/** Two rails and their rungs, leaning on the wall from outside. */
export function ladder(a: Point, b: Point, box: Box): string {
  const upright = Math.abs(a.x - b.x) < Math.abs(a.y - b.y);
  const out = upright ? (a.x - box.x < box.w / 2 ? -1 : 1) : a.y - box.y < box.h / 2 ? -1 : 1;
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const long = 0.62 * out;
  let d = '';
  for (const side of [-0.25, 0.25])
    d += upright ? `M${p(mx)} ${p(my + side)}h${p(long)}` : `M${p(mx + side)} ${p(my)}v${p(long)}`;
  for (const rung of [0.12, 0.32, 0.52])
    d += upright
      ? `M${p(mx + rung * out)} ${p(my - 0.25)}v0.5`
      : `M${p(mx - 0.25)} ${p(my + rung * out)}h0.5`;
  return d;
}
