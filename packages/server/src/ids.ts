/** Names that cannot be guessed: 128 bits from the operating system's cryptographic source. */
import { randomBytes } from 'node:crypto';

export function newId(): string {
  return randomBytes(16).toString('base64url');
}
