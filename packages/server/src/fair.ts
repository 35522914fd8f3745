/** The server's part of dice that anyone can check: a secret of its own for every match, promised before it. */
import { commitTo, type FairProof, mixSeeds, type SignedPromise } from '@fray/engine';
import { randomText } from './ids.js';

export interface Promised {
  readonly secret: string;
  readonly commitment: string;
}

export function promiseSecret(): Promised {
  const secret = randomText(32, 'hex');
  return { secret, commitment: commitTo(secret) };
}

/** The seed of a match, and the proof that is shown when it is over. */
export function mixSeed(
  promised: Promised,
  players: readonly string[],
  promise: SignedPromise,
): { seed: string; fair: FairProof } {
  return { seed: mixSeeds(promised.secret, players), fair: { ...promised, players, promise } };
}
