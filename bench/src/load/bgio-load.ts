/** boardgame.io under the same load: its lobby over HTTP, its moves and updates over its own socket. */

import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { type Child, processorSeconds, startChild } from './child.js';
import { type Contender, Gate, pickOne } from './contender.js';
import { HttpClient } from './http-client.js';

interface State {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}
interface Move {
  readonly move: string;
  readonly args: readonly number[];
}
interface Seat {
  readonly matchID: string;
  readonly playerID: string;
  readonly credentials: string;
}
type Rules = { moves(state: unknown): Move[] };
type Connect = (url: string, options: object) => Socket;

export class BgioLoad implements Contender {
  readonly name = 'boardgame.io';
  readonly gate = new Gate();
  private readonly url: string;
  private readonly lobbyUrl: string;
  private readonly lobbies = new Set<HttpClient>();
  private readonly sockets = new Set<Socket>();
  private stopped = false;

  private constructor(
    private readonly child: Child,
    private readonly rules: Rules,
    private readonly connect: Connect,
  ) {
    const [game, lobby] = child.url.split(' ');
    this.url = game!;
    this.lobbyUrl = lobby!;
  }

  /** `module` is the built file with the game's rules for boardgame.io. */
  static async start(data: string, module: URL): Promise<BgioLoad> {
    const { BgioRohan } = (await import(module.href)) as { BgioRohan: new () => Rules };
    const { io } = createRequire(import.meta.url)('socket.io-client') as { io: Connect };
    return new BgioLoad(await startChild('bgio-process.js', [module.href, data]), new BgioRohan(), io);
  }

  /** Every pair of players has a connection to the lobby, and keeps it. */
  async addMatch(chosen: (ms: number) => void): Promise<void> {
    const lobby = new HttpClient(this.lobbyUrl);
    this.lobbies.add(lobby);
    await this.begin(lobby, chosen);
  }

  processorSeconds(): number {
    return processorSeconds(this.child.pid);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const socket of this.sockets) socket.disconnect();
    await this.child.stop();
    for (const lobby of this.lobbies) lobby.close();
  }

  private async begin(lobby: HttpClient, chosen: (ms: number) => void): Promise<void> {
    const setupData = { rng: Array.from({ length: 4 }, () => randomInt(2 ** 32)) };
    const wanted = { numPlayers: 2, setupData };
    const { body } = await lobby.send<{ matchID: string }>('POST', '/games/rohan/create', wanted);
    // Both sit down, one after the other, before either plays: its storage loses what is written at once.
    const seats: Seat[] = [];
    for (const playerID of ['0', '1']) seats.push(await this.sitDown(lobby, body.matchID, playerID));
    const over = (): void => {
      this.begin(lobby, chosen).catch(() => {});
    };
    await Promise.all(seats.map((seat) => this.connectSeat(seat, chosen, over)));
  }

  private async sitDown(lobby: HttpClient, matchID: string, playerID: string): Promise<Seat> {
    const path = `/games/rohan/${matchID}/join`;
    const join = { playerID, playerName: playerID };
    const { body } = await lobby.send<{ playerCredentials: string }>('POST', path, join);
    return { matchID, playerID, credentials: body.playerCredentials };
  }

  private connectSeat(seat: Seat, chosen: (ms: number) => void, over: () => void): Promise<void> {
    const { matchID, playerID, credentials } = seat;
    const socket = this.connect(`${this.url}/rohan`, { transports: ['websocket'], forceNew: true });
    this.sockets.add(socket);
    let sent = 0;
    const told = (state: State): void => {
      if (this.stopped) return;
      if (sent > 0) chosen(performance.now() - sent);
      sent = 0;
      if (state.ctx.gameover !== undefined) {
        socket.disconnect();
        this.sockets.delete(socket);
        if (playerID === '0') over();
      } else if (state.ctx.currentPlayer === playerID) {
        this.gate.pass(() => {
          sent = performance.now();
          this.move(socket, seat, state);
        });
      }
    };
    return new Promise((resolve) => {
      socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, 2));
      socket.on('sync', (_: string, { state }: { state: State }) => {
        told(state);
        resolve();
      });
      socket.on('update', (_: string, state: State) => told(state));
    });
  }

  private move(socket: Socket, { matchID, playerID, credentials }: Seat, state: State): void {
    const { move, args } = pickOne(this.rules.moves(state));
    const payload = { type: move, args, playerID, credentials };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
  }
}
