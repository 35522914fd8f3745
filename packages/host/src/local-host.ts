/** A match that is hosted right here, in a browser or a terminal: the log is kept in memory, bots are asked through the shell. */
import {
  type MatchRecord,
  type Message,
  type Move,
  moveEquals,
  ok,
  type Result,
  rngFromWords,
} from '@fray/engine';
import { type SayRequest, ToViewer } from '@fray/protocol';
import {
  type Denied,
  type Proposal,
  proposeChoice,
  proposeMove,
  proposeOrders,
  proposeTalk,
  proposeUndo,
  proposeUndoAnswer,
} from './acts.js';
import { type BotTurn, botTurns, dueEntry } from './due.js';
import { Audience } from './sending/audience.js';
import type { LogEntry } from './timeline/entry.js';
import type { TimelineSetup } from './timeline/setup.js';
import { Timeline } from './timeline/timeline.js';

/** What a host cannot do by itself: time, and thinking. */
export interface LocalShell {
  now(): number;
  /** Calls back after so many milliseconds. Returns how to call that off. */
  later(ms: number, act: () => void): () => void;
  /** A bot's answer: one of the moves or of the standing ones; undefined to hold still where nothing is asked. */
  think(turn: BotTurn): Promise<Move | undefined>;
  /** A bot threw or cheated: its choice was made by the game's quick policy. */
  replaced?(turn: BotTurn): void;
  /** Something was played: the log has one more entry. */
  changed?(host: LocalHost): void;
}

/** The number is the viewer's last one. */
export type Send = (n: number, message: ToViewer) => void;
type Done<T = number> = Result<T, Denied>;

export class LocalHost {
  private readonly audience: Audience;
  private readonly asked = new Set<string>();
  private callOff: () => void = () => {};
  private paused = true;
  private closed = false;

  private constructor(
    readonly timeline: Timeline,
    readonly entries: LogEntry[],
    private readonly shell: LocalShell,
  ) {
    const present = timeline.match.header.seats.map(() => true);
    this.audience = new Audience(timeline, () => ({ present, watchers: 0, away: [] }));
  }

  /** A new match, or one that goes on after these entries. It stands still until `resume`. */
  static start(
    setup: TimelineSetup,
    shell: LocalShell,
    entries: readonly LogEntry[] = [],
    watching: readonly number[] = [],
  ): Result<LocalHost, Message> {
    const timeline = Timeline.start(setup, watching);
    if (!timeline.ok) return timeline;
    for (const entry of entries) timeline.value.apply(entry);
    return ok(new LocalHost(timeline.value, [...entries], shell));
  }

  /** Sends the present to somebody who looks through this seat's eyes, then all that follows. */
  open(seat: number, send: Send, last?: number): () => void {
    return this.audience.open({ seat, lean: false }, last, (n, text) =>
      send(n, ToViewer.parse(JSON.parse(text))),
    );
  }

  choose(seat: number, choice: unknown): Done {
    return this.act(proposeChoice(this.timeline, seat, choice, this.shell.now()));
  }

  play(seat: number, move: Move, advised = false): Done {
    return this.act(proposeMove(this.timeline, seat, move, 'player', this.shell.now(), advised));
  }

  /** Takes the seat's last own choice back, or asks those who must agree. */
  undo(seat: number, of?: number): Done<'undone' | 'asked'> {
    const proposed = proposeUndo(this.timeline, seat, of, this.shell.now());
    const done = this.act(proposed);
    return done.ok ? ok(this.timeline.undoAsked === null ? 'undone' : 'asked') : done;
  }

  answerUndo(seat: number, agree: boolean): Done {
    return this.act(proposeUndoAnswer(this.timeline, seat, agree, this.shell.now()));
  }

  giveOrders(seat: number, given: readonly string[]): Done {
    return this.act(proposeOrders(this.timeline, seat, given, this.shell.now()));
  }

  say(seat: number, said: SayRequest): Done {
    return this.act(proposeTalk(this.timeline, seat, said, this.shell.now()));
  }

  record(): MatchRecord {
    return this.timeline.record();
  }

  /** Nothing happens by itself any more: what was played is still being shown. */
  pause(): void {
    this.paused = true;
    this.callOff();
  }

  /** Orders answer, beats end and bots think again. */
  resume(): void {
    this.paused = false;
    this.goOn();
  }

  close(): void {
    this.closed = true;
    this.callOff();
  }

  private act(proposed: Result<Proposal, Denied>): Done {
    if (!proposed.ok) return proposed;
    this.write(proposed.value);
    const { n } = this.timeline;
    this.goOn();
    return ok(this.timeline.numbersOf(proposed.value.entry.seat).upTo(n));
  }

  private write({ entry, move }: Proposal): void {
    this.entries.push(entry);
    this.timeline.apply(entry, move);
    this.audience.tell();
    this.shell.changed?.(this);
  }

  private get rests(): boolean {
    return this.paused || this.closed;
  }

  private goOn(): void {
    this.callOff();
    while (!this.rests) {
      const due = dueEntry(this.timeline, this.shell.now());
      if (due === undefined) break;
      this.write(due);
    }
    if (this.rests) return;
    const beat = this.timeline.beatAt();
    if (beat !== undefined) this.callOff = this.shell.later(beat - this.shell.now(), () => this.goOn());
    if (this.timeline.undoAsked === null) for (const turn of botTurns(this.timeline)) void this.ask(turn);
  }

  /** A bot that breaks down or cheats must not hold up the table. */
  private async answerOf(turn: BotTurn): Promise<Move | undefined> {
    const { moves, standing } = turn;
    try {
      const move = await this.shell.think(turn);
      if (
        move === undefined
          ? moves.length === 0
          : [...moves, ...standing].some((each) => moveEquals(each, move))
      )
        return move;
    } catch {
      // Whoever thinks says why; here it only matters that there is no answer.
    }
    this.shell.replaced?.(turn);
    return moves.length === 0 ? undefined : (moves[this.quickIndex(turn)] ?? moves[0]);
  }

  private quickIndex({ view, moves, since }: BotTurn): number {
    return this.timeline.game.knowledge.policy?.(view, moves, rngFromWords(since, 1, 2, 3)) ?? 0;
  }

  /** A bot is asked once about one position. */
  private async ask(turn: BotTurn): Promise<void> {
    const { seat, since, moves } = turn;
    const question = `${seat} ${since} ${moves.length > 0}`;
    if (this.asked.has(question)) return;
    this.asked.add(question);
    const move = await this.answerOf(turn);
    if (this.closed) return;
    // Somebody may have conceded, interrupted or taken back meanwhile: then the bot is asked anew.
    if (this.rests || this.timeline.undoAsked !== null) this.asked.delete(question);
    else if (move !== undefined && this.timeline.since[seat]!.n === since)
      this.act(proposeMove(this.timeline, seat, move, 'bot', this.shell.now()));
  }
}
