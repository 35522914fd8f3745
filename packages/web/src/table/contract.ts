/**
 * What the shell gives to a game's own table. A table lives in `packages/game-<id>/table/index.tsx`, exports a
 * component `Table` of these properties, and contains no rules: it draws the view, offers the listed choices and
 * animates events. Log, header, undo, chat, clocks, dialogs and the cover screen belong to the shell.
 */
import type {
  AnyGame,
  Choice,
  GameEvent,
  Move,
  Options,
  Outcome,
  Prompt,
  Refusal,
  SeatInfo,
  SeatView,
} from '@fray/engine';
import type { ComponentType } from 'react';

/** A choice that can be made now. `label` is the game's own wording, such as "Play Strider in lane 4". */
export interface Offer {
  readonly move: Move;
  readonly choice: Choice;
  readonly label: string;
}

/** Something one might try now and may not. */
export interface RefusedOffer extends Offer {
  readonly why: Refusal;
}

/**
 * One step of the story: what a single choice did. While a beat is shown, `view` of the table is already the
 * position after it; `before` is the position it started from, for those who draw the way between.
 */
export interface Beat<V = unknown> {
  /** Number of the choice that caused it; 0 is the set-up. */
  readonly n: number;
  readonly events: readonly GameEvent[];
  readonly before: SeatView<V> | undefined;
}

export type Speed = 'off' | 'fast' | 'normal';

export interface TableProps<V = unknown> {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  /** What to call each seat; "You" is not used, the game's own texts say that. */
  readonly names: readonly string[];
  /** My seat, or SPECTATOR. */
  readonly seat: number;
  readonly view: SeatView<V>;

  /** Seats that must decide now, and what kind of decision it is. */
  readonly asked: readonly number[];
  readonly decision: string | undefined;
  /** The question to me; undefined when nothing is asked of me. */
  readonly prompt: Prompt | undefined;
  /** What to say instead of a question: "Isengard is thinking", "You won". Never empty. */
  readonly status: string;
  /** Empty while beats are still being shown, so a table can bind them without further thought. */
  readonly moves: readonly Offer[];
  readonly standing: readonly Offer[];
  readonly refused: readonly RefusedOffer[];
  readonly outcome: Outcome | null;

  /** The beat to animate now. Call `onBeatDone(beat.n)` once when it has been seen; the next one follows. */
  readonly beat: Beat<V> | undefined;
  readonly onBeatDone: (n: number) => void;
  /** Events of the last shown beat, kept until the next one: for soft marks on what changed last. */
  readonly last: readonly GameEvent[];
  readonly speed: Speed;

  readonly onChoose: (offer: Offer) => void;
  /** Shows "Why not?" with the sentence and its clause. */
  readonly onRefused: (refused: RefusedOffer) => void;
  /** Opens the rules at a clause. */
  readonly onClause: (clause: string) => void;
}

export type TableComponent<V = unknown> = ComponentType<TableProps<V>>;

/** What `packages/game-<id>/table/index.tsx` exports. */
export interface TableModule {
  readonly Table: TableComponent<never>;
  /** The few facts for the header, such as "Round 3" and "You attack"; optional. */
  readonly headline?: (view: SeatView<never>, names: readonly string[]) => readonly string[];
  /** Choosing a table's options in the game's own way, such as a hero builder; optional. */
  readonly OptionsForm?: ComponentType<OptionsFormProps>;
  /** The options that form takes care of; the others are shown as plain fields. */
  readonly ownOptions?: readonly string[];
}

export interface OptionsFormProps {
  readonly game: AnyGame;
  readonly value: Readonly<Record<string, unknown>>;
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void;
}

/** Milliseconds scaled to the chosen speed; 0 when animations are off. */
export function paced(ms: number, speed: Speed): number {
  return speed === 'off' ? 0 : speed === 'fast' ? Math.round(ms * 0.45) : ms;
}
