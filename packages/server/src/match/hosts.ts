/** The matches this process serves: loaded from their logs on demand, looked after, and let go when idle. */
import { type AnyGame, type Core, Machine } from '@fray/engine';
import { Refused } from '../refused.js';
import type { Store } from '../store/store.js';
import { AbsenceDriver } from './absence-driver.js';
import type { BotDriver } from './bot-driver.js';
import { ClockDriver } from './clock-driver.js';
import { type Entry, parseEntry } from './entry.js';
import { MATCH, type MatchFile, readMatchFile, TENDED } from './match-file.js';
import { MatchHost, type Origin } from './match-host.js';
import { Presence } from './presence.js';
import { Timeline } from './timeline.js';

export interface HostsOptions {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly bots: BotDriver;
  readonly now: () => number;
  /** A match that nobody has open is dropped from memory after this long. */
  readonly idleMs: number;
  /** How often this process looks for running matches that lost theirs. */
  readonly sweepMs: number;
  readonly chosen: () => void;
  /** Files a match that is over. */
  readonly file: (file: MatchFile) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

const SWEEP_LIMIT = 100_000;

export class Hosts {
  readonly presence: Presence;
  private readonly hosts = new Map<string, Promise<MatchHost>>();
  private readonly loaded = new Map<string, MatchHost>();
  /** Matches that were looked after and have not changed since: no sweep needs to load them again. */
  private readonly settled = new Set<string>();
  private readonly machines = new Map<string, Machine<Core>>();
  private readonly clocks: ClockDriver;
  private readonly absences: AbsenceDriver;
  private readonly timers: NodeJS.Timeout[];
  private readonly unwatch: () => void;

  constructor(private readonly options: HostsOptions) {
    const { store, now, failed } = options;
    this.presence = new Presence(store, now);
    this.clocks = new ClockDriver({ now, wake: (id) => this.wake(id), failed });
    this.absences = new AbsenceDriver({ now, presence: this.presence, failed });
    this.unwatch = store.watch((notice) => {
      if (notice.type === 'log') this.hear(notice.id, notice.n);
      if (notice.type === 'message') this.presence.hear(notice);
      if (notice.type === 'gap')
        for (const host of this.loaded.values()) host.catchUp(Infinity).catch(failed);
    });
    this.timers = [
      setInterval(() => this.dropIdle(), Math.min(options.idleMs, 10_000)).unref(),
      setInterval(() => this.sweep().catch(failed), options.sweepMs).unref(),
    ];
  }

  get count(): number {
    return this.loaded.size;
  }

  get viewerCount(): number {
    let count = 0;
    for (const host of this.loaded.values()) count += host.viewerCount;
    return count;
  }

  async get(id: string): Promise<MatchHost> {
    const known = this.hosts.get(id);
    const loading = known ?? this.load(id);
    if (known === undefined) {
      this.hosts.set(id, loading);
      loading.catch(() => this.hosts.delete(id));
    }
    const host = await loading;
    host.touched = this.options.now();
    return host;
  }

  /** A match that has just started here: nothing about it needs to be read. */
  begin(file: MatchFile): void {
    this.hosts.set(file.id, Promise.resolve(this.raise(file, [])));
  }

  /** A player has just done something, with or without the match open. */
  heard(host: MatchHost, seat: number): void {
    this.presence.touch(host.file.id, seat);
  }

  /** A player opened their match: a bot that played for them hands the seat back. */
  arrived(host: MatchHost, seat: number): void {
    this.presence.enter(host.file.id, seat);
    if (host.timeline.standIns[seat] !== null && host.timeline.match.outcome === null)
      host.standIn(seat, null).catch(this.options.failed);
  }

  /** A viewer closed a match. One that is over goes with its last viewer: whoever asks again has it read again. */
  left(host: MatchHost, viewer: number): void {
    if (viewer >= 0) {
      this.presence.leave(host.file.id, viewer);
      this.absences.check(host);
    }
    if (host.timeline.match.outcome !== null && !host.busy) this.drop(host);
  }

  isAway(host: MatchHost, seat: number, since: number): boolean {
    const { id, started } = host.file;
    const seen = this.presence.lastSeen(id, seat) ?? started;
    return !this.presence.isHere(id, seat) && seen <= since;
  }

  /** The document of a match, without loading the match itself. */
  async file(id: string): Promise<MatchFile> {
    const host = this.loaded.get(id);
    if (host !== undefined && host.timeline.match.outcome === null) return host.file;
    const doc = await this.options.store.get(MATCH, id);
    if (doc === undefined) throw new Refused('missing', 'There is no such match, or you may not see it.');
    return readMatchFile(doc);
  }

  /** Loads every running match that somebody must look after: after a start, and after another process died. */
  async sweep(): Promise<void> {
    for (const { id } of await this.options.store.list(MATCH, TENDED, SWEEP_LIMIT))
      if (!this.hosts.has(id) && !this.settled.has(id) && !this.clocks.isArmed(id))
        await this.get(id).catch(this.options.failed);
  }

  close(): void {
    this.unwatch();
    for (const timer of this.timers) clearInterval(timer);
    this.presence.close();
    this.clocks.close();
    this.absences.close();
  }

  private async load(id: string): Promise<MatchHost> {
    const { store } = this.options;
    const doc = await store.get(MATCH, id);
    if (doc === undefined) throw new Refused('missing', 'There is no such match, or you may not see it.');
    return this.raise(
      readMatchFile(doc),
      (await store.read(id, 0)).map(({ body }) => parseEntry(body)),
    );
  }

  private raise(file: MatchFile, entries: Entry[]): MatchHost {
    this.settled.delete(file.id);
    const { store, games, now } = this.options;
    const game = games.find((g) => g.id === file.game);
    if (game === undefined) throw new Refused('not-now', `This server has no game called "${file.game}".`);
    const timeline = Timeline.start(game, file);
    if (!timeline.ok) throw new Refused('not-now', timeline.error);
    for (const entry of entries) timeline.value.apply(entry);
    const applied = (host: MatchHost, origin: Origin): void => this.applied(host, origin);
    const host = new MatchHost(timeline.value, entries, { store, now, machine: this.machine(game), applied });
    this.loaded.set(file.id, host);
    this.lookAfter(host, 'here');
    return host;
  }

  private machine(game: AnyGame): Machine<Core> {
    const machine = this.machines.get(game.id) ?? new Machine(game);
    this.machines.set(game.id, machine);
    return machine;
  }

  private applied(host: MatchHost, origin: Origin): void {
    if (origin === 'here' && host.timeline.what.kind === 'choice') this.options.chosen();
    this.lookAfter(host, origin);
  }

  private lookAfter(host: MatchHost, origin: Origin): void {
    this.clocks.arm(host);
    if (host.timeline.match.outcome === null) {
      this.options.bots.consider(host, origin);
      this.absences.check(host);
    } else if (origin === 'here' && host.file.outcome === undefined)
      this.finish(host).catch(this.options.failed);
  }

  /** Whoever plays the last choice, or finds it played, files the match as over. */
  private async finish({ timeline, file }: MatchHost): Promise<void> {
    const { outcome } = timeline.match;
    if (outcome === null) return;
    const over: MatchFile = { ...file, outcome, made: timeline.made, ended: timeline.clocks.at };
    await this.options.file(over);
  }

  private async wake(id: string): Promise<void> {
    const host = await this.get(id);
    const due = host.timeline.clocks.due();
    if (due === undefined || due.at > this.options.now()) return this.clocks.arm(host);
    const since = host.timeline.since[due.seat]!.n;
    await host.chooseFor(due.seat, host.timeline.match.timeoutMove(due.seat), 'clock', since);
  }

  private hear(id: string, n: number): void {
    this.settled.delete(id);
    this.loaded.get(id)?.catchUp(n).catch(this.options.failed);
  }

  private dropIdle(): void {
    const before = this.options.now() - this.options.idleMs;
    for (const [id, host] of this.loaded)
      if (!host.busy && host.touched <= before && !this.absences.isArmed(id)) this.drop(host);
  }

  private drop({ file, timeline }: MatchHost): void {
    this.loaded.delete(file.id);
    this.hosts.delete(file.id);
    if (timeline.match.outcome === null) this.settled.add(file.id);
    this.presence.forget(file.id, file.seats.length);
  }
}
