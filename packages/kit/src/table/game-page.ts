/** A page of a game's own, such as a builder: what the shell gives it, and what it may ask of the house. */
import type { AnyGame, ContestGlimpse, Result, WordBook } from '@fray/engine';
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
  /** Lets the bots of a match play it to its end without anybody looking. */
  readonly playOut: (match: string) => Promise<void>;
  /** The record of a match of this browser as it stands. */
  readonly record: (match: string) => string | undefined;
  /** Contests at the server; absent while none answers. */
  readonly contests?: HouseContests;
  /** The whole of a link to an address of this house. */
  readonly linkTo: (address: string) => string;
}

/** A contest at the server, as the reader may see it. */
export interface HouseContest {
  readonly id: string;
  readonly title: string;
  /** As the game keeps it. */
  readonly contest: unknown;
  readonly players: readonly {
    readonly kind: 'bot' | 'person';
    readonly level?: string | undefined;
    readonly name?: string | undefined;
    readonly you: boolean;
  }[];
  readonly tables: Readonly<Record<string, HouseContestTable>>;
  readonly host: boolean;
  /** The secret part of its link. */
  readonly invite: string;
}

export interface HouseContestTable {
  readonly table: string;
  readonly status: 'gathering' | 'playing' | 'over';
  readonly match?: string | undefined;
  readonly watch: string;
  readonly glimpse?: ContestGlimpse | undefined;
  /** The entrants in the order of the seats. */
  readonly seats: readonly number[];
  /** By seat: how often it took something back. */
  readonly takenBack?: readonly number[] | undefined;
}

export interface HouseContests {
  readonly create: (
    title: string,
    contest: Readonly<Record<string, unknown>>,
    players: readonly ({ readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: string })[],
  ) => Promise<Result<HouseContest>>;
  readonly see: (id: string, pass: string | undefined) => Promise<Result<HouseContest>>;
  /** Takes an entrant that nobody plays yet. */
  readonly join: (id: string, entrant: number, pass: string | undefined) => Promise<Result<HouseContest>>;
  /** For whoever holds it: lets an entrant take their last choice back. */
  readonly grantUndo: (id: string, key: string, entrant: number) => Promise<Result<HouseContest>>;
  /** Lays the table of a match. */
  readonly open: (id: string, key: string, pass: string | undefined) => Promise<Result<HouseContest>>;
}
