/** How a host of the open net is reached: by a name that is looked up, at an address that was checked. */
import { Resolver } from 'node:dns/promises';
import { isPublicAddress } from './public-address.js';

export interface Reach {
  /** All addresses of a name; gives up when the signal says so. */
  readonly resolve: (host: string, signal: AbortSignal) => Promise<readonly string[]>;
  readonly isAllowed: (address: string) => boolean;
  readonly port: number;
  /** Everything together: looking up the name, connecting, TLS and the answer. */
  readonly deadlineMs: number;
  /** Whom a certificate must come from, if not from those that Node believes. */
  readonly ca?: string;
}

export const OPEN_NET: Reach = {
  resolve: lookUp,
  isAllowed: isPublicAddress,
  port: 443,
  deadlineMs: 10_000,
};

/** Asks the name servers itself: the system's own way would hold one of four threads for as long as nobody answers. */
async function lookUp(host: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver();
  const giveUp = (): void => resolver.cancel();
  signal.addEventListener('abort', giveUp);
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
