/** Finds places for names and tags so that none lies on another or on a token: a small solver, greedy by importance. */

export interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface LabelWish {
  readonly id: string;
  /** What it belongs to: centre and half size. */
  readonly x: number;
  readonly y: number;
  readonly away: number;
  readonly w: number;
  readonly h: number;
}

/** Directions in the order they are tried: below, above, right, left, then the corners. */
const WAYS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];

/** Where each label's box lies, by id. */
export function placeLabels(
  wishes: readonly LabelWish[],
  taken: readonly LabelBox[],
  paper: { readonly across: number; readonly down: number },
): ReadonlyMap<string, LabelBox> {
  const placed = new Map<string, LabelBox>();
  const full = [...taken];
  for (const wish of wishes) {
    let best = boxAt(wish, WAYS[0]!, 0);
    let least = Number.POSITIVE_INFINITY;
    for (const far of [0, 0.9, 1.8])
      for (const way of WAYS) {
        const box = boxAt(wish, way, far);
        const cost = full.reduce((sum, other) => sum + shared(box, other), 0) + outside(box, paper) * 9;
        if (cost < least - 1e-6) [best, least] = [box, cost];
      }
    placed.set(wish.id, best);
    full.push(best);
  }
  return placed;
}

function boxAt({ x, y, away, w, h }: LabelWish, [dx, dy]: readonly [number, number], far: number): LabelBox {
  const reach = away + far + 0.06;
  const cx = x + dx * (reach + (dx === 0 ? 0 : w / 2)) * (dy === 0 ? 1 : 0.8);
  const cy = y + dy * (reach + h / 2) * (dx === 0 ? 1 : 0.8);
  return { x: cx - w / 2, y: cy - h / 2, w, h };
}

/** The area two boxes share. */
export function shared(a: LabelBox, b: LabelBox): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function outside(box: LabelBox, { across, down }: { across: number; down: number }): number {
  return (
    Math.max(0, -box.x) +
    Math.max(0, -box.y) +
    Math.max(0, box.x + box.w - across) +
    Math.max(0, box.y + box.h - down)
  );
}
