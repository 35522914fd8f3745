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
interface Player {
  /** Goes on to another match. */
  sync(seat: Seat): void;
  readonly seated: Promise<void>;
}
/** How a message begins that tells of a move, and what is in the last one. */
const UPDATE = '42/rohan,["update"';
const OVER = '"gameover":';
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

  /** Every pair of players has a connection to the lobby, and keeps it, as each of them keeps a socket. */
  async addMatch(watch: Stopwatch): Promise<void> {
    const lobby = new HttpClient(this.lobbyUrl);
    const again = async (): Promise<void> => {
      for (const [i, seat] of (await this.create(lobby)).entries()) players[i]!.sync(seat);
    };
    const seats = await this.create(lobby);
    const players = seats.map((seat, i) => this.player(seat, watch, i === 0 ? () => void again() : () => {}));
    await Promise.all(players.map(({ seated }) => seated));
  }

  private async create(lobby: HttpClient): Promise<Seat[]> {
    const setupData = { rng: Array.from({ length: 4 }, () => randomInt(2 ** 32)) };
    const wanted = { numPlayers: 2, setupData };
    const { body } = await lobby.send<{ matchID: string }>('POST', '/games/rohan/create', wanted);
    // Both sit down, one after the other, before either plays: its flat files lose what is written at once.
    const seats: Seat[] = [];
    for (const playerID of ['0', '1']) seats.push(await this.sitDown(lobby, body.matchID, playerID));
    return seats;
  }

  private async sitDown(lobby: HttpClient, matchID: string, playerID: string): Promise<Seat> {
    const path = `/games/rohan/${matchID}/join`;
    const join = { playerID, playerName: playerID };
    const { body } = await lobby.send<{ playerCredentials: string }>('POST', path, join);
    return { matchID, playerID, credentials: body.playerCredentials };
  }

  /** One socket, on which its own client, too, goes from match to match. */
  private player(first: Seat, watch: Stopwatch, over: () => void): Player {
    let seat = first;
    let sent = 0;
    let seated = (): void => {};
    const answered = (): void => {
      if (sent > 0) watch.chosen(performance.now() - sent);
      sent = 0;
    };
    const told = (matchID: string, state: State): void => {
      if (matchID !== seat.matchID) return;
      answered();
      if (state.ctx.gameover !== undefined) over();
      else if (state.ctx.currentPlayer === seat.playerID) {
        this.gate.pass(() => {
          sent = performance.now();
          this.move(socket, seat, state);
        });
      }
    };
    const sync = (next: Seat): void => {
      seat = next;
      socket.emit('sync', seat.matchID, seat.playerID, seat.credentials, 2);
    };
    const socket: BgioSocket = new BgioSocket(
      this.url,
      '/rohan',
      () => sync(first),
      (event, [matchID, args]) => {
        if (event === 'update') told(matchID as string, args as State);
        if (event !== 'sync') return;
        told(matchID as string, (args as { state: State }).state);
        seated();
      },
      // Who is not asked has nothing to read but that something happened, as at Fray.
      (text) => {
        const isRead =
          !text.startsWith(UPDATE) ||
          text.includes(`"currentPlayer":"${seat.playerID}"`) ||
          text.includes(OVER);
        if (!isRead) answered();
        return isRead;
      },
    );
    return {
      sync,
      seated: new Promise((resolve) => {
        seated = resolve;
      }),
    };
  }

  private move(socket: BgioSocket, { matchID, playerID, credentials }: Seat, state: State): void {
    const { move, args } = pickOne(this.rules.moves(state));
    const payload = { type: move, args, playerID, credentials };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
  }
}
