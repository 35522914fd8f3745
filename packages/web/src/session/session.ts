/**
 * A match as one person sits at it: what the host's session knows, and what only this browser knows. The table shell sees
 * nothing else, so whether the rules run here or on a server makes no difference to it.
 */
import type { AnyGame, Message, Move, Options, Refusal, SeatInfo } from '@fray/engine';
import type { SeatState, SessionQuestion } from '@fray/host';
import type { Remedy, SayRequest } from '@fray/protocol';
import type { StoreApi } from 'zustand/vanilla';
import type { DiceVerdict } from '../online/dice/judge-dice.js';

export type Connection = 'local' | 'live' | 'lost';

/** One sentence to the player, language-free; or words of our own. */
export type Notice = Message | Refusal | { readonly text: string };

/** Somebody without a seat said something to the others without one. */
export interface WatcherLine {
  readonly key: string;
  readonly from: string;
  readonly text: string;
}

export interface SessionState extends SeatState {
  readonly kind: 'here' | 'online';
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly names: readonly string[];
  /** The promise that the dice were fixed before the match. */
  readonly seal: string | undefined;
  /** What this page kept of the dice, and whether it held; only at a server, for those who play. */
  readonly dice?: DiceVerdict | undefined;
  /** Whether the table lets players ask for advice. */
  readonly advice: boolean;
  readonly connection: Connection;
  /** How many milliseconds this machine's clock is ahead of the host's. */
  readonly ahead: number;
  /** At one screen: the seat that must be let in before anything is shown. */
  readonly cover: number | undefined;
  /** How many steps this seat had seen before it looked away. */
  readonly seenBefore: number;
  readonly notice: Notice | undefined;
  readonly watchersTalk: readonly WatcherLine[];
}

/** Nothing to choose: while a choice is on its way. */
export function nothingOf(question: SessionQuestion): SessionQuestion {
  return { ...question, prompt: null, moves: [], standing: [], refused: [] };
}

/** Muted at this match, blocked at all of them, or heard again. */
export type Silence = 'mute' | 'block' | 'hear';

export interface Session {
  readonly id: string;
  readonly store: StoreApi<SessionState>;
  choose(move: Move): void;
  /** Advice was asked for: the next choice is marked in the record. */
  markAdvised(): void;
  /** All standing orders of the one who looks, from now on. */
  giveOrders(given: readonly string[]): void;
  /** Takes the last own choice back, or asks those who must agree. */
  undo(): void;
  answerUndo(agree: boolean): void;
  /** The next player at this screen is looking now. */
  uncover(): void;
  /** So many steps have been shown; nothing runs far ahead of what is seen. */
  seen(steps: number): void;
  say(said: SayRequest): void;
  /** What I want done about somebody who has left. */
  vote(about: number, remedy: Remedy): void;
  /** Does not hear somebody at this match, or at any; or hears them again. Only matches at a server have this. */
  silence?(seats: readonly number[], how: Silence): void;
  /** Leaves for good; the others decide what becomes of the seat. Only matches at a server have this. */
  leave?(): Promise<boolean>;
  dismissNotice(): void;
  /** The whole record as a file, as far as this seat may have it. */
  recordText(): Promise<string | undefined>;
  close(): void;
}
