/**
 * The one source of chance, kept as a few 32-bit words inside the state and named in every record, because a replay must give the
 * same dice in ten years. sfc32 (four words) is quick, for simulation and search; ChaCha (a key of eight words and the number
 * taken) cannot be foreseen from what was seen, for matches between people.
 */
import { chachaReader, chachaWord } from './chacha.js';

export type Rng = number[];

export const RNG_NAMES = ['sfc32', 'chacha20'] as const;
export type RngName = (typeof RNG_NAMES)[number];

const SFC_SIZE = 4;
const KEY_SIZE = 8;

export function rngFromWords(a: number, b: number, c: number, d: number): Rng {
  // Not of nought alone: an array of constants is shared until somebody writes into it, and copied then.
  const rng: Rng = [a | 0, b | 0, c | 0, d | 0];
  reseed(rng, a, b, c, d);
  return rng;
}

/** A generator of its own from the next words of another: nobody can foresee the one by the other. */
export function freshRng(rng: Rng): Rng {
  // With a sign, because half of all words are too large for a small integer without one, and each of those is an object.
  return rngFromWords(nextWord(rng) | 0, nextWord(rng) | 0, nextWord(rng) | 0, nextWord(rng) | 0);
}

/** The first words of sfc32 still show its seed. */
const UNUSED_WORDS = 12;

/** Begins a generator anew in its place, as `rngFromWords` would make it: simulation seeds several for every match. */
export function reseed(rng: Rng, first: number, second: number, third: number, fourth: number): void {
  let a = first | 0;
  let b = second | 0;
  let c = third | 0;
  let d = fourth | 0;
  for (let i = 0; i < UNUSED_WORDS; i++) {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
  }
  rng[0] = a;
  rng[1] = b;
  rng[2] = c;
  rng[3] = d;
}

/** Eight words of key; the stream starts at its first word. */
export function rngFromKey(key: readonly number[]): Rng {
  const rng: Rng = [];
  for (let i = 0; i < KEY_SIZE; i++) rng.push(key[i]! | 0);
  rng.push(0);
  return rng;
}

/** The next 32 random bits, as an unsigned number. */
export function nextWord(rng: Rng): number {
  if (rng.length !== SFC_SIZE) return chachaWord(rng, rng[KEY_SIZE]!++);
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
 * Every order equally likely; consumes length-1 numbers. With `drawn` only the last so many places are settled, by as many numbers, and
 * what is left lies before them in any order.
 */
export function shuffle<T>(rng: Rng, items: T[], drawn: number = items.length): void {
  const left = drawn < items.length ? items.length - drawn : 1;
  if (rng.length === SFC_SIZE) shuffleQuickly(rng, items, left);
  else shuffleByBlocks(rng, items, left);
}

/**
 * Fisher-Yates from the last place down. The words stay in local variables, which
 * makes a big deck a third faster; `below` for every place would give the same order.
 */
function shuffleQuickly<T>(rng: Rng, items: T[], left: number): void {
  let a = rng[0]!;
  let b = rng[1]!;
  let c = rng[2]!;
  let d = rng[3]!;
  for (let n = items.length; n > left; ) {
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

/** The same for ChaCha: what `below` would draw for every place, read block by block. */
function shuffleByBlocks<T>(rng: Rng, items: T[], left: number): void {
  const next = chachaReader(rng, rng[KEY_SIZE]!);
  for (let n = items.length; n > left; ) {
    const word = next();
    rng[KEY_SIZE]!++;
    const rest = word % n;
    if (word - rest > 4294967296 - n) continue;
    n--;
    const held = items[n]!;
    items[n] = items[rest]!;
    items[rest] = held;
  }
}
