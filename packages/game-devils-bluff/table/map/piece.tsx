/** One piece of terrain in ink: what it is can be told by its drawing, and by its height mark. */
import type { Piece } from '../../src/index.js';
import type { LabelBox as Box } from './names/labels.js';
import { line, type Point, round, type Sheet } from './sheet.js';

interface PieceProps {
  readonly piece: Piece;
  readonly sheet: Sheet;
}

export function PieceShape({ piece, sheet }: PieceProps) {
  const box = boxOf(piece, sheet);
  const outline = piece.parts.map((part) => `${line(sheet, part)}Z`).join('');
  return (
    <g className={`db-piece db-${piece.kind}`}>
      {piece.top > 1000 && <path className="db-shadow" d={outline} transform="translate(0.14 0.16)" />}
      <path className="db-outline" d={outline} />
      <path className="db-hatch" d={hatch(piece.kind, box)} />
      {piece.climbEdges.map(({ from, to }) => (
        <path
          key={`${from} ${to}`}
          className="db-ladder"
          d={ladder(sheet.at(...from), sheet.at(...to), box)}
        />
      ))}
    </g>
  );
}

/** The box around all of it, on paper. */
export function boxOf(piece: Piece, sheet: Sheet): Box {
  const corners: Point[] = [];
  for (const part of piece.parts)
    for (let i = 0; i < part.length; i += 2) corners.push(sheet.at(part[i]!, part[i + 1]!));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

type Hatch = (box: Box) => string;

/** Roof boards, and the four corner strokes that run a little too far. */
const roof: Hatch = (b) =>
  `${boards(b, 0.5)}M${p(b.x + 0.22)} ${p(b.y + 0.22)}h${p(b.w - 0.44)}v${p(b.h - 0.44)}h${p(0.44 - b.w)}z${overshoot(b)}`;

function overshoot({ x, y, w, h }: Box): string {
  const o = 0.13;
  return `M${p(x - o)} ${p(y)}h${p(w + 2 * o)}M${p(x - o)} ${p(y + h)}h${p(w + 2 * o)}M${p(x)} ${p(y - o)}v${p(h + 2 * o)}M${p(x + w)} ${p(y - o)}v${p(h + 2 * o)}`;
}

/** Lines along the longer side, or across it. */
function boards({ x, y, w, h }: Box, step: number, across = false): string {
  let d = '';
  if (w >= h !== across) for (let at = step; at < h; at += step) d += `M${p(x)} ${p(y + at)}h${p(w)}`;
  else for (let at = step; at < w; at += step) d += `M${p(x + at)} ${p(y)}v${p(h)}`;
  return d;
}

/** Wheel tracks along a road, a little crooked. */
const ruts: Hatch = ({ x, y, w, h }) => {
  const wide = w >= h;
  const [long, across] = wide ? [w, h] : [h, w];
  let d = '';
  for (const share of [0.28, 0.44, 0.6, 0.76]) {
    const off = share * across;
    const [sx, sy] = wide ? [x, y + off] : [x + off, y];
    d += `M${p(sx)} ${p(sy)}`;
    for (let at = 0; at < long - 0.01; at += long / 6) {
      const bend = Math.round(at * 7 + share * 100) % 2 === 0 ? 0.22 : -0.22;
      d += wide
        ? `q${p(long / 12)} ${p(bend)} ${p(long / 6)} 0`
        : `q${p(bend)} ${p(long / 12)} 0 ${p(long / 6)}`;
    }
  }
  return d;
};

const planks: Hatch = (b) => boards(b, 0.25, true);
const stones: Hatch = (b) => boards(b, 0.42, true);

const cross: Hatch = ({ x, y, w, h }) =>
  `M${p(x)} ${p(y)}l${p(w)} ${p(h)}m${p(-w)} 0l${p(w)} ${p(-h)}M${p(x + 0.14)} ${p(y + 0.14)}h${p(w - 0.28)}v${p(h - 0.28)}h${p(0.28 - w)}z`;

const facets: Hatch = ({ x, y, w, h }) => {
  const [cx, cy] = [x + w * 0.46, y + h * 0.44];
  const ring = [
    [0.3, 0.24],
    [0.68, 0.28],
    [0.74, 0.6],
    [0.44, 0.76],
    [0.24, 0.54],
  ].map(([a, b]) => `${p(x + a! * w)} ${p(y + b! * h)}`);
  const rays = [
    [0.3, 0.02],
    [0.98, 0.32],
    [0.7, 0.98],
    [0.02, 0.68],
  ].map(
    ([a, b]) =>
      `M${p(x + a! * w)} ${p(y + b! * h)}L${p(x + a! * w * 0.55 + (cx - x) * 0.45)} ${p(y + b! * h * 0.55 + (cy - y) * 0.45)}`,
  );
  return `M${ring.join('L')}Z${rays.join('')}`;
};

/** Tufts of three blades on a loose grid. */
const tufts: Hatch = ({ x, y, w, h }) => {
  let d = '';
  for (let row = 0, ty = y + 0.5; ty < y + h - 0.1; ty += 0.55, row++)
    for (let tx = x + 0.35 + (row % 2) * 0.25; tx < x + w - 0.2; tx += 0.55)
      d += `M${p(tx)} ${p(ty)}l-0.13-0.2m0.13 0.2v-0.28m0 0.28l0.13-0.2`;
  return d;
};

/** Posts along the rail. */
const posts: Hatch = ({ x, y, w, h }) => {
  let d = '';
  const [cx, cy] = [x + w / 2, y + h / 2];
  if (w >= h) {
    d += `M${p(x)} ${p(cy)}h${p(w)}`;
    for (let at = 0; at <= w + 0.01; at += w / Math.max(1, Math.round(w / 0.8)))
      d += `M${p(x + at)} ${p(cy - 0.18)}v0.36`;
  } else {
    d += `M${p(cx)} ${p(y)}v${p(h)}`;
    for (let at = 0; at <= h + 0.01; at += h / Math.max(1, Math.round(h / 0.8)))
      d += `M${p(cx - 0.18)} ${p(y + at)}h0.36`;
  }
  return d;
};

const rings: Hatch = ({ x, y, w }) => {
  const r = w * 0.3;
  return `M${p(x + w / 2 - r)} ${p(y + w / 2)}a${p(r)} ${p(r)} 0 1 0 ${p(2 * r)} 0a${p(r)} ${p(r)} 0 1 0 ${p(-2 * r)} 0`;
};

const water: Hatch = ({ x, y, w, h }) =>
  `M${p(x + 0.15)} ${p(y + 0.15)}h${p(w - 0.3)}v${p(h - 0.3)}h${p(0.3 - w)}z`;

const HATCHES: Readonly<Record<string, Hatch>> = {
  building: roof,
  boardwalk: planks,
  road: ruts,
  wall: stones,
  stone: water,
  trough: water,
  crate: cross,
  barrel: rings,
  fence: posts,
  wagon: planks,
  boxcar: planks,
  rock: facets,
  boulder: facets,
  brush: tufts,
  cactus: tufts,
};

function hatch(kind: string, box: Box): string {
  return HATCHES[kind]?.(box) ?? '';
}

/** Two rails and their rungs, leaning on the wall from outside. */
function ladder(a: Point, b: Point, box: Box): string {
  const upright = Math.abs(a.x - b.x) < Math.abs(a.y - b.y);
  const out = upright ? (a.x - box.x < box.w / 2 ? -1 : 1) : a.y - box.y < box.h / 2 ? -1 : 1;
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const long = 0.55 * out;
  let d = '';
  for (const side of [-0.24, 0.24])
    d += upright ? `M${p(mx)} ${p(my + side)}h${p(long)}` : `M${p(mx + side)} ${p(my)}v${p(long)}`;
  for (const rung of [0.12, 0.26, 0.4])
    d += upright ? `M${p(mx + rung * out)} ${p(my - 0.3)}v0.6` : `M${p(mx - 0.3)} ${p(my + rung * out)}h0.6`;
  return d;
}

function p(n: number): number {
  return round(n);
}
