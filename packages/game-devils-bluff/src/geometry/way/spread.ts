/** How cheaply a mover gets to each turning point and rung within its budget (GEO-30): one search for all destinations. */

import { squaredGap } from '../distance.js';
import { polygonContains, standsOn } from '../part.js';
import { onTable } from '../stand.js';
import type { Graph } from './graph.js';
import { Heap } from './heap.js';
import { apart, legLength } from './leg.js';
import { legCost, type Row } from './legs.js';
import type { Mover } from './mover.js';
import { TOO_FAR } from './too-far.js';
import { enemyTurningPoints } from './turning-points.js';

/** The place before the first node of a way. */
export const START = -1;

/** Filled and read at once. */
const POINTS: number[] = [];
const HEAP = new Heap();
/** Which place each node of the graph has in the spread that is being made. */
const PLACES: number[] = [];
const LEFT_OUT = -1;

/**
 * Its nodes are the graph's within the budget as the crow flies (no way leads through any other), then the turning points around
 * enemies; all lists go by place among them. Reused: `from` starts afresh.
 */
export class Spread {
  readonly x: number[] = [];
  readonly y: number[] = [];
  readonly level: number[] = [];
  /** The least cost of getting there, TOO_FAR until a way is found. */
  readonly cost: number[] = [];
  /** The node before it on the cheapest way. */
  readonly parent: number[] = [];
  /** Nodes that can be reached, the cheapest first: so many of this list. */
  readonly settled: number[] = [];
  reached = 0;
  /** What getting there may cost at most if it is to lead on to a goal, even as the crow flies. */
  private readonly most: number[] = [];
  /** How many nodes there are; the lists may be longer from an earlier use. */
  private count = 0;
  private readonly done: boolean[] = [];
  /** Which node of the graph each is; so many of them are the graph's. */
  private readonly ids: number[] = [];
  private own = 0;
  /** Nodes within the budget that no straight leg without a fee leads to: only to them another way can be cheaper. So many of the list. */
  private readonly open: number[] = [];
  private opened = 0;
  /** Where in it the turning points around enemies begin. */
  private openEnemies = 0;
  private mover!: Mover;
  private graph!: Graph;
  private goals: readonly number[] | undefined;

  /** `goals`, x and y one after the other: what leads to none of them within the budget is left out. All: where nobody says. */
  from(mover: Mover, graph: Graph, goals?: readonly number[]): void {
    this.mover = mover;
    this.graph = graph;
    this.goals = goals;
    this.count = this.own = this.reached = this.opened = 0;
    HEAP.clear();
    this.addGraphNodes();
    this.addEnemyPoints();
    this.walkFromStart();
    while (HEAP.size > 0) {
      const node = HEAP.pop();
      if (this.done[node]) continue;
      this.done[node] = true;
      this.settled[this.reached++] = node;
      this.expand(node);
    }
  }

  /** What terrain makes of a straight leg between a node and a row's place, from a to b; only legs of the graph's nodes are remembered. */
  leg(
    node: number,
    row: Row | undefined,
    level: number,
    ax: number,
    ay: number,
    bx: number,
    by: number,
  ): number {
    return node < this.own
      ? legCost(row, this.ids[node]!, this.mover, level, ax, ay, bx, by)
      : this.mover.terrainCost(level, ax, ay, bx, by);
  }

  private addGraphNodes(): void {
    const { graph, mover } = this;
    const { budget } = mover;
    const minX = mover.x - budget;
    const maxX = mover.x + budget;
    const minY = mover.y - budget;
    const maxY = mover.y + budget;
    for (let id = 0; id < graph.count; id++) {
      const x = graph.x[id]!;
      if (x < minX || x > maxX) continue;
      const y = graph.y[id]!;
      if (y < minY || y > maxY) continue;
      PLACES[id] = LEFT_OUT;
      if (!this.add(x, y, graph.level[id]!, true)) continue;
      PLACES[id] = this.own;
      this.ids[this.own++] = id;
    }
  }

  /** Unless no way there leads on, an enemy is too near for any leg to end there, or terrain, where that is not `sure` to let one pass. */
  private add(x: number, y: number, level: number, sure: boolean): boolean {
    const { mover } = this;
    const most = mover.budget - this.leastOn(x, y);
    if (apart(mover.x, mover.y, x, y) > most || mover.enemyOn(level, x, y, x, y)) return false;
    if (!sure && !this.isPlace(x, y, level)) return false;
    const at = this.count++;
    this.x[at] = x;
    this.y[at] = y;
    this.level[at] = level;
    this.most[at] = most;
    this.cost[at] = TOO_FAR;
    this.parent[at] = START;
    this.done[at] = false;
    return true;
  }

  /** What the way from a place to the nearest goal costs at least. */
  private leastOn(x: number, y: number): number {
    const { goals } = this;
    if (goals === undefined) return 0;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < goals.length; i += 2) {
      const squared = squaredGap(goals[i]!, goals[i + 1]!, x, y);
      if (squared < least) least = squared;
    }
    return Math.floor(Math.sqrt(least));
  }

  private addEnemyPoints(): void {
    const { enemies } = this.mover;
    for (let enemy = 0; enemy < enemies.length; enemy += 4) {
      POINTS.length = 0;
      enemyTurningPoints(enemies[enemy]!, enemies[enemy + 1]!, enemies[enemy + 3]!, POINTS);
      const level = enemies[enemy + 2]!;
      for (let i = 0; i < POINTS.length; i += 2) {
        this.add(POINTS[i]!, POINTS[i + 1]!, level, false);
      }
    }
  }

  private isPlace(x: number, y: number, level: number): boolean {
    const { ground, body } = this.mover;
    if (!onTable(ground, x, y, body)) return false;
    const { walls, areas } = ground.floors[body]![level]!;
    if (level > 0 && !areas.some(({ shape }) => polygonContains(shape.at, shape.corners, x, y))) return false;
    for (let i = 0; i < walls.length; i++) if (standsOn(walls[i]!, x, y, body)) return false;
    return true;
  }

  private expand(node: number): void {
    const spent = this.cost[node]!;
    const x = this.x[node]!;
    const y = this.y[node]!;
    const level = this.level[node]!;
    const isOwn = node < this.own;
    if (isOwn) this.followEdges(node, x, y, level, spent);
    this.walkToOpen(node, x, y, level, spent, isOwn ? this.openEnemies : 0);
  }

  private followEdges(node: number, x: number, y: number, level: number, spent: number): void {
    const { graph, mover } = this;
    const id = this.ids[node]!;
    const end = graph.first[id + 1]!;
    for (let edge = graph.first[id]!; edge < end; edge++) {
      const cost = spent + graph.cost[edge]!;
      if (cost > mover.budget) return;
      const to = PLACES[graph.to[edge]!]!;
      if (to === LEFT_OUT || cost >= this.cost[to]! || cost > this.most[to]!) continue;
      const toX = this.x[to]!;
      const toY = this.y[to]!;
      if (mover.enemyOn(level, x, y, toX, toY)) continue;
      if (graph.climbs[edge] === 1 && mover.enemyOn(this.level[to]!, x, y, toX, toY)) continue;
      this.improve(to, cost, node);
    }
  }

  private walkFromStart(): void {
    const { mover, graph } = this;
    const { x, y, level, budget } = mover;
    const row = graph.outOf.at(x, y, level);
    for (let to = 0; to < this.count; to++) {
      if (to === this.own) this.openEnemies = this.opened;
      const toX = this.x[to]!;
      const toY = this.y[to]!;
      const squared = (toX - x) * (toX - x) + (toY - y) * (toY - y);
      if (squared > budget * budget) continue;
      if (this.level[to] === level) {
        const cost = this.leg(to, row, level, x, y, toX, toY);
        if (cost <= this.most[to]! && !mover.enemyOn(level, x, y, toX, toY)) this.improve(to, cost, START);
      }
      // Else the leg costs its length, and no way is shorter.
      if ((this.cost[to]! - 1) * (this.cost[to]! - 1) >= squared) this.open[this.opened++] = to;
    }
    if (this.own === this.count) this.openEnemies = this.opened;
  }

  /** Straight legs from a node to those that no edge of the graph joins to it: the open ones from `first` on. */
  private walkToOpen(from: number, x: number, y: number, level: number, spent: number, first: number): void {
    for (let i = first; i < this.opened; i++) {
      const to = this.open[i]!;
      if (this.level[to] !== level || this.done[to]) continue;
      // A leg's length is rounded up, so it must be at least one less than what would only be as good.
      const most = Math.min(this.most[to]!, this.cost[to]! - 1) - spent;
      const dx = this.x[to]! - x;
      const dy = this.y[to]! - y;
      if (dx > most || -dx > most || dx * dx + dy * dy > most * most) continue;
      this.tryLeg(from, to, x, y, level, spent);
    }
  }

  private tryLeg(from: number, to: number, x: number, y: number, level: number, spent: number): void {
    const { mover } = this;
    const toX = this.x[to]!;
    const toY = this.y[to]!;
    if (!mover.lets(level, x, y, toX, toY)) return;
    const cost = spent + legLength(x, y, toX, toY) + mover.fees(level, x, y, toX, toY);
    if (cost <= this.most[to]! && cost < this.cost[to]!) this.improve(to, cost, from);
  }

  private improve(node: number, cost: number, from: number): void {
    this.cost[node] = cost;
    this.parent[node] = from;
    HEAP.push(node, cost);
  }
}
