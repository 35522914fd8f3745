/**
 * A match as its log tells it. Feeding the same entries gives the same timeline in every process, after every
 * restart, and again for whoever comes back and asks for what they missed.
 */
import {
  type AnyGame,
  assert,
  canonical,
  fail,
  type GameEvent,
  goneOn,
  judgeLast,
  Match,
  ok,
  type Result,
  type UndoStatus,
} from '@fray/engine';
import type { What } from '../schema/matches.js';
import { Clocks } from './clock.js';
import type { Entry } from './entry.js';
import { type MatchFile, matchSetup } from './match-file.js';

type ChoiceEntry = Extract<Entry, { kind: 'choice' }>;

/** A choice that counts. `sealed`: the others must not know yet that it was made. */
interface InForce {
  readonly n: number;
  readonly entry: ChoiceEntry;
  readonly ms: number;
  sealed: boolean;
}

export interface UndoAsked {
  readonly seat: number;
  readonly of: number;
  readonly waiting: readonly number[];
}

export class Timeline {
  n = 0;
  what: What = { kind: 'start' };
  events: readonly GameEvent[];
  undoAsked: UndoAsked | null = null;
  readonly standIns: (string | null)[];
  readonly clocks: Clocks;
  /** By seat: the last entry that changed the game as this seat knows it, and when. */
  readonly since: { n: number; at: number }[];
  /** By viewer, spectators first: the last entry they were told of. */
  private readonly told: number[];
  private readonly inForce: InForce[] = [];
  private readonly keys = new Map<string, { n: number; choice: string }>();
  private verdict: UndoStatus | undefined;

  private constructor(
    readonly game: AnyGame,
    readonly file: MatchFile,
    public match: Match,
  ) {
    const seats = file.seats.length;
    this.events = match.story[0]!;
    this.standIns = new Array(seats).fill(null);
    this.since = file.seats.map(() => ({ n: 0, at: file.started }));
    this.told = new Array(seats + 1).fill(0);
    this.clocks = new Clocks(file.clock, seats, file.started);
    this.clocks.ask(match.asked(), []);
  }

  static start(game: AnyGame, file: MatchFile): Result<Timeline> {
    if (file.rules !== game.version)
      return fail(
        `This match is played by rules version ${file.rules} of ${game.title}; this server has ${game.version}.`,
      );
    const match = Match.start(game, matchSetup(file));
    return match.ok ? ok(new Timeline(game, file, match.value)) : match;
  }

  get made(): number {
    return this.inForce.length;
  }

  /** The last number a viewer was told. */
  lastTold(viewer: number): number {
    return this.told[viewer + 1]!;
  }

  isTold(viewer: number): boolean {
    return this.lastTold(viewer) === this.n;
  }

  /** Must this viewer do something now, or is it over? */
  concerns(viewer: number): boolean {
    const { match, undoAsked } = this;
    return match.outcome !== null || match.isAsked(viewer) || undoAsked?.waiting.includes(viewer) === true;
  }

  /** The entry that came in under this key, if any. */
  byKey(seat: number, key: string): { n: number; choice: string } | undefined {
    return this.keys.get(`${seat} ${key}`);
  }

  /** How many choices everybody may know of: all but sealed ones that still wait for others. */
  get shown(): number {
    const sealed = this.inForce.findIndex((choice) => choice.sealed);
    return sealed === -1 ? this.inForce.length : sealed;
  }

  /** Who made the choices that everybody may know of. */
  seatsOfShown(): number[] {
    return this.inForce.slice(0, this.shown).map(({ entry }) => entry.seat);
  }

  /** The match after the first `made` of the choices in force, as if it had been played without detours. */
  rewound(made: number): Timeline {
    const start = Timeline.start(this.game, this.file);
    assert(start.ok, 'what was started can be started again');
    for (const { entry } of this.inForce.slice(0, made)) start.value.apply(entry);
    return start.value;
  }

  apply(entry: Entry): void {
    this.n++;
    this.clocks.pass(entry.at);
    this.events = [];
    this.what = whatOf(entry);
    const audience = this.change(entry);
    this.tell(entry, audience);
  }

  /**
   * On what terms this seat may take back its last choice, or the one with log number `of`, and all that came after.
   * What others have sealed since must not show in it.
   */
  undo(seat: number, of?: number): { status: UndoStatus; of?: number } {
    if (this.match.outcome !== null) return refuse('The match is over.');
    const own = this.inForce.findLast(({ n, entry }) => entry.seat === seat && (of ?? n) === n);
    if (own === undefined)
      return refuse(
        of === undefined ? 'You have not chosen anything yet.' : `Number ${of} is no choice of yours.`,
      );
    if (own.sealed) return { status: { kind: 'free' }, of: own.n };
    const isLast = own === this.inForce.findLast(({ sealed }) => !sealed);
    return { status: isLast ? this.judgeLastShown() : goneOn(this.match, seat), of: own.n };
  }

  /** The terms for the last choice that everybody knows of: worked out when asked, or before something is sealed. */
  private judgeLastShown(): UndoStatus {
    this.verdict ??= judgeLast(this.match);
    return this.verdict;
  }

  /** Would this choice of the seat stay hidden from the others for now? */
  private isSealing(seat: number, verb: string): boolean {
    const top = this.match.state.stack[this.match.state.stack.length - 1];
    const firstStanding = this.game.standing?.firstVerb ?? this.game.verbs.length;
    const standing = this.game.verbs.findIndex(({ id }) => id === verb) >= firstStanding;
    return !standing && top !== undefined && top.sealed !== null && (top.asking & ~(1 << seat)) !== 0;
  }

  /** Changes what the entry changes. Returns who is told: everyone, or its seat alone. */
  private change(entry: Entry): 'all' | 'seat' {
    switch (entry.kind) {
      case 'choice':
        return this.choose(entry);
      case 'undo':
        return this.takeOut(entry.of);
      case 'undo-asked':
        this.undoAsked = { seat: entry.seat, of: entry.of, waiting: entry.waiting };
        return 'all';
      case 'undo-answered':
        return this.answerUndo(entry.seat, entry.agree);
      case 'stand-in':
        this.standIns[entry.seat] = entry.level;
        return 'all';
      case 'said':
        return 'all';
    }
  }

  private choose(entry: ChoiceEntry): 'all' | 'seat' {
    const { seat, choice, key } = entry;
    const sealed = this.isSealing(seat, choice.do);
    const ms = Math.max(0, entry.at - this.since[seat]!.at);
    this.play({ n: this.n, entry, ms, sealed });
    this.events = this.match.story[this.match.story.length - 1]!;
    if (key !== undefined) this.keys.set(`${seat} ${key}`, { n: this.n, choice: canonical(choice) });
    if (!sealed) for (const made of this.inForce) made.sealed = false;
    this.clocks.answered(seat);
    this.undoAsked = null;
    return sealed ? 'seat' : 'all';
  }

  private play(choice: InForce): void {
    if (!choice.sealed) this.verdict = undefined;
    else if (this.inForce.at(-1)?.sealed === false) this.judgeLastShown();
    const { seat, choice: chosen } = choice.entry;
    const played = this.match.choose(seat, chosen, this.file.clock.kind === 'none' ? undefined : choice.ms);
    assert(played.ok, `the log of ${this.file.id} does not replay at ${choice.n}`);
    this.inForce.push(choice);
  }

  /** A sealed choice goes alone; one that was shown takes all that came after it along. */
  private takeOut(of: number): 'all' | 'seat' {
    const taken = this.inForce.find(({ n }) => n === of);
    const restarted = Match.start(this.game, matchSetup(this.file));
    assert(restarted.ok && taken, 'what was played can be played again');
    const kept = this.inForce.filter(({ n }) => (taken.sealed ? n !== of : n < of));
    this.match = restarted.value;
    this.inForce.length = 0;
    this.verdict = undefined;
    for (const choice of kept) this.play(choice);
    this.undoAsked = null;
    return taken.sealed ? 'seat' : 'all';
  }

  private answerUndo(seat: number, agree: boolean): 'all' | 'seat' {
    const asked = this.undoAsked;
    if (asked === null) return 'all';
    const waiting = asked.waiting.filter((other) => other !== seat);
    if (agree && waiting.length === 0) {
      this.what = { kind: 'undo', seat: asked.seat };
      return this.takeOut(asked.of);
    }
    this.undoAsked = agree ? { ...asked, waiting } : null;
    return 'all';
  }

  private tell(entry: Entry, audience: 'all' | 'seat'): void {
    const changed = this.what.kind === 'choice' || this.what.kind === 'undo';
    const seats = audience === 'all' ? this.since.map((_, seat) => seat) : [entry.seat];
    if (audience === 'all') this.told[0] = this.n;
    for (const seat of seats) {
      this.told[seat + 1] = this.n;
      if (changed) this.since[seat] = { n: this.n, at: entry.at };
    }
    this.clocks.ask(this.match.asked(), changed ? seats : []);
  }
}

function refuse(reason: string): { status: UndoStatus } {
  return { status: { kind: 'refused', reason } };
}

function whatOf(entry: Entry): What {
  const { kind, seat } = entry;
  if (kind === 'choice') return { kind, seat, by: entry.by };
  if (kind === 'undo-answered') return { kind, seat, agree: entry.agree };
  if (kind === 'stand-in') return { kind, seat, level: entry.level };
  if (kind === 'said') return { kind, seat, phrase: entry.phrase };
  return { kind, seat };
}
