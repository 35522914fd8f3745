/**
 * A match as one person sits at it. The table shell knows only this: whether the rules run in this browser or on a
 * server makes no difference to it.
 */
import type { AnyGame, GameEvent, Move, Options, Outcome, Prompt, SeatInfo, SeatView } from '@fray/engine';
import type { Offer, RefusedOffer } from '@fray/kit';
import type { StoreApi } from 'zustand/vanilla';

/** What one choice did, as the looking seat may know it. Step 0 is the set-up. */
export interface Step {
  readonly n: number;
  /** Who chose; undefined for the set-up. */
  readonly by: number | undefined;
  readonly events: readonly GameEvent[];
  /** The position after it. */
  readonly view: SeatView<unknown>;
}

/** What can be decided at the latest position. */
export interface Question {
  readonly asked: readonly number[];
  readonly decision: string | undefined;
  readonly prompt: Prompt | undefined;
  readonly moves: readonly Offer[];
  readonly standing: readonly Offer[];
  readonly refused: readonly RefusedOffer[];
}

/** Nothing to choose: while a choice is on its way. */
export function without(question: Question): Question {
  return { ...question, prompt: undefined, moves: [], standing: [], refused: [] };
}

export interface ChatLine {
  readonly key: string;
  readonly from: string;
  readonly seat: number | undefined;
  readonly text: string;
}

export interface Clock {
  /** Milliseconds left by seat; undefined where no clock runs for it. */
  readonly left: readonly (number | undefined)[];
  readonly running: readonly number[];
  /** When `left` was true, in the time of this machine. */
  readonly at: number;
}

export type Connection = 'local' | 'live' | 'lost' | 'closed';

export interface SessionState {
  readonly kind: 'bot' | 'hotseat' | 'watch' | 'online';
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly names: readonly string[];
  /** Who is looking. */
  readonly seat: number;
  readonly steps: readonly Step[];
  readonly question: Question;
  /** The steps that were chosen for somebody, because nothing was at stake. */
  readonly passed: readonly number[];
  readonly outcome: Outcome | null;
  /** The promise that the dice were fixed before the match. */
  readonly seal: string | undefined;
  readonly connection: Connection;
  /** At one screen: the seat that must be let in before anything is shown. */
  readonly cover: number | undefined;
  /** The last choice this seat had seen before it looked away. */
  readonly seenUpTo: number;
  readonly canUndo: boolean;
  /** Somebody asks me to agree to taking a choice back. */
  readonly undoAsked: { readonly by: number; readonly reason: string } | undefined;
  /** One sentence to the player: a refusal from the server, an agreement, a loss of connection. */
  readonly notice: string | undefined;
  readonly chat: readonly ChatLine[];
  /** The short phrases that can be said at this table. */
  readonly phrases: readonly string[];
  readonly spectators: number;
  readonly clock: Clock | undefined;
  /** Which seats are taken by somebody connected; undefined where it makes no sense. */
  readonly present: readonly boolean[] | undefined;
}

export interface Session {
  readonly id: string;
  readonly store: StoreApi<SessionState>;
  choose(move: Move): void;
  /** Takes the last own choice back, or asks those who must agree. */
  undo(): void;
  answerUndo(agree: boolean): void;
  /** The next player at this screen is looking now. */
  uncover(): void;
  /** The table has shown everything up to this step; nothing runs far ahead of what is seen. */
  seen(n: number): void;
  say(text: string): void;
  dismissNotice(): void;
  /** The whole record as a file, as far as this seat may have it. */
  recordText(): Promise<string | undefined>;
  close(): void;
}
