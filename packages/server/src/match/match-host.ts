/**
 * One match being served by this process. It checks a choice, writes it to the log, and only when it is on disk
 * plays it and tells the viewers. Whatever another process wrote first is read and played before.
 */
import type { Move, Result } from '@fray/engine';
import {
  Audience,
  checkActs,
  checkNumber,
  type Denied,
  dueEntry,
  type Eyes,
  entryText,
  findRepeated,
  type Here,
  type LogEntry,
  type Proposal,
  presentText,
  proposeChoice,
  proposeMove,
  proposeStandIn,
  proposeUndo,
  proposeUndoAnswer,
  type SendText,
  type Timeline,
} from '@fray/host';
import type { Accepted, Aside, ChooseRequest, ChosenBy, UndoRequest, UndoResponse } from '@fray/protocol';
import { Refused } from '../refused.js';
import type { Store } from '../store/store.js';
import { DelayedAudience } from './delayed-audience.js';
import type { MatchFile } from './match-file.js';
import type { TextCache } from './text-cache.js';

export type Origin = 'here' | 'elsewhere';

export interface HostOptions {
  readonly store: Store;
  readonly now: () => number;
  /** Who has the match open, in any process. */
  readonly here: () => Here;
  /** Called after every entry that was played. */
  readonly applied: (host: MatchHost, origin: Origin) => void;
  /** A timeline of this match before its first entry. */
  readonly fresh: () => Timeline;
  readonly texts: TextCache;
}

export class MatchHost {
  touched: number;
  /** How many choices everybody could know of when it was last counted. */
  shown: number;
  private readonly audience: Audience;
  private readonly watchers: DelayedAudience | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private pending = 0;
  /** The number that was last written, or is being. */
  private writing = 0;
  /** How often somebody came or went. */
  private comings = 0;
  /** Who has the match open, until somebody comes or goes. */
  private whoIsHere: Here | undefined;

  constructor(
    readonly file: MatchFile,
    readonly timeline: Timeline,
    private readonly entries: LogEntry[],
    private readonly options: HostOptions,
  ) {
    const { now, fresh } = options;
    const here = this.here;
    this.touched = now();
    this.shown = timeline.shown;
    this.audience = new Audience(timeline, here);
    const delayMs = (file.delay ?? 0) * 1000;
    if (delayMs > 0) this.watchers = new DelayedAudience({ delayMs, entries, now, here, fresh });
  }

  get viewerCount(): number {
    return this.audience.size + (this.watchers?.size ?? 0);
  }

  get busy(): boolean {
    return this.pending > 0 || this.viewerCount > 0;
  }

  /** A choice from outside. Whoever chooses plays themselves again. */
  choose(seat: number, request: ChooseRequest): Promise<Accepted> {
    return this.exclusive(() => this.chooseNow(seat, request));
  }

  private async chooseNow(seat: number, request: ChooseRequest): Promise<Accepted> {
    const { expected, key, choice } = request;
    for (;;) {
      const before = this.granted(seat, findRepeated(this.timeline, seat, key, choice));
      if (before !== undefined) return before;
      if (this.isBehind(seat, expected)) await this.readOn();
      this.granted(seat, checkNumber(this.timeline, seat, expected));
      const now = this.options.now();
      const chosen = this.granted(seat, proposeChoice(this.timeline, seat, choice, now, request));
      const isAway = this.timeline.standIns[seat] !== null || this.timeline.departures.has(seat);
      if (isAway && !(await this.write({ entry: { kind: 'stand-in', seat, level: null, at: now } })))
        continue;
      if (await this.write(chosen)) return { n: this.timeline.lastTold(seat), repeated: false };
    }
  }

  /** A choice made for a seat by a bot or by the clock; dropped when something else happened meanwhile. */
  chooseFor(seat: number, move: Move, by: ChosenBy, since: number): Promise<void> {
    return this.exclusive(async () => {
      const { timeline } = this;
      if (timeline.since[seat]!.n !== since) return;
      const proposed = proposeMove(timeline, seat, move, by, this.options.now());
      if (!proposed.ok) throw new Error(`${by} chose what the rules refuse in ${this.file.game}`);
      await this.write(proposed.value);
    });
  }

  undo(seat: number, { expected, of }: UndoRequest): Promise<UndoResponse> {
    return this.exclusive(async () => {
      const n = await this.attempt(
        seat,
        () => proposeUndo(this.timeline, seat, of, this.options.now()),
        expected,
      );
      return { n, status: this.timeline.undoAsked === null ? 'undone' : 'asked' };
    });
  }

  /** Somebody who may has granted that the seat takes its last choice back; those who play have their say as always. */
  grantUndo(seat: number): Promise<number> {
    const propose = () => proposeUndo(this.timeline, seat, undefined, this.options.now(), true);
    return this.exclusive(() => this.attempt(seat, propose));
  }

  answerUndo(seat: number, expected: number, agree: boolean): Promise<number> {
    const answer = () => proposeUndoAnswer(this.timeline, seat, agree, this.options.now());
    return this.exclusive(() => this.attempt(seat, answer, expected));
  }

  /** Anything else that a player may do. */
  act(seat: number, propose: (timeline: Timeline, now: number) => Result<Proposal, Denied>): Promise<number> {
    return this.exclusive(() => this.attempt(seat, () => propose(this.timeline, this.options.now())));
  }

  /** Lets a bot play for a seat from now on (null: its player again). */
  standIn(seat: number, level: string | null, by?: 'absence'): Promise<number> {
    return this.exclusive(async () => {
      const { timeline } = this;
      const isSo = (): boolean =>
        timeline.standIns[seat] === level && (level !== null || !timeline.departures.has(seat));
      if (isSo()) return timeline.lastTold(seat);
      return this.attempt(seat, () => proposeStandIn(timeline, seat, level, this.options.now(), by));
    });
  }

  /** Writes what nobody has to decide: answers by standing orders, the end of a beat, what was voted. Mostly there is nothing. */
  settle(): Promise<void> | undefined {
    if (dueEntry(this.timeline, this.options.now()) === undefined) return undefined;
    return this.exclusive(async () => {
      for (;;) {
        const due = dueEntry(this.timeline, this.options.now());
        if (due === undefined) return;
        await this.write(due);
      }
    });
  }

  /** Sends the present, then all that follows. Those who only watch may see less than those who play. */
  subscribe(eyes: Eyes, last: number | undefined, send: SendText): () => void {
    const audience = eyes.seat < 0 && this.watchers !== undefined ? this.watchers : this.audience;
    const close = audience.open(eyes, last, send);
    return () => {
      close();
      this.touched = this.options.now();
    };
  }

  /** How things stand for a viewer, as a stream would tell first. */
  present(eyes: Eyes, last?: number): string {
    const make = () => presentText(this.seenBy(eyes.seat), eyes, this.here, last);
    return this.cached(`present ${eyes.seat} ${eyes.lean} ${last ?? ''}`, eyes.seat, make);
  }

  /** A text about the match as this viewer may know it; made once while nothing happens and nobody comes or goes. */
  cached(what: string, viewer: number, make: () => string): string {
    const key = `${this.file.id} ${this.seenBy(viewer).n} ${this.comings} ${what}`;
    return this.options.texts.get(key, make);
  }

  /** The match as far as this viewer may know of it. */
  seenBy(viewer: number): Timeline {
    return viewer < 0 && this.watchers !== undefined ? this.watchers.timeline() : this.timeline;
  }

  private readonly here = (): Here => {
    this.whoIsHere ??= this.options.here();
    return this.whoIsHere;
  };

  tellHere(): void {
    this.comings++;
    this.whoIsHere = undefined;
    this.audience.tellHere();
    this.watchers?.tellHere();
  }

  /** A line among those who only watch. */
  tellWatchers(aside: Aside): void {
    for (const audience of [this.audience, this.watchers]) audience?.tellAside(aside);
  }

  /** Reads and plays what other processes wrote, if this one does not know number `n` yet and is not about to. */
  catchUp(n: number): Promise<void> | undefined {
    if (n <= this.timeline.n || n === this.writing) return undefined;
    return this.exclusive(async () => {
      if (this.timeline.n < n) await this.readOn();
    });
  }

  close(): void {
    this.watchers?.close();
  }

  private exclusive<T>(act: () => Promise<T>): Promise<T> {
    // Whoever failed was told; those behind go on.
    const result = this.pending++ === 0 ? act() : this.queue.then(act, act);
    this.queue = result;
    result.then(this.done, this.done);
    return result;
  }

  private readonly done = (): void => {
    this.pending--;
    this.touched = this.options.now();
  };

  /** Proposes anew until the next number of the log is ours. Returns the seat's own number for it. */
  private async attempt(
    seat: number,
    propose: () => Result<Proposal, Denied>,
    expected?: number,
  ): Promise<number> {
    for (;;) {
      if (expected !== undefined) {
        if (this.isBehind(seat, expected)) await this.readOn();
        this.granted(seat, checkNumber(this.timeline, seat, expected));
      }
      const proposal = this.granted(seat, propose());
      this.granted(seat, checkActs(this.timeline, proposal));
      if (await this.write(proposal)) return this.timeline.lastTold(seat);
    }
  }

  /** Whether the seat was told more than this process knows. */
  private isBehind(seat: number, expected: number): boolean {
    return expected > this.timeline.lastTold(seat);
  }

  private granted<T>(seat: number, result: Result<T, Denied>): T {
    if (result.ok) return result.value;
    const { code, message } = result.error;
    const { game, options, seats } = this.file;
    const reader = { seat, names: seats.map(({ name }) => name) };
    throw new Refused(code, message, { game, options, reader });
  }

  /** On disk first, then played and told. False: another process was faster, and is played now. */
  private async write({ entry, move }: Proposal): Promise<boolean> {
    const n = this.timeline.n + 1;
    this.writing = n;
    try {
      const text = entryText(entry, this.timeline.game.verbs, move);
      const taken = await this.options.store.append(this.file.id, n, text);
      if (taken) this.play(entry, 'here', move);
      else await this.readOn();
      return taken;
    } catch (error) {
      // It may be on disk all the same, and its notice was not listened to.
      this.writing = 0;
      this.catchUp(n)?.catch(() => {});
      throw error;
    }
  }

  private async readOn(): Promise<void> {
    for (const { body } of await this.options.store.read(this.file.id, this.timeline.n))
      this.play(JSON.parse(body) as LogEntry, 'elsewhere');
  }

  private play(entry: LogEntry, origin: Origin, move?: Move): void {
    this.entries.push(entry);
    this.timeline.apply(entry, move);
    this.audience.tell();
    this.watchers?.feed();
    this.options.applied(this, origin);
  }
}
