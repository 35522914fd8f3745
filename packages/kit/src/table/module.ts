/** What `packages/game-<id>/table/` gives to the shell: `index.tsx` the table, `face.ts` what the home page shows of it. */
import type { AnyGame, GameEvent, Options, Reader, SeatView, WordBook } from '@fray/engine';
import type { ComponentType } from 'react';
import type { TableProps } from './contract.js';
import type { GamePage } from './game-page.js';

/** What the shell can let hear; `won` and `lost`, `turn` and `time` it uses by itself. */
export type SoundName =
  | 'turn'
  | 'time'
  | 'card'
  | 'dice'
  | 'hit'
  | 'fall'
  | 'heal'
  | 'round'
  | 'won'
  | 'lost';

export type Pace = readonly [lead: number, trail: number];

/** How events are shown. What is not listed takes no time, unless nothing is listed at all. */
export interface ShowPlan {
  /** Milliseconds drawn before and after the event's change; or how to tell them, such as from a text to be read. */
  readonly pace: Readonly<Record<string, Pace | ((event: GameEvent, after: SeatView<unknown>) => Pace)>>;
  /** What is heard when an event's change is done, by its type. */
  readonly sounds?: Readonly<Record<string, SoundName>>;
  /** Events that are shown for so long even to those who want no motion, as one still picture. */
  readonly still?: (event: GameEvent, after: SeatView<unknown>) => number;
  /** Whether an event is shown at the same moment as the one before it. */
  readonly together?: (before: GameEvent, event: GameEvent) => boolean;
  /** Whether this seat throws the event's dice itself: the show waits for its hand. */
  readonly thrownBy?: (event: GameEvent, seat: number) => boolean;
}

/** A fact of the header: words alone, or a drawing that can stand without them where there is little room. */
export type HeadFact = string | { readonly icon: string; readonly label: string };

/** A seat's figures on the seat strip, at the position being shown. */
export interface SeatFacts {
  /** A word or two: "attacks", "Vampire". */
  readonly note?: string;
  /** Few figures with their signs; `icon` is a drawing's body. */
  readonly figures?: readonly { readonly icon: string; readonly label: string; readonly value: number }[];
  /** Out of the match: the mark gets its slash. */
  readonly out?: boolean;
}

/** A figure of every seat over the match, for the chart of the ending. */
export interface ChartPlan<V, W> {
  readonly title: (words: W) => string;
  /** Where on the way it belongs, such as the round; a position counts by its last value. */
  readonly at: (view: SeatView<V>) => number;
  readonly value: (view: SeatView<V>, seat: number) => number;
  /** By what somebody is ahead, where it is not the most of that figure, and how it is told; `who` is absent for the reader. */
  readonly lead?: {
    readonly value: (view: SeatView<V>, seat: number) => number;
    readonly told: (words: W, who: string | undefined, from: number, to: number) => string;
  };
  /** What an event cost a seat of what is charted, and through what, for telling what a match turned on. */
  readonly blow?: (
    beat: StoryBeat<V>,
    before: SeatView<V>,
    telling: Telling<V, W>,
  ) => { readonly seat: number; readonly by: number; readonly what: string } | undefined;
}

/** One event of the whole match with the view after it. */
export interface StoryBeat<V> {
  readonly event: GameEvent;
  readonly view: SeatView<V>;
}

/** A block of figures at the ending, such as what did the damage. */
export interface Tally {
  readonly title: string;
  readonly note?: string;
  /** Whose colour the bars have. */
  readonly seat?: number;
  readonly rows: readonly TallyRow[];
}

export interface TallyRow {
  readonly label: string;
  /** In a smaller line under it. */
  readonly note?: string;
  /** A figure is a difference, shown with its sign. */
  readonly value: string | number;
  /** The length of its bar, up to 1. */
  readonly share?: number;
  /** Chance instead of a bar: whose it was, and by how many standard deviations it was above the mean. */
  readonly luck?: { readonly seat: number; readonly above: number };
}

/** What a game's own part of the ending gets: the whole match as any seat saw it, which is open now. */
export interface AftermathProps<V, W> {
  readonly story: (seat: number) => readonly StoryBeat<V>[];
  readonly names: readonly string[];
  /** Who looks, or SPECTATOR. */
  readonly seat: number;
  readonly telling: Telling<V, W>;
}

/** What the shell knows wherever it asks a table for words: `words` is the table's own book. */
export interface Telling<V, W> {
  readonly book: WordBook<V>;
  readonly reader: Reader;
  readonly words: W;
}

/** What `index.tsx` exports. V is the game's view, W the table's own words. */
export interface TableModule<V = never, W = never> {
  readonly Table: ComponentType<TableProps<V>>;
  /** The table is a `Stage`: it fills the window, draws its own seats, and the story is a drawer. */
  readonly stage?: boolean;
  readonly show?: ShowPlan;
  /** The table's own words by language, of one type; components read them with `useTableWords`. */
  readonly words?: { readonly en: () => Promise<W> } & { readonly [language: string]: () => Promise<W> };
  /** The few facts for the header, such as "Round 3". */
  readonly headline?: (view: SeatView<V>, telling: Telling<V, W>) => readonly HeadFact[];
  readonly seatFacts?: (view: SeatView<V>, seat: number, telling: Telling<V, W>) => SeatFacts;
  /** Standing choices the table has a place of its own for, by verb; the shell shows the others. */
  readonly takesStanding?: readonly string[];
  /** The great line of the ending, such as "You won in round 9"; absent: who won. */
  readonly ending?: (view: SeatView<V>, telling: Telling<V, W>) => string;
  readonly chart?: ChartPlan<V, W>;
  readonly tallies?: (story: readonly StoryBeat<V>[], telling: Telling<V, W>) => readonly Tally[];
  /** What only this game can say about a match that is over; stands below the figures. */
  readonly Aftermath?: ComponentType<AftermathProps<V, W>>;
  /** Choosing a table's options in the game's own way, such as a hero gallery. */
  readonly OptionsForm?: ComponentType<OptionsFormProps>;
  /** The options that form takes care of; the others are shown as plain fields. */
  readonly ownOptions?: readonly string[];
  /** Pages of the game's own, by the name in their address. */
  readonly pages?: Readonly<Record<string, GamePage<W>>>;
}

export interface OptionsFormProps {
  readonly game: AnyGame;
  readonly book: WordBook;
  readonly value: Readonly<Record<string, unknown>>;
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void;
  /** Only this seat chooses now, at a gathering table; absent: whoever sets the table up chooses for all. */
  readonly seat?: number;
}

/** A colour by day and by lamplight. */
export type Shade = readonly [light: string, dark: string];

/** A strong colour for edge and icon, a pale one behind the icon. */
export interface SideColours {
  readonly strong: Shade;
  readonly pale: Shade;
}

/** A picture of the home scene: a drawing's body, where it stands (0 to 640) and how large it is. */
export interface SceneFigure {
  readonly body: string;
  readonly x: number;
  readonly size: number;
  readonly side: 0 | 1;
}

export interface HomeScene {
  /** Faint and large behind the rest. */
  readonly far: { readonly body: string; readonly size: number };
  readonly figures: readonly SceneFigure[];
}

/** What `face.ts` exports as `face`: small, because the home page loads it for every game. */
export interface GameFace {
  readonly colours: readonly SideColours[];
  readonly scene: HomeScene;
  /** The drawing that stands for the game in lists. */
  readonly sign: string;
  /** The places of its table that a small picture shows; absent: all of it. */
  readonly heart?: readonly string[];
  /** In a duel each seat has the colour of its side instead of the seat's own. */
  readonly sidesAreSeats?: boolean;
  /** The page of its own where one chooses before a match, such as a gallery of heroes. */
  readonly choosing?: string;
  /** What the nth match that is begun with one click is played with, counted from 0: another pair of heroes each time. */
  readonly quick?: (nth: number) => Options;
  /** The page of its own that shows a contest. */
  readonly contests?: string;
}
