/** The mouse points and drags; a finger drags the ghost, which sits above it; the tape goes before both. Once a frame is enough. */
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Placing } from '../ask/use-placing.js';
import type { Measuring } from './measuring/use-measuring.js';
import { type Point, paperPoint, type Sheet } from './sheet.js';

interface PointerPlan {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly sheet: Sheet;
  readonly placing: Placing;
  readonly measuring: Measuring;
}

/** A finger would hide the ghost, so it sits above: in pixels. */
const ABOVE_FINGER = 56;

export function usePointer({ svg, sheet, placing, measuring }: PointerPlan) {
  const pressed = useRef(false);
  const frame = useFrames();
  const at = (event: PointerEvent, lift = 0): Point => {
    const paper = paperPoint(svg.current!, { clientX: event.clientX, clientY: event.clientY - lift });
    return sheet.back(paper.x, paper.y);
  };
  const lift = (event: PointerEvent): number => (event.pointerType === 'touch' ? ABOVE_FINGER : 0);
  const measures = measuring.tool === 'tape';
  return {
    onPointerDown: (event: PointerEvent) => {
      if (!measures && placing.pointing === undefined) return;
      pressed.current = true;
      if (event.pointerType === 'touch') svg.current?.setPointerCapture(event.pointerId);
      if (measures) measuring.begin(at(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const point = at(event, measures ? 0 : lift(event));
      if (measures) frame(() => measuring.drag(point));
      else if (measuring.tool !== 'none' || placing.pointing === undefined) return;
      else if (pressed.current) frame(() => placing.aim(point));
      else if (event.pointerType === 'mouse') frame(() => placing.hover(point));
    },
    onPointerLeave: () => {
      frame(undefined);
      if (placing.pointing !== undefined) placing.hover(undefined);
    },
    onPointerUp: (event: PointerEvent) => {
      frame(undefined);
      if (measures) measuring.end();
      else if (measuring.tool === 'none' && pressed.current) placing.aim(at(event));
      pressed.current = false;
    },
    onPointerCancel: () => {
      pressed.current = false;
    },
  };
}

/** The last of what is asked for, in the next frame; undefined forgets it. */
function useFrames(): (run: (() => void) | undefined) => void {
  const waiting = useRef(0);
  useEffect(() => () => cancelAnimationFrame(waiting.current), []);
  return (run) => {
    cancelAnimationFrame(waiting.current);
    if (run !== undefined) waiting.current = requestAnimationFrame(run);
  };
}
