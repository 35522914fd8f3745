/**
 * Where a model can get to with a budget, and how (GEO-30). Begun once for a position; then any number of destinations can be asked.
 * The search behind it is made only when a straight leg does not settle the question.
 */
import type { Bodies } from '../bodies.js';
import type { Footing } from '../footing.js';
import type { Ground } from '../ground.js';
import type { Graph } from './graph.js';
import { legLength } from './leg.js';
import { Mover } from './mover.js';
import { Spread, START, TOO_FAR } from './spread.js';

/** A place on a way: where, on which level, and what it has cost so far. */
export interface Waypoint {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly cost: number;
}

/** So many spreads are remembered for each graph. */
const KEPT = 1024;

export class Reach {
  private readonly mover = new Mover();
  private readonly scratch = new Spread();
  private readonly known = new WeakMap<Graph, Map<number, Spread>>();
  private graph!: Graph;
  /** Made when it is first needed. */
  private spread: Spread | undefined;
  /** The node before the destination of the last search, or START. */
  private last = START;

  begin(ground: Ground, graph: Graph, bodies: Bodies, mover: number, budget: number): void {
    this.graph = graph;
    this.spread = undefined;
    this.mover.begin(ground, bodies, mover, budget);
  }

  /** Whether a place within the budget as the crow flies is one where the base may stand (GEO-17). */
  mayStand(footing: Footing, x: number, y: number, level: number): boolean {
    return footing.lets(x, y, level, this.mover.ground) && !this.mover.isTaken(x, y, level);
  }

  /** Whether a destination where the base may stand costs no more than the budget. */
  within(x: number, y: number, level: number): boolean {
    return this.search(x, y, level, true) <= this.mover.budget;
  }

  /** The least cost, or TOO_FAR when it is above the budget. */
  cost(x: number, y: number, level: number): number {
    const cost = this.search(x, y, level, false);
    return cost <= this.mover.budget ? cost : TOO_FAR;
  }

  /** The cheapest way there, the start first; empty when the destination is out of reach. */
  way(x: number, y: number, level: number): Waypoint[] {
    const { mover } = this;
    const cost = this.search(x, y, level, false);
    if (cost > mover.budget) return [];
    const way: Waypoint[] = [{ x, y, level, cost }];
    const spread = this.spread!;
    for (let node = this.last; node !== START; node = spread.parent[node]!)
      way.push({
        x: spread.x[node]!,
        y: spread.y[node]!,
        level: spread.level[node]!,
        cost: spread.cost[node]!,
      });
    way.push({ x: mover.x, y: mover.y, level: mover.level, cost: 0 });
    return way.reverse();
  }

  /** `anyWay`: the first way within the budget will do. */
  private search(x: number, y: number, level: number, anyWay: boolean): number {
    const { mover } = this;
    let best = TOO_FAR;
    if (level === mover.level) {
      const length = legLength(mover.x, mover.y, x, y);
      if (length > mover.budget) return TOO_FAR;
      if (mover.lets(level, mover.x, mover.y, x, y)) {
        const fees = mover.fees(level, mover.x, mover.y, x, y);
        best = length + fees;
        this.last = START;
        if (fees === 0 || (anyWay && best <= mover.budget)) return best;
      }
    }
    this.spread ??= this.spreadOut();
    return this.searchOn(this.spread, x, y, level, anyWay, best);
  }

  /** Among enemies it is searched anew; where none is near, ways depend on the place alone and are remembered. */
  private spreadOut(): Spread {
    const { mover, graph, scratch } = this;
    if (mover.enemies.length > 0) {
      scratch.from(mover, graph);
      return scratch;
    }
    const key = ((mover.x * 65_536 + mover.y) * 8 + mover.level) * 32_768 + mover.budget;
    const spreads = this.spreadsOn(graph);
    const known = spreads.get(key);
    if (known !== undefined) return known;
    const spread = new Spread();
    spread.from(mover, graph);
    spreads.set(key, spread);
    return spread;
  }

  private spreadsOn(graph: Graph): Map<number, Spread> {
    let spreads = this.known.get(graph);
    if (spreads === undefined || spreads.size === KEPT) {
      spreads = new Map();
      this.known.set(graph, spreads);
    }
    return spreads;
  }

  /** By way of the nodes that can be reached, unless the straight leg is cheaper. */
  private searchOn(
    spread: Spread,
    x: number,
    y: number,
    level: number,
    anyWay: boolean,
    straight: number,
  ): number {
    const { mover } = this;
    const { settled, reached } = spread;
    let best = straight;
    for (let i = 0; i < reached; i++) {
      const node = settled[i]!;
      const spent = spread.cost[node]!;
      if (spent >= best) break;
      if (spread.level[node] !== level) continue;
      const left = Math.min(mover.budget, best) - spent;
      const nx = spread.x[node]!;
      const ny = spread.y[node]!;
      const dx = nx - x;
      const dy = ny - y;
      if (dx * dx + dy * dy > left * left) continue;
      let cost = spent + legLength(nx, ny, x, y);
      if (cost >= best || cost > mover.budget || !mover.lets(level, nx, ny, x, y)) continue;
      cost += mover.fees(level, nx, ny, x, y);
      if (cost >= best) continue;
      best = cost;
      this.last = node;
      if (anyWay && best <= mover.budget) return best;
    }
    return best;
  }
}
