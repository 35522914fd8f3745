/** Names and secrets that cannot be guessed, from the operating system's cryptographic source. */
import { randomFillSync } from 'node:crypto';

/** Fetched ahead, because every call to the source costs as much as a kilobyte of it. */
const POOL = Buffer.alloc(4096);
const pool = { used: POOL.length };

/** So many random bytes as text; each is handed out once, and then wiped. */
export function randomText(bytes: number, encoding: 'hex' | 'base64url'): string {
  if (pool.used + bytes > POOL.length) {
    randomFillSync(POOL);
    pool.used = 0;
  }
  const from = pool.used;
  pool.used += bytes;
  const text = POOL.toString(encoding, from, pool.used);
  POOL.fill(0, from, pool.used);
  return text;
}

/** 128 bits. */
export function newId(): string {
  return randomText(16, 'base64url');
}
