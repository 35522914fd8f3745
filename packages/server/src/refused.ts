/** A request that cannot be granted. Thrown by the services, turned into an HTTP answer in one place. */
import { type EventData, type Message, message, type Options, type Reader, type Refusal } from '@fray/engine';
import type { ServerMessage } from '@fray/protocol';

export type RefusedCode =
  | 'malformed'
  | 'nobody'
  | 'forbidden'
  | 'missing'
  | 'late'
  | 'not-now'
  | 'against-the-rules'
  | 'too-often'
  | 'no-store'
  | 'closing';

/** Whose word book has the sentence, and to whom it is told. */
export interface Words {
  readonly game: string;
  readonly options?: Options;
  readonly reader?: Reader;
}

export class Refused extends Error {
  constructor(
    readonly code: RefusedCode,
    readonly why: Message | Refusal,
    readonly words?: Words,
  ) {
    super(why.id);
  }
}

/** One of the server's own sentences. */
export function refuse(code: RefusedCode, id: ServerMessage, data?: EventData): Refused {
  return new Refused(code, message(id, data));
}
