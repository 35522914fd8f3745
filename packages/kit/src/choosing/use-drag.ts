/** Dragging a thing to a target with mouse, pen or finger; a short press stays a tap. */
import { type PointerEvent, useRef } from 'react';

/** A hand that trembles this far still taps. */
const SLACK_PX = 8;

export interface DragHandlers {
  readonly start: (thing: string) => boolean;
  readonly over: (target: string | undefined) => void;
  readonly drop: (target: string | undefined, from: HTMLElement) => void;
}

export type DragStart = (down: PointerEvent<HTMLElement>, thing: string) => void;

export function useDrag(handlers: DragHandlers) {
  const latest = useRef(handlers);
  latest.current = handlers;
  const dragged = useRef(false);

  const onPointerDown: DragStart = (down, thing) => {
    if (down.button !== 0) return;
    dragged.current = false;
    const held = down.currentTarget;
    const { clientX, clientY, pointerId } = down;
    const move = (event: globalThis.PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      const [dx, dy] = [event.clientX - clientX, event.clientY - clientY];
      if (!dragged.current) {
        if (Math.hypot(dx, dy) < SLACK_PX) return;
        if (!latest.current.start(thing)) {
          stop();
          return;
        }
        dragged.current = true;
        held.classList.add('dragged');
      }
      held.style.transform = `translate(${dx}px, ${dy}px)`;
      latest.current.over(targetUnder(event));
    };
    const up = (event: globalThis.PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      const target = event.type === 'pointerup' ? targetUnder(event) : undefined;
      if (dragged.current) latest.current.drop(target, held);
      stop();
    };
    const stop = (): void => {
      held.classList.remove('dragged');
      held.style.transform = '';
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

function targetUnder(event: globalThis.PointerEvent): string | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest<HTMLElement>('[data-target]')?.dataset['target'];
}
