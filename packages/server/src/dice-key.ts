/** The key by which this server signs what it promises about dice: made once, shared by every process on the store. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { SignedPromise } from '@fray/engine';
import type { Store } from './store/store.js';

const SERVER = 'server';
const DICE_KEY = 'dice-key';

export interface DiceKey {
  /** The 32 bytes of the public half, in base64url. */
  readonly publicKey: string;
  readonly sign: (text: string) => SignedPromise;
}

export async function diceKeyOf(store: Store, now: number): Promise<DiceKey> {
  const known = await store.get(SERVER, DICE_KEY);
  if (known !== undefined) return readKey(known.body);
  const { privateKey } = generateKeyPairSync('ed25519');
  const body = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  if (await store.put([{ kind: SERVER, id: DICE_KEY, version: 1, body, at: now, labels: [] }]))
    return readKey(body);
  return diceKeyOf(store, now);
}

function readKey(pem: string): DiceKey {
  const privateKey = createPrivateKey(pem);
  const key = String(createPublicKey(privateKey).export({ format: 'jwk' })['x']);
  return {
    publicKey: key,
    sign: (text) => ({
      text,
      key,
      signature: sign(null, Buffer.from(text), privateKey).toString('base64url'),
    }),
  };
}
