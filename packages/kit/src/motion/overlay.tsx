/** A layer above a table for what flies over it: floating numbers, and arrows from place to place. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../classes.js';
import { EASE_IN, EASE_OUT } from './ease.js';
import { way } from './move.js';
import './overlay.css';

/** Lies over its nearest positioned ancestor. Put one into each table, last. */
export function Overlay({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="overlay" aria-hidden="true">
      {children}
    </div>
  );
}

export interface FloatOptions {
  readonly tone: 'loss' | 'gain' | 'plain';
  readonly ms: number;
  /** Runs on to this element before it fades, such as from a card to its player's health. */
  readonly to?: Element | null;
}

/** A number that rises off a place, or runs on to another. */
export function floatNumber(root: HTMLElement, over: Element | null, text: string, how: FloatOptions): void {
  const layer = root.querySelector('.overlay');
  if (layer === null || over === null) return;
  const frame = layer.getBoundingClientRect();
  const at = over.getBoundingClientRect();
  const number = document.createElement('span');
  number.className = `float float-${how.tone}`;
  number.textContent = text;
  number.style.left = `${at.x + at.width / 2 - frame.x}px`;
  number.style.top = `${at.y + at.height / 2 - frame.y}px`;
  layer.append(number);
  const moved = how.to ? runOn(number, at, how.to, how.ms) : fallOff(number, how);
  moved.onfinish = moved.oncancel = () => number.remove();
}

function fallOff(number: HTMLElement, { tone, ms }: FloatOptions): Animation {
  return number.animate(
    [
      { translate: '-50% -50%', opacity: 0, scale: 0.7 },
      { translate: '-50% -80%', opacity: 1, scale: 1.1, offset: 0.25 },
      { translate: `-50% ${tone === 'gain' ? -170 : 40}%`, opacity: 0, scale: 1 },
    ],
    { duration: Math.max(ms * 1.5, 400), easing: EASE_IN },
  );
}

function runOn(number: HTMLElement, from: DOMRect, to: Element, ms: number): Animation {
  const { dx, dy } = way(to.getBoundingClientRect(), from);
  const there = `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px))`;
  to.animate([{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], {
    duration: 220,
    delay: ms * 0.85,
    easing: EASE_OUT,
  });
  return number.animate(
    [
      { transform: 'translate(-50%, -50%) scale(0.7)', opacity: 0 },
      { transform: 'translate(-50%, -50%) scale(1.2)', opacity: 1, offset: 0.2 },
      { transform: `${there} scale(1)`, opacity: 1, offset: 0.92 },
      { transform: `${there} scale(1.3)`, opacity: 0 },
    ],
    { duration: ms, easing: EASE_OUT },
  );
}

export interface ArrowProps {
  /** Selectors or elements; `seatAnchor(3)` aims at a seat of the strip. The arrow follows them when they move. */
  readonly from: string;
  readonly to: string;
  /** loss: what threatens. plain: information, in ink. */
  readonly tone?: 'loss' | 'plain';
  readonly dashed?: boolean;
}

interface Line {
  readonly d: string;
  readonly head: string;
}

/** A bent arrow between two things of the page. */
export function Arrow({ from, to, tone = 'plain', dashed = false }: ArrowProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [line, setLine] = useState<Line>();
  useLayoutEffect(() => {
    const draw = (): void => setLine(lineBetween(svg.current, from, to));
    draw();
    const watch = new ResizeObserver(draw);
    for (const element of [svg.current, document.querySelector(from), document.querySelector(to)])
      if (element !== null) watch.observe(element);
    return () => watch.disconnect();
  }, [from, to]);
  return (
    <svg ref={svg} aria-hidden="true" className={classes('arrow', `arrow-${tone}`, dashed && 'arrow-dashed')}>
      {line !== undefined && (
        <>
          <path className="arrow-line" d={line.d} />
          <path className="arrow-head" d={line.head} />
        </>
      )}
    </svg>
  );
}

const HEAD = 13;
const BEND = 0.16;

function lineBetween(svg: SVGSVGElement | null, from: string, to: string): Line | undefined {
  const [start, end] = [document.querySelector(from), document.querySelector(to)];
  if (svg === null || start === null || end === null) return undefined;
  const frame = svg.getBoundingClientRect();
  const [a, b] = [middle(start, frame), middle(end, frame)];
  const bend = { x: (a.x + b.x) / 2 + (a.y - b.y) * BEND, y: (a.y + b.y) / 2 + (b.x - a.x) * BEND };
  const tip = edgeToward(end, frame, bend);
  const tail = edgeToward(start, frame, bend);
  const angle = Math.atan2(tip.y - bend.y, tip.x - bend.x);
  const wing = (turn: number): string =>
    `${tip.x - HEAD * Math.cos(angle + turn)} ${tip.y - HEAD * Math.sin(angle + turn)}`;
  return {
    d: `M${tail.x} ${tail.y} Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`,
    head: `M${tip.x} ${tip.y} L${wing(0.45)} L${wing(-0.45)} Z`,
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function middle(element: Element, frame: DOMRect): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2 - frame.x, y: y + height / 2 - frame.y };
}

/** Where the way from the middle of a box towards a point leaves the box. */
function edgeToward(element: Element, frame: DOMRect, point: Point): Point {
  const { width, height } = element.getBoundingClientRect();
  const at = middle(element, frame);
  const [dx, dy] = [point.x - at.x, point.y - at.y];
  const share = Math.min(
    1,
    dx === 0 ? Number.POSITIVE_INFINITY : width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : height / 2 / Math.abs(dy),
  );
  return { x: at.x + dx * share, y: at.y + dy * share };
}
