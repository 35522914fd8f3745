/** A guest who has the server push to endpoints that mean harm, as often as a match lets them. */

import { browser } from '../support/browser.js';
import { temporaryFolder } from '../support/folder.js';
import { type Person, startDuel } from '../support/harness.js';
import { PUSH_CERTIFICATE, PUSH_HOST, PushEndpoint } from '../support/push-endpoints.js';
import { ServerProcess } from '../support/server-processes.js';
import { type Burden, burdenOf } from './burden.js';

export const PUSH_ATTACKS = ['endless', 'dripping', 'with an endless head', 'hanging'];
/** `asked` is how often the endpoint was called: an attack that nobody was called by proves nothing. */
export async function besiegeByPush(
  behaviour: string,
  ms: number,
): Promise<Burden & { readonly asked: number }> {
  const folder = temporaryFolder();
  const endpoint = await PushEndpoint.open(behaviour);
  const server = await ServerProcess.start(folder.path, undefined, {
    FRAY_TEST_PUSH: JSON.stringify({ port: endpoint.port, ca: PUSH_CERTIFICATE.cert, host: PUSH_HOST }),
  });
  try {
    const burden = await burdenOf(server, (signal) => attack(server.url, signal), ms);
    return { ...burden, asked: endpoint.came };
  } finally {
    await server.kill();
    await endpoint.close();
    folder.remove();
  }
}

async function attack(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { ann, bob, match } = await startDuel(url);
    for (let i = 0; i < 5; i++) await subscribe(bob, `${match}-${i}`);
    // Whoever bids less is asked again: Bob, whose browsers are all called.
    await bob.choose(match, (await bob.frame(match)).n, { do: 'bid', amount: 1 });
    await ann.choose(match, (await ann.frame(match)).n, { do: 'bid', amount: 2 });
  }
}

async function subscribe(person: Person, name: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const { status } = await person.send('PUT', '/api/push', JSON.stringify(browser(name)), headers);
  if (status !== 200) throw new Error(`a subscription was answered with ${status}`);
}
