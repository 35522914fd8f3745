/** The sheet the map is drawn on: inches across and down, turned so that it lies wide and my own edge is at the bottom. */
import { EDGES } from '../../src/index.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Sheet {
  /** Inches on paper. */
  readonly across: number;
  readonly down: number;
  /** From thousandths on the table to inches on paper, and back. */
  readonly at: (x: number, y: number) => Point;
  readonly back: (x: number, y: number) => Point;
  /** Where north points, as a step on paper. */
  readonly north: Point;
}

/** `edge` is the place of my edge in EDGES, or less than 0. */
export function sheetOf(width: number, depth: number, edge: number): Sheet {
  const [w, d] = [width / 1000, depth / 1000];
  const wide = w < d;
  const flip = EDGES[edge] === (wide ? 'west' : 'north');
  const paper = wide ? { across: d, down: w } : { across: w, down: d };
  const turn = ({ x, y }: Point): Point => (flip ? { x: paper.across - x, y: paper.down - y } : { x, y });
  const at = (x: number, y: number): Point =>
    turn(wide ? { x: y / 1000, y: x / 1000 } : { x: x / 1000, y: d - y / 1000 });
  const back = (x: number, y: number): Point => {
    const p = turn({ x, y });
    const [tx, ty] = wide ? [p.y, p.x] : [p.x, d - p.y];
    return { x: Math.round(tx * 1000), y: Math.round(ty * 1000) };
  };
  const [from, to] = [at(0, 0), at(0, 1000)];
  return { ...paper, at, back, north: { x: to.x - from.x, y: to.y - from.y } };
}

/** A closed or open line through table points x, y, x, y ... */
export function line(sheet: Sheet, points: readonly number[]): string {
  const parts: string[] = [];
  for (let i = 0; i + 1 < points.length; i += 2) parts.push(text(sheet.at(points[i]!, points[i + 1]!)));
  return `M${parts.join('L')}`;
}

export function text({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function round(inches: number): number {
  return Math.round(inches * 1000) / 1000;
}

/** Where a pointer is on paper. */
export function paperPoint(
  svg: SVGSVGElement,
  event: { readonly clientX: number; readonly clientY: number },
): Point {
  const matrix = svg.getScreenCTM();
  if (matrix === null) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
