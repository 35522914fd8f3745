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

/**
 * Fisher-Yates from the last place down; consumes length-1 numbers. The words stay in local variables, which
 * makes a big deck a third faster; `below` for every place would give the same order.
 */
export function shuffle<T>(rng: Rng, items: T[]): void {
  let a = rng[0]!;
  let b = rng[1]!;
  let c = rng[2]!;
  let d = rng[3]!;
  for (let n = items.length; n > 1; ) {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    const word = t >>> 0;
    const rest = (word % (n >>> 0)) >>> 0;
    if (word - rest > 4294967296 - n) continue;
    n--;
    const held = items[n]!;
    items[n] = items[rest]!;
    items[rest] = held;
  }
  rng[0] = a;
  rng[1] = b;
  rng[2] = c;
  rng[3] = d;
}
