/**
 * What a server fixes and signs before any seed of a match is shown: the hash of its own secret and the sealed seed of
 * every seat. From then on neither it nor any player can choose the dice; they can only call the start off.
 */
import { canonical } from '../record/canonical.js';
import { engineMessage } from '../words/engine-message.js';
import type { Message } from '../words/message.js';
import { sha256 } from './sha256.js';

export const PROMISE_FORMAT = 'fray-dice/1';

export interface PromisedSeat {
  /** The hash of the seat's seed; absent where it gives none. */
  readonly seal?: string;
  /** The seed came unsealed: it counts, but others could choose theirs after seeing it. */
  readonly open?: true;
  /** It sealed a seed for an earlier start and did not show it in time. */
  readonly late?: true;
}

export interface DicePromise {
  readonly format: typeof PROMISE_FORMAT;
  readonly table: string;
  /** 1, and one more after every start of this match that was called off once its seals were fixed. */
  readonly start: number;
  /** The hash of the promise that was called off last. */
  readonly before?: string;
  /** Hash of the server's secret. */
  readonly commitment: string;
  /** In the order of the match's seats. */
  readonly seats: readonly PromisedSeat[];
}

/** A promise as it is handed out: the text, and who signed it (Ed25519, base64url). */
export interface SignedPromise {
  readonly text: string;
  readonly signature: string;
  readonly key: string;
}

/** What a player shows of their seed beforehand. Bound to the server's promise, it is of no use at another start. */
export function sealSeed(commitment: string, seed: string): string {
  return sha256(`fray seal ${JSON.stringify([commitment, seed])}`);
}

export function formatPromise(promise: DicePromise): string {
  return canonical(promise);
}

export function parsePromise(text: string): DicePromise | undefined {
  const value = readJson(text) as Partial<Record<keyof DicePromise, unknown>> | null | undefined;
  if (value?.format !== PROMISE_FORMAT || typeof value.table !== 'string') return undefined;
  if (!Number.isInteger(value.start) || typeof value.commitment !== 'string') return undefined;
  if (value.before !== undefined && typeof value.before !== 'string') return undefined;
  if (!Array.isArray(value.seats) || !value.seats.every(isSeat)) return undefined;
  return value as unknown as DicePromise;
}

/** The short name of a promise, to be compared by eye or kept on paper. */
export function promiseHash(text: string): string {
  return sha256(`fray promise ${text}`);
}

/** Whether these seeds are the ones that were sealed under this commitment; what does not fit. */
export function checkPromise(
  text: string,
  commitment: string,
  players: readonly string[],
): Message | undefined {
  const promise = parsePromise(text);
  if (promise === undefined) return engineMessage('promise-unread');
  if (promise.commitment !== commitment || promise.seats.length !== players.length)
    return engineMessage('other-promise');
  if (findCopy(promise) !== undefined) return engineMessage('same-seal');
  const wrong = promise.seats.findIndex(({ seal }, i) =>
    seal === undefined ? players[i] !== '' : seal !== sealSeed(commitment, players[i]!),
  );
  return wrong === -1 ? undefined : engineMessage('other-seal', { seat: wrong + 1 });
}

/** The seat whose sealed seed another seat has, too: somebody copied it without knowing what is in it. */
export function findCopy({ seats }: DicePromise): number | undefined {
  const copied = seats.findIndex(
    ({ seal, open }, i) =>
      seal !== undefined && !open && seats.some((other, k) => k !== i && other.seal === seal),
  );
  return copied === -1 ? undefined : copied;
}

function isSeat(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { seal } = value as PromisedSeat;
  return seal === undefined || typeof seal === 'string';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
