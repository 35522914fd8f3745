/** Guests and addresses as the log names them: the same one always alike, and nobody reads from it who it is. */
import { createHash, createHmac } from 'node:crypto';

const LETTERS = 12;

export class Pseudonyms {
  private readonly key: Buffer;

  /** All processes on one store share the secret, so they give the same names. Whoever has it can try every address. */
  constructor(secret: string) {
    this.key = createHash('sha256').update(`fray log ${secret}`).digest();
  }

  of(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url').slice(0, LETTERS);
  }
}
