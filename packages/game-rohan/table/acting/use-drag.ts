/** Dragging a card of the hand with mouse, pen or finger; a short press stays a tap. */
import { type PointerEvent, useRef } from 'react';

/** A hand that trembles this far still taps. */
const SLACK_PX = 8;

export interface DragHandlers {
  readonly start: (index: number) => boolean;
  readonly over: (lane: number | undefined) => void;
  readonly drop: (lane: number | undefined, card: HTMLElement) => void;
}

export type DragStart = (down: PointerEvent<HTMLElement>, index: number) => void;

export function useDrag(handlers: DragHandlers) {
  const latest = useRef(handlers);
  latest.current = handlers;
  const dragged = useRef(false);

  const onPointerDown: DragStart = (down, index) => {
    if (down.button !== 0) return;
    dragged.current = false;
    const card = down.currentTarget;
    const { clientX, clientY, pointerId } = down;
    const move = (event: globalThis.PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      const dx = event.clientX - clientX;
      const dy = event.clientY - clientY;
      if (!dragged.current) {
        if (Math.hypot(dx, dy) < SLACK_PX) return;
        if (!latest.current.start(index)) {
          stop();
          return;
        }
        dragged.current = true;
        card.classList.add('rohan-dragged');
      }
      card.style.transform = `translate(${dx}px, ${dy}px)`;
      latest.current.over(laneUnder(event));
    };
    const up = (event: globalThis.PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      const lane = event.type === 'pointerup' ? laneUnder(event) : undefined;
      if (dragged.current) latest.current.drop(lane, card);
      stop();
    };
    const stop = (): void => {
      card.classList.remove('rohan-dragged');
      card.style.transform = '';
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
  };

  /** True for the click that ends a drag, which must not count as a tap. */
  const endsDrag = (): boolean => {
    const was = dragged.current;
    dragged.current = false;
    return was;
  };
  return { onPointerDown, endsDrag };
}

function laneUnder(event: globalThis.PointerEvent): number | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const place = under?.closest<HTMLElement>('.rohan-mine [data-lane]');
  return place === null || place === undefined ? undefined : Number(place.dataset['lane']);
}
