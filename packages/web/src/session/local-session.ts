/** A match whose rules run in this browser: against bots, between people at one screen, or bots alone. */
import {
  type AutoPass,
  type Core,
  type Match,
  type Move,
  replay,
  type SeatInfo,
  type SeatView,
  SPECTATOR,
} from '@fray/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { texts } from '../texts/index.js';
import { autoPassAsSet } from './auto-pass.js';
import type { BotPort } from './bot-port.js';
import { randomHex } from './fresh-seed.js';
import { questionFor } from './offers.js';
import { type Session, type SessionState, type Step, without } from './session.js';
import { mayTakeBack, ownLastChoice } from './take-back.js';

export interface LocalSetup {
  readonly id: string;
  readonly match: Match<Core, unknown>;
  readonly bots: BotPort;
  /** People at one screen cover it between turns. */
  readonly cover: boolean;
  /** The choices that were made for people before this session. */
  readonly passed?: readonly number[];
  /** Called after every change, to keep the record and which choices were made for people. */
  readonly onChange: (match: Match<Core, unknown>, passed: readonly number[]) => void;
  readonly now?: () => number;
}

/** So many choices may be made by or for others before they have been shown: nobody could follow more. */
const MOST_AHEAD = 2;

export class LocalSession implements Session {
  readonly id: string;
  readonly store: StoreApi<SessionState>;
  private match: Match<Core, unknown>;
  /** The views of every seat (spectator last) after every choice. */
  private views: SeatView<unknown>[][] = [];
  private readonly looked = new Map<number, number>();
  private readonly autoPass: AutoPass;
  /** What is about to be chosen for people, by seat: they are not asked. */
  private due: ReadonlyMap<number, Move> = new Map();
  private thinking = new Set<number>();
  private closed = false;
  private askedAt = 0;
  private generation = 0;
  private shown = 0;

  constructor(private readonly setup: LocalSetup) {
    this.id = setup.id;
    this.match = setup.match;
    this.autoPass = autoPassAsSet(setup.passed);
    // A match that goes on has been seen before, from every seat and at every moment.
    replay(setup.match.game, setup.match.record(), undefined, (match) => this.rememberViews(match));
    this.shown = this.match.length;
    this.due = this.lookForRoutine();
    const seat = this.firstSeat();
    this.looked.set(seat, this.match.length);
    this.store = createStore<SessionState>(() => this.stateFor(seat, {}));
    this.askedAt = this.time();
    this.goOn();
  }

  choose(move: Move): void {
    const { seat } = this.store.getState();
    this.play(seat, move);
  }

  undo(): void {
    const { seat } = this.store.getState();
    const verdict = mayTakeBack(this.match, seat, this.autoPass.passed);
    if (verdict.kind === 'free') this.rewind(verdict.to);
    else if (verdict.kind === 'refused') this.store.setState({ notice: verdict.reason });
    else this.store.setState({ undoAsked: { by: seat, reason: verdict.reason } });
  }

  answerUndo(agree: boolean): void {
    const asked = this.store.getState().undoAsked;
    if (asked === undefined) return;
    const to = ownLastChoice(this.match, asked.by, this.autoPass.passed);
    if (agree && to !== undefined) this.rewind(to);
    else {
      this.store.setState({ undoAsked: undefined, notice: texts().table.undoDeclined });
      this.goOn();
    }
  }

  seen(n: number): void {
    this.shown = n;
    this.goOn();
  }

  uncover(): void {
    const { cover } = this.store.getState();
    if (cover === undefined) return;
    const state = this.stateFor(cover, {});
    this.store.setState({ ...state, seenUpTo: this.looked.get(cover) ?? 0 });
    this.looked.set(cover, this.match.length);
  }

  say(text: string): void {
    const { chat, seat, names } = this.store.getState();
    const line = { key: `${chat.length}`, from: names[seat] ?? texts().table.spectator, seat, text };
    this.store.setState({ chat: [...chat, line] });
  }

  dismissNotice(): void {
    this.store.setState({ notice: undefined });
  }

  async recordText(): Promise<string | undefined> {
    const { formatRecord } = await import('@fray/engine');
    return formatRecord(this.match.record());
  }

  close(): void {
    this.closed = true;
    this.setup.bots.close();
  }

  private play(seat: number, move: Move, forThem = false): void {
    const played = this.match.play(seat, move, Math.max(0, Math.round(this.time() - this.askedAt)));
    if (!played.ok) {
      this.store.setState({ notice: `${played.error.text} (${played.error.clause})` });
      return;
    }
    this.askedAt = this.time();
    this.rememberViews(this.match);
    this.autoPass.chosen(seat, this.match.length, forThem);
    this.due = this.lookForRoutine();
    this.setup.onChange(this.match, this.autoPass.passed);
    this.show();
    this.goOn();
  }

  private show(): void {
    const current = this.store.getState();
    this.looked.set(current.seat, this.match.length);
    const next = this.nextPerson(current.seat);
    const mustCover = next !== current.seat && this.setup.cover && this.match.outcome === null;
    const seat = mustCover ? current.seat : next;
    const cover = mustCover ? next : undefined;
    this.store.setState({ ...this.stateFor(seat, current), cover, undoAsked: undefined, notice: undefined });
  }

  /** Whoever is at this screen keeps looking until another person at it is asked. */
  private nextPerson(current: number): number {
    const asked = this.match.asked().filter((seat) => this.mustChoose(seat));
    return asked.length === 0 || asked.includes(current) ? current : asked[0]!;
  }

  private rewind(to: number): void {
    const back = replay(this.match.game, this.match.record(), to);
    if (!back.ok) {
      this.store.setState({ notice: back.error.message });
      return;
    }
    this.match = back.value;
    this.generation++;
    this.shown = Math.min(this.shown, to);
    this.thinking.clear();
    this.views = this.views.map((views) => views.slice(0, to + 1));
    const { seat } = this.store.getState();
    this.autoPass.takenBack(seat, to);
    this.due = this.lookForRoutine();
    this.setup.onChange(this.match, this.autoPass.passed);
    this.store.setState({ ...this.stateFor(seat, {}), notice: texts().table.undone });
    this.goOn();
  }

  /** Passes for people and lets bots think, but never far ahead of what is seen, nor while an undo is talked about. */
  private goOn(): void {
    if (this.closed || this.match.length - this.shown > this.mostAhead()) return;
    if (this.store.getState().undoAsked !== undefined) return;
    const [pass] = this.due;
    if (pass !== undefined) {
      this.play(...pass, true);
      return;
    }
    for (const seat of this.match.asked()) {
      const info = this.match.header.seats[seat]!;
      if (info.kind === 'bot' && !this.thinking.has(seat)) void this.think(seat, info);
    }
  }

  private async think(seat: number, info: SeatInfo): Promise<void> {
    this.thinking.add(seat);
    const { generation, match } = this;
    const request = {
      game: match.game.id,
      bot: info.bot ?? 'greedy',
      view: match.view(seat),
      moves: match.moves(seat),
      seed: randomHex(),
    };
    const move = await this.setup.bots.choose(request);
    if (this.closed || generation !== this.generation) return;
    this.thinking.delete(seat);
    // Somebody may have conceded or interrupted meanwhile: then the bot is asked anew.
    if (match.isAsked(seat) && match.moves(seat).some((m) => m.join() === move.join())) this.play(seat, move);
    else this.goOn();
  }

  private stateFor(seat: number, keep: Partial<SessionState>): SessionState {
    const { match } = this;
    const { header } = match;
    const people = header.seats.filter((s) => s.kind === 'person').length;
    return {
      kind: people === 0 ? 'watch' : people === 1 ? 'bot' : 'hotseat',
      game: match.game,
      options: match.options,
      seats: header.seats,
      names: header.seats.map((info, i) => info.name || match.game.text.seat(i, match.options)),
      seat,
      steps: this.stepsFor(seat, keep),
      question: this.due.has(seat) ? without(questionFor(match, seat)) : questionFor(match, seat),
      passed: this.autoPass.passed,
      outcome: match.outcome,
      seal: header.fair?.commitment,
      connection: 'local',
      cover: undefined,
      seenUpTo: keep.seenUpTo ?? Number.MAX_SAFE_INTEGER,
      canUndo: match.outcome === null && ownLastChoice(match, seat, this.autoPass.passed) !== undefined,
      undoAsked: undefined,
      notice: undefined,
      chat: keep.chat ?? [],
      phrases: [],
      spectators: 0,
      clock: undefined,
      present: undefined,
    };
  }

  private stepsFor(seat: number, keep: Partial<SessionState>): Step[] {
    const known = keep.seat === seat ? (keep.steps ?? []) : [];
    const steps = known.slice(0, this.match.length + 1);
    const views = this.views[seat === SPECTATOR ? this.views.length - 1 : seat]!;
    for (let n = steps.length; n <= this.match.length; n++)
      steps.push({
        n,
        by: n === 0 ? undefined : this.match.choices[n - 1]!.seat,
        events: this.match.eventsFor(n, seat),
        view: views[n]!,
      });
    return steps;
  }

  private rememberViews(match: Match<Core, unknown>): undefined {
    const seats = [...match.header.seats.map((_, i) => i), SPECTATOR];
    for (const [i, seat] of seats.entries()) {
      this.views[i] ??= [];
      this.views[i].push(match.view(seat));
    }
  }

  /** Where somebody plays, bots may answer while the last beat is still shown; where one only watches, not. */
  private mostAhead(): number {
    return this.match.header.seats.some((info) => info.kind === 'person') ? MOST_AHEAD : 0;
  }

  private firstSeat(): number {
    const people = this.match.header.seats.flatMap((info, i) => (info.kind === 'person' ? [i] : []));
    const asked = people.filter((seat) => this.match.isAsked(seat) && this.mustChoose(seat));
    return asked[0] ?? people[0] ?? SPECTATOR;
  }

  private lookForRoutine(): ReadonlyMap<number, Move> {
    const { match } = this;
    const due = new Map<number, Move>();
    for (const seat of match.asked().filter((asked) => this.isPerson(asked))) {
      const move = this.autoPass.moveFor(match.game, match.view(seat), match.moves(seat));
      if (move !== undefined) due.set(seat, move);
    }
    return due;
  }

  /** Only a person can be let in to choose, and only where nothing is chosen for them. */
  private mustChoose(seat: number): boolean {
    return this.isPerson(seat) && !this.due.has(seat);
  }

  private isPerson(seat: number): boolean {
    return this.match.header.seats[seat]!.kind === 'person';
  }

  private time(): number {
    return this.setup.now?.() ?? performance.now();
  }
}
