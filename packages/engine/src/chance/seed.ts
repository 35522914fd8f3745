/**
 * Dice that anyone can check. Before the match the host publishes a hash of its secret; every player adds a
 * seed of their own; the generator is seeded with a hash of all of them. Afterwards the secret is shown, and
 * everyone can compute the same dice again.
 */

import { engineMessage } from '../words/engine-message.js';
import type { Message } from '../words/message.js';
import { type Rng, type RngName, rngFromKey, rngFromWords } from './random.js';
import { NumberedTexts, sha256, sha256Words } from './sha256.js';

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

/** The seeds of a series: one text and the number of a match. Simulation seeds every match, so that no text is built for it. */
export class SeedSeries {
  private readonly texts: NumberedTexts;

  constructor(start: string) {
    this.texts = new NumberedTexts(`fray seed ${start}`);
  }

  /** The generator of one seed, and streams of chance of their own beside it, all from one hash. */
  rngs(number: number, streams: number): { readonly rng: Rng; readonly beside: Rng[] } {
    const words = this.texts.words(number);
    const beside: Rng[] = [];
    for (let i = 1; i <= streams; i++)
      beside.push(rngFromWords(words[4]! + Math.imul(i, GOLDEN), words[5]!, words[6]!, words[7]!));
    return { rng: rngFromWords(words[0]!, words[1]!, words[2]!, words[3]!), beside };
  }
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
