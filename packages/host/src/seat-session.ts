/**
 * What one viewer knows of a match: fed with the messages of a host, here or far away, it keeps the story with its beats, the
 * present question and everything else a table shows. Immutable states, so that any framework can draw them.
 */
import {
  type AnyGame,
  applyPatch,
  assert,
  type Beat,
  type Choice,
  explainView,
  formatChoice,
  type GameEvent,
  type Move,
  type Patch,
  parseChoice,
  type Refusal,
  type SeatView,
} from '@fray/engine';
import type { Frame, Presence, Present, Standing, StoryStep, TalkLine, What } from '@fray/protocol';

/** One step of the story. Those that were told on joining have events alone; those that were lived through have beats. */
export interface Step {
  /** Its number in the log; 0 is the set-up. */
  readonly n: number;
  readonly made: number;
  readonly what: What;
  /** Who chose; several where answers were shown at once, none for the set-up. */
  readonly seats: readonly number[];
  readonly events: readonly GameEvent[];
  /** Each event with the view after it; empty where the step was only told. */
  readonly beats: readonly Beat[];
  /** The view after the whole step; undefined where it was only told. */
  readonly view: SeatView<unknown> | undefined;
}

/** A choice that can be made: inside and outside form. The reader's book has its words. */
export interface Offered {
  readonly move: Move;
  readonly choice: Choice;
}

export interface Barred extends Offered {
  readonly why: Refusal;
}

export interface SessionQuestion
  extends Pick<Standing, 'asked' | 'decision' | 'paced' | 'pending' | 'prompt' | 'held'> {
  readonly moves: readonly Offered[];
  readonly standing: readonly Offered[];
  readonly refused: readonly Barred[];
}

export interface SeatState
  extends Omit<Standing, keyof SessionQuestion | 'choices'>,
    Pick<Present, 'present' | 'watchers' | 'away'> {
  readonly seat: number;
  readonly steps: readonly Step[];
  /** The step up to which everything was there on joining: it is told, not shown. */
  readonly joinedAt: number;
  readonly question: SessionQuestion;
  readonly view: SeatView<unknown>;
  readonly talk: readonly TalkLine[];
  /** What the last message was about, for a notice: an undo, a stand-in, a vote. */
  readonly what: What | undefined;
}

type Heard = Present | Frame | Presence;

export class SeatSession {
  private known: SeatState | undefined;
  private shownUpTo = -1;

  constructor(private readonly game: AnyGame) {}

  /** The present state. The first message of every host makes it. */
  get state(): SeatState {
    assert(this.known !== undefined, 'the first message tells the present');
    return this.known;
  }

  get isOpen(): boolean {
    return this.known !== undefined;
  }

  /** The last number, to come back with. */
  get last(): number | undefined {
    return this.known?.n;
  }

  /** Steps that happened and have not been shown yet. */
  get due(): readonly Step[] {
    return this.state.steps.filter(({ n }) => n > this.shownUpTo);
  }

  /** Everything up to this step has been shown. */
  shown(n: number): void {
    this.shownUpTo = Math.max(this.shownUpTo, n);
  }

  /** Takes a message in. Frames that came before are ignored. */
  hear(message: Heard): SeatState {
    if (message.kind === 'present') this.known = this.join(message);
    else if (message.kind === 'here')
      this.known = {
        ...this.state,
        present: message.present,
        watchers: message.watchers,
        away: message.away,
      };
    else if (message.n > this.state.n) this.known = this.goOn(message);
    return this.state;
  }

  private join(message: Present): SeatState {
    const { view, kept, story, talk } = message;
    const before = this.known;
    const told = story.map(stepOf);
    const steps = [...(before?.steps.slice(0, kept) ?? []), ...told];
    const last = steps.at(-1);
    // The last one is on the table: its view is the present one.
    if (last !== undefined) steps[steps.length - 1] = { ...last, view };
    this.shownUpTo = message.n;
    const { present, watchers, away } = message;
    return {
      ...this.standing(message, view),
      present,
      away,
      watchers,
      seat: view.seat,
      steps,
      joinedAt: last?.n ?? 0,
      view,
      talk: [...(before?.talk ?? []), ...talk],
      what: undefined,
    };
  }

  private goOn(frame: Frame): SeatState {
    const { state } = this;
    const { beats, view } = unfold(state.view, frame);
    const { present, watchers, away } = state;
    return {
      ...this.standing(frame, view),
      present,
      away,
      watchers,
      seat: state.seat,
      steps: this.stepsAfter(frame, beats, view),
      joinedAt: state.joinedAt,
      view,
      talk: talkAfter(state.talk, frame),
      what: frame.what,
    };
  }

  private stepsAfter(frame: Frame, beats: readonly Beat[], view: SeatView<unknown>): readonly Step[] {
    const { steps } = this.state;
    const { what, n, made } = frame;
    if (what.kind === 'undo') {
      const { from, alone } = what;
      const kept = steps.filter((step) => (alone ? step.n !== from : step.n < from));
      const last = kept.at(-1);
      return last === undefined ? kept : [...kept.slice(0, -1), { ...last, view }];
    }
    if (what.kind !== 'choice' && what.kind !== 'shown') return steps;
    const events = beats.map(({ event }) => event);
    // An answer that is held back is no step yet: it will be shown with the others.
    if (frame.held !== null && what.kind === 'choice' && what.seat === this.state.seat) return steps;
    return [...steps, { n, made, what, seats: seatsOf(what), events, beats, view }];
  }

  private standing(
    message: Standing,
    view: SeatView<unknown>,
  ): Omit<
    SeatState,
    'seat' | 'steps' | 'joinedAt' | 'view' | 'talk' | 'what' | 'present' | 'watchers' | 'away'
  > {
    const { asked, decision, paced, pending, prompt, held, choices, standing } = message;
    const question: SessionQuestion = {
      asked,
      decision,
      paced,
      pending,
      prompt,
      held,
      moves: choices.map((choice) => this.offered(choice)),
      standing: standing.map((choice) => this.offered(choice)),
      refused: choices.length === 0 ? [] : this.barred(view),
    };
    const { n, made, orders, clock, undo, undoAsked, standIns, gone, muted, outcome } = message;
    return {
      n,
      made,
      question,
      orders,
      clock,
      undo,
      undoAsked,
      standIns,
      gone,
      muted,
      outcome,
    };
  }

  private barred(view: SeatView<unknown>): Barred[] {
    const { game } = this;
    return explainView(game, view).map(({ move, why }) => ({
      move,
      choice: formatChoice(game.verbs, move),
      why,
    }));
  }

  private offered(choice: Choice): Offered {
    const move = parseChoice(this.game.verbs, choice);
    assert(move.ok, 'a host lists only choices of the game');
    return { move: move.value, choice };
  }
}

function stepOf({ n, made, what, events }: StoryStep): Step {
  return { n, made, what, seats: seatsOf(what), events, beats: [], view: undefined };
}

function seatsOf(what: What): readonly number[] {
  if (what.kind === 'shown') return what.seats;
  return what.kind === 'choice' ? [what.seat] : [];
}

function unfold(before: SeatView<unknown>, frame: Frame): { beats: Beat[]; view: SeatView<unknown> } {
  let view = before;
  const change = (patch: Patch | undefined): SeatView<unknown> => {
    view = applyPatch(view, patch) as SeatView<unknown>;
    return view;
  };
  const beats = frame.beats.map(({ event, patch }) => ({ event, view: change(patch) }));
  return { beats, view: change(frame.patch) };
}

function talkAfter(talk: readonly TalkLine[], { what, n }: Frame): readonly TalkLine[] {
  if (what.kind === 'said') return [...talk, { n, seat: what.seat, phrase: what.phrase }];
  return what.kind === 'spoke' ? [...talk, { n, seat: what.seat, text: what.text }] : talk;
}
