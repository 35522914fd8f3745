/** Who could have known what, when: how sure a seat could have been of everybody else, from its views over a match. */
import { CHARACTERS, FACTION_IDS } from '../data/characters.js';
import type { ShadowView } from '../view.js';
import { possibleFor, worldsFor } from './beliefs.js';
import { factionShare } from './worlds.js';

/** One moment of the chart. */
export interface ChartPoint {
  /** Where it stands in the story: the number of choices made before it. */
  readonly n: number;
  readonly round: number;
  /** How many deals still fit. */
  readonly deals: number;
  /** By seat: the shares of Hunter, Shadow and Neutral. */
  readonly factions: readonly (readonly number[])[];
  /** By seat: the likeliest character and its share. */
  readonly likeliest: readonly { readonly character: number; readonly share: number }[];
}

export interface Moment {
  readonly n: number;
  readonly table: ShadowView;
}

/** A seat's whole chart: a point only where its picture changed. */
export function knowledgeChart(moments: readonly Moment[]): ChartPoint[] {
  const points: ChartPoint[] = [];
  let before = '';
  for (const { n, table } of moments) {
    if (table.characters.every((character) => character === -1)) continue;
    const picture = possibleFor(table).join();
    if (picture === before) continue;
    before = picture;
    points.push(chartPoint(n, table));
  }
  return points;
}

export function chartPoint(n: number, table: ShadowView): ChartPoint {
  const worlds = worldsFor(table);
  const shares = worlds.shares();
  return {
    n,
    round: table.round,
    deals: worlds.count,
    factions: table.open.map((_, seat) =>
      FACTION_IDS.map((_, faction) => factionShare(shares, seat, faction)),
    ),
    likeliest: table.open.map((_, seat) => {
      const row = shares.slice(seat * CHARACTERS.length, (seat + 1) * CHARACTERS.length);
      const share = Math.max(...row);
      return { character: row.indexOf(share), share };
    }),
  };
}

/** The first moment from which the seat could be sure of a player's faction; undefined if it never could. */
export function sureSince(chart: readonly ChartPoint[], seat: number): number | undefined {
  return chart.find(({ factions }) => factions[seat]!.some((share) => share > 1 - 1e-9))?.n;
}
