/** Contests: their matches are played at tables, and whoever looks next finds the results counted. */
import { type AnyGame, assert, type Contest, type ContestMatch, type Core } from '@fray/engine';
import { uniqueName } from '@fray/host';
import type { ContestTable, CreateContest } from '@fray/protocol';
import type { z } from 'zod';
import type { Guests } from '../guests.js';
import { newId } from '../ids.js';
import { looksLikeOneOf } from '../look-alike.js';
import type { Hosts } from '../match/hosts.js';
import { Refused, refuse } from '../refused.js';
import type { Store } from '../store/store.js';
import type { TableFile } from '../table/table.js';
import type { Guest, Tables } from '../table/tables.js';
import {
  CONTEST,
  type ContestFile,
  contestsOf,
  entrantOf,
  maySee,
  readContest,
  writeContest,
} from './contest-file.js';

export interface ContestsOptions {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly tables: Tables;
  readonly hosts: Hosts;
  readonly guests: Guests;
  readonly now: () => number;
}

export interface KeptContest {
  readonly file: ContestFile;
  readonly version: number;
}

const ATTEMPTS = 8;
/** A guest may have this many under way. */
const MOST = 50;

export class Contests {
  constructor(private readonly options: ContestsOptions) {}

  async create(guest: Guest, request: z.output<typeof CreateContest>): Promise<KeptContest> {
    const { store, tables, now } = this.options;
    const { game, title, players } = request;
    const rules = this.rulesOf(game);
    for (const player of players) if (player.kind === 'bot') tables.checkLevel(player.level);
    // Nobody chooses the draw: its seed is the server's.
    const started = rules.start({ ...request.contest, seed: newId() });
    if (!started.ok) throw new Refused('malformed', started.error, { game });
    if (rules.entrants(started.value) !== players.length) throw refuse('malformed', 'entrant-count');
    if ((await store.list(CONTEST, contestsOf(guest.id), MOST)).length >= MOST)
      throw refuse('too-often', 'too-many-contests', { most: MOST });
    const file: ContestFile = {
      id: newId(),
      game,
      title,
      host: guest.id,
      invite: newId(),
      contest: started.value,
      players,
      tables: {},
      created: now(),
    };
    await store.put([writeContest(file, 1, now())]);
    return { file, version: 1 };
  }

  /** As it stands, with every match that has ended meanwhile. */
  async see(id: string, guest: string | undefined, pass: string | undefined): Promise<KeptContest> {
    const kept = await this.get(id);
    if (!maySee(kept.file, guest, pass)) throw noContest();
    return this.settle(kept);
  }

  /** Takes an entrant that nobody plays yet. */
  async join(id: string, guest: Guest, entrant: number, pass: string | undefined): Promise<KeptContest> {
    return this.change(id, (file) => {
      if (!maySee(file, guest.id, pass)) throw noContest();
      if (entrantOf(file, guest.id) !== -1) throw refuse('not-now', 'enters-already');
      const player = file.players[entrant];
      if (player?.kind !== 'person' || player.guest !== undefined) throw refuse('not-now', 'entrant-taken');
      const others = file.players.flatMap((other) => (other.kind === 'person' ? (other.name ?? []) : []));
      const name = looksLikeOneOf(guest.name, others)
        ? uniqueName(guest.name, [...others, guest.name])
        : guest.name;
      const players = file.players.map((other, i) =>
        i === entrant ? { ...player, guest: guest.id, name } : other,
      );
      return { ...file, players };
    });
  }

  /** Lays a table for a match that can be played now; between bots it starts at once. */
  async open(id: string, guest: Guest, key: string, pass: string | undefined): Promise<KeptContest> {
    const { file } = await this.see(id, guest.id, pass);
    const match = this.rulesOf(file.game)
      .open(file.contest)
      .find((open) => open.key === key);
    if (match === undefined) throw refuse('not-now', 'not-to-play');
    const plays = match.entrants.includes(entrantOf(file, guest.id));
    if (!plays && file.host !== guest.id) throw refuse('forbidden', 'not-an-entrant');
    const before = file.tables[key];
    if (before !== undefined && (await this.tableOf(before.table)) !== undefined) return this.get(id);
    const table = await this.lay(file, match);
    return this.change(id, (now) => ({
      ...now,
      tables: { ...now.tables, [key]: { table, seats: match.entrants } },
    }));
  }

  /** Whoever holds the contest lets an entrant take their last choice back. */
  async grantUndo(id: string, host: string, key: string, entrant: number): Promise<KeptContest> {
    const { file } = await this.see(id, host, undefined);
    if (file.host !== host) throw refuse('forbidden', 'only-contest-host');
    const laid = file.tables[key];
    const table = laid === undefined ? undefined : await this.tableOf(laid.table);
    const seat = laid?.seats.indexOf(entrant) ?? -1;
    if (table?.status !== 'playing' || table.match === undefined || seat === -1)
      throw refuse('not-now', 'not-to-play');
    await (await this.options.hosts.get(table.match)).grantUndo(seat);
    return this.get(id);
  }

  /** The table of a match; undefined for one that was given up before it began. */
  async tableOf(id: string): Promise<TableFile | undefined> {
    const table = (await this.options.tables.find(id))?.table;
    return table?.status === 'closed' ? undefined : table;
  }

  /** How its match stands while it is played; what everybody may watch, they may see here. */
  async glimpseOf(
    game: string,
    { status, match }: TableFile,
  ): Promise<Pick<z.output<typeof ContestTable>, 'glimpse' | 'takenBack'>> {
    if (status !== 'playing' || match === undefined) return {};
    const { timeline, file } = await this.options.hosts.get(match);
    const { state } = timeline.match;
    const { round, left, of } = this.rulesOf(game).glimpse(state);
    const takenBack = timeline.history.takenBack(file.seats.length);
    return { glimpse: { round, left: [...left], of: [...of] }, takenBack };
  }

  /** The name goes from every contest, as it does from matches. */
  async forget(guest: string): Promise<void> {
    for (const { id } of await this.options.store.list(CONTEST, contestsOf(guest), MOST))
      await this.change(id, (file) => ({
        ...file,
        players: file.players.map((player) =>
          player.kind === 'person' && player.guest === guest ? { ...player, name: '' } : player,
        ),
      }));
  }

  private async lay(file: ContestFile, { key, entrants, options }: ContestMatch): Promise<string> {
    const { tables, guests } = this.options;
    const players = entrants.map((entrant) => file.players[entrant]!);
    const sitters = await Promise.all(
      players.map(async (player) => {
        if (player.kind === 'bot') return undefined;
        if (player.guest === undefined) throw refuse('not-now', 'entrant-missing');
        return guests.get(player.guest);
      }),
    );
    const host = await guests.get(file.host);
    return tables.lay(host, {
      game: file.game,
      options,
      // One key for one match: whoever asks first makes the table.
      key: `${file.id} ${key} ${file.tables[key]?.table ?? ''}`.slice(0, 64),
      contest: file.id,
      seats: players.map((player) => (player.kind === 'bot' ? player : { kind: 'person' as const })),
      sitters,
    });
  }

  private async settle(kept: KeptContest): Promise<KeptContest> {
    const { hosts } = this.options;
    const rules = this.rulesOf(kept.file.game);
    const due = Object.entries(kept.file.tables).filter(([, { done }]) => done !== true);
    let now = kept;
    for (const [key, laid] of due) {
      const table = await this.tableOf(laid.table);
      if (table?.status !== 'over' || table.match === undefined) continue;
      const { timeline } = await hosts.get(table.match);
      const { state } = timeline.match;
      const takenBack = timeline.history.takenBack(laid.seats.length);
      now = await this.change(kept.file.id, (file) => {
        if (file.tables[key]?.done === true) return file;
        const after = rules.report(file.contest, key, state);
        assert(after.ok, 'a table was laid for a match that cannot be played');
        const tables = { ...file.tables, [key]: { ...laid, done: true, takenBack } };
        return { ...file, contest: after.value, tables };
      });
    }
    return now;
  }

  private async get(id: string): Promise<KeptContest> {
    const doc = await this.options.store.get(CONTEST, id);
    if (doc === undefined) throw noContest();
    return { file: readContest(doc), version: doc.version };
  }

  private async change(id: string, act: (file: ContestFile) => ContestFile): Promise<KeptContest> {
    const { store, now } = this.options;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const kept = await this.get(id);
      const file = act(kept.file);
      if (file === kept.file) return kept;
      const version = kept.version + 1;
      if (await store.put([writeContest(file, version, now())])) return { file, version };
    }
    throw refuse('not-now', 'table-busy');
  }

  private rulesOf(id: string): Contest<Core> {
    const rules = this.options.games.find((game) => game.id === id)?.contest;
    if (rules !== undefined) return rules;
    const known = this.options.games.flatMap((game) => (game.contest === undefined ? [] : [game.id]));
    throw refuse('malformed', 'no-game', { given: id.slice(0, 40), known });
  }
}

/** The same whether there is none or it is not for you: guessing must teach nothing. */
function noContest(): Refused {
  return refuse('missing', 'no-contest');
}
