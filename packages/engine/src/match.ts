/** A match being played: state, record and story together. Tables in a terminal, a browser or a server use this. */

import type { Rng, RngName } from './chance/random.js';
import { type FairProof, rngFromSeed } from './chance/seed.js';
import { type Core, cloneRng, type Outcome } from './core.js';
import { type GameEvent, seenBy } from './event.js';
import type { Game } from './game.js';
import { Machine, type Tape } from './machine.js';
import { choicesText, formatChoice, formatNotation, type Move, parseChoice } from './move.js';
import { Offers, type Refusal } from './offers.js';
import { type Options, parseOptions, type Setup } from './option.js';
import type { Pending } from './pending.js';
import type { RecordedChoice } from './record/act.js';
import { HiddenChoices } from './record/hidden-choices.js';
import {
  type MatchRecord,
  RECORD_FORMAT,
  type RecordFormat,
  type RecordHeader,
  type SeatInfo,
} from './record/record.js';
import { hashState } from './record/spelling.js';
import { fail, ok, type Result } from './result.js';
import type { Beat } from './seat/beat.js';
import { type FlowView, isFlowOpen, type SeatView, SPECTATOR, seatsIn, viewFlow } from './seat/view.js';
import { engineMessage } from './words/engine-message.js';
import { ENGINE_CLAUSE, engineRefusal } from './words/engine-refusal.js';
import type { Message } from './words/message.js';

/** A record keeps a hash of the state this often. */
const CHECKPOINT_EVERY = 10;

/** Shared by all matches: each takes what was listed out of it at once, and thousands may be held in memory. */
const OFFERS = new Offers();

/** A position to begin from instead of the set-up, as a lesson does. Such a match cannot be proven by its record. */
export type Opening = (setup: Setup, rng: Rng) => Core;

export interface MatchSetup {
  /** How its record is written; as records are written now unless it plays one again. */
  readonly format?: RecordFormat;
  readonly options?: unknown;
  readonly seats: readonly SeatInfo[];
  readonly seed: string;
  /** Which generator; sfc32 unless said. Matches between people want one that cannot be foreseen. */
  readonly rng?: RngName;
  readonly started?: string;
  readonly fair?: FairProof;
  readonly clock?: RecordHeader['clock'];
  readonly standIn?: RecordHeader['standIn'];
  readonly ruleSet?: string;
  readonly advice?: 'off';
  /** The seats for which even the set-up is kept as beats. */
  readonly watch?: readonly number[];
  /** Stands in for chance, and for the set-up: lessons and tests know what will come. */
  readonly tape?: Tape;
  readonly opening?: Opening;
}

/** What is kept of the moment before a choice, to say later on what terms it can be taken back. */
export interface Before<V> {
  readonly rng: Rng;
  /** What the seat knew that chose. */
  readonly view: SeatView<V>;
}

export class Match<S extends Core = Core, V = unknown> {
  readonly choices: RecordedChoice[] = [];
  /** What happened: entry 0 while setting up, entry n by the n-th choice. */
  readonly story: GameEvent[][] = [];
  /** The moments before the last choices, as far back as one seat alone has made them. */
  private recent: Before<V>[] = [];
  private readonly hidden = new HiddenChoices();
  /** The seats that watch; then, in their order, the beats of the last choice, and where play stood before the one being played. */
  private watching: readonly number[] = [];
  private shown: Beat<V>[][] = [];
  private readonly flows: FlowView[] = [];
  /** Where play stands, by viewer, spectators first: worked out once for a position, so that what did not change is seen at once. */
  private known: (FlowView | undefined)[] = [];
  /** What each viewer saw last, spectators first, and all that they saw since the last choice. */
  private readonly tables: (V | undefined)[] = [];
  private views: (SeatView<V> | undefined)[] = [];
  private readonly checkpoints: { n: number; hash: string }[] = [];
  /** Positions whose hash nobody has asked for yet: most matches are played without a record being read. */
  private unhashed: { n: number; state: S }[] = [];
  private readonly machine: Machine<S, V>;

  private constructor(
    readonly game: Game<S, V>,
    readonly header: RecordHeader,
    readonly state: S,
    tape: Tape | undefined,
  ) {
    this.machine = new Machine(game, {
      sink: (event) => this.hear(event),
      offers: OFFERS,
      ...(tape === undefined ? {} : { tape }),
    });
  }

  static start<S extends Core, V>(game: Game<S, V>, setup: MatchSetup): Result<Match<S, V>, Message> {
    const { min, max } = game.seats;
    const count = setup.seats.length;
    if (count < min || count > max) return fail(engineMessage('seat-count', { min, max, given: count }));
    const options = parseOptions(game.options, setup.options);
    if (!options.ok) return options;
    const fault = game.optionsFault?.(options.value, count);
    if (fault !== undefined) return fail(fault);
    const header = makeHeader(game.id, game.version, options.value, setup);
    const { opening, tape } = setup;
    const fresh = { options: options.value, seats: count };
    const rng = rngFromSeed(setup.seed, setup.rng);
    const state = (opening?.(fresh, rng) as S | undefined) ?? game.setup(fresh, rng);
    const match = new Match(game, header, state, tape);
    match.story.push([]);
    match.watch(setup.watch ?? []);
    if (opening === undefined) match.machine.start(state);
    else match.machine.resume(state);
    match.checkpoint();
    return ok(match);
  }

  get options(): Options {
    return this.header.options;
  }

  get outcome(): Outcome | null {
    return this.state.outcome;
  }

  /** Number of choices made so far. */
  get length(): number {
    return this.choices.length;
  }

  /** The seats that must decide now. */
  asked(): readonly number[] {
    return seatsIn(this.machine.asking(this.state));
  }

  /** The kind of decision that is asked, by its id. */
  decision(): string | undefined {
    return this.machine.decision(this.state)?.id;
  }

  prompt(seat: number): Message | undefined {
    return this.isAsked(seat) ? this.machine.decision(this.state)!.prompt(this.state, seat) : undefined;
  }

  /** What is being answered, where the question is part of a window. */
  pending(): Pending | undefined {
    return this.machine.decision(this.state)?.pending?.(this.state);
  }

  /** Whether answers to what is asked now show only after a common beat. */
  isPaced(): boolean {
    return (this.machine.decision(this.state)?.paced ?? false) !== false;
  }

  /** Whether that beat is a short one, because standing orders tell nothing by being quick. */
  isPacedBriefly(): boolean {
    return this.machine.decision(this.state)?.paced === 'briefly';
  }

  /** The legal moves of what the seat was asked. */
  moves(seat: number): Move[] {
    if (!this.isSeat(seat)) return [];
    this.machine.list(this.state, seat);
    return this.machine.offers.moves();
  }

  /** The same as the text of a list of choices, without making it. */
  movesText(seat: number): string {
    if (!this.isSeat(seat)) return '';
    this.machine.list(this.state, seat);
    return this.offersText();
  }

  standingText(seat: number): string {
    if (!this.isSeat(seat)) return '';
    this.machine.listStanding(this.state, seat);
    return this.offersText();
  }

  standing(seat: number): Move[] {
    return this.isSeat(seat) ? this.machine.standing(this.state, seat) : [];
  }

  refused(seat: number): readonly { move: Move; why: Refusal }[] {
    return this.isSeat(seat) ? this.machine.explain(this.state, seat) : [];
  }

  view(seat: number): SeatView<V> {
    const view = { seat, table: this.table(seat), flow: this.flow(seat) };
    this.views[seat - SPECTATOR] = view;
    return view;
  }

  /** The events of the n-th choice as one seat may see them. */
  eventsFor(n: number, seat: number): GameEvent[] {
    return (this.story[n] ?? []).map((event) => seenBy(event, seat));
  }

  /** From the next choice on, its beats are kept for these seats. Views are made only for those who watch. */
  watch(seats: readonly number[]): void {
    this.shown = seats.map((seat) => this.shown[this.watching.indexOf(seat)] ?? []);
    this.watching = seats;
  }

  /** What the last choice made happen, step by step, for a seat that watches. */
  beats(seat: number): readonly Beat<V>[] {
    return this.shown[this.watching.indexOf(seat)] ?? [];
  }

  /** Everybody was told: what was shown need not be kept until the next choice. */
  forgetBeats(): void {
    this.shown = this.watching.map(() => []);
  }

  /** Whether the n-th choice is sealed and waits for others, who must not know of it yet. */
  isHidden(n: number): boolean {
    return this.hidden.has(n);
  }

  /** The numbers of all such choices, in order. */
  hiddenChoices(): readonly number[] {
    return this.hidden.list();
  }

  /** The moment before the n-th choice, if nobody else has chosen since. */
  before(n: number): Before<V> | undefined {
    return this.recent[n - 1 - (this.length - this.recent.length)];
  }

  /** The move that a choice from outside means, if it is legal now. Changes nothing. */
  check(seat: number, choice: unknown): Result<Move, Refusal> {
    const move = parseChoice(this.game.verbs, choice);
    if (!move.ok) return fail({ clause: ENGINE_CLAUSE, ...move.error });
    const why = this.refusal(seat, move.value);
    return why === undefined ? move : fail(why);
  }

  /** Why this move is refused to this seat now; undefined when it is legal. */
  refusal(seat: number, move: Move): Refusal | undefined {
    return this.isSeat(seat) ? this.machine.refusal(this.state, seat, move) : engineRefusal('no-seat');
  }

  /** Plays a move that was checked: between the two a host writes it down. Returns its number. */
  apply(seat: number, move: Move, ms?: number, advised?: true): number {
    this.remember(seat);
    this.story.push([]);
    this.forgetBeats();
    for (let i = 0; i < this.watching.length; i++) this.flows[i] = this.flow(this.watching[i]!);
    const depth = this.state.stack.length - 1;
    this.machine.apply(this.state, seat, move);
    this.flows.length = 0;
    this.known = [];
    this.views = [];
    this.hidden.note(this.state, this.length + 1, seat, depth);
    const choice = formatChoice(this.game.verbs, move);
    const text = formatNotation(this.game.verbs, move);
    const made: { -readonly [K in keyof RecordedChoice]: RecordedChoice[K] } = { seat, choice, text };
    if (ms !== undefined) made.ms = ms;
    if (advised !== undefined) made.advised = advised;
    this.choices.push(made);
    if (this.length % CHECKPOINT_EVERY === 0) this.checkpoint();
    return this.length;
  }

  /** Checks and plays a choice from outside. A refused one changes nothing. */
  choose(seat: number, choice: unknown, ms?: number, advised?: true): Result<number, Refusal> {
    const move = this.check(seat, choice);
    return move.ok ? ok(this.apply(seat, move.value, ms, advised)) : move;
  }

  /** Checks and plays a move. A refused one changes nothing. */
  play(seat: number, move: Move, ms?: number): Result<number, Refusal> {
    const why = this.refusal(seat, move);
    return why === undefined ? ok(this.apply(seat, move, ms)) : fail(why);
  }

  timeoutMove(seat: number): Move {
    return this.machine.decision(this.state)!.timeout(this.state, seat);
  }

  isAsked(seat: number): boolean {
    return this.isSeat(seat) && (this.machine.asking(this.state) & (1 << seat)) !== 0;
  }

  hash(): string {
    return hashState(this.game, this.state, this.header.format);
  }

  record(): MatchRecord {
    const { format } = this.header;
    for (const { n, state } of this.unhashed)
      this.checkpoints.push({ n, hash: hashState(this.game, state, format) });
    this.unhashed = [];
    const end = { n: this.length, outcome: this.outcome, hash: this.hash() };
    return { header: this.header, choices: this.choices, checkpoints: this.checkpoints, notes: [], end };
  }

  private flow(viewer: number): FlowView {
    const at = viewer - SPECTATOR;
    const known = this.known[at];
    if (known !== undefined) return known;
    // Where nothing lies sealed, all viewers share what the first of them saw.
    const flow =
      (isFlowOpen(this.state) ? this.known.find(isKnown) : undefined) ?? viewFlow(this.state, viewer);
    this.known[at] = flow;
    return flow;
  }

  private table(viewer: number): V {
    const at = viewer - SPECTATOR;
    const table = this.game.view(this.state, viewer, this.tables[at]);
    this.tables[at] = table;
    return table;
  }

  private hear(event: GameEvent): void {
    this.story[this.story.length - 1]!.push(event);
    const { watching, state } = this;
    for (let i = 0; i < watching.length; i++) {
      const seat = watching[i]!;
      const flow = this.flows[i] ?? viewFlow(state, seat);
      this.shown[i]!.push({
        event: seenBy(event, seat),
        view: { seat, table: this.table(seat), flow },
      });
    }
  }

  /** What was listed last, as the text of a list of choices. */
  private offersText(): string {
    const { count, numbers } = this.machine.offers;
    return choicesText(this.game.verbs, numbers, count);
  }

  private remember(seat: number): void {
    if (this.choices[this.length - 1]?.seat !== seat) this.recent = [];
    this.recent.push({
      rng: cloneRng(this.state.rng),
      view: this.views[seat - SPECTATOR] ?? this.view(seat),
    });
  }

  private isSeat(seat: number): boolean {
    return this.header.seats[seat] !== undefined;
  }

  private checkpoint(): void {
    this.unhashed.push({ n: this.length, state: this.game.clone(this.state) });
  }
}

function isKnown(flow: FlowView | undefined): boolean {
  return flow !== undefined;
}

function makeHeader(game: string, rules: string, options: Options, setup: MatchSetup): RecordHeader {
  return {
    format: setup.format ?? RECORD_FORMAT,
    game,
    rules,
    rng: setup.rng ?? 'sfc32',
    options,
    seats: setup.seats,
    seed: setup.seed,
    ...(setup.started === undefined ? {} : { started: setup.started }),
    ...(setup.fair === undefined ? {} : { fair: setup.fair }),
    ...(setup.clock === undefined ? {} : { clock: setup.clock }),
    ...(setup.standIn === undefined ? {} : { standIn: setup.standIn }),
    ...(setup.ruleSet === undefined ? {} : { ruleSet: setup.ruleSet }),
    ...(setup.advice === undefined ? {} : { advice: setup.advice }),
  };
}
