/** One server with its players, measured in turns while the others rest. */
import { type ChildProcess, fork } from 'node:child_process';
import type { PlayersOrder, PlayersReply, PlayersSetup } from './players/players-process.js';
import { builtFile } from './servers/built-file.js';
import { end } from './servers/child.js';
import type { Served } from './servers/start-servers.js';

/** What one turn showed. */
export interface Turn {
  /** How long each choice took, in milliseconds. */
  readonly latencies: readonly number[];
  /** How long it took until the other player was told, where that is measured. */
  readonly seen: readonly number[];
  readonly seconds: number;
  /** Processor time of the server meanwhile, in seconds. */
  readonly busy: number;
}

export class Contender {
  private constructor(
    readonly name: string,
    private readonly server: Served,
    private readonly players: ChildProcess,
  ) {}

  static async start(name: string, server: Served, setup: PlayersSetup): Promise<Contender> {
    const file = builtFile(import.meta.url, 'players/players-process.js');
    const players = fork(file, [JSON.stringify(setup)], { execArgv: [] });
    await replyOf(players);
    return new Contender(name, server, players);
  }

  async grow(matches: number, warmUpSeconds: number): Promise<void> {
    await this.order({ act: 'open' });
    await this.order({ act: 'grow', matches });
    await wait(warmUpSeconds);
    await this.order({ act: 'shut' });
  }

  async takeTurn(seconds: number, settleSeconds: number): Promise<Turn> {
    await this.order({ act: 'open' });
    await wait(settleSeconds);
    await this.order({ act: 'count' });
    const begun = performance.now();
    const used = this.server.processorSeconds();
    await wait(seconds);
    const { latencies, seen } = await this.order({ act: 'count' });
    const turn = {
      latencies,
      seen,
      seconds: (performance.now() - begun) / 1000,
      busy: this.server.processorSeconds() - used,
    };
    await this.order({ act: 'shut' });
    return turn;
  }

  async stop(): Promise<void> {
    await end(this.players);
    await this.server.stop();
  }

  private order(order: PlayersOrder): Promise<PlayersReply> {
    if (!this.players.connected) return Promise.reject(tooSoon());
    const reply = replyOf(this.players);
    // Whoever ends before it reads this is missed by those who wait for the reply.
    this.players.send(order, () => {});
    return reply;
  }
}

function replyOf(players: ChildProcess): Promise<PlayersReply> {
  return new Promise((resolve, reject) => {
    const gone = (): void => reject(tooSoon());
    players.once('exit', gone);
    players.once('message', (reply) => {
      players.off('exit', gone);
      resolve(reply as PlayersReply);
    });
  });
}

function tooSoon(): Error {
  return new Error('the players ended before their time');
}

function wait(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
