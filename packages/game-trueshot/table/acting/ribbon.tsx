/** A ribbon of fire from what acts to what it is pointed at; while nothing is met it follows the pointer. */
import { classes } from '@fray/kit';
import { useLayoutEffect, useRef } from 'react';

interface RibbonProps {
  /** Selectors of the two things; without a second one it ends at the pointer. */
  readonly from: string;
  readonly to: string | undefined;
  /** Only worth considering. */
  readonly isGhost?: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export function Ribbon({ from, to, isGhost = false }: RibbonProps) {
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const lay = (pointer?: Point): void => layRibbon(svg.current, from, to, pointer);
    lay();
    const follow = (event: PointerEvent): void => {
      if (to === undefined && (event.pointerType === 'mouse' || event.buttons > 0))
        lay({ x: event.clientX, y: event.clientY });
    };
    const watch = new ResizeObserver(() => lay());
    if (svg.current !== null) watch.observe(svg.current);
    window.addEventListener('pointermove', follow);
    return () => {
      watch.disconnect();
      window.removeEventListener('pointermove', follow);
    };
  }, [from, to]);
  return (
    <svg ref={svg} className={classes('tl-ribbon', isGhost && 'tl-ghost')} aria-hidden="true">
      <path className="tl-ribbon-glow" />
      <path className="tl-ribbon-body" />
      <path className="tl-ribbon-head" />
    </svg>
  );
}

function layRibbon(
  svg: SVGSVGElement | null,
  from: string,
  to: string | undefined,
  pointer: Point | undefined,
): void {
  const root = svg?.closest('.tl');
  const start = root?.querySelector(from)?.getBoundingClientRect();
  const end = to === undefined ? undefined : root?.querySelector(to)?.getBoundingClientRect();
  const paths = svg?.querySelectorAll('path') ?? [];
  // What a phone has no room for is not there.
  const isSeen = start !== undefined && start.width > 0 && end?.width !== 0;
  if (svg === null || !isSeen || (end ?? pointer) === undefined) {
    for (const path of paths) path.setAttribute('d', '');
    return;
  }
  const frame = svg.getBoundingClientRect();
  const isAbove = end === undefined ? pointer!.y < start.y : end.y < start.y;
  const tail = {
    x: start.x + start.width / 2 - frame.x,
    y: (isAbove ? start.top + 8 : start.bottom - 8) - frame.y,
  };
  const tip =
    end === undefined
      ? { x: pointer!.x - frame.x, y: pointer!.y - frame.y }
      : beside(end, start, frame, isAbove);
  const [body, head] = shapeOf(tail, tip, Math.max(10, start.width * 0.1));
  for (const [i, d] of [body, body, head].entries()) paths[i]?.setAttribute('d', d);
}

/** On the near edge of what is pointed at, or between two cards that lie side by side. */
function beside(end: DOMRect, start: DOMRect, frame: DOMRect, isAbove: boolean): Point {
  const overlaps = end.bottom > start.top && end.top < start.bottom;
  if (overlaps) {
    const left = end.x < start.x;
    return { x: (left ? end.right + 4 : end.left - 4) - frame.x, y: end.y + end.height * 0.4 - frame.y };
  }
  return { x: end.x + end.width / 2 - frame.x, y: (isAbove ? end.bottom - 6 : end.top + 6) - frame.y };
}

/** A band that grows thinner, bowed to one side, and its head. */
function shapeOf(tail: Point, tip: Point, width: number): [string, string] {
  const [dx, dy] = [tip.x - tail.x, tip.y - tail.y];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const bow = Math.min(60, length * 0.16) * (dx < 0 ? 1 : -1);
  const bend = { x: tail.x + dx / 2 + nx * bow, y: tail.y + dy / 2 + ny * bow };
  const angle = Math.atan2(tip.y - bend.y, tip.x - bend.x);
  const size = width * 2.4;
  const neck = { x: tip.x - Math.cos(angle) * size, y: tip.y - Math.sin(angle) * size };
  const at = ({ x, y }: Point, by: number): string =>
    `${(x + nx * by).toFixed(1)} ${(y + ny * by).toFixed(1)}`;
  const wing = (by: number): string =>
    `${(neck.x - Math.sin(angle) * by).toFixed(1)} ${(neck.y + Math.cos(angle) * by).toFixed(1)}`;
  const [wide, thin] = [width / 2, width * 0.72];
  return [
    `M${at(tail, wide)}Q${at(bend, wide)} ${wing(thin)}L${wing(-thin)}Q${at(bend, -wide)} ${at(tail, -wide)}Z`,
    `M${tip.x.toFixed(1)} ${tip.y.toFixed(1)}L${wing(size * 0.62)}L${wing(-size * 0.62)}Z`,
  ];
}
