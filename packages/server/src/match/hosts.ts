/** The matches this process serves: loaded from their logs on demand, looked after, and let go when idle. */
import type { AnyGame } from '@fray/engine';
import { type Here, type LogEntry, proposeMute, Timeline } from '@fray/host';
import type { Contents } from '../keeping/contents.js';
import { Refused, refuse } from '../refused.js';
import type { Store } from '../store/store.js';
import { AbsenceDriver } from './absence-driver.js';
import { Asides } from './asides.js';
import { BeatDriver } from './beat-driver.js';
import type { BotDriver } from './bot-driver.js';
import { ClockDriver } from './clock-driver.js';
import { MATCH, type MatchFile, readMatchFile, TENDED, timelineSetup } from './match-file.js';
import { MatchHost, type Origin } from './match-host.js';
import { isOutdated } from './outdated.js';
import { Presence } from './presence.js';
import { TextCache } from './text-cache.js';
import { shownWaiting, waitingFor } from './waiting.js';

export interface HostsOptions {
  readonly store: Store;
  readonly contents: Contents;
  readonly games: readonly AnyGame[];
  readonly bots: BotDriver;
  readonly now: () => number;
  /** A match that nobody has open is dropped from memory after this long. */
  readonly idleMs: number;
  /** How often this process looks for running matches that lost theirs. */
  readonly sweepMs: number;
  /** How long another process is given to do what it should before this one does it. */
  readonly patienceMs: number;
  readonly beatMs: number | undefined;
  readonly chosen: (count: number) => void;
  /** Something was written here that may ask somebody who is not there. */
  readonly asked: (host: MatchHost) => void;
  /** A player has closed the match everywhere. */
  readonly went: (host: MatchHost, seat: number) => void;
  /** Guests whom a guest does not want to hear. */
  readonly blockedBy: (guest: string) => Promise<readonly string[]>;
  /** Files a match that is over. */
  readonly file: (file: MatchFile) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** Matches that run, and how many of their seats have their player here. */
export interface PlayTally {
  readonly matches: number;
  readonly players: number;
}

const SWEEP_LIMIT = 100_000;

export class Hosts {
  readonly presence: Presence;
  private readonly hosts = new Map<string, Promise<MatchHost>>();
  private readonly loaded = new Map<string, MatchHost>();
  /** Matches that were looked after and have not changed since: no sweep needs to load them again. */
  private readonly settled = new Set<string>();
  readonly asides: Asides;
  private readonly texts = new TextCache();
  private readonly clocks: ClockDriver;
  private readonly beats: BeatDriver;
  private readonly absences: AbsenceDriver;
  private readonly timers: NodeJS.Timeout[];
  private readonly unwatch: () => void;

  constructor(private readonly options: HostsOptions) {
    const { store, now, failed } = options;
    this.presence = new Presence({ store, now, changed: (id) => this.loaded.get(id)?.tellHere() });
    this.asides = new Asides(store, (id, aside) => this.loaded.get(id)?.tellWatchers(aside));
    this.beats = new BeatDriver({ now, failed });
    this.clocks = new ClockDriver({ now, wake: (id) => this.wake(id), failed });
    this.absences = new AbsenceDriver({ now, presence: this.presence, failed });
    this.unwatch = store.watch((notice) => {
      // Where nobody else writes, this process has heard of everything.
      if (notice.type === 'log' && store.shared) this.hear(notice.id, notice.n);
      if (notice.type === 'message') {
        this.presence.hear(notice);
        this.asides.hear(notice);
      }
      if (notice.type === 'gap') this.presence.missed();
      if (notice.type === 'gap')
        for (const host of this.loaded.values()) host.catchUp(Infinity)?.catch(failed);
    });
    this.timers = [
      setInterval(() => this.dropIdle(), Math.min(options.idleMs, 10_000)).unref(),
      setInterval(() => this.sweep().catch(failed), options.sweepMs).unref(),
    ];
  }

  get count(): number {
    return this.loaded.size;
  }

  isLoaded(id: string): boolean {
    return this.loaded.has(id);
  }

  get viewerCount(): number {
    let count = 0;
    for (const host of this.loaded.values()) count += host.viewerCount;
    return count;
  }

  /** What is played at this process, by game. */
  tally(): ReadonlyMap<string, PlayTally> {
    const tally = new Map(this.options.games.map(({ id }) => [id, { matches: 0, players: 0 }]));
    for (const { file, timeline } of this.loaded.values()) {
      if (timeline.match.outcome !== null) continue;
      const before = tally.get(file.game) ?? { matches: 0, players: 0 };
      const here = file.seats.filter((_, seat) => this.presence.isServed(file.id, seat)).length;
      tally.set(file.game, { matches: before.matches + 1, players: before.players + here });
    }
    return tally;
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
    const host = this.raise(file, []);
    this.hosts.set(file.id, Promise.resolve(host));
    this.options.asked(host);
    this.muteBlocked(host).catch(this.options.failed);
  }

  /** Whom somebody has blocked elsewhere is not heard here, either. */
  private async muteBlocked(host: MatchHost): Promise<void> {
    const guests = host.file.seats.map(({ guest }) => guest);
    for (const [seat, guest] of guests.entries()) {
      if (guest === undefined) continue;
      const blocked = await this.options.blockedBy(guest);
      const muted = guests.flatMap((other, i) => (other !== undefined && blocked.includes(other) ? [i] : []));
      if (muted.length > 0) await host.act(seat, (timeline, now) => proposeMute(timeline, seat, muted, now));
    }
  }

  /** A player has just done something, with or without the match open. */
  heard(host: MatchHost, seat: number): void {
    this.presence.touch(host.file.id, seat);
  }

  /** Somebody opens a match. A bot that played for its player hands the seat back. */
  arrived(host: MatchHost, viewer: number): void {
    this.presence.enter(host.file.id, viewer);
    const { standIns, departures, match } = host.timeline;
    if (viewer < 0 || match.outcome !== null) return;
    if (standIns[viewer] !== null || departures.has(viewer))
      host.standIn(viewer, null).catch(this.options.failed);
  }

  /** A viewer closed a match. One that is over goes with its last viewer: whoever asks again has it read again. */
  left(host: MatchHost, viewer: number): void {
    this.presence.leave(host.file.id, viewer);
    if (viewer >= 0) this.absences.check(host);
    if (viewer >= 0 && !this.presence.isHere(host.file.id, viewer)) this.options.went(host, viewer);
    if (host.timeline.match.outcome !== null && !host.busy) this.drop(host);
  }

  /** From when the win may be claimed from somebody who is away; refused while the others may not decide about the seat. */
  mustBeAway(host: MatchHost, seat: number): number {
    const away = waitingFor(host, this.presence, seat);
    const now = this.options.now();
    if (away === undefined) throw refuse('forbidden', 'is-here');
    if (away.decideAt === undefined || away.claimAt === undefined) throw refuse('forbidden', 'clock-runs');
    if (away.decideAt > now)
      throw refuse('forbidden', 'away-briefly', { seconds: Math.ceil((away.decideAt - now) / 1000) });
    return away.claimAt;
  }

  /** The document of a match, without loading the match itself. */
  async file(id: string): Promise<MatchFile> {
    const host = this.loaded.get(id);
    if (host !== undefined && host.timeline.match.outcome === null) return host.file;
    const doc = await this.options.store.get(MATCH, id);
    if (doc === undefined) throw refuse('missing', 'no-match');
    return this.options.contents.open(readMatchFile(doc));
  }

  /** Loads every running match that somebody must look after: after a start, and after another process died. */
  async sweep(): Promise<void> {
    for (const doc of await this.options.store.list(MATCH, TENDED, SWEEP_LIMIT))
      if (!this.hosts.has(doc.id) && !this.settled.has(doc.id) && !this.clocks.isArmed(doc.id))
        if (!isOutdated(readMatchFile(doc), this.options.games))
          await this.get(doc.id).catch(this.options.failed);
  }

  /** Who has this match open, in any process. */
  here(host: Pick<MatchHost, 'file' | 'timeline'>): Here {
    const { id, seats } = host.file;
    const present = seats.map(({ kind }, seat) => kind === 'bot' || this.presence.isHere(id, seat));
    const away = seats.flatMap((_, seat) => shownWaiting(host, this.presence, seat) ?? []);
    return { present, watchers: this.presence.watchers(id), away };
  }

  close(): void {
    this.unwatch();
    for (const timer of this.timers) clearInterval(timer);
    this.presence.close();
    this.clocks.close();
    this.beats.close();
    for (const host of this.loaded.values()) host.close();
    this.absences.close();
  }

  private async load(id: string): Promise<MatchHost> {
    const { store, contents } = this.options;
    const doc = await store.get(MATCH, id);
    if (doc === undefined) throw refuse('missing', 'no-match');
    return this.raise(
      await contents.open(readMatchFile(doc)),
      (await store.read(id, 0)).map(({ body }) => JSON.parse(body) as LogEntry),
    );
  }

  private raise(file: MatchFile, entries: LogEntry[]): MatchHost {
    this.settled.delete(file.id);
    const { store, now } = this.options;
    const fresh = (): Timeline => this.timeline(file);
    const timeline = fresh();
    for (const entry of entries) timeline.apply(entry);
    const host = new MatchHost(file, timeline, entries, {
      store,
      now,
      fresh,
      texts: this.texts,
      here: () => this.here({ file, timeline }),
      applied: (applied, origin) => this.applied(applied, origin),
    });
    this.loaded.set(file.id, host);
    this.lookAfter(host, 'here');
    return host;
  }

  /** The match before its first entry. */
  timeline(file: MatchFile): Timeline {
    const game = this.options.games.find(({ id }) => id === file.game);
    if (game === undefined) throw refuse('not-now', 'no-game', { given: file.game, known: this.known() });
    if (file.closed) throw refuse('not-now', 'closed');
    if (file.rules !== game.version)
      throw refuse('not-now', 'other-version', { given: file.rules, wanted: game.version, game: file.game });
    const timeline = Timeline.start(timelineSetup(file, game, this.options.beatMs));
    if (!timeline.ok) throw new Refused('not-now', timeline.error, { game: file.game });
    return timeline.value;
  }

  private known(): string[] {
    return this.options.games.map(({ id }) => id);
  }

  private applied(host: MatchHost, origin: Origin): void {
    const before = host.shown;
    host.shown = host.timeline.shown;
    // Counted when everybody may know of it: a sealed choice must not show in a number, either.
    if (origin === 'here' && host.shown > before) this.options.chosen(host.shown - before);
    if (origin === 'here') this.options.asked(host);
    this.lookAfter(host, origin);
  }

  private lookAfter(host: MatchHost, origin: Origin): void {
    this.clocks.arm(host);
    this.beats.arm(host);
    if (host.timeline.match.outcome === null) {
      this.settle(host, origin);
      this.options.bots.consider(host, origin);
      this.absences.check(host);
    } else if (origin === 'here' && host.file.outcome === undefined)
      this.finish(host).catch(this.options.failed);
  }

  private settle(host: MatchHost, origin: Origin): void {
    const { failed, patienceMs } = this.options;
    if (origin === 'here') host.settle()?.catch(failed);
    else setTimeout(() => host.settle()?.catch(failed), patienceMs).unref();
  }

  /** Refused while it runs. Another process may have heard of the end first, and may still be filing it. */
  async mustBeFiled(host: MatchHost): Promise<void> {
    if (host.timeline.match.outcome === null) throw refuse('not-now', 'no-rematch');
    if (this.options.store.shared) await this.finish(host);
  }

  /** Whoever plays the last choice, or finds it played, files the match as over. */
  private async finish({ timeline, file }: MatchHost): Promise<void> {
    const { outcome } = timeline.match;
    if (outcome === null) return;
    const over: MatchFile = { ...file, outcome, made: timeline.choices.length, ended: timeline.clocks.at };
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
    this.loaded.get(id)?.catchUp(n)?.catch(this.options.failed);
  }

  private dropIdle(): void {
    const before = this.options.now() - this.options.idleMs;
    for (const [id, host] of this.loaded)
      if (!host.busy && host.touched <= before && !this.absences.isArmed(id)) this.drop(host);
  }

  private drop(host: MatchHost): void {
    const { file, timeline } = host;
    host.close();
    this.options.bots.forget(file.id);
    this.loaded.delete(file.id);
    this.hosts.delete(file.id);
    if (timeline.match.outcome === null) this.settled.add(file.id);
    this.presence.forget(file.id, file.seats.length);
  }
}
