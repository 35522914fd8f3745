/** How high a box is for its width, whenever it changes. */
import { useCallback, useState } from 'react';

export function useAspect(): readonly [(box: HTMLElement | null) => (() => void) | undefined, number] {
  const [aspect, setAspect] = useState(2 / 3);
  const watch = useCallback((box: HTMLElement | null) => {
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = box;
      if (clientWidth > 0 && clientHeight > 0) setAspect(clientHeight / clientWidth);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [watch, aspect];
}
