/** Whether a promise carries the signature of its key, as far as this browser can tell. */
import type { SignedPromise } from '@fray/engine';

/** A page without TLS has no `crypto.subtle`, and older browsers lack Ed25519: there `fray verify` checks it later. */
export async function isSigned({ text, signature, key }: SignedPromise): Promise<boolean> {
  const { subtle } = crypto;
  const imported = await subtle
    ?.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x: key }, 'Ed25519', false, ['verify'])
    .catch((error: unknown) => (isLacking(error) ? undefined : 'no key'));
  if (imported === undefined) return true;
  if (imported === 'no key') return false;
  return subtle.verify('Ed25519', imported, bytesOf(signature), new TextEncoder().encode(text));
}

function isLacking(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotSupportedError';
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
