/** Plays a game's procedures over a state: the only thing that moves a match forward. */

import { below, type Rng, shuffle } from './chance/random.js';
import { type Core, type Locals, NO_LOCALS, newFrame, type Outcome, type StackFrame } from './core.js';
import type { Decision } from './decision.js';
import type { GameEvent, Sink } from './event.js';
import type { Game } from './game.js';
import { MOVE_SIZE, type Move } from './move.js';
import { Offers, type Refusal } from './offers.js';
import type { AnyStep, Procedure, Run } from './procedure.js';
import { engineRefusal } from './words/engine-refusal.js';

/** Stands in for the generator in tests: every number a rule draws comes from a written list. */
export interface Tape {
  below(n: number): number;
  shuffle<T>(items: T[], drawn?: number): void;
}

export interface MachineOptions {
  readonly sink?: Sink;
  readonly tape?: Tape;
  /**
   * Nobody will play this again: what happens is as likely as in a match, but not settled by the same numbers, because those that
   * decide nothing are not drawn.
   */
  readonly offRecord?: boolean;
  /** Where moves are listed; one of its own unless said. Who shares it reads every list before anybody makes another. */
  readonly offers?: Offers;
}

/** More steps than any rule needs between two decisions: a game that reaches it runs in a circle. */
const STEP_LIMIT = 100_000;
const SEAT_LIMIT = 31;
const UNKNOWN = engineRefusal('not-offered');
const NOT_ASKED = engineRefusal('not-asked');
const OVER = engineRefusal('over');
const COMMITTED = engineRefusal('committed');

export class Machine<S extends Core, V = unknown> implements Run<S> {
  readonly offers: Offers;
  readonly listening: boolean;
  seat = -1;
  verb = 0;
  a = 0;
  b = 0;
  c = 0;
  d = 0;
  private readonly sink: Sink | undefined;
  private readonly tape: Tape | undefined;
  private readonly offRecord: boolean;
  private readonly steps: readonly (readonly AnyStep<S>[])[];
  private state!: S;
  private frame!: StackFrame;
  private resuming = false;

  constructor(
    readonly game: Game<S, V>,
    options: MachineOptions = {},
  ) {
    this.offers = options.offers ?? new Offers();
    this.sink = options.sink;
    this.tape = options.tape;
    this.offRecord = options.offRecord === true;
    this.listening = options.sink !== undefined;
    this.steps = game.procedures.map((procedure) => procedure.steps);
  }

  /** Runs a fresh state to its first decision. */
  start(state: S): void {
    this.state = state;
    state.stack.push(newFrame(this.game.start.index, NO_LOCALS));
    this.advance();
  }

  /** Runs on from wherever the stack stands: for a position that was set up by hand. */
  resume(state: S): void {
    this.state = state;
    this.advance();
  }

  /** The seats that must decide now, one bit each. */
  asking(state: Readonly<S>): number {
    return state.outcome !== null ? 0 : state.stack[state.stack.length - 1]!.asking;
  }

  /** What they are asked, if anything. */
  decision(state: Readonly<S>): Decision<S> | undefined {
    if (state.outcome !== null) return undefined;
    const top = state.stack[state.stack.length - 1]!;
    return top.asking === 0 ? undefined : this.game.decisions[top.decision];
  }

  /** Fills `offers` with the moves the seat was asked for, without standing ones. Returns how many. */
  list(state: Readonly<S>, seat: number): number {
    const out = this.offers;
    out.reset('list');
    const top = state.stack[state.stack.length - 1]!;
    if (state.outcome === null && (top.asking & (1 << seat)) !== 0)
      this.game.decisions[top.decision]!.offers(state, seat, out);
    return out.count;
  }

  /** Fills `offers` with one of the moves that `list` would find, any of them. Returns how many those are. */
  draw(state: Readonly<S>, seat: number, rng: Rng): number {
    const { draw } = this.game.decisions[state.stack[state.stack.length - 1]!.decision]!;
    if (draw === undefined) {
      const count = this.list(state, seat);
      if (count > 0) this.offers.keep(below(rng, count));
      return count;
    }
    this.offers.reset('list');
    return draw(state, seat, this.offers, rng);
  }

  /** Fills `offers` with the moves that the seat may make though nobody asked it. */
  listStanding(state: Readonly<S>, seat: number): void {
    const out = this.offers;
    out.reset('list');
    if (state.outcome === null) this.game.standing?.offers(state, seat, out);
  }

  standing(state: Readonly<S>, seat: number): Move[] {
    this.listStanding(state, seat);
    return this.offers.moves();
  }

  /** Everything the seat could try now and may not, each with its reason. */
  explain(state: Readonly<S>, seat: number): readonly { move: Move; why: Refusal }[] {
    const out = this.offers;
    out.reset('explain');
    this.walk(state, seat);
    return out.refused.slice();
  }

  /** Why this move is refused to this seat now; undefined when it is legal. */
  refusal(state: Readonly<S>, seat: number, move: Move): Refusal | undefined {
    if (state.outcome !== null) return OVER;
    // Seats are bits: a number that is no seat must not pass for another one.
    if (!Number.isInteger(seat) || seat < 0 || seat >= SEAT_LIMIT) return NOT_ASKED;
    const out = this.offers;
    out.reset('check', move);
    this.walk(state, seat);
    if (out.verdict === 'legal') return undefined;
    if (out.verdict === 'refused') return out.why;
    const top = state.stack[state.stack.length - 1]!;
    if ((top.asking & (1 << seat)) !== 0) return UNKNOWN;
    return top.sealed?.[seat] ? COMMITTED : NOT_ASKED;
  }

  /** Checks, then applies. A refused move changes nothing. */
  submit(state: S, seat: number, move: Move): Refusal | undefined {
    const why = this.refusal(state, seat, move);
    if (why === undefined) this.apply(state, seat, move);
    return why;
  }

  /** Applies a move known to be legal. */
  apply(state: S, seat: number, move: Move): void {
    this.applyNumbers(state, seat, move[0], move[1], move[2], move[3], move[4]);
  }

  /** Applies the i-th move of the last `list`, without building it. */
  applyListed(state: S, seat: number, i: number): void {
    const at = i * MOVE_SIZE;
    const n = this.offers.numbers;
    this.applyNumbers(state, seat, n[at]!, n[at + 1]!, n[at + 2]!, n[at + 3]!, n[at + 4]!);
  }

  private applyNumbers(
    state: S,
    seat: number,
    verb: number,
    a: number,
    b: number,
    c: number,
    d: number,
  ): void {
    const top = state.stack[state.stack.length - 1]!;
    // Compared first: to write a young object into this old one costs the collector's bookkeeping.
    if (this.state !== state) this.state = state;
    if (this.frame !== top) this.frame = top;
    this.seat = seat;
    this.verb = verb;
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
    const standing = this.game.standing;
    if (standing !== undefined && verb >= standing.firstVerb) {
      standing.act(state, this);
      if (state.outcome === null && state.stack[state.stack.length - 1] === top) {
        this.reask(top);
        return;
      }
    } else if (top.sealed !== null) {
      top.sealed[seat] = [verb, a, b, c, d];
      top.asking &= ~(1 << seat);
      if (top.asking !== 0) return;
    } else {
      top.asking = 0;
    }
    this.advance();
  }

  private walk(state: Readonly<S>, seat: number): void {
    if (state.outcome !== null) return;
    const top = state.stack[state.stack.length - 1]!;
    if ((top.asking & (1 << seat)) !== 0) this.game.decisions[top.decision]!.offers(state, seat, this.offers);
    this.game.standing?.offers(state, seat, this.offers);
  }

  private advance(): void {
    const state = this.state;
    const stack = state.stack;
    for (let n = 0; state.outcome === null; ) {
      const depth = stack.length;
      const frame = stack[depth - 1];
      if (frame === undefined) this.broken('ran past the end of its rules');
      if (frame.asking !== 0) {
        this.reask(frame);
        return;
      }
      if (this.frame !== frame) this.frame = frame;
      const steps = this.steps[frame.proc]!;
      // Most steps are followed by the next one of the same procedure.
      while (stack.length === depth && state.outcome === null) {
        if (++n > STEP_LIMIT) this.broken('runs in a circle');
        const at = frame.step;
        if (at >= steps.length) {
          stack.pop();
          break;
        }
        const step = steps[at]!;
        frame.step = at + 1;
        step(state, this, frame.locals);
        if (frame.asking === 0) {
          // Sealed choices are for the step after them alone: kept longer, they would show in everyone's view.
          if (frame.sealed !== null) frame.sealed = null;
        } else if (stack.length === depth) return;
      }
    }
  }

  /** Something happened while this frame was asking: its asking step decides anew whom to ask. */
  private reask(frame: StackFrame): void {
    frame.step--;
    frame.asking = 0;
    this.resuming = true;
    this.frame = frame;
    const step = this.game.procedures[frame.proc]!.steps[frame.step]!;
    frame.step++;
    step(this.state, this, frame.locals);
    this.resuming = false;
    const stack = this.state.stack;
    if (frame.asking === 0 || stack[stack.length - 1] !== frame) this.advance();
  }

  sealed(seat: number): Move {
    const move = this.frame.sealed?.[seat];
    return move ?? this.broken(`reads a choice that seat ${seat} has not sealed`);
  }

  ask(seat: number, decision: Decision<S>): void {
    const frame = this.frame;
    frame.asking = 1 << seat;
    frame.decision = decision.index;
    if (frame.sealed !== null) frame.sealed = null;
  }

  askAll(seats: number, decision: Decision<S>): void {
    const frame = this.frame;
    if (!this.resuming || frame.sealed === null) frame.sealed = new Array(32 - Math.clz32(seats)).fill(null);
    let asking = seats;
    for (let seat = 0; seat < frame.sealed.length; seat++) if (frame.sealed[seat]) asking &= ~(1 << seat);
    frame.asking = asking;
    frame.decision = decision.index;
  }

  goto(step: number): void {
    this.frame.step = step;
  }

  call(procedure: Procedure<S>, locals: Locals = NO_LOCALS): void {
    if (procedure.index < 0) this.broken(`lacks procedure ${procedure.name} in its list`);
    this.state.stack.push(newFrame(procedure.index, locals));
  }

  leave(): void {
    this.frame.step = this.steps[this.frame.proc]!.length;
  }

  finish(winners: number[], clause: string, reason: string, more?: Pick<Outcome, 'data' | 'places'>): void {
    const ended = { winners, clause, reason };
    this.state.outcome = more === undefined ? ended : { ...ended, ...more };
  }

  die(sides: number): number {
    return this.below(sides) + 1;
  }

  below(n: number): number {
    return this.tape === undefined ? below(this.state.rng, n) : this.tape.below(n);
  }

  shuffle<T>(items: T[], drawn?: number): void {
    if (this.tape !== undefined) this.tape.shuffle(items, drawn);
    else shuffle(this.state.rng, items, this.offRecord ? drawn : undefined);
  }

  bury<T>(pile: T[], item: T): void {
    if (this.offRecord) pile.push(item);
    else pile.unshift(item);
  }

  /** Not `assert`: its message would be built at every step, needed or not. */
  private broken(what: string): never {
    throw new Error(`Fray invariant broken: ${this.game.id} ${what}`);
  }

  tell(event: GameEvent): void {
    this.sink?.(event);
  }
}
