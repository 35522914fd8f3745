/** Players in a process of their own, the same kind for every server: what they cost is not the server's. */
import { BgioPlayers, type BgioRules } from './bgio-players.js';
import { FrayPlayers, type FrayWay } from './fray-players.js';
import { Gate, type Players, type Stopwatch } from './players.js';

/** Where and how to play, as the process is told when it starts. */
export type PlayersSetup =
  | { readonly at: 'fray'; readonly urls: readonly string[]; readonly way: FrayWay }
  | { readonly at: 'boardgame.io'; readonly urls: readonly string[]; readonly rules: string };

/** What the process is told to do; each is answered when it is done, `count` with the times of the choices since `open`. */
export type PlayersOrder =
  | { readonly act: 'grow'; readonly matches: number }
  | { readonly act: 'open' }
  | { readonly act: 'count' }
  | { readonly act: 'shut' };
export interface PlayersReply {
  readonly latencies: readonly number[];
  /** How long it took until the other player was told of a choice. */
  readonly seen: readonly number[];
}

/** A match that a server under load does not manage to start by then is left alone. */
const START_MS = 5_000;

const gate = new Gate();
const players = await seat(JSON.parse(process.argv[2]!) as PlayersSetup);
let matches = 0;
const latencies: number[] = [];
const seen: number[] = [];
const watch: Stopwatch = { chosen: (ms) => latencies.push(ms), seen: (ms) => seen.push(ms) };

process.on('message', async (order: PlayersOrder) => {
  let counted: PlayersReply = { latencies: [], seen: [] };
  if (order.act === 'grow') await grow(order.matches);
  else if (order.act === 'open') gate.open();
  else if (order.act === 'shut') gate.shut();
  else counted = { latencies: latencies.splice(0), seen: seen.splice(0) };
  process.send!(counted);
});
process.on('disconnect', () => process.exit(0));
process.send!({ latencies: [], seen: [] } satisfies PlayersReply);

async function seat(setup: PlayersSetup): Promise<Players> {
  if (setup.at === 'fray') {
    const people = new FrayPlayers(setup.urls, gate, setup.way);
    if (setup.way.bots !== undefined) await people.addBots();
    return people;
  }
  const { BgioRohan } = (await import(setup.rules)) as { BgioRohan: new () => BgioRules };
  return new BgioPlayers(setup.urls, new BgioRohan(), gate);
}

async function grow(wanted: number): Promise<void> {
  for (; matches < wanted; matches++) {
    const started = players.addMatch(watch);
    await Promise.race([started, new Promise((resolve) => setTimeout(resolve, START_MS))]);
  }
}
