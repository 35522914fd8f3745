/** Forgiving spelling: finds what was meant, and what comes near it when nothing fits. */

/** Small letters and digits alone, so that case, spaces, apostrophes and exclamation marks never matter. */
export function bare(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Longer texts are no misspelt name, and take long to compare. */
const LONGEST = 60;

/** Up to three names that come nearest to the text, nearest first; none when nothing is near. */
export function nearest(text: string, names: readonly string[]): string[] {
  if (text.length > LONGEST) return [];
  const wanted = bare(text);
  return names
    .map((name) => ({ name, distance: distanceOf(wanted, bare(name)) }))
    .filter(({ distance }) => distance <= Math.max(2, wanted.length / 3))
    .sort((x, y) => x.distance - y.distance)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** How many letters must be changed, added or dropped to come from one word to the other. */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const swap = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
