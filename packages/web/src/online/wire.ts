/** What goes over the wire, as far as this client reads it; docs/API.md describes all of it. */
import type { Choice, GameEvent, Outcome, Prompt, SeatView, UndoStatus } from '@fray/engine';

export interface Listed {
  readonly choice: Choice;
  readonly text: string;
}

export type What =
  | { readonly kind: 'start' }
  | { readonly kind: 'choice' | 'undo' | 'undo-asked'; readonly seat: number }
  | { readonly kind: 'undo-answered'; readonly seat: number; readonly agree: boolean }
  | { readonly kind: 'stand-in'; readonly seat: number; readonly level: string | null }
  | { readonly kind: 'said'; readonly seat: number; readonly phrase: string };

export interface Frame {
  readonly n: number;
  readonly made: number;
  readonly what: What;
  readonly events: readonly GameEvent[];
  readonly view: SeatView<unknown>;
  readonly asked: readonly number[];
  readonly decision: string | null;
  readonly prompt: Prompt | null;
  readonly choices: readonly Listed[];
  readonly refused: readonly (Listed & { readonly clause: string; readonly why: string })[];
  readonly standing: readonly Listed[];
  readonly clock: {
    readonly at: number;
    readonly left: readonly number[];
    readonly running: readonly number[];
  } | null;
  readonly undo: UndoStatus | null;
  readonly undoAsked: { readonly seat: number; readonly waiting: readonly number[] } | null;
  readonly standIns: readonly (string | null)[];
  readonly outcome: Outcome | null;
}

export interface MatchInfo {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: readonly {
    readonly name: string;
    readonly kind: 'person' | 'bot';
    readonly bot?: string;
    readonly present: boolean;
  }[];
  readonly yourSeat?: number;
  readonly outcome: Outcome | null;
  /** The number of the last entry of the log, told to me or not. */
  readonly n: number;
  readonly fair: { readonly commitment: string };
}

export interface Table {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly status: 'gathering' | 'playing' | 'over' | 'closed';
  readonly seats: readonly {
    readonly kind: 'person' | 'open' | 'bot';
    readonly name?: string;
    readonly level?: string;
    readonly ready: boolean;
    readonly you: boolean;
  }[];
  readonly yourSeat?: number;
  readonly host: boolean;
  readonly commitment: string;
  readonly match?: string;
  readonly invite?: string;
  readonly watch?: string;
}

export type ClockPlan =
  | { readonly kind: 'none' }
  | { readonly kind: 'decision'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number };

export interface CreateTable {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly ({ readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: string })[];
  readonly public: boolean;
  readonly clock: ClockPlan;
}

export interface GamesInfo {
  readonly phrases: readonly { readonly id: string; readonly text: string }[];
}
