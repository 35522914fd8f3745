/**
 * What the shell gives to a game's own table, and what the table's folder gives to the shell. A table contains no rules:
 * it draws the view it is given, offers the listed choices, and moves what the beat's event is about. Header, seats, log,
 * undo, talk, clocks, dialogs, pace and skipping belong to the shell.
 */
import type {
  AnyGame,
  Choice,
  GameEvent,
  Move,
  Options,
  Outcome,
  Pending,
  Prompt,
  Reader,
  Refusal,
  SeatInfo,
  SeatView,
  WordBook,
} from '@fray/engine';

/** A choice that can be made now. `label` is the book's wording, such as "Play Strider in lane 4". */
export interface Offer {
  readonly move: Move;
  readonly choice: Choice;
  readonly label: string;
}

/** Something one might try now and may not; `reason` is the refusal in a sentence. */
export interface RefusedOffer extends Offer {
  readonly why: Refusal;
  readonly reason: string;
}

export type Speed = 'off' | 'fast' | 'normal' | 'slow';

/**
 * One event being shown. First its lead, drawn on the view before it (a lunge, a card leaving), then its trail, drawn on the
 * engine's view after it. `ShowPlan` says how long each takes.
 */
export interface ShownBeat<V = unknown> {
  /** Different for every beat and phase: what an effect that moves things depends on. */
  readonly key: string;
  /** Number of the choice that caused it; 0 is the set-up. */
  readonly n: number;
  readonly event: GameEvent;
  /** `event` and those that the plan shows together with it. */
  readonly events: readonly GameEvent[];
  readonly phase: 'lead' | 'trail';
  readonly ms: number;
  readonly before: SeatView<V>;
  readonly after: SeatView<V>;
}

export interface TableProps<V = unknown> {
  readonly game: AnyGame;
  readonly book: WordBook<V>;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  /** What everybody is called. */
  readonly names: readonly string[];
  /** My seat, or SPECTATOR. */
  readonly seat: number;
  /** For the book: me and the names, so that sentences say "you". */
  readonly reader: Reader;
  /** What to draw, always: while something is shown, it moves on event by event. */
  readonly view: SeatView<V>;

  /** Seats that must decide now, and what kind of decision it is. */
  readonly asked: readonly number[];
  readonly decision: string | undefined;
  /** What is being answered, where the question is part of a window. */
  readonly pending: Pending | undefined;
  /** The question to me; undefined when nothing is asked of me. */
  readonly prompt: Prompt | undefined;
  /** What to say instead of a question: what is being shown, "Isengard is choosing", "You won". Never empty. */
  readonly status: string;
  /** Empty while something is shown, so a table can bind them without further thought. */
  readonly moves: readonly Offer[];
  /** What I may do though nobody asked; the shell has buttons for those the table does not take (`takesStanding`). */
  readonly standing: readonly Offer[];
  readonly refused: readonly RefusedOffer[];
  /** Of `moves`, what is worth considering: a stage draws it as a ghost on the things it is about. */
  readonly advised?: Offer | undefined;
  readonly outcome: Outcome | null;

  readonly beat: ShownBeat<V> | undefined;
  /** Something is still to be shown. */
  readonly playing: boolean;
  /** What happened since my last choice, as far as it has been shown: for soft marks on what changed last. */
  readonly last: readonly GameEvent[];
  /** Everything that has been told so far, the latest first: for what began before my last choice, and after a reload. */
  readonly backwards: () => Iterable<GameEvent>;
  readonly speed: Speed;

  /** Dice of mine wait for my hand: throws them now, or from now on without asking. */
  readonly throwing?: { readonly now: () => void; readonly always: () => void } | undefined;
  readonly onChoose: (offer: Offer) => void;
  /** Shows "Why not?" with the sentence and its clause. */
  readonly onRefused: (refused: RefusedOffer) => void;
  /** Opens the rules at a clause. */
  readonly onClause: (clause: string) => void;
  /** Goes straight to the end of what is shown. */
  readonly onSkip: () => void;
}

const PACES: Readonly<Record<Speed, number>> = { off: 0, fast: 0.45, normal: 1, slow: 1.8 };

/** Milliseconds scaled to the chosen speed; 0 when animations are off. */
export function paced(ms: number, speed: Speed): number {
  return Math.round(ms * PACES[speed]);
}
