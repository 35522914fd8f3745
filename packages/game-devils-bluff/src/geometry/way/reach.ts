/**
 * Where a model can get to with a budget, and how (GEO-30). Begun once for a position; then any number of destinations can be asked.
 * The search behind it is made only when a straight leg does not settle the question.
 */
import type { Bodies } from '../bodies.js';
import type { Footing } from '../footing.js';
import type { Ground } from '../ground.js';
import type { Graph } from './graph.js';
import { legLength } from './leg.js';
import { legCost, type Row } from './legs.js';
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
  /** Their legs from the graph's nodes. */
  readonly rows: readonly Row[];
  /** Whether they can be reached while no enemy is near. */
  readonly free: Uint8Array;
}
const UNKNOWN = 0;
const WITHIN = 1;
const BEYOND = 2;

/** So many spreads are remembered for each graph. */
const KEPT = 1024;

export class Reach {
  private readonly mover = new Mover();
  private readonly scratch = new Spread();
  private readonly known = new WeakMap<Graph, Map<number, Spread>>();
  graph!: Graph;
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
    const { free, straight, level, x, y, rows } = places;
    if (free[i] === UNKNOWN) {
      const isStraight = straight[i]! <= this.mover.budget;
      free[i] = isStraight || this.isFound(x[i]!, y[i]!, level, rows[i]) ? WITHIN : BEYOND;
    }
    return free[i] === WITHIN;
  }

  /** Whether a straight leg leads there within the budget; `cost` is what terrain makes of it. */
  isStraight(x: number, y: number, level: number, cost = this.straight(x, y, level)): boolean {
    const { mover } = this;
    return cost <= mover.budget && !mover.enemyOn(level, mover.x, mover.y, x, y);
  }

  /** Whether any climb to the level of a place is near enough to both ends of the way, as the crow flies. */
  mayClimbTo(x: number, y: number, level: number): boolean {
    const { mover, graph } = this;
    for (let high = 0; high < graph.count; high++) {
      if (graph.level[high] !== level) continue;
      for (let edge = graph.first[high]!; edge < graph.first[high + 1]!; edge++) {
        if (graph.climbs[edge] === 0) continue;
        const low = graph.to[edge]!;
        const before = apart(mover.x, mover.y, graph.x[low]!, graph.y[low]!);
        const between = apart(graph.x[low]!, graph.y[low]!, graph.x[high]!, graph.y[high]!);
        if (before + between + apart(graph.x[high]!, graph.y[high]!, x, y) <= mover.budget) return true;
      }
    }
    return false;
  }

  /** Searches ways that bend, to these places only, x and y one after the other: `isFound` may be asked for them. */
  seek(goals: readonly number[]): void {
    this.scratch.from(this.mover, this.graph, goals);
    this.spread = this.scratch;
  }

  /** Whether a way that bends leads there within the budget; `row`, if there is one: the place's legs from the graph's nodes. */
  isFound(x: number, y: number, level: number, row: Row | undefined): boolean {
    this.spread ??= this.spreadOut();
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
      const cost = spent + this.legTo(spread, node, nx, ny, x, y, level, row);
      if (cost >= best || mover.enemyOn(level, nx, ny, x, y)) continue;
      best = cost;
      this.last = node;
      if (anyWay && best <= mover.budget) return best;
    }
    return best;
  }

  private legTo(
    spread: Spread,
    node: number,
    ax: number,
    ay: number,
    bx: number,
    by: number,
    level: number,
    row: Row | undefined,
  ): number {
    const { mover } = this;
    return row !== undefined && node < spread.own
      ? legCost(row, spread.ids[node]!, mover, level, ax, ay, bx, by)
      : mover.terrainCost(level, ax, ay, bx, by);
  }
}

/** Never more than a leg between them costs. */
function apart(ax: number, ay: number, bx: number, by: number): number {
  return Math.floor(Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by)));
}
