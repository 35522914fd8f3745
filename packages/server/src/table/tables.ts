/** The lobby: changes tables in the store, one version after the other, and starts their matches. */
import { type AnyGame, message, type SignedPromise } from '@fray/engine';
import {
  type AgainRequest,
  CreateTable,
  type Invitation,
  type JoinTable,
  type PaceRequest,
  type ReadyRequest,
  type SeatPlan,
  type StartRequest,
  type TablesResponse,
} from '@fray/protocol';
import type { z } from 'zod';
import { promiseSecret } from '../fair.js';
import { newId } from '../ids.js';
import { fewOfEach } from '../keeping/few-of-each.js';
import { ReadOnce } from '../keeping/read-once.js';
import { type MatchFile, writeMatchFile } from '../match/match-file.js';
import { Refused, refuse } from '../refused.js';
import { findTableByCode, newCode, writeCode } from './codes.js';
import { findKicked, kick, letIn, mustNotBeKicked, renewInvitation } from './door.js';
import { type Drawer, drawOn, lapse, REVEAL_MS, sealAnew, showSeed } from './drawing.js';
import {
  again,
  changeSeat,
  mustHost,
  mustNotDraw,
  planSeat,
  setPace,
  setReady,
  sit,
  speak,
  standUp,
} from './gathering.js';
import { Lapses } from './lapses.js';
import { type Change, type KeptTable, LIST_LIMIT, noTable, Shelf, type ShelfOptions } from './shelf.js';
import { showTables } from './show-tables.js';
import {
  DRAWING,
  EMPTY,
  everyoneReady,
  GATHERING,
  guestsOf,
  holdingLabel,
  isTaken,
  maySee,
  OPEN,
  sittingLabel,
  TABLE,
  type TableFile,
  type TableSeat,
} from './table.js';
import { keyWrites, TABLE_KEY } from './table-keys.js';
import { changeOptions, readChanges, readOptions } from './table-options.js';

export interface Guest {
  readonly id: string;
  readonly name: string;
  /** Which of their sessions counts; 0 where none was ever ended. */
  readonly session?: number;
  /** Guests whom this one does not want to sit or talk with. */
  readonly blocked?: readonly string[];
  /** Matches that ended before this count for nothing. */
  readonly countedFrom?: number;
}

/** A table that is laid for certain people, such as a match of a contest. */
export interface LaidTable {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly key: string;
  readonly contest: string;
  readonly seats: readonly SeatPlan[];
  /** Who sits where; nobody where a bot does. */
  readonly sitters: readonly (Guest | undefined)[];
}

export interface TablesOptions extends ShelfOptions {
  readonly games: readonly AnyGame[];
  readonly levels: readonly string[];
  /** Of tables whose maker says nothing about it. */
  readonly patience: number;
  /** Whom a guest does not want at their tables. */
  readonly blockedBy: (guest: string) => Promise<readonly string[]>;
  readonly block: (guest: string, other: string, on: boolean) => Promise<void>;
  /** Signs what is promised about dice. */
  readonly sign: (text: string) => SignedPromise;
  /** How long a page has to show its sealed seed. */
  readonly revealMs?: number | undefined;
  readonly failed: (error: unknown) => void;
}

/** So many tables of one host are on a page of the list. */
const LISTED_OF_ONE = 3;
const EMPTY_MS = 10 * 60_000;
const IDLE_MS = 24 * 3600_000;
const EXPIRED_AT_ONCE = 200;
/** A guest who holds this many tables must leave one before taking another seat. */
const MAX_TABLES = 100;

export class Tables {
  private readonly shelf: Shelf;
  private readonly lapses: Lapses;

  private readonly open: ReadOnce<TablesResponse>;

  constructor(private readonly options: TablesOptions) {
    this.open = new ReadOnce(options.store, TABLE, () => this.readOpen());
    this.lapses = new Lapses(options.revealMs ?? REVEAL_MS, (id) => this.lapse(id), options.failed);
    const changed = (kept: KeptTable): void => {
      this.open.forget();
      this.lapses.watch(kept);
      options.changed(kept);
    };
    this.shelf = new Shelf({ ...options, changed });
  }

  close(): void {
    this.lapses.close();
  }

  async see(id: string, guest: string | undefined, pass: string | undefined): Promise<KeptTable> {
    const kept = await this.shelf.get(id);
    if (!maySee(kept.table, guest, pass)) throw noTable();
    return kept;
  }

  /** For the server itself: whoever asks has been let in already. Undefined where it is gone. */
  find(id: string): Promise<KeptTable | undefined> {
    return this.shelf.find(id);
  }

  /** Everybody sits where they must, and nobody changes anything but that they are ready. */
  async lay(host: Guest, laid: LaidTable): Promise<string> {
    const { game, options, key, contest, sitters } = laid;
    const request = CreateTable.parse({ game, options: { ...options }, key, seats: laid.seats, sit: false });
    const { table } = await this.create(host, request);
    if (table.contest !== undefined) return table.id;
    await this.shelf.change(table.id, (empty) => {
      if (empty.contest !== undefined) return empty;
      const seats = empty.seats.map((seat, i): TableSeat => {
        const guest = sitters[i];
        if (seat.kind === 'bot' || guest === undefined) return seat;
        return { ...seat, sitter: { guest: guest.id, name: guest.name, ready: false, seed: '' } };
      });
      const set = { ...empty, seats, contest };
      const people = sitters.some((guest) => guest !== undefined);
      return people ? set : drawOn(set, this.game(game), this.drawer());
    });
    return table.id;
  }

  /** The first page is read once until a table changes. */
  listOpen(before?: number): Promise<TablesResponse> {
    return before === undefined ? this.open.get() : this.readOpen(before);
  }

  /** A page of them, a few of each host. */
  private async readOpen(before?: number): Promise<TablesResponse> {
    const found = await this.shelf.list(OPEN, before);
    const few = fewOfEach(found, LISTED_OF_ONE, ({ table }) => table.host);
    return showTables(few, found.length < LIST_LIMIT ? undefined : found.at(-1)!.at);
  }

  /** Closes tables at which nobody sits, and those at which nothing has happened for long. */
  async expire(): Promise<void> {
    const { store, now } = this.options;
    // Those of a process that has ended: each process wakes its own.
    for (const { id } of await store.list(TABLE, DRAWING, EXPIRED_AT_ONCE, now() - REVEAL_MS))
      await this.lapse(id);
    const close = (table: TableFile): TableFile =>
      table.status === 'gathering' ? { ...table, status: 'closed' } : table;
    for (const { id } of await store.list(TABLE, EMPTY, EXPIRED_AT_ONCE, now() - EMPTY_MS))
      await this.shelf.change(id, (table) => (guestsOf(table).length === 0 ? close(table) : table));
    for (const { id } of await store.list(TABLE, GATHERING, EXPIRED_AT_ONCE, now() - IDLE_MS))
      await this.shelf.change(id, close);
  }

  async listOf(guest: string): Promise<TablesResponse> {
    return showTables(await this.shelf.list(sittingLabel(guest)));
  }

  /** All of them, for whoever leaves them. */
  async idsOf(guest: string): Promise<string[]> {
    return (await this.shelf.list(sittingLabel(guest))).map(({ table }) => table.id);
  }

  async create(guest: Guest, request: z.output<typeof CreateTable>): Promise<KeptTable> {
    const game = this.game(request.game);
    const { min, max } = game.seats;
    const given = request.seats.length;
    if (given < min || given > max)
      throw new Refused('malformed', message('seat-count', { min, max, given }));
    const options = readOptions(game, request.options, given);
    for (const seat of request.seats) if (seat.kind === 'bot') this.checkLevel(seat.level);
    if (request.standIn !== undefined) this.checkLevel(request.standIn.level);
    const made = await this.madeBefore(guest.id, request.key);
    if (made !== undefined) return made;
    await this.checkRoom(guest.id);
    await this.options.contents.keep(guest.id, options);
    const now = this.options.now();
    const empty: TableFile = {
      id: newId(),
      game: game.id,
      options,
      public: request.public,
      status: 'gathering',
      clock: request.clock,
      standIn: request.standIn ?? { level: this.options.levels.at(-1)! },
      delay: request.delay,
      patience: request.patience ?? this.options.patience,
      advice: request.advice,
      seats: request.seats,
      host: guest.id,
      promised: promiseSecret(),
      matches: [],
      invite: newId(),
      watch: newId(),
      code: '',
      talk: [],
      created: now,
    };
    const sitter = { guest: guest.id, name: guest.name, ready: false, seed: '' };
    const takesSeat = request.sit && !request.seats.every(({ kind }) => kind === 'bot');
    const table = takesSeat ? sit(empty, sitter, empty.invite, undefined) : empty;
    const added = await this.shelf.add(table, keyWrites(guest.id, request.key, table.id, now));
    this.open.forget();
    const first = added ?? (await this.madeBefore(guest.id, request.key));
    if (first === undefined) throw refuse('not-now', 'table-busy');
    return first;
  }

  /** The table that was made under this key, if any: sent again, a request makes no second one. */
  private async madeBefore(guest: string, key: string | undefined): Promise<KeptTable | undefined> {
    const doc = key === undefined ? undefined : await this.options.store.get(TABLE_KEY, `${guest} ${key}`);
    return doc === undefined ? undefined : this.shelf.get(doc.body);
  }

  async join(id: string, guest: Guest, { pass, seat }: z.output<typeof JoinTable>): Promise<KeptTable> {
    await this.checkRoom(guest.id);
    const { host } = (await this.shelf.get(id)).table;
    if ((await this.options.blockedBy(host)).includes(guest.id)) throw refuse('forbidden', 'blocked');
    const sitter = { guest: guest.id, name: guest.name, ready: false, seed: '' };
    return this.shelf.change(id, (table) => {
      if (!maySee(table, guest.id, pass)) throw noTable();
      mustNotBeKicked(table, guest.id);
      return sit(table, sitter, pass, seat);
    });
  }

  /** Where a code that was said aloud leads. */
  async invitation(code: string): Promise<z.output<typeof Invitation>> {
    const id = await findTableByCode(this.options.store, code);
    const kept = id === undefined ? undefined : await this.shelf.get(id);
    // A table that has another code since answers to that alone.
    if (kept?.table.status !== 'gathering' || kept.table.code !== code) throw refuse('missing', 'no-code');
    return { table: kept.table.id, invite: kept.table.invite };
  }

  move(id: string, guest: string, seat: number): Promise<KeptTable> {
    return this.shelf.change(id, (table) => changeSeat(table, guest, seat));
  }

  plan(id: string, guest: string, seat: number, plan: SeatPlan): Promise<KeptTable> {
    if (plan.kind === 'bot') this.checkLevel(plan.level);
    return this.shelf.change(id, (table) => planSeat(table, guest, seat, plan));
  }

  /** Whoever is banned gets no seat at any table of this host. */
  async kick(id: string, host: string, seat: number, ban: boolean): Promise<KeptTable> {
    const kept = await this.shelf.change(id, (table) => kick(table, host, seat, ban));
    if (ban) await this.options.block(host, kept.table.kicked!.at(-1)!.guest, true);
    return kept;
  }

  async letIn(id: string, host: string, key: string): Promise<KeptTable> {
    const { guest, ban } = findKicked((await this.shelf.get(id)).table, host, key);
    if (ban) await this.options.block(host, guest, false);
    return this.shelf.change(id, (table) => letIn(table, host, key));
  }

  renewInvitation(id: string, host: string): Promise<KeptTable> {
    const code = newCode();
    const besides = [writeCode(code, id, this.options.now())];
    return this.shelf.change(id, (table) => renewInvitation(table, host, code), besides);
  }

  async setOptions(
    id: string,
    guest: string,
    options: Readonly<Record<string, unknown>>,
  ): Promise<KeptTable> {
    const { table } = await this.shelf.get(id);
    const game = this.game(table.game);
    const changes = readChanges(game, options);
    // Refused before anything is stored.
    changeOptions(table, game, guest, changes);
    await this.options.contents.keep(guest, changes);
    return this.shelf.change(id, (now) => changeOptions(now, game, guest, changes));
  }

  speak(id: string, guest: string, text: string): Promise<KeptTable> {
    return this.shelf.change(id, (table) => speak(table, guest, text, this.options.now()));
  }

  leave(id: string, guest: string): Promise<KeptTable> {
    return this.shelf.change(id, (table) => standUp(table, guest));
  }

  ready(id: string, guest: string, said: ReadyRequest): Promise<KeptTable> {
    return this.shelf.change(id, (table) => this.readied(table, guest, said));
  }

  /** A seed that was sealed before; with the last one the match begins. */
  showSeed(id: string, guest: string, seed: string): Promise<KeptTable> {
    return this.shelf.change(id, (table) => {
      const shown = showSeed(table, guest, seed);
      return shown === table ? table : drawOn(shown, this.game(table.game), this.drawer());
    });
  }

  private lapse(id: string): Promise<KeptTable> {
    return this.shelf.change(id, (table) =>
      lapse(table, this.game(table.game), this.drawer(), this.options.revealMs ?? REVEAL_MS),
    );
  }

  private drawer(): Drawer {
    return { now: this.options.now(), sign: this.options.sign };
  }

  /** The match begins with the last one who is ready. */
  private readied(table: TableFile, guest: string, said: ReadyRequest): ReturnType<Change> {
    const game = this.game(table.game);
    if (table.drawing !== undefined) return drawOn(sealAnew(table, guest, said), game, this.drawer());
    const set = setReady(table, guest, said);
    const full = set.seats.every(isTaken) && everyoneReady(set);
    return full && said.ready ? drawOn(set, game, this.drawer()) : set;
  }

  /** The host does not wait for seats that are still free. */
  start(id: string, guest: string, dice: StartRequest): Promise<KeptTable> {
    return this.shelf.change(id, (table) => {
      mustHost(table, guest);
      if (table.status !== 'gathering') throw refuse('not-now', 'started');
      const sits = table.seats.some((seat) => seat.kind !== 'bot' && seat.sitter?.guest === guest);
      mustNotDraw(table);
      const set = sits ? setReady(table, guest, { ...dice, ready: true }) : table;
      return drawOn(set, this.game(set.game), this.drawer());
    });
  }

  setPace(id: string, guest: string, pace: PaceRequest): Promise<KeptTable> {
    return this.shelf.change(id, (table) => setPace(table, guest, pace));
  }

  rematch(id: string, guest: string, swap: boolean): Promise<KeptTable> {
    return this.shelf.change(id, (table) => again(table, guest, swap));
  }

  /** Another match after this one: asked for unless somebody has, and ready for it. Nothing, where it has begun already. */
  playOn(match: MatchFile, guest: string, { swap, ...said }: AgainRequest['again']): Promise<KeptTable> {
    return this.shelf.change(match.table, (table) => {
      if (table.match !== match.id) return table;
      const gathering = table.status === 'gathering' ? table : again(table, guest, swap);
      return this.readied(gathering, guest, said);
    });
  }

  /** Files a match that is over, and its table with it. Whoever comes second finds nothing left to do. */
  async finish(match: MatchFile): Promise<void> {
    const over = (table: TableFile): TableFile =>
      table.match === match.id && table.status === 'playing' ? { ...table, status: 'over' } : table;
    await this.shelf.change(match.table, over, [writeMatchFile(this.options.contents.fold(match), 2)]);
  }

  checkLevel(level: string): void {
    const { levels } = this.options;
    if (!levels.includes(level))
      throw refuse('malformed', 'no-bot', { given: level.slice(0, 40), known: [...levels] });
  }

  private async checkRoom(guest: string): Promise<void> {
    const { store } = this.options;
    if ((await store.list(TABLE, holdingLabel(guest), MAX_TABLES)).length >= MAX_TABLES)
      throw refuse('too-often', 'too-many-tables', { most: MAX_TABLES });
  }

  private game(id: string): AnyGame {
    const game = this.options.games.find((g) => g.id === id);
    if (game !== undefined) return game;
    const known = this.options.games.map((g) => g.id);
    throw refuse('malformed', 'no-game', { given: id.slice(0, 40), known });
  }
}
