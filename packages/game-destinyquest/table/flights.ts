/** What flies over the table: a cause to what it changes, two dice past each other, a blow that is met on its way. */
import { EASE_OUT, way } from '@fray/kit';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A sign stays this long where it has arrived. */
const STAYS_MS = 420;
/** Traded dice rest in each other's place until the table is drawn anew, even if that is a little late. */
const REST_MS = 120;
/** How much of a trade's time its cause takes to come. */
export const CAUSE_SHARE = 0.4;
/** Traded dice pass each other this far above and below. */
const ARC = 36;

export function middleOf(...elements: readonly Element[]): Point {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const mean = (of: (box: DOMRect) => number): number =>
    boxes.reduce((sum, box) => sum + of(box), 0) / boxes.length;
  return { x: mean((box) => box.x + box.width / 2), y: mean((box) => box.y + box.height / 2) };
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

export interface Flight {
  readonly text: string;
  readonly className: string;
  readonly from: Point;
  readonly to: Point;
  readonly ms: number;
  /** How long it is in use there, where that is longer than it takes to be read. */
  readonly stays?: number;
}

/** A sign comes from one place to another, and is gone soon after. */
export function fly(root: HTMLElement, { text, className, from, to, ms, stays = 0 }: Flight): void {
  const sign = signAt(root, text, className, to);
  if (sign === undefined) return;
  const flight = sign.animate(
    [
      { translate: `${from.x - to.x}px ${from.y - to.y}px`, opacity: 0.4 },
      { translate: '0 0', opacity: 1 },
    ],
    { duration: ms, easing: EASE_OUT },
  );
  flight.onfinish = () => window.setTimeout(() => sign.remove(), stays + STAYS_MS);
  flight.oncancel = () => sign.remove();
}

/** A sign comes to where it is stopped, and falls there. */
export function fallShort(root: HTMLElement, { text, className, from, to, ms }: Flight): void {
  const sign = signAt(root, text, className, to);
  if (sign === undefined) return;
  const fall = sign.animate(
    [
      { translate: `${from.x - to.x}px ${from.y - to.y}px`, opacity: 0.4, easing: EASE_OUT },
      { translate: '0 0', opacity: 1, offset: 0.5 },
      { translate: '0 0', opacity: 1, offset: 0.7 },
      { translate: '0 70px', rotate: '14deg', opacity: 0 },
    ],
    { duration: ms + STAYS_MS },
  );
  fall.onfinish = fall.oncancel = () => sign.remove();
}

function signAt(root: HTMLElement, text: string, className: string, at: Point): HTMLElement | undefined {
  const layer = root.querySelector('.overlay');
  if (layer === null) return undefined;
  const frame = layer.getBoundingClientRect();
  const sign = document.createElement('span');
  sign.className = className;
  sign.textContent = text;
  sign.style.left = `${at.x - frame.x}px`;
  sign.style.top = `${at.y - frame.y}px`;
  layer.append(sign);
  return sign;
}

/** Each goes to where the other lies, once their cause has come, in arcs that do not meet. */
export function tradePlaces(a: Element, b: Element, ms: number): void {
  const { dx, dy } = way(b.getBoundingClientRect(), a.getBoundingClientRect());
  passOver(a, { x: dx, y: dy }, -1, ms);
  passOver(b, { x: -dx, y: -dy }, 1, ms);
}

function passOver(die: Element, by: Point, side: number, ms: number): void {
  const arrival = ms / (ms + REST_MS);
  const half = between({ x: 0, y: 0 }, by, 0.5);
  const frames: Keyframe[] = [
    { translate: '0 0' },
    { translate: '0 0', offset: arrival * CAUSE_SHARE },
    { translate: `${half.x}px ${half.y + side * ARC}px`, offset: (arrival * (1 + CAUSE_SHARE)) / 2 },
    { translate: `${by.x}px ${by.y}px`, offset: arrival },
    { translate: `${by.x}px ${by.y}px` },
  ];
  die.animate(
    frames.map((frame) => ({ ...frame, zIndex: 3 })),
    { duration: ms + REST_MS },
  );
}

/** The table is drawn anew: what rested elsewhere lies where it is. */
export function settle(die: Element | null): void {
  for (const animation of die?.getAnimations() ?? []) animation.cancel();
}
