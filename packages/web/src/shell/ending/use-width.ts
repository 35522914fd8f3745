/** How wide a box is, whenever that changes. */
import { useCallback, useState } from 'react';

const USUAL = 960;

export function useWidth(): readonly [(box: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(USUAL);
  const watch = useCallback((box: HTMLElement | null) => {
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => {
      if (box.clientWidth > 0) setWidth(box.clientWidth);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [watch, width];
}
