/** A page of a game's own, such as a builder: what the shell gives it, and what it may ask of the house. */
import type { AnyGame, Result, WordBook } from '@fray/engine';
import type { ComponentType } from 'react';

/** Stands at `#/game/<id>/<name>/<path>`. */
export interface GamePage<W> {
  readonly title: (words: W) => string;
  readonly Page: ComponentType<GamePageProps>;
}

export interface GamePageProps {
  readonly game: AnyGame;
  readonly book: WordBook;
  /** The rest of the address. */
  readonly path: string | undefined;
  readonly house: House;
}

/** Who sits on a seat of a table that a page opens. */
export type HouseSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string; readonly name?: string };

export interface HouseTable {
  readonly seats: readonly HouseSeat[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Where the ending leads back to, beside the usual ways. */
  readonly back?: { readonly address: string; readonly label: string };
}

/** What pages of games may do in the house without knowing it. */
export interface House {
  /** How the reader calls themselves; empty for somebody who has not said. */
  readonly name: string;
  /** The levels of bots for this game, weakest first. */
  readonly levels: readonly { readonly id: string; readonly label: string }[];
  readonly go: (address: string) => void;
  /** Starts a match at this screen; the answer is its id. */
  readonly start: (table: HouseTable) => Promise<Result<string>>;
  /** The record of a match of this browser as it stands. */
  readonly record: (match: string) => string | undefined;
}
