/**
 * Dice that anyone can check. Before the match the host publishes a hash of its secret; every player adds a
 * seed of their own; the generator is seeded with a hash of all of them. Afterwards the secret is shown, and
 * everyone can compute the same dice again.
 */

import { engineMessage } from '../words/engine-message.js';
import type { Message } from '../words/message.js';
import { checkPromise, type SignedPromise } from './promise.js';
import { type Rng, type RngName, reseed, rngFromKey, rngFromWords } from './random.js';
import { NumberedTexts, sha256, sha256Words } from './sha256.js';

/** How a match's seed came about. `secret` is shown only when the match is over. */
export interface FairProof {
  readonly commitment: string;
  readonly secret: string;
  readonly players: readonly string[];
  /** What was fixed before any seed was shown; absent in matches at one screen and in older ones. */
  readonly promise?: SignedPromise;
}

export function rngFromSeed(seed: string, name: RngName = 'sfc32'): Rng {
  const words = sha256Words(`fray seed ${seed}`);
  return name === 'sfc32' ? rngFromWords(words[0]!, words[1]!, words[2]!, words[3]!) : rngFromKey(words);
}

/** The seeds of a series: one text and the number of a match. Simulation seeds every match, so that no text is built for it. */
export class SeedSeries {
  private readonly texts: NumberedTexts;
  /** The hashes of some seeds in a row, from one number on: one at a time between matches, each takes twice as long. */
  private readonly words = new Int32Array(WORDS * AHEAD);
  private from = Number.NEGATIVE_INFINITY;

  constructor(start: string) {
    this.texts = new NumberedTexts(`fray seed ${start}`);
  }

  /** Begins the generator of one seed, and streams of chance of their own beside it, all from one hash. */
  begin(number: number, rng: Rng, beside: readonly Rng[]): void {
    if (number < this.from || number >= this.from + AHEAD) this.hashFrom(number);
    const { words } = this;
    const at = (number - this.from) * WORDS;
    reseed(rng, words[at]!, words[at + 1]!, words[at + 2]!, words[at + 3]!);
    for (let i = 0; i < beside.length; i++)
      reseed(
        beside[i]!,
        words[at + 4]! + Math.imul(i + 1, GOLDEN),
        words[at + 5]!,
        words[at + 6]!,
        words[at + 7]!,
      );
  }

  private hashFrom(number: number): void {
    for (let i = 0; i < AHEAD; i++) {
      const hash = this.texts.words(number + i);
      for (let k = 0; k < WORDS; k++) this.words[i * WORDS + k] = hash[k]!;
    }
    this.from = number;
  }
}

/** How many words a hash has, and how many seeds are hashed at once. */
const WORDS = 8;
const AHEAD = 64;

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
  const { promise, commitment, players } = proof;
  return promise === undefined ? undefined : checkPromise(promise.text, commitment, players);
}
