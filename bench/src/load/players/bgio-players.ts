/** Players at boardgame.io's own server: its lobby over HTTP, its moves and updates over its own socket. */
import { randomInt } from 'node:crypto';
import { BgioSocket } from './bgio-socket.js';
import { HttpClient } from './http-client.js';
import { type Gate, type Players, pickOne, type Stopwatch } from './players.js';

interface State {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
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
/** The game's rules for boardgame.io, which list what may be played. */
export type BgioRules = { moves(state: unknown): Move[] };

export class BgioPlayers implements Players {
  private readonly url: string;
  private readonly lobbyUrl: string;

  constructor(
    [url, lobbyUrl]: readonly string[],
    private readonly rules: BgioRules,
    private readonly gate: Gate,
  ) {
    this.url = url!;
    this.lobbyUrl = lobbyUrl!;
  }

  /** Every pair of players has a connection to the lobby, and keeps it. */
  addMatch(watch: Stopwatch): Promise<void> {
    return this.begin(new HttpClient(this.lobbyUrl), watch);
  }

  private async begin(lobby: HttpClient, watch: Stopwatch): Promise<void> {
    const setupData = { rng: Array.from({ length: 4 }, () => randomInt(2 ** 32)) };
    const wanted = { numPlayers: 2, setupData };
    const { body } = await lobby.send<{ matchID: string }>('POST', '/games/rohan/create', wanted);
    // Both sit down, one after the other, before either plays: its flat files lose what is written at once.
    const seats: Seat[] = [];
    for (const playerID of ['0', '1']) seats.push(await this.sitDown(lobby, body.matchID, playerID));
    const over = (): void => void this.begin(lobby, watch);
    await Promise.all(seats.map((seat) => this.connectSeat(seat, watch, over)));
  }

  private async sitDown(lobby: HttpClient, matchID: string, playerID: string): Promise<Seat> {
    const path = `/games/rohan/${matchID}/join`;
    const join = { playerID, playerName: playerID };
    const { body } = await lobby.send<{ playerCredentials: string }>('POST', path, join);
    return { matchID, playerID, credentials: body.playerCredentials };
  }

  private connectSeat(seat: Seat, watch: Stopwatch, over: () => void): Promise<void> {
    const { matchID, playerID, credentials } = seat;
    let sent = 0;
    const told = (state: State): void => {
      if (sent > 0) watch.chosen(performance.now() - sent);
      sent = 0;
      if (state.ctx.gameover !== undefined) {
        socket.close();
        if (playerID === '0') over();
      } else if (state.ctx.currentPlayer === playerID) {
        this.gate.pass(() => {
          sent = performance.now();
          this.move(socket, seat, state);
        });
      }
    };
    let seated = (): void => {};
    const socket: BgioSocket = new BgioSocket(
      this.url,
      '/rohan',
      () => socket.emit('sync', matchID, playerID, credentials, 2),
      (event, args) => {
        if (event === 'update') told(args[1] as State);
        if (event !== 'sync') return;
        told((args[1] as { state: State }).state);
        seated();
      },
    );
    return new Promise((resolve) => {
      seated = resolve;
    });
  }

  private move(socket: BgioSocket, { matchID, playerID, credentials }: Seat, state: State): void {
    const { move, args } = pickOne(this.rules.moves(state));
    const payload = { type: move, args, playerID, credentials };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
  }
}
