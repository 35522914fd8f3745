/** One HTTPS request to a stranger: what it answers beyond a status is not read, and it has one deadline for everything. */
import { type RequestOptions, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIPv6 } from 'node:net';
import type { Reach } from './reach.js';

/** Why there is no status. */
export type NoStatus = 'no-address' | 'forbidden-address' | 'deadline' | 'connection';

export interface Posted {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** A push service needs a tenth of it for its status and headers. */
const MOST_BYTES = 4096;

/** The status, or why there is none. Never follows anybody elsewhere. */
export async function post(url: URL, posted: Posted, reach: Reach): Promise<number | NoStatus> {
  const signal = AbortSignal.timeout(reach.deadlineMs);
  const given = await beforeAbort(reach.resolve(url.hostname, signal), signal).catch(() => []);
  if (signal.aborted) return 'deadline';
  if (given.length === 0) return 'no-address';
  const addresses = given.filter(reach.isAllowed);
  if (addresses.length === 0) return 'forbidden-address';
  try {
    return await statusOf(url, posted, { reach, addresses, signal });
  } catch {
    return signal.aborted ? 'deadline' : 'connection';
  }
}

interface Way {
  readonly reach: Reach;
  /** They were checked, and no other is connected to: the name could mean something else by now. */
  readonly addresses: readonly string[];
  readonly signal: AbortSignal;
}

function statusOf(url: URL, { headers, body }: Posted, { reach, addresses, signal }: Way): Promise<number> {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  const lookup: LookupFunction = (_name, _options, answer) => answer(null, found);
  return new Promise((resolve, reject) => {
    const options: RequestOptions & { readonly autoSelectFamily: boolean } = {
      method: 'POST',
      host: url.hostname,
      port: reach.port,
      path: url.pathname + url.search,
      headers,
      lookup,
      autoSelectFamily: true,
      // A connection that stays open could be filled for ever.
      agent: false,
      maxHeaderSize: MOST_BYTES,
      signal,
      ...(reach.ca === undefined ? {} : { ca: reach.ca }),
    };
    const sent = request(options);
    sent.on('response', (answer) => {
      answer.on('error', () => {});
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    // Nobody asked for news on the way; there could be no end of them.
    sent.on('information', () => sent.destroy());
    sent.on('error', reject);
    sent.on('close', () => reject(new Error('closed without an answer')));
    sent.end(body);
  });
}

function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
