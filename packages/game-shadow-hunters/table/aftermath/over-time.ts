/** A match as one seat could have understood it: where its picture changed, by what, and from which turn on it was sure. */
import type { GameEvent } from '@fray/engine';
import type { StoryBeat } from '@fray/kit';
import { type ChartPoint, knowledgeChart, type ShadowView, sureSince } from '../../src/index.js';
import { type Pivot, pivotsOf } from './pivots.js';

export interface Turning {
  readonly point: ChartPoint;
  /** How far into the match, from 0 to 1, and in which turn; 0 before the first. */
  readonly at: number;
  readonly turn: number;
  readonly event: GameEvent;
  /** Everybody saw it, or only this seat and one other. */
  readonly open: boolean;
  /** What moved most: whose side, which one, and from where to where. */
  readonly most: {
    readonly player: number;
    readonly side: number;
    readonly from: number;
    readonly to: number;
  };
}

/** A pivot and when it came. */
export interface Turned extends Pivot {
  readonly at: number;
  readonly turn: number;
}

export interface OverTime {
  readonly turns: number;
  /** Where each round begins, from 0 to 1. */
  readonly rounds: readonly { readonly round: number; readonly at: number }[];
  readonly turnings: readonly Turning[];
  /** By player: the turn from which this seat could be sure of their side. */
  readonly sure: readonly (number | undefined)[];
  readonly pivots: readonly Turned[];
}

export function overTime(story: readonly StoryBeat<ShadowView>[], seat: number): OverTime {
  const { turnOf, places, rounds, turns } = clockOf(story);
  const chart = knowledgeChart(story.map(({ view }, n) => ({ n, table: view.table })));
  const players = chart[0]?.factions.map((_, player) => player) ?? [];
  return {
    turns,
    rounds,
    turnings: chart.map((point, i) => {
      const before = story[point.n - 1]?.view.table.open.join();
      const { event, view } = story[point.n]!;
      return {
        point,
        ...{ at: places[point.n]!, turn: turnOf[point.n]!, event },
        open: before !== view.table.open.join() || event.type === 'over',
        most: mostMoved(chart[i - 1] ?? point, point, seat),
      };
    }),
    sure: players.map((player) => {
      const since = sureSince(chart, player);
      return since === undefined ? undefined : turnOf[since];
    }),
    pivots: pivotsOf(story, chart, seat).map((pivot) => ({
      ...pivot,
      at: places[pivot.n]!,
      turn: turnOf[pivot.n]!,
    })),
  };
}

/** Turns are as wide as each other; what happens in a turn is spread over it. */
function clockOf(story: readonly StoryBeat<ShadowView>[]) {
  let turn = 0;
  const turnOf = story.map(({ event }) => (event.type === 'turn' ? ++turn : turn));
  const sizes = new Array<number>(turn + 1).fill(0);
  for (const n of turnOf) sizes[n]!++;
  const seen = new Array<number>(turn + 1).fill(0);
  const places = turnOf.map((n) => (n + seen[n]!++ / sizes[n]!) / (turn + 1));
  const rounds: { round: number; at: number }[] = [];
  for (const [i, { event, view }] of story.entries())
    if (event.type === 'turn' && view.table.round !== rounds[rounds.length - 1]?.round)
      rounds.push({ round: view.table.round, at: places[i]! });
  return { turnOf, places, rounds, turns: turn };
}

function mostMoved(before: ChartPoint, after: ChartPoint, seat: number): Turning['most'] {
  let most = { player: seat === 0 ? 1 : 0, side: 0, from: 0, to: 0 };
  for (const [player, sides] of after.factions.entries())
    for (const [side, to] of sides.entries()) {
      const from = before.factions[player]![side]!;
      if (to - from > most.to - most.from + 1e-9) most = { player, side, from, to };
    }
  return most;
}
