/**
 * Dice that anyone can check. Before the match the host publishes a hash of its secret; every player adds a
 * seed of their own; the generator is seeded with a hash of all of them. Afterwards the secret is shown, and
 * everyone can compute the same dice again.
 */

import { engineMessage } from '../words/engine-message.js';
import type { Message } from '../words/message.js';
import { type Rng, type RngName, rngFromKey, rngFromWords } from './random.js';
import { sha256, sha256Words } from './sha256.js';

/** How a match's seed came about. `secret` is shown only when the match is over. */
export interface FairProof {
  readonly commitment: string;
  readonly secret: string;
  readonly players: readonly string[];
}

export function rngFromSeed(seed: string, name: RngName = 'sfc32'): Rng {
  const words = sha256Words(`fray seed ${seed}`);
  return name === 'sfc32' ? rngFromWords(words[0]!, words[1]!, words[2]!, words[3]!) : rngFromKey(words);
}

/** The generator of a seed, and streams of chance of their own beside it: one hash for all, because simulation seeds every match. */
export function rngsFromSeed(seed: string, streams: number): { readonly rng: Rng; readonly beside: Rng[] } {
  const [a, b, c, d, e, f, g, h] = sha256Words(`fray seed ${seed}`);
  const beside: Rng[] = [];
  for (let i = 1; i <= streams; i++) beside.push(rngFromWords(e! + Math.imul(i, GOLDEN), f!, g!, h!));
  return { rng: rngFromWords(a!, b!, c!, d!), beside };
}

/** Far apart for neighbours: 2^32 over the golden ratio. */
const GOLDEN = 0x9e3779b9;

export function commitTo(secret: string): string {
  return sha256(`fray secret ${secret}`);
}

export function mixSeeds(secret: string, players: readonly string[]): string {
  return sha256(`fray mix ${JSON.stringify([secret, ...players])}`);
}

/** What does not fit; undefined when the proof holds for this seed. */
export function checkProof(proof: FairProof, seed: string): Message | undefined {
  if (commitTo(proof.secret) !== proof.commitment) return engineMessage('other-secret');
  if (mixSeeds(proof.secret, proof.players) !== seed) return engineMessage('other-seed');
  return undefined;
}
