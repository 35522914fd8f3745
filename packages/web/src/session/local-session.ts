/** A match whose rules run in this browser: people at one screen and bots, in any mixture. */
import { formatRecord, type Message, type Move, ok, type Result, SPECTATOR } from '@fray/engine';
import {
  type Denied,
  LocalHost,
  type LocalShell,
  type LogEntry,
  SeatSession,
  type TimelineSetup,
} from '@fray/host';
import type { SayRequest } from '@fray/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Session, SessionState } from './session.js';

export interface LocalSetup {
  readonly id: string;
  readonly timeline: TimelineSetup;
  /** What has been played before. */
  readonly entries: readonly LogEntry[];
  readonly names: readonly string[];
  readonly think: LocalShell['think'];
  /** People at one screen cover it between turns. */
  readonly cover: boolean;
  /** Called after every change, to keep the match. */
  readonly onChange: (host: LocalHost) => void;
  readonly onClose?: () => void;
  readonly now?: () => number;
}

/** So many steps may be made by or for others before they have been shown: nobody could follow more. */
const MOST_AHEAD = 2;

export class LocalSession implements Session {
  readonly id: string;
  readonly store: StoreApi<SessionState>;
  /** What each person at this screen knows; a watcher where there is none. */
  private readonly viewers = new Map<number, SeatSession>();
  /** How many steps each of them has seen. */
  private readonly looked = new Map<number, number>();
  /** The seats that asked for advice before their next choice. */
  private readonly advised = new Set<number>();
  private seat: number;
  private cover: number | undefined;
  private shown: number;

  private constructor(
    private readonly setup: LocalSetup,
    private readonly host: LocalHost,
  ) {
    this.id = setup.id;
    const people = this.people();
    for (const seat of people.length === 0 ? [SPECTATOR] : people) {
      const viewer = new SeatSession(setup.timeline.game);
      host.open(seat, (_, message) => message.kind !== 'aside' && viewer.hear(message));
      this.viewers.set(seat, viewer);
    }
    this.seat = this.mustChoose(people)[0] ?? people[0] ?? SPECTATOR;
    // Whoever comes first is let in, too: nobody's hand lies open before they say that it is them.
    this.cover = people.length > 1 && setup.cover && !this.isOver() ? this.seat : undefined;
    this.shown = this.steps();
    if (this.cover === undefined) this.looked.set(this.seat, this.shown);
    this.store = createStore<SessionState>(() => this.stateNow({}));
  }

  /** Opens the match, or says what is wrong with how it was set up. */
  static open(setup: LocalSetup): Result<LocalSession, Message> {
    const link: { session?: LocalSession } = {};
    const host = LocalHost.start(
      setup.timeline,
      {
        now: setup.now ?? Date.now,
        later: (ms, act) => {
          const timer = setTimeout(act, Math.max(0, ms));
          return () => clearTimeout(timer);
        },
        think: setup.think,
        changed: () => link.session?.changed(),
      },
      setup.entries,
    );
    if (!host.ok) return host;
    const session = new LocalSession(setup, host.value);
    link.session = session;
    host.value.resume();
    return ok(session);
  }

  choose(move: Move): void {
    this.tell(this.host.play(this.seat, move, this.advised.delete(this.seat)));
  }

  markAdvised(): void {
    this.advised.add(this.seat);
  }

  giveOrders(given: readonly string[]): void {
    this.tell(this.host.giveOrders(this.seat, given));
  }

  undo(): void {
    this.tell(this.host.undo(this.seat));
  }

  /** At one screen whoever looks speaks for all who are asked. */
  answerUndo(agree: boolean): void {
    const waiting = this.store.getState().undoAsked?.waiting ?? [];
    for (const seat of agree ? waiting : waiting.slice(0, 1)) this.tell(this.host.answerUndo(seat, agree));
  }

  uncover(): void {
    if (this.cover === undefined) return;
    this.seat = this.cover;
    this.cover = undefined;
    const seenBefore = this.looked.get(this.seat) ?? 1;
    this.looked.set(this.seat, this.steps());
    this.shown = this.steps();
    this.store.setState(this.stateNow({ seenBefore }));
    this.host.resume();
  }

  seen(steps: number): void {
    this.shown = Math.max(this.shown, Math.min(steps, this.steps()));
    if (!this.isFarAhead()) this.host.resume();
  }

  say(said: SayRequest): void {
    this.tell(this.host.say(this.seat, said));
  }

  vote(): void {
    // Nobody leaves a screen without being seen.
  }

  dismissNotice(): void {
    this.store.setState({ notice: undefined });
  }

  async recordText(): Promise<string | undefined> {
    return formatRecord(this.host.record());
  }

  close(): void {
    this.host.close();
    this.setup.onClose?.();
  }

  private tell(done: Result<unknown, Denied>): void {
    if (!done.ok) this.store.setState({ notice: done.error.message });
  }

  private changed(): void {
    this.setup.onChange(this.host);
    this.shown = Math.min(this.shown, this.steps());
    if (this.isFarAhead()) this.host.pause();
    if (this.cover === undefined) this.passOn();
    const undone = this.viewers.get(this.seat)!.state.what?.kind === 'undo';
    this.store.setState({ ...this.stateNow({}), ...(undone ? { notice: { id: 'undone' } } : {}) });
  }

  /** Whoever is at this screen keeps looking until another person at it must choose; then it goes round clockwise. */
  private passOn(): void {
    this.looked.set(this.seat, this.steps());
    const people = this.people();
    const asked = this.mustChoose(people);
    if (asked.length === 0 || asked.includes(this.seat) || this.isOver()) return;
    const next = asked.find((seat) => seat > this.seat) ?? asked[0]!;
    if (this.setup.cover) this.cover = next;
    else {
      this.seat = next;
      this.shown = this.steps();
    }
  }

  private stateNow(keep: { readonly seenBefore?: number }): SessionState {
    const { timeline, names } = this.setup;
    const { header, options } = this.host.timeline.match;
    return {
      ...this.viewers.get(this.seat)!.state,
      kind: 'here',
      game: timeline.game,
      options,
      seats: header.seats,
      names,
      seal: header.fair?.commitment,
      advice: header.advice !== 'off',
      connection: 'local',
      ahead: 0,
      cover: this.cover,
      seenBefore: keep.seenBefore ?? Number.MAX_SAFE_INTEGER,
      notice: undefined,
      watchersTalk: [],
    };
  }

  /** Those of them who must choose now themselves, because no standing order answers for them. */
  private mustChoose(people: readonly number[]): readonly number[] {
    const { timeline } = this.host;
    return people.filter((seat) => timeline.isAsked(seat) && timeline.look.ordered(seat) === undefined);
  }

  private people(): readonly number[] {
    return this.setup.timeline.match.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  private steps(): number {
    return this.viewers.get(this.seat)!.state.steps.length;
  }

  /** Where somebody plays, bots may answer while the last beat is still shown; where one only watches, not. */
  private isFarAhead(): boolean {
    return this.steps() - this.shown > (this.seat === SPECTATOR ? 0 : MOST_AHEAD);
  }

  private isOver(): boolean {
    return this.host.timeline.match.outcome !== null;
  }
}
