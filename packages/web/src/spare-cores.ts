/** How many workers may compute at once: one core is left to the page itself. */
const MOST_WORKERS = 8;

export function spareCores(cores = navigator.hardwareConcurrency): number {
  return Math.max(1, Math.min(MOST_WORKERS, cores - 1));
}
