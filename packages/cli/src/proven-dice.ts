/** What a record proves about its dice, by itself and together with what a player kept; nothing more is said. */
import { createPublicKey, verify } from 'node:crypto';
import { type FairProof, parsePromise, promiseHash, type SignedPromise } from '@fray/engine';
import { Complaint } from './complaint.js';
import { readText } from './options.js';
import { words } from './words/index.js';

export interface DiceFlags {
  /** A file that a page saved, a promise as the server sent it, or (the beginning of) its hash. */
  readonly promised?: string;
  readonly mySeed?: string;
}

/** What a player kept: of a promise at least the hash. */
interface Kept {
  readonly hash: string;
  readonly promise?: SignedPromise;
  readonly seed?: string;
}

/** As many letters of a hash as a page shows. */
const HASH = /^[0-9a-f]{16,64}$/;

export function provenDice(file: string, fair: FairProof | undefined, flags: DiceFlags): string {
  const { proof } = words;
  const refuse = (why: string): Complaint => new Complaint(words.problems.notGenuine(file, 0, why));
  const kept = flags.promised === undefined ? undefined : readKept(flags.promised);
  const mySeed = flags.mySeed ?? kept?.seed;
  if (fair?.promise === undefined) {
    if (kept !== undefined || mySeed !== undefined) throw refuse(proof.noPromise);
    return fair === undefined ? proof.seedInRecord : proof.unsealed;
  }
  const { promise } = fair;
  if (!isSigned(promise)) throw refuse(proof.notSigned);
  if (kept !== undefined && !promiseHash(promise.text).startsWith(kept.hash))
    throw refuse(isSignedBy(kept.promise, promise.key) ? proof.signedBoth : proof.otherPromise);
  const { seats, start } = parsePromise(promise.text)!;
  const mine = mySeed === undefined ? -1 : fair.players.indexOf(mySeed);
  if (mySeed !== undefined && (seats[mine]?.seal === undefined || seats[mine].open))
    throw refuse(proof.otherSeed);
  const sealed = seats.flatMap(({ seal, open }, i) => (seal !== undefined && !open ? [i + 1] : []));
  return [
    proof.fits(promiseHash(promise.text).slice(0, 16), promise.key, sealed),
    ...(start > 1 ? [proof.start(start)] : []),
    kept === undefined ? proof.notCompared : proof.promised,
    ...(mine === -1 ? [] : [proof.yours(mine + 1)]),
    ...(mine === -1 || kept === undefined ? [] : [proof.nobodyChose]),
  ].join('\n');
}

function readKept(given: string): Kept {
  if (HASH.test(given)) return { hash: given };
  const text = readText(given);
  const value = readJson(text);
  const { promise = value, seed } = (value ?? {}) as { promise?: unknown; seed?: unknown };
  const mySeed = typeof seed === 'string' ? { seed } : {};
  if (isPromise(promise)) return { hash: promiseHash(promise.text), promise, ...mySeed };
  if (parsePromise(text.trim()) !== undefined) return { hash: promiseHash(text.trim()) };
  throw new Complaint(words.proof.noKept(given));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPromise(value: unknown): value is SignedPromise {
  const { text, signature, key } = (value ?? {}) as Partial<Record<keyof SignedPromise, unknown>>;
  return [text, signature, key].every((part) => typeof part === 'string');
}

/** Whether this key has signed another promise, too: then its owner is caught. */
function isSignedBy(promise: SignedPromise | undefined, key: string): boolean {
  return promise?.key === key && isSigned(promise);
}

function isSigned({ text, signature, key }: SignedPromise): boolean {
  try {
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
    return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}
