/**
 * Where a model can get to with a budget, and how (GEO-30). Begun once for a position; then any number of destinations can be asked.
 * The search behind it is made only when a straight leg does not settle the question.
 */
import type { Bodies } from '../bodies.js';
import type { Footing } from '../footing.js';
import type { Ground } from '../ground.js';
import { FreeWays, OPEN } from './free-ways.js';
import type { Graph } from './graph.js';
import { legLength } from './leg.js';
import type { Row } from './legs.js';
import { Mover } from './mover.js';
import { Spread, START } from './spread.js';
import { TOO_FAR } from './too-far.js';

/** A place on a way: where, on which level, and what it has cost so far. */
export interface Waypoint {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly cost: number;
}

/** Places of one level around a start, and what terrain says of them whoever stands where. */
export interface LastingPlaces {
  readonly level: number;
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** What the straight leg costs. */
  readonly straight: readonly number[];
  /** Whether they can be reached while no enemy is near. */
  readonly free: Uint8Array;
}
const UNKNOWN = 0;
const WITHIN = 1;
const BEYOND = 2;

export class Reach {
  private readonly mover = new Mover();
  private readonly scratch = new Spread();
  private readonly freeWays = new FreeWays();
  graph!: Graph;
  private canGlimpse: boolean | undefined;
  /** Made when it is first needed. */
  private spread: Spread | undefined;
  /** The node before the destination of the last search, or START. */
  private last = START;

  begin(ground: Ground, graph: Graph, bodies: Bodies, mover: number, budget: number): void {
    this.graph = graph;
    this.spread = undefined;
    this.canGlimpse = undefined;
    this.mover.begin(ground, bodies, mover, budget);
    this.freeWays.begin(this.mover, graph);
  }

  /** Whether a place within the budget as the crow flies is one where the base may stand (GEO-17). */
  mayStand(footing: Footing, x: number, y: number, level: number): boolean {
    return this.terrainLetsStand(footing, x, y, level) && !this.isTaken(x, y, level);
  }

  terrainLetsStand(footing: Footing, x: number, y: number, level: number): boolean {
    return footing.lets(x, y, level, this.mover.ground);
  }

  /** Whether another base is in the way there. */
  isTaken(x: number, y: number, level: number): boolean {
    return this.mover.isTaken(x, y, level);
  }

  /** Whether a destination where the base may stand costs no more than the budget. */
  within(x: number, y: number, level: number): boolean {
    return this.search(x, y, level, true) <= this.mover.budget;
  }

  /** Whether enemies may be in the way. */
  get isAmongEnemies(): boolean {
    return this.mover.enemies.length > 0;
  }

  /** The same as `within`, remembered, for a place of which terrain's part is known while no enemy is near. */
  withinFreely(places: LastingPlaces, i: number): boolean {
    const { free, straight, level, x, y } = places;
    if (free[i] === UNKNOWN) {
      const isStraight = straight[i]! <= this.mover.budget;
      free[i] = isStraight || this.isFound(x[i]!, y[i]!, level, true) ? WITHIN : BEYOND;
    }
    return free[i] === WITHIN;
  }

  /** Whether a straight leg leads there within the budget; `cost` is what terrain makes of it. */
  isStraight(x: number, y: number, level: number, cost: number): boolean {
    const { mover } = this;
    return cost <= mover.budget && !mover.enemyOn(level, mover.x, mover.y, x, y);
  }

  /** What can be said of a place to which no straight leg leads, without a search. */
  glimpse(x: number, y: number, level: number, isLasting: boolean, straight: number): number {
    this.canGlimpse ??= this.freeWays.areKnown;
    if (!this.canGlimpse) return OPEN;
    const row = isLasting ? this.graph.into.at(x, y, level) : undefined;
    return this.freeWays.verdict(x, y, level, row, straight);
  }

  /** Searches ways that bend, to these places only, x and y one after the other: `isFound` may be asked for them. */
  seek(goals: readonly number[]): void {
    this.scratch.from(this.mover, this.graph, goals);
    this.spread = this.scratch;
  }

  /** Whether a way that bends leads there within the budget; `isLasting`: the place will be asked for again. */
  isFound(x: number, y: number, level: number, isLasting: boolean): boolean {
    this.spread ??= this.spreadOut();
    const row = isLasting ? this.graph.into.at(x, y, level) : undefined;
    return this.searchOn(this.spread, x, y, level, true, TOO_FAR, row) <= this.mover.budget;
  }

  /** What a straight leg costs, leaving aside who stands on it. */
  straight(x: number, y: number, level: number): number {
    const { mover } = this;
    return level === mover.level ? mover.terrainCost(level, mover.x, mover.y, x, y) : TOO_FAR;
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

  /** Among enemies it is searched anew. */
  private spreadOut(): Spread {
    const { mover, graph, scratch } = this;
    if (mover.enemies.length === 0) return this.freeWays.all();
    scratch.from(mover, graph);
    return scratch;
  }

  /** By way of the nodes that can be reached, unless the straight leg is cheaper. */
  private searchOn(
    spread: Spread,
    x: number,
    y: number,
    level: number,
    anyWay: boolean,
    straight: number,
    row?: Row,
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
      const cost = spent + spread.leg(node, row, level, nx, ny, x, y);
      if (cost >= best || mover.enemyOn(level, nx, ny, x, y)) continue;
      best = cost;
      this.last = node;
      if (anyWay && best <= mover.budget) return best;
    }
    return best;
  }
}
