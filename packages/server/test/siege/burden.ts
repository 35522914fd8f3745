/** What a hostile guest costs the others: how long an honest choice takes and how much memory is taken, before and meanwhile. */
import { startDuel } from '../support/harness.js';
import type { ServerProcess } from '../support/server-processes.js';
import { pause } from './contestant.js';

export interface Burden {
  readonly calmMs: number;
  readonly hostileMs: number;
  /** By how much the process grew at its largest. */
  readonly grownBytes: number;
}

const LOOK_MS = 20;

/** Plays honestly for a while in calm, and for as long while somebody attacks, who stops when the signal says so. */
export async function burdenOf(
  server: ServerProcess,
  attack: (signal: AbortSignal) => Promise<void>,
  ms: number,
): Promise<Burden> {
  // Whatever is made once, for the first match, is no burden.
  await playFor(server.url, ms / 4);
  const calmMs = median(await playFor(server.url, ms));
  const before = server.residentBytes();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, server.residentBytes());
  }, LOOK_MS);
  const stop = new AbortController();
  const attacking = attack(stop.signal);
  const hostileMs = median(await playFor(server.url, ms));
  stop.abort();
  await attacking;
  clearInterval(looking);
  return { calmMs, hostileMs, grownBytes: most - before };
}

/** How long every choice took from being sent to being acknowledged. */
async function playFor(url: string, ms: number): Promise<number[]> {
  const end = performance.now() + ms;
  const times: number[] = [];
  while (performance.now() < end) {
    const { ann, bob, match } = await startDuel(url);
    for (const person of [ann, bob]) {
      const { n } = await person.frame(match);
      const sent = performance.now();
      const { status } = await person.choose(match, n, { do: 'bid', amount: person === ann ? 2 : 1 });
      if (status !== 200) throw new Error(`an honest choice was answered with ${status}`);
      times.push(performance.now() - sent);
    }
    await ann.choose(match, (await ann.frame(match)).n, { do: 'concede' });
    await pause(1);
  }
  return times;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}
