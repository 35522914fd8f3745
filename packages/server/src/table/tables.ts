/** The lobby: changes tables in the store, one version after the other, and starts their matches. */
import { type AnyGame, parseOptions } from '@fray/engine';
import type { z } from 'zod';
import { promiseSecret } from '../fair.js';
import { newId } from '../ids.js';
import { type MatchFile, writeMatchFile } from '../match/match-file.js';
import { Refused } from '../refused.js';
import type { CreateTable } from '../schema/tables.js';
import type { Store } from '../store/store.js';
import { type Kept, noTable, Shelf } from './shelf.js';
import { startMatch } from './start-match.js';
import {
  everyoneReady,
  isTaken,
  maySee,
  OPEN,
  rotate,
  setReady,
  sit,
  sittingLabel,
  standUp,
  TABLE,
  type TableFile,
} from './table.js';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

export interface TablesOptions {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly levels: readonly string[];
  readonly now: () => number;
  readonly started: (match: MatchFile) => void;
}

/** A guest who sits at this many tables must leave one before taking another seat. */
const MAX_TABLES = 100;

export class Tables {
  private readonly shelf: Shelf;

  constructor(private readonly options: TablesOptions) {
    this.shelf = new Shelf(options);
  }

  async see(id: string, guest: string | undefined, pass: string | undefined): Promise<Kept> {
    const kept = await this.shelf.get(id);
    if (!maySee(kept.table, guest, pass)) throw noTable();
    return kept;
  }

  async listOpen(): Promise<Kept[]> {
    return this.shelf.list(OPEN);
  }

  async listOf(guest: string): Promise<Kept[]> {
    return this.shelf.list(sittingLabel(guest));
  }

  async create(guest: Guest, request: z.output<typeof CreateTable>): Promise<Kept> {
    const game = this.game(request.game);
    const options = parseOptions(game.options, request.options);
    if (!options.ok) throw new Refused('malformed', options.error);
    const { min, max } = game.seats;
    if (request.seats.length < min || request.seats.length > max)
      throw new Refused(
        'malformed',
        `${game.title} has ${min} to ${max} seats, not ${request.seats.length}.`,
      );
    for (const seat of request.seats) if (seat.kind === 'bot') this.checkLevel(seat.level);
    if (request.standIn !== undefined) this.checkLevel(request.standIn.level);
    await this.checkRoom(guest.id);
    const now = this.options.now();
    const empty: TableFile = {
      id: newId(),
      game: game.id,
      options: options.value,
      public: request.public,
      status: 'gathering',
      clock: request.clock,
      ...(request.standIn === undefined ? {} : { standIn: request.standIn }),
      seats: request.seats,
      host: guest.id,
      promised: promiseSecret(),
      matches: [],
      invite: newId(),
      watch: newId(),
      created: now,
    };
    const sitter = { guest: guest.id, name: guest.name, ready: false, seed: '' };
    const takesSeat = request.sit && !request.seats.every(({ kind }) => kind === 'bot');
    const table = takesSeat ? sit(empty, sitter, empty.invite, undefined) : empty;
    return this.shelf.add(table);
  }

  async join(id: string, guest: Guest, pass: string | undefined, seat: number | undefined): Promise<Kept> {
    await this.checkRoom(guest.id);
    const sitter = { guest: guest.id, name: guest.name, ready: false, seed: '' };
    return this.shelf.change(id, (table) => {
      if (!maySee(table, guest.id, pass)) throw noTable();
      return sit(table, sitter, pass, seat);
    });
  }

  leave(id: string, guest: string): Promise<Kept> {
    return this.shelf.change(id, (table) => standUp(table, guest));
  }

  ready(id: string, guest: string, ready: boolean, seed: string | undefined): Promise<Kept> {
    return this.shelf.change(id, (table) => {
      const set = setReady(table, guest, ready, seed);
      const full = set.seats.every(isTaken) && everyoneReady(set);
      return full && ready ? startMatch(set, this.game(set.game), this.options.now()) : set;
    });
  }

  /** The host does not wait for seats that are still free. */
  start(id: string, guest: string, seed: string | undefined): Promise<Kept> {
    return this.shelf.change(id, (table) => {
      if (table.host !== guest) throw new Refused('forbidden', 'Only the host of the table can start it.');
      if (table.status !== 'gathering') throw new Refused('not-now', 'This table has started already.');
      const sits = table.seats.some((seat) => seat.kind !== 'bot' && seat.sitter?.guest === guest);
      const set = sits ? setReady(table, guest, true, seed) : table;
      return startMatch(set, this.game(set.game), this.options.now());
    });
  }

  rematch(id: string, guest: string): Promise<Kept> {
    return this.shelf.change(id, (table) => rotate(table, guest, promiseSecret()));
  }

  /** Files a match that is over, and its table with it. Whoever comes second finds nothing left to do. */
  async finish(match: MatchFile): Promise<void> {
    const over = (table: TableFile): TableFile =>
      table.match === match.id && table.status === 'playing' ? { ...table, status: 'over' } : table;
    await this.shelf.change(match.table, over, [writeMatchFile(match, 2)]);
  }

  checkLevel(level: string): void {
    const { levels } = this.options;
    if (!levels.includes(level))
      throw new Refused('malformed', `There is no bot "${level}"; choose one of ${levels.join(', ')}.`);
  }

  private async checkRoom(guest: string): Promise<void> {
    const { store } = this.options;
    if ((await store.list(TABLE, sittingLabel(guest), MAX_TABLES)).length >= MAX_TABLES)
      throw new Refused('too-often', `You sit at ${MAX_TABLES} tables already; leave one first.`);
  }

  private game(id: string): AnyGame {
    const game = this.options.games.find((g) => g.id === id);
    if (game !== undefined) return game;
    const known = this.options.games.map((g) => g.id).join(', ');
    throw new Refused('malformed', `There is no game "${id}"; choose one of ${known}.`);
  }
}
