/** What this browser keeps of the dice it takes part in: its own seeds, and what was promised before it showed them. */
import { promiseHash, type SignedPromise, sealSeed } from '@fray/engine';
import type { Seal } from '@fray/protocol';
import { randomHex } from '../../session/fresh-seed.js';

export interface KeptDice {
  readonly seed: string;
  readonly promise?: SignedPromise;
  /** The server has the seed. */
  readonly shown?: true;
}

const KEY = 'fray.dice';
const LIMIT = 100;
/** Where nothing can be stored, this page remembers for as long as it is open. */
const here: Record<string, KeptDice> = {};

function all(): Record<string, KeptDice> {
  try {
    return { ...here, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, KeptDice>) };
  } catch {
    return here;
  }
}

/** By the hash of the server's secret, which is another one at every start. */
export function keptDice(commitment: string): KeptDice | undefined {
  return all()[commitment];
}

/** By the hash of what was promised. */
export function keptAs(hash: string | undefined): KeptDice | undefined {
  return Object.values(all()).find(
    ({ promise }) => promise !== undefined && promiseHash(promise.text) === hash,
  );
}

export function keepDice(commitment: string, kept: KeptDice): void {
  const { [commitment]: _, ...others } = all();
  here[commitment] = kept;
  const entries = [...Object.entries(others).slice(1 - LIMIT), [commitment, kept]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Then it is kept until the page is closed.
  }
}

/** Seals a seed of this browser. It is kept first, so that a page that is loaded again can still show it. */
export function sealFor(commitment: string): Seal {
  const kept = keptDice(commitment) ?? { seed: randomHex() };
  keepDice(commitment, kept);
  return { to: commitment, hash: sealSeed(commitment, kept.seed) };
}
