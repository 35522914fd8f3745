/** Sets of up to sixteen things, one bit each: how many there are, and which is the n-th. From tables, because guesses at loops go wrong. */
const BYTE = 256;
const BITS = 8;

const COUNTS = Uint8Array.from({ length: BYTE }, (_, bits) => placesOf(bits).length);
/** By set of eight and n. */
const PLACES = Uint8Array.from({ length: BYTE * BITS }, (_, i) => placesOf(i >> 3)[i % BITS] ?? 0);

function placesOf(bits: number): number[] {
  return Array.from({ length: BITS }, (_, i) => i).filter((i) => (bits & (1 << i)) !== 0);
}

export function bitCount(bits: number): number {
  return COUNTS[bits & 0xff]! + COUNTS[(bits >>> BITS) & 0xff]!;
}

/** The n-th of the things that are in the set, counted from 0. */
export function bitAt(bits: number, n: number): number {
  const first = COUNTS[bits & 0xff]!;
  // All ones when it lies in the upper half, else 0.
  const upper = (first - 1 - n) >> 31;
  const half = (bits >>> (upper & BITS)) & 0xff;
  return PLACES[half * BITS + n - (first & upper)]! + (upper & BITS);
}
