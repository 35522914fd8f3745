/**
 * Dice that anyone can check. Before the match the host publishes a hash of its secret; every player adds a
 * seed of their own; the generator is seeded with a hash of all of them. Afterwards the secret is shown, and
 * everyone can compute the same dice again.
 */

import { engineMessage } from '../words/engine-message.js';
import type { Message } from '../words/message.js';
import { type Rng, type RngName, rngFromKey, rngFromWords } from './random.js';
import { sha256 } from './sha256.js';

/** How a match's seed came about. `secret` is shown only when the match is over. */
export interface FairProof {
  readonly commitment: string;
  readonly secret: string;
  readonly players: readonly string[];
}

export function rngFromSeed(seed: string, name: RngName = 'sfc32'): Rng {
  const digest = sha256(`fray seed ${seed}`);
  const words = Array.from({ length: 8 }, (_, i) => Number.parseInt(digest.slice(i * 8, i * 8 + 8), 16));
  return name === 'sfc32' ? rngFromWords(words[0]!, words[1]!, words[2]!, words[3]!) : rngFromKey(words);
}

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
