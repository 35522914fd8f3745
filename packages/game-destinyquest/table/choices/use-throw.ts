/** A throw decides nothing: it happens by itself after a beat, unless the player throws first. */
import type { TableProps } from '@fray/kit';
import { useEffect, useRef } from 'react';

/** Long enough to take the dice in hand. */
const BEAT_MS = 1400;

export function useThrow(throwing: TableProps['throwing']): void {
  const now = useRef(throwing?.now);
  now.current = throwing?.now;
  const waits = throwing !== undefined;
  useEffect(() => {
    if (!waits) return;
    const timer = window.setTimeout(() => now.current?.(), BEAT_MS);
    return () => window.clearTimeout(timer);
  }, [waits]);
}
