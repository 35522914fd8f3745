/** What a hostile guest costs the others: how long an honest choice takes and how much memory is taken, before and meanwhile. */
import { startDuel } from '../support/harness.js';
import { pause } from './contestant.js';

export interface Burden {
  readonly calmMs: number;
  readonly hostileMs: number;
  /** By how much the process grew at its largest. */
  readonly grownBytes: number;
}

const LOOK_MS = 20;

/** Whoever is attacked. */
export interface Besieged {
  readonly url: string;
  residentBytes(): number;
}

/** One match of honest players, and how long each of their requests took. */
export type HonestRound = (url: string) => Promise<number[]>;

/** Plays honestly for a while in calm, and for as long while somebody attacks, who stops when the signal says so. */
export async function burdenOf(
  server: Besieged,
  attack: (signal: AbortSignal) => Promise<void>,
  ms: number,
  round: HonestRound = bid,
): Promise<Burden> {
  const playFor = (time: number): Promise<number[]> => playRounds(() => round(server.url), time);
  // Whatever is made once, for the first match, is no burden.
  await playFor(ms / 4);
  const calmMs = median(await playFor(ms));
  const before = server.residentBytes();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, server.residentBytes());
  }, LOOK_MS);
  const stop = new AbortController();
  const attacking = attack(stop.signal);
  const hostileMs = median(await playFor(ms));
  stop.abort();
  await attacking;
  clearInterval(looking);
  return { calmMs, hostileMs, grownBytes: most - before };
}

async function playRounds(round: () => Promise<number[]>, ms: number): Promise<number[]> {
  const end = performance.now() + ms;
  const times: number[] = [];
  while (performance.now() < end) {
    times.push(...(await round()));
    await pause(1);
  }
  return times;
}

/** How long every choice took from being sent to being acknowledged. */
async function bid(url: string): Promise<number[]> {
  const { ann, bob, match } = await startDuel(url);
  const times: number[] = [];
  for (const person of [ann, bob]) {
    const { n } = await person.frame(match);
    const choose = () => person.choose(match, n, { do: 'bid', amount: person === ann ? 2 : 1 });
    times.push(await timeOf(choose));
  }
  await ann.choose(match, (await ann.frame(match)).n, { do: 'concede' });
  return times;
}

export async function timeOf(ask: () => Promise<{ readonly status: number }>): Promise<number> {
  const sent = performance.now();
  const { status } = await ask();
  if (status !== 200) throw new Error(`an honest request was answered with ${status}`);
  return performance.now() - sent;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}
