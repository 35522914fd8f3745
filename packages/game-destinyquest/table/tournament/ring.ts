/** A tournament as its page shows it, whether this browser keeps it or the server. */
import type { ContestGlimpse } from '@fray/engine';
import type { NextDuel, Tournament } from '../../src/index.js';

export type RingPlayer =
  | { readonly kind: 'bot'; readonly level: string }
  /** Without a name nobody plays this entrant yet. */
  | { readonly kind: 'person'; readonly name: string | undefined; readonly you: boolean };

/** The table of a duel, once it has one. */
export interface RingTable {
  readonly status: 'gathering' | 'playing' | 'over';
  readonly sit: string;
  readonly watch: string;
  readonly replay: string | undefined;
  /** How the duel stands while it is fought. */
  readonly glimpse: ContestGlimpse | undefined;
  /** By seat: how often it took something back. */
  readonly takenBack: readonly number[];
  /** Who sits where. */
  readonly entrants: readonly number[];
}

export interface Ring {
  readonly title: string;
  readonly tournament: Tournament;
  readonly players: readonly RingPlayer[];
  /** By the keys of duels. */
  readonly tables: Readonly<Record<string, RingTable>>;
  /** Whether the reader holds it. */
  readonly host: boolean;
  /** For people elsewhere. */
  readonly link: string | undefined;
  /** Goes to the table of a duel, which is laid where there is none; the answer is what is wrong. */
  readonly play: (duel: NextDuel) => Promise<string | undefined>;
  /** Lets bots fight a duel out at once, without anybody watching. */
  readonly fight: ((duel: NextDuel) => Promise<string | undefined>) | undefined;
  /** For whoever holds it, where people play elsewhere: lets an entrant take their last choice back. */
  readonly grantUndo?: (duel: NextDuel, entrant: number) => Promise<string | undefined>;
  readonly join: ((entrant: number) => Promise<string | undefined>) | undefined;
  /** Puts it away and makes room for another. */
  readonly end: () => void;
}

/** May I open the table of this duel: do I play in it, or do I hold the tournament and only bots play? */
export function mayPlay({ players, host }: Ring, { seats }: NextDuel): boolean {
  const both = seats.map((entrant) => players[entrant]!);
  return both.some((player) => player.kind === 'person' && player.you) || (host && betweenBots(both));
}

export function betweenBots(both: readonly RingPlayer[]): boolean {
  return both.every(({ kind }) => kind === 'bot');
}
