/**
 * A match as its log tells it. Feeding the same entries gives the same timeline in every process, after every restart, and in
 * the browser; nothing here looks at a clock or writes anything down.
 */
import {
  type AnyGame,
  assert,
  type Choice,
  Match,
  type MatchRecord,
  type Message,
  type Move,
  ok,
  type Result,
  SPECTATOR,
  takeBack,
} from '@fray/engine';
import type { What } from '@fray/protocol';
import { Look } from '../sending/look.js';
import { Numbering } from '../sending/numbering.js';
import { ChoicesInForce, type InForce } from './choices-in-force.js';
import { Clocks } from './clocks.js';
import { CLAIM_MS, Departures } from './departures.js';
import type { ChoiceEntry, LogEntry } from './entry.js';
import { beatOf, HeldAnswers, isPacedAnswer, questionOf } from './held-answers.js';
import { History } from './history.js';
import { KeptBeats } from './kept-beats.js';
import { SeatOrders } from './seat-orders.js';
import type { TimelineSetup, UndoAsked } from './setup.js';
import { Talk } from './talk.js';
import { UndoJudge, type UndoTerms } from './undo-judge.js';

/** Who hears of an entry: everyone, or one seat alone. */
type Audience = 'all' | number;

export class Timeline {
  n = 0;
  what: What = { kind: 'start' };
  undoAsked: UndoAsked | null = null;
  readonly standIns: (string | null)[];
  readonly clocks: Clocks;
  readonly orders: SeatOrders;
  readonly talk: Talk;
  readonly departures = new Departures();
  readonly choices = new ChoicesInForce();
  readonly history: History;
  /** By seat: the last entry that changed the game as this seat knows it, and when. */
  readonly since: { n: number; at: number }[];
  private readonly seats: readonly number[];
  /** By seat: when it last took a sealed choice back alone. Whoever was away then needs the whole story. */
  private readonly takenAlone = new Map<number, number>();
  readonly look: Look;
  /** By viewer, spectators first. */
  private readonly numbers: readonly Numbering[];
  /** By seat: the choices that came in under a key of their sender's. */
  private readonly keys: readonly Map<string, { readonly n: number; readonly choice: Choice }>[];
  /** Answers to a paced question, held back until all are in and the beat is over. */
  private readonly held = new HeldAnswers();
  readonly beats = new KeptBeats();
  private watching: readonly number[] = [];
  private askedAt: number;
  readonly terms: UndoJudge;

  private constructor(
    readonly setup: TimelineSetup,
    public match: Match,
  ) {
    const { seats } = match.header;
    this.standIns = seats.map(() => null);
    this.keys = seats.map(() => new Map());
    this.since = seats.map(() => ({ n: 0, at: setup.started }));
    this.seats = [...seats.keys()];
    this.history = new History(setup.started);
    this.numbers = [SPECTATOR, ...seats.keys()].map(() => new Numbering());
    this.clocks = new Clocks(setup.clock, seats.length, setup.started);
    this.orders = new SeatOrders(setup.game, seats);
    this.talk = new Talk(seats.length, setup.said);
    this.look = new Look(this);
    this.terms = new UndoJudge(this);
    this.askedAt = setup.started;
    this.askClocks([]);
  }

  static start(setup: TimelineSetup, watching: readonly number[] = []): Result<Timeline, Message> {
    const match = Match.start(setup.game, { ...setup.match, watch: watching });
    if (!match.ok) return match;
    const timeline = new Timeline(setup, match.value);
    timeline.watch(watching);
    timeline.beats.keep(match.value, watching);
    return ok(timeline);
  }

  get game(): AnyGame {
    return this.setup.game;
  }

  /** The seats for whom beats are made from now on. */
  watch(viewers: readonly number[]): void {
    this.watching = viewers;
    this.match.watch(viewers);
  }

  /** Everybody was told. */
  forgetBeats(): void {
    this.beats.forget();
    this.match.forgetBeats();
  }

  /** How this viewer counts. */
  numbersOf(viewer: number): Numbering {
    return this.numbers[viewer + 1]!;
  }

  /** The last number a viewer was told. */
  lastTold(viewer: number): number {
    return this.numbersOf(viewer).last;
  }

  isTold(viewer: number): boolean {
    return this.numbersOf(viewer).lastEntry === this.n;
  }

  /** The viewer's number from which on the story must be told anew, because something was taken out of its middle. */
  brokenUpTo(viewer: number): number {
    return this.numbersOf(viewer).upTo(this.takenAlone.get(viewer) ?? 0);
  }

  /** Must this viewer do something now, or is it over? */
  concerns(viewer: number): boolean {
    const { match, undoAsked } = this;
    return match.outcome !== null || this.isAsked(viewer) || undoAsked?.waiting.includes(viewer) === true;
  }

  /** Whether the seat still owes an answer. */
  isAsked(seat: number): boolean {
    return this.match.isAsked(seat) && !this.held.has(seat);
  }

  /** The seats that still owe an answer; what only some of them may know of the others is for the host alone. */
  asked(): readonly number[] {
    const asked = this.match.asked();
    return this.held.size === 0 ? asked : asked.filter((seat) => !this.held.has(seat));
  }

  heldBy(seat: number): InForce | undefined {
    return this.held.get(seat);
  }

  /** The bot that plays this seat now, if one does. */
  botOf(seat: number): string | undefined {
    const { kind, bot } = this.match.header.seats[seat]!;
    return this.standIns[seat] ?? (kind === 'bot' ? bot : undefined);
  }

  /** The entry that came in under this key, if any. */
  byKey(seat: number, key: string): { readonly n: number; readonly choice: Choice } | undefined {
    return this.keys[seat]?.get(key);
  }

  /** When the held answers are to be shown; undefined while some are missing, or where none are held. */
  beatAt(): number | undefined {
    if (this.held.size === 0 || this.asked().length > 0) return undefined;
    return this.askedAt + beatOf(this.match, this.setup.beatMs);
  }

  /** How many choices are in force, as far as this viewer may know. */
  madeFor(viewer: number): number {
    const { length, list } = this.choices;
    const hidden = this.match.hiddenChoices();
    if (hidden.length === 0) return length;
    return length - hidden.filter((place) => list[place - 1]!.entry.seat !== viewer).length;
  }

  /** How many choices everybody may know of: all but sealed ones that still wait for others. */
  get shown(): number {
    const [firstHidden] = this.match.hiddenChoices();
    return firstHidden === undefined ? this.choices.length : firstHidden - 1;
  }

  /** Plays what the log says next. `checked` is its move, where somebody has just found it to be legal. */
  apply(entry: LogEntry, checked?: Move): void {
    this.n++;
    this.clocks.pass(entry.at);
    this.beats.forget();
    this.history.count(entry);
    const audience = this.change(entry, checked);
    // What nobody may notice must not end the talk about a take-back, either.
    if (entry.kind === 'choice' && audience === 'all') this.undoAsked = null;
    this.tell(entry, audience);
  }

  /** Plays a choice that is known to count, at once even where it answered a paced question. */
  replay(entry: ChoiceEntry, move: Move): void {
    this.n++;
    this.beats.forget();
    this.what = { kind: 'choice', seat: entry.seat, by: entry.by };
    this.playAlone({ n: this.n, entry, move, ms: 0, clock: undefined, playedAt: this.n, wasHidden: false });
    this.tell(entry, 'all');
  }

  /** On what terms this seat may take back its last own choice, or the one with log number `of`. */
  undo(seat: number, of?: number, granted = false): UndoTerms {
    return this.terms.of(seat, of, granted);
  }

  private change(entry: LogEntry, checked: Move | undefined): Audience {
    const { seat } = entry;
    switch (entry.kind) {
      case 'choice':
        return this.choose(entry, checked);
      case 'beat':
        return this.show();
      case 'undo':
        return this.takeOut(seat, entry.of);
      case 'undo-asked':
        return this.askUndo(seat, entry.of, entry.waiting);
      case 'undo-answered':
        return this.answerUndo(seat, entry.agree);
      case 'stand-in':
        return this.replace(seat, entry.level, entry.by ?? 'self');
      case 'orders':
        this.orders.give(seat, entry.given);
        this.what = { kind: 'orders', seat };
        return seat;
      case 'said':
      case 'spoke':
      case 'muted':
        this.what = this.talk.hear(this.n, entry);
        return entry.kind === 'muted' ? seat : 'all';
      case 'left':
        this.departures.leave(seat, entry.claimAt ?? entry.at + CLAIM_MS);
        this.note({ act: 'left', seat, by: entry.by ?? 'self' });
        this.what = { kind: 'left', seat };
        return 'all';
      case 'voted':
        return this.vote(entry);
    }
  }

  private choose(entry: ChoiceEntry, checked: Move | undefined): Audience {
    const { seat, key } = entry;
    const ms = Math.max(0, entry.at - this.since[seat]!.at);
    const move = checked ?? this.read(entry);
    const clock = this.clocks.mark();
    const choice: InForce = { n: this.n, entry, move, ms, clock, playedAt: this.n, wasHidden: false };
    if (key !== undefined) this.keys[seat]!.set(key, { n: this.n, choice: entry.choice });
    this.what = { kind: 'choice', seat, by: entry.by };
    this.clocks.answered(seat);
    if (entry.by === 'player') this.orders.resume(seat);
    if (entry.by === 'others') this.departures.comeBack(seat);
    if (!isPacedAnswer(this.match, move)) return this.playAlone(choice);
    this.held.set(seat, choice);
    const due = this.beatAt();
    return due !== undefined && due <= entry.at ? this.show() : seat;
  }

  private playAlone(choice: InForce): Audience {
    const question = this.held.size === 0 ? '' : questionOf(this.match);
    this.play(choice);
    choice.wasHidden = this.match.isHidden(this.match.length);
    // An act that nobody asked for leaves the answers to the question standing, but not those to another one.
    this.held.keepValid(this.match, question);
    return choice.wasHidden ? choice.entry.seat : 'all';
  }

  /** The beat is over: all answers are played at once, in the order of the seats, so that none tells who was quick. */
  private show(): Audience {
    const answers = this.held.takeAll();
    const first = this.choices.length + 1;
    for (const answer of answers) {
      answer.playedAt = this.n;
      this.play(answer);
    }
    this.what = this.choices.whatOf(first, this.choices.length);
    return 'all';
  }

  private play(choice: InForce): void {
    const ms = this.setup.clock.kind === 'none' ? undefined : choice.ms;
    this.match.apply(choice.entry.seat, choice.move, ms, choice.entry.advised);
    this.choices.list.push(choice);
    this.beats.keep(this.match, this.watching);
    this.changed(choice.entry.at);
  }

  private changed(at: number): void {
    this.look.forget();
    this.askedAt = at;
    this.orders.lapse((seat) => this.look.view(seat));
  }

  private read({ seat, choice }: ChoiceEntry): Move {
    const move = this.match.check(seat, choice);
    assert(move.ok, `the log does not replay at ${this.n}`);
    return move.value;
  }

  /** A sealed or held choice goes alone; one that was shown takes all that came after it along. */
  private takeOut(seat: number, of: number): Audience {
    this.undoAsked = null;
    this.orders.suspend(seat);
    if (this.held.get(seat)?.n === of) {
      this.held.delete(seat);
      this.clocks.reopen(seat);
      this.what = { kind: 'undo', seat, from: of, alone: true };
      return seat;
    }
    const place = this.choices.placeOf(seat, of);
    assert(place > 0, `the log takes back what was not chosen at ${this.n}`);
    const alone = this.match.isHidden(place);
    const first = alone ? place : this.choices.firstOfGroup(place);
    const { playedAt, clock } = this.choices.list[first - 1]!;
    if (alone) this.clocks.reopen(seat);
    else this.clocks.restore(clock, seat);
    const taken = this.choices.list.splice(first - 1, alone ? 1 : Infinity);
    this.history.noteUndo(this.match, seat, first, taken);
    this.held.clear();
    this.match = takeBack(this.match, first);
    this.match.watch(this.watching);
    this.changed(this.clocks.at);
    if (alone) this.takenAlone.set(seat, this.n);
    this.what = { kind: 'undo', seat, from: playedAt, ...(alone ? { alone } : {}) };
    return alone ? seat : 'all';
  }

  private askUndo(seat: number, of: number, waiting: readonly number[]): Audience {
    const { status } = this.undo(seat, of, true);
    this.undoAsked = { seat, of, waiting, reason: status.kind === 'free' ? undefined : status.reason };
    this.what = { kind: 'undo-asked', seat };
    this.note({ act: 'undo-asked', seat });
    return 'all';
  }

  private answerUndo(seat: number, agree: boolean): Audience {
    const asked = this.undoAsked;
    this.what = { kind: 'undo-answered', seat, agree };
    this.note({ act: 'undo-answered', seat, agree });
    if (asked === null) return 'all';
    const waiting = asked.waiting.filter((other) => other !== seat);
    if (agree && waiting.length === 0) return this.takeOut(asked.seat, asked.of);
    this.undoAsked = agree ? { ...asked, waiting } : null;
    return 'all';
  }

  private replace(seat: number, level: string | null, by: 'self' | 'absence' | 'votes'): Audience {
    this.standIns[seat] = level;
    this.note({ act: 'stand-in', seat, level, by });
    if (level === null) this.departures.comeBack(seat);
    this.what = { kind: 'stand-in', seat, level };
    return 'all';
  }

  private vote({ seat, about, remedy, level }: Extract<LogEntry, { kind: 'voted' }>): Audience {
    const decided = this.departures.vote(about, { seat, remedy, level }, this.voters());
    this.note({ act: 'voted', seat, about, remedy });
    if (decided?.remedy === 'bot') this.replace(about, decided.level, 'votes');
    this.what = { kind: 'voted', seat, about, remedy };
    return 'all';
  }

  /** People who play themselves, and have not left. */
  voters(): number[] {
    return this.seats.filter((seat) => this.botOf(seat) === undefined && !this.departures.has(seat));
  }

  private tell(entry: LogEntry, audience: Audience): void {
    const { seat, at } = entry;
    const { kind } = this.what;
    const changed = kind === 'choice' || kind === 'shown' || kind === 'undo';
    const seats = audience === 'all' ? this.seats : [audience];
    if (audience === 'all') this.numbersOf(SPECTATOR).tell(this.n);
    for (const each of seats) {
      if (this.talk.isDeaf(each, seat, kind)) continue;
      this.numbersOf(each).tell(this.n);
      if (changed) this.since[each] = { n: this.n, at };
    }
    // A take-back gives the clocks back as they were; nobody faces a question that is new.
    this.askClocks(changed && kind !== 'undo' ? seats : []);
    if (audience === 'all') this.clocks.tell(SPECTATOR);
    for (const each of seats) this.clocks.tell(each);
  }

  private note(act: Parameters<History['note']>[1]): void {
    this.history.note(this.choices.length, act);
  }

  /** The record, with who chose and what was done besides. */
  record(): MatchRecord {
    return this.history.complete(this.match.record(), this.choices.list);
  }

  private askClocks(anew: readonly number[]): void {
    const { match, held, choices } = this;
    if (!this.clocks.runs) return;
    const sealed = match.hiddenChoices().map((place) => choices.list[place - 1]!.entry.seat);
    const from = match.isPaced() ? this.askedAt + beatOf(match, this.setup.beatMs) : 0;
    this.clocks.ask({ asked: this.asked(), anew, hidden: [...held.seats(), ...sealed], from });
  }
}
