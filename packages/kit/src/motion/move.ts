/** The few movements that tables share. All are decoration: the log says the same in words. */
import { EASE_BOTH, EASE_OUT } from './ease.js';

/** How far the middle of one box is from the middle of another. */
export function way(from: DOMRect, to: DOMRect): { readonly dx: number; readonly dy: number } {
  return {
    dx: from.x + from.width / 2 - (to.x + to.width / 2),
    dy: from.y + from.height / 2 - (to.y + to.height / 2),
  };
}

/** An element that lies where it belongs comes there from another place, such as a card from a hand. */
export function travel(element: Element, from: DOMRect, ms: number): Animation {
  const to = element.getBoundingClientRect();
  const { dx, dy } = way(from, to);
  const scale = Math.max(0.35, Math.min(1, from.height / Math.max(1, to.height)));
  return element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: ms, easing: EASE_OUT },
  );
}

/** A short thrust and back. */
export function lunge(element: Element | null | undefined, dx: number, dy: number, ms: number): void {
  element?.animate(
    [{ translate: '0 0' }, { translate: `${dx}px ${dy}px`, offset: 0.55 }, { translate: '0 0' }],
    { duration: ms, easing: EASE_BOTH },
  );
}

export function pulse(element: Element | null | undefined, ms: number): void {
  element?.animate([{ scale: 1 }, { scale: 1.12 }, { scale: 1 }], {
    duration: Math.min(300, ms),
    easing: EASE_OUT,
  });
}

export function shake(element: Element | null | undefined, ms: number): void {
  element?.animate(
    [{ translate: '0' }, { translate: '-5px 0' }, { translate: '5px 0' }, { translate: '0' }],
    { duration: Math.min(260, ms), easing: EASE_BOTH },
  );
}
