/** Between the game's thousandths of an inch, with north up, and the drawing's inches, with down growing. */
export function flat(thousandths: number): number {
  return Math.round(thousandths) / 1000;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point of the table under a pointer. */
export function pointAt(
  svg: SVGSVGElement,
  depth: number,
  event: { readonly clientX: number; readonly clientY: number },
): Point {
  const matrix = svg.getScreenCTM();
  if (matrix === null) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: Math.round(x * 1000), y: Math.round(depth - y * 1000) };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
