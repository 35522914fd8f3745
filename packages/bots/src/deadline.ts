/** The only clock in here: it tells a bot when to stop, and never what to choose. */

// Node and browsers both have it; this package is written for neither alone.
declare const performance: { now(): number };

export function stopAfter(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
}
