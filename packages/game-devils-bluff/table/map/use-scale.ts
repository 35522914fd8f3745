/** How large the map is drawn: its box's shape, and how much of an inch one pixel is, so that nothing is written too small. */
import { useCallback, useState } from 'react';

export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

export function useBoxSize(): readonly [(box: HTMLElement | null) => (() => void) | undefined, BoxSize] {
  const [size, setSize] = useState<BoxSize>({ width: 1080, height: 720 });
  const watch = useCallback((box: HTMLElement | null) => {
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = box;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [watch, size];
}

/** Inches of the map to a pixel of the screen. */
export function inchesPerPixel(
  part: { readonly w: number; readonly h: number },
  { width, height }: BoxSize,
): number {
  return Math.max(part.w / width, part.h / height);
}
