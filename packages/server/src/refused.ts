/** A request that cannot be granted. Thrown by the services, turned into an HTTP answer in one place. */
export type RefusedCode =
  | 'malformed'
  | 'nobody'
  | 'forbidden'
  | 'missing'
  | 'late'
  | 'not-now'
  | 'against-the-rules'
  | 'too-often'
  | 'no-store';

export class Refused extends Error {
  constructor(
    readonly code: RefusedCode,
    message: string,
    /** Further fields of the answer, such as the clause or the frames that were missed. */
    readonly more: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
