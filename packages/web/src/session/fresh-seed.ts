/** Seeds come from the browser's cryptographic source, never from a clock or an id. */
import { commitTo, type FairProof, mixSeeds } from '@fray/engine';

export function randomHex(bytes = 16): string {
  const words = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(words, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A seed with the same proof as an online match: promised first, mixed with a part of the player's own. */
export function freshSeed(): { readonly seed: string; readonly fair: FairProof } {
  const secret = randomHex();
  const players = [randomHex()];
  return { seed: mixSeeds(secret, players), fair: { commitment: commitTo(secret), secret, players } };
}

/** At least 0 and less than 1, for drawing lots before a match. */
export function randomUnit(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}
