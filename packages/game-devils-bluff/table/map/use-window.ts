/** Which part of the map is in view: all of it where there is room, a part that follows the question on a phone. */
import { useEffect, useState } from 'react';
import type { Point, Sheet } from './sheet.js';

export interface MapWindow {
  readonly viewBox: string;
  readonly part: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly isPart: boolean;
  readonly zoom: (closer: boolean) => void;
  readonly centre: (point: Point) => void;
}

const MARGIN = 1;
const ZOOMS = [1, 1.5, 2.2, 3];

/** `about` is what the question is about: a part in view follows it. `aspect` is the box's height by its width; no question changes the scale. */
export function useMapWindow(
  sheet: Sheet,
  narrow: boolean,
  about: Point | undefined,
  aspect: number,
): MapWindow {
  const [step, setStep] = useState(0);
  const [middle, setMiddle] = useState<Point>({ x: sheet.across / 2, y: sheet.down / 2 });
  useEffect(() => setStep(narrow ? 2 : 0), [narrow]);
  const [ax, ay] = [about?.x, about?.y];
  useEffect(() => {
    if (ax !== undefined && ay !== undefined) setMiddle({ x: ax, y: ay });
  }, [ax, ay]);
  const zoom = ZOOMS[step]!;
  const [w, all] = [(sheet.across + 2 * MARGIN) / zoom, sheet.down + 2 * MARGIN];
  const h = zoom === 1 ? all : Math.min(all, w * aspect);
  const clamp = (at: number, size: number, whole: number): number =>
    Math.max(-MARGIN, Math.min(whole + MARGIN - size, at - size / 2));
  const x = clamp(middle.x, w, sheet.across);
  const y = clamp(middle.y, h, sheet.down);
  return {
    viewBox: `${x} ${y} ${w} ${h}`,
    part: { x, y, w, h },
    isPart: step > 0,
    zoom: (closer) => setStep((now) => Math.max(0, Math.min(ZOOMS.length - 1, now + (closer ? 1 : -1)))),
    centre: setMiddle,
  };
}
