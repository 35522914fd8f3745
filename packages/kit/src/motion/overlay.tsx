/** A layer above a table for what flies over it: floating numbers, and arrows from place to place. */
import type { ReactNode } from 'react';
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
