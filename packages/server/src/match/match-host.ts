/**
 * One match being served by this process. It checks a choice, writes it to the log, and only when it is on disk
 * plays it and tells the viewers. Whatever another process wrote first is read and played before.
 */
import { canonical, formatChoice, type Machine, type Move, parseChoice } from '@fray/engine';
import { Refused } from '../refused.js';
import type { Accepted, ChooseRequest, UndoRequest } from '../schema/matches.js';
import type { Store } from '../store/store.js';
import { type Entry, formatEntry, parseEntry } from './entry.js';
import { buildFrame, framesAfter, isSent } from './frame.js';
import type { MatchFile } from './match-file.js';
import { Timeline } from './timeline.js';

export type Origin = 'here' | 'elsewhere';
export type Send = (n: number, text: string) => void;

export interface HostOptions {
  readonly store: Store;
  readonly machine: Machine<Timeline['match']['state']>;
  readonly now: () => number;
  /** Called after every entry that was played. */
  readonly applied: (host: MatchHost, origin: Origin) => void;
}

interface Viewer {
  readonly seat: number;
  readonly lean: boolean;
  readonly send: Send;
  /** Nothing up to this number is sent: the viewer has it already, perhaps from another process. */
  last: number;
}

const PHRASES_A_MINUTE = 10;

export class MatchHost {
  touched: number;
  private readonly viewers = new Set<Viewer>();
  private readonly latest = new Map<number, { n: number; text: string }>();
  private readonly latestLean = new Map<number, { n: number; text: string }>();
  private queue: Promise<unknown> = Promise.resolve();
  private pending = 0;

  constructor(
    readonly timeline: Timeline,
    private readonly entries: Entry[],
    private readonly options: HostOptions,
  ) {
    this.touched = options.now();
  }

  get file(): MatchFile {
    return this.timeline.file;
  }

  get viewerCount(): number {
    return this.viewers.size;
  }

  get busy(): boolean {
    return this.pending > 0 || this.viewers.size > 0;
  }

  /** A choice from outside. */
  choose(seat: number, request: ChooseRequest): Promise<Accepted> {
    return this.exclusive(async () => {
      const handBack: Entry = { kind: 'stand-in', seat, level: null, at: this.options.now() };
      const { key, choice } = request;
      let known = this.known(seat, key, choice);
      while (known === undefined) {
        await this.checkNumber(seat, request.expected);
        known = this.known(seat, key, choice);
        if (known !== undefined) break;
        const move = this.checkMove(seat, choice);
        if (this.timeline.standIns[seat] !== null && !(await this.write(handBack))) continue;
        if (await this.write(this.choiceEntry(seat, move, 'player', key)))
          return { n: this.timeline.n, repeated: false };
        known = this.known(seat, key, choice);
      }
      return known;
    });
  }

  /** A choice made for a seat by a bot or by the clock; dropped when something else happened meanwhile. */
  chooseFor(seat: number, move: Move, by: 'bot' | 'clock', since: number): Promise<void> {
    return this.exclusive(async () => {
      const { timeline } = this;
      if (timeline.since[seat]!.n !== since || !timeline.match.isAsked(seat)) return;
      if (this.options.machine.refusal(timeline.match.state, seat, move) !== undefined)
        throw new Error(`${by} chose what the rules refuse in ${this.file.game}`);
      await this.write(this.choiceEntry(seat, move, by));
    });
  }

  undo(
    seat: number,
    { expected, of: wanted }: UndoRequest,
  ): Promise<{ n: number; status: 'undone' | 'asked' }> {
    return this.exclusive(async () => {
      for (;;) {
        await this.checkNumber(seat, expected);
        const { status, of } = this.timeline.undo(seat, wanted);
        if (status.kind === 'refused' || of === undefined)
          throw new Refused(
            'not-now',
            status.kind === 'refused' ? status.reason : 'There is nothing to undo.',
          );
        const seats = status.kind === 'free' ? [] : status.seats;
        const waiting = seats.filter((other) => this.botOf(other) === undefined);
        const asks = waiting.length > 0;
        const stamp = { seat, of, at: this.options.now() };
        const entry: Entry = asks ? { kind: 'undo-asked', ...stamp, waiting } : { kind: 'undo', ...stamp };
        if (await this.write(entry)) return { n: this.timeline.n, status: asks ? 'asked' : 'undone' };
      }
    });
  }

  answerUndo(seat: number, expected: number, agree: boolean): Promise<number> {
    return this.exclusive(async () => {
      do {
        await this.checkNumber(seat, expected);
        if (!this.timeline.undoAsked?.waiting.includes(seat))
          throw new Refused('not-now', 'Nobody is waiting for your answer about an undo.');
      } while (!(await this.write({ kind: 'undo-answered', seat, agree, at: this.options.now() })));
      return this.timeline.n;
    });
  }

  say(seat: number, phrase: string): Promise<number> {
    return this.exclusive(async () => {
      const at = this.options.now();
      const recent = this.entries.filter((e) => e.kind === 'said' && e.seat === seat && e.at > at - 60_000);
      if (recent.length >= PHRASES_A_MINUTE)
        throw new Refused('too-often', `You can say ${PHRASES_A_MINUTE} things a minute; wait a little.`);
      while (!(await this.write({ kind: 'said', seat, phrase, at })));
      return this.timeline.n;
    });
  }

  /** Lets a bot play for a seat from now on (null: its player again). */
  standIn(seat: number, level: string | null): Promise<number> {
    return this.exclusive(async () => {
      if (this.timeline.match.outcome !== null) throw new Refused('not-now', 'The match is over.');
      while (this.timeline.standIns[seat] !== level)
        await this.write({ kind: 'stand-in', seat, level, at: this.options.now() });
      return this.timeline.n;
    });
  }

  /** The bot that plays this seat now, if one does. */
  botOf(seat: number): string | undefined {
    const { kind, bot } = this.file.seats[seat]!;
    return this.timeline.standIns[seat] ?? (kind === 'bot' ? bot : undefined);
  }

  /** Sends what the viewer has missed since `last` (the present, if it is not given), then all that follows. */
  subscribe(seat: number, last: number | undefined, send: Send, lean = false): () => void {
    const viewer: Viewer = { seat, lean, send, last: last ?? -1 };
    const missed = last === undefined ? [this.present(seat, lean)] : this.framesSince(seat, last, lean);
    for (const frame of missed) this.sendTo(viewer, frame);
    this.viewers.add(viewer);
    return () => {
      this.viewers.delete(viewer);
      this.touched = this.options.now();
    };
  }

  /** The last frame a viewer was sent, or would have been. */
  present(seat: number, lean = false): { n: number; text: string } {
    const n = this.timeline.lastTold(seat);
    const latest = lean ? this.latestLean : this.latest;
    const kept = latest.get(seat);
    if (kept?.n === n) return kept;
    const frame = { n, text: JSON.stringify(buildFrame(this.timelineAt(n), seat, lean)) };
    latest.set(seat, frame);
    return frame;
  }

  framesSince(seat: number, last: number, lean = false): { n: number; text: string }[] {
    const told = this.timeline.lastTold(seat);
    if (last >= told) return [];
    if (last === told - 1 && !lean) return [this.present(seat)];
    return framesAfter(this.fresh(), this.entries, seat, last, lean);
  }

  /** The timeline as it stood after the n-th entry. */
  timelineAt(n: number): Timeline {
    if (n === this.timeline.n) return this.timeline;
    const timeline = this.fresh();
    for (const entry of this.entries.slice(0, n)) timeline.apply(entry);
    return timeline;
  }

  /** Reads and plays what other processes wrote, if this one does not know number `n` yet. */
  catchUp(n: number): Promise<void> {
    return this.exclusive(async () => {
      if (this.timeline.n < n) await this.readOn();
    });
  }

  private exclusive<T>(act: () => Promise<T>): Promise<T> {
    this.pending++;
    const result = this.queue.then(act).finally(() => {
      this.pending--;
      this.touched = this.options.now();
    });
    this.queue = result.catch(() => {});
    return result;
  }

  private known(seat: number, key: string, choice: unknown): Accepted | undefined {
    const earlier = this.timeline.byKey(seat, key);
    if (earlier === undefined) return undefined;
    if (earlier.choice !== canonical(choice))
      throw new Refused('not-now', 'This key was used for another choice; make up a new one.');
    return { n: earlier.n, repeated: true };
  }

  /** Has anything happened since that the seat should have known before it acted? */
  private async checkNumber(seat: number, expected: number): Promise<void> {
    if (expected > this.timeline.lastTold(seat)) await this.readOn();
    const told = this.timeline.lastTold(seat);
    if (expected > told)
      throw new Refused('not-now', `Number ${expected} has not happened yet; you are at ${told}.`);
    if (expected >= this.timeline.since[seat]!.n) return;
    const frames = this.framesSince(seat, expected).map(({ text }) => JSON.parse(text) as unknown);
    throw new Refused('late', 'Too late: something happened in between.', { n: told, frames });
  }

  private checkMove(seat: number, choice: unknown): Move {
    const move = parseChoice(this.timeline.game.verbs, choice);
    if (!move.ok) throw new Refused('malformed', move.error);
    const why = this.options.machine.refusal(this.timeline.match.state, seat, move.value);
    if (why !== undefined) throw new Refused('against-the-rules', why.text, { clause: why.clause });
    return move.value;
  }

  private choiceEntry(seat: number, move: Move, by: 'player' | 'bot' | 'clock', key?: string): Entry {
    const choice = formatChoice(this.timeline.game.verbs, move);
    return {
      kind: 'choice',
      seat,
      choice,
      by,
      at: this.options.now(),
      ...(key === undefined ? {} : { key }),
    };
  }

  /** On disk first, then played and told. False: another process was faster, and is played now. */
  private async write(entry: Entry): Promise<boolean> {
    const { store } = this.options;
    if (await store.append(this.file.id, this.timeline.n + 1, formatEntry(entry))) {
      this.play(entry, 'here');
      return true;
    }
    await this.readOn();
    return false;
  }

  private async readOn(): Promise<void> {
    for (const { body } of await this.options.store.read(this.file.id, this.timeline.n))
      this.play(parseEntry(body), 'elsewhere');
  }

  private play(entry: Entry, origin: Origin): void {
    this.entries.push(entry);
    this.timeline.apply(entry);
    for (const viewer of this.viewers)
      if (isSent(this.timeline, viewer.seat, viewer.lean))
        this.sendTo(viewer, this.present(viewer.seat, viewer.lean));
    this.options.applied(this, origin);
  }

  private sendTo(viewer: Viewer, frame: { n: number; text: string }): void {
    if (frame.n <= viewer.last) return;
    viewer.last = frame.n;
    viewer.send(frame.n, frame.text);
  }

  private fresh(): Timeline {
    const timeline = Timeline.start(this.timeline.game, this.file);
    if (!timeline.ok) throw new Error(timeline.error);
    return timeline.value;
  }
}
