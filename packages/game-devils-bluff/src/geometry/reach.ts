/**
 * Where a model can get to with a budget, and how (GEO-30). Begun once for a position; then any number of destinations can be asked.
 * The search behind it is made only when a straight leg does not settle the question.
 */
import { type Bodies, FOOT, MOUNTED, ON_TABLE, RADII, radiusOf } from './bodies.js';
import type { Graph } from './graph.js';
import type { Ground } from './ground.js';
import { Heap } from './heap.js';
import { feesOf, legLength, terrainLets } from './leg.js';
import { polygonContains, standsOn } from './part.js';
import { comparePointSegment } from './segment.js';
import { onTable } from './stand.js';
import { enemyTurningPoints } from './turning-points.js';

/** A place on a way: where, on which level, and what it has cost so far. */
export interface Waypoint {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly cost: number;
}

export const TOO_FAR = Number.POSITIVE_INFINITY;
const START = -1;
const UNKNOWN = -2;

export class Reach {
  private ground!: Ground;
  private graph!: Graph;
  private body: 0 | 1 = FOOT;
  private x = 0;
  private y = 0;
  private level = 0;
  private budget = 0;
  private searched = false;
  private readonly enemies: { x: number; y: number; level: number; limit: number }[] = [];
  /** The turning points around enemies come after the graph's own nodes. */
  private readonly extra: { x: number; y: number; level: number }[] = [];
  private best = new Float64Array(0);
  private parent = new Int32Array(0);
  private done = new Uint8Array(0);
  private readonly settled: number[] = [];
  private readonly heap = new Heap();

  begin(ground: Ground, graph: Graph, bodies: Bodies, mover: number, budget: number): void {
    this.ground = ground;
    this.graph = graph;
    this.body = bodies.mounted[mover] === 1 ? MOUNTED : FOOT;
    this.x = bodies.x[mover]!;
    this.y = bodies.y[mover]!;
    this.level = bodies.level[mover]!;
    this.budget = budget;
    this.searched = false;
    this.findEnemies(bodies, mover);
  }

  /** Whether a destination where the base may stand costs no more than the budget. */
  within(x: number, y: number, level: number): boolean {
    return this.search(x, y, level, true) <= this.budget;
  }

  /** The least cost, or TOO_FAR when it is above the budget. */
  cost(x: number, y: number, level: number): number {
    const cost = this.search(x, y, level, false);
    return cost <= this.budget ? cost : TOO_FAR;
  }

  /** The cheapest way there, the start first; empty when the destination is out of reach. */
  way(x: number, y: number, level: number): Waypoint[] {
    const cost = this.search(x, y, level, false);
    if (cost > this.budget) return [];
    const way: Waypoint[] = [{ x, y, level, cost }];
    for (let node = this.last; node >= 0; node = this.parent[node]!)
      way.push({
        x: this.nodeX(node),
        y: this.nodeY(node),
        level: this.nodeLevel(node),
        cost: this.best[node]!,
      });
    way.push({ x: this.x, y: this.y, level: this.level, cost: 0 });
    return way.reverse();
  }

  /** The node before the destination of the last search, or START. */
  private last = START;

  private search(x: number, y: number, level: number, anyWay: boolean): number {
    let best = TOO_FAR;
    this.last = UNKNOWN;
    if (level === this.level) {
      const length = legLength(this.x, this.y, x, y);
      if (length > this.budget) return TOO_FAR;
      if (this.lets(level, this.x, this.y, x, y)) {
        const fees = feesOf(this.ground, this.body, level, this.x, this.y, x, y);
        best = length + fees;
        this.last = START;
        if (fees === 0 || (anyWay && best <= this.budget)) return best;
      }
    }
    if (!this.searched) this.settle();
    const { settled } = this;
    for (let i = 0; i < settled.length; i++) {
      const node = settled[i]!;
      const spent = this.best[node]!;
      if (spent >= best) break;
      if (this.nodeLevel(node) !== level) continue;
      const left = Math.min(this.budget, best) - spent;
      const [nx, ny] = [this.nodeX(node), this.nodeY(node)];
      const dx = nx - x;
      const dy = ny - y;
      if (dx * dx + dy * dy > left * left) continue;
      let cost = spent + legLength(nx, ny, x, y);
      if (cost >= best || cost > this.budget || !this.lets(level, nx, ny, x, y)) continue;
      cost += feesOf(this.ground, this.body, level, nx, ny, x, y);
      if (cost >= best) continue;
      best = cost;
      this.last = node;
      if (anyWay && best <= this.budget) return best;
    }
    return best;
  }

  private findEnemies(bodies: Bodies, mover: number): void {
    this.enemies.length = 0;
    for (let i = 0; i < bodies.x.length; i++) {
      if (bodies.where[i] !== ON_TABLE || bodies.seatOf[i] === bodies.seatOf[mover]) continue;
      const limit = RADII[this.body] + radiusOf(bodies, i);
      const dx = bodies.x[i]! - this.x;
      const dy = bodies.y[i]! - this.y;
      if (dx * dx + dy * dy >= (this.budget + limit) * (this.budget + limit)) continue;
      this.enemies.push({ x: bodies.x[i]!, y: bodies.y[i]!, level: bodies.level[i]!, limit });
    }
  }

  private settle(): void {
    this.searched = true;
    this.addEnemyPoints();
    const size = this.graph.count + this.extra.length;
    if (this.best.length < size) {
      this.best = new Float64Array(size + 64);
      this.parent = new Int32Array(size + 64);
      this.done = new Uint8Array(size + 64);
    }
    this.best.fill(TOO_FAR, 0, size);
    this.done.fill(0, 0, size);
    this.settled.length = 0;
    this.heap.clear();
    this.walkToAll(START, this.x, this.y, this.level, 0, true);
    while (this.heap.size > 0) {
      const node = this.heap.pop();
      if (this.done[node] === 1) continue;
      this.done[node] = 1;
      this.settled.push(node);
      this.expand(node);
    }
  }

  private addEnemyPoints(): void {
    this.extra.length = 0;
    const points: number[] = [];
    for (const { x, y, level, limit } of this.enemies) {
      points.length = 0;
      enemyTurningPoints(x, y, limit, points);
      for (let i = 0; i < points.length; i += 2)
        if (this.isPlace(points[i]!, points[i + 1]!, level))
          this.extra.push({ x: points[i]!, y: points[i + 1]!, level });
    }
  }

  private isPlace(x: number, y: number, level: number): boolean {
    if (!onTable(this.ground, x, y, this.body)) return false;
    const { walls, areas } = this.ground.floors[this.body]![level]!;
    if (level > 0 && !areas.some(({ shape }) => polygonContains(shape.at, shape.corners, x, y))) return false;
    for (const part of walls) if (standsOn(part, x, y, this.body)) return false;
    return true;
  }

  private expand(node: number): void {
    const { graph } = this;
    const spent = this.best[node]!;
    const [x, y, level] = [this.nodeX(node), this.nodeY(node), this.nodeLevel(node)];
    if (node >= graph.count) {
      this.walkToAll(node, x, y, level, spent, true);
      return;
    }
    for (let edge = graph.first[node]!; edge < graph.first[node + 1]!; edge++) {
      const to = graph.to[edge]!;
      const cost = spent + graph.cost[edge]!;
      if (cost > this.budget || cost >= this.best[to]!) continue;
      if (this.enemyOn(level, x, y, graph.x[to]!, graph.y[to]!)) continue;
      if (graph.climbs[edge] === 1 && this.enemyOn(graph.level[to]!, x, y, graph.x[to]!, graph.y[to]!))
        continue;
      this.improve(to, cost, node);
    }
    this.walkToAll(node, x, y, level, spent, false);
  }

  /** Straight legs from a place to the points around enemies, and to the graph's own nodes if they are not joined to it yet. */
  private walkToAll(from: number, x: number, y: number, level: number, spent: number, all: boolean): void {
    const size = this.graph.count + this.extra.length;
    const left = this.budget - spent;
    for (let to = all ? 0 : this.graph.count; to < size; to++) {
      if (this.nodeLevel(to) !== level || this.done[to] === 1) continue;
      const dx = this.nodeX(to) - x;
      const dy = this.nodeY(to) - y;
      if (dx > left || -dx > left || dx * dx + dy * dy > left * left) continue;
      this.tryLeg(from, to, x, y, level, spent);
    }
  }

  private tryLeg(from: number, to: number, x: number, y: number, level: number, spent: number): void {
    const [toX, toY] = [this.nodeX(to), this.nodeY(to)];
    let cost = spent + legLength(x, y, toX, toY);
    if (cost > this.budget || cost >= this.best[to]! || !this.lets(level, x, y, toX, toY)) return;
    cost += feesOf(this.ground, this.body, level, x, y, toX, toY);
    if (cost <= this.budget && cost < this.best[to]!) this.improve(to, cost, from);
  }

  private improve(node: number, cost: number, from: number): void {
    this.best[node] = cost;
    this.parent[node] = from;
    this.heap.push(node, cost);
  }

  private lets(level: number, ax: number, ay: number, bx: number, by: number): boolean {
    return !this.enemyOn(level, ax, ay, bx, by) && terrainLets(this.ground, this.body, level, ax, ay, bx, by);
  }

  private enemyOn(level: number, ax: number, ay: number, bx: number, by: number): boolean {
    const { enemies } = this;
    for (let i = 0; i < enemies.length; i++) {
      const enemy = enemies[i]!;
      if (enemy.level === level && comparePointSegment(enemy.x, enemy.y, ax, ay, bx, by, enemy.limit) < 0)
        return true;
    }
    return false;
  }

  private nodeX(node: number): number {
    return node < this.graph.count ? this.graph.x[node]! : this.extra[node - this.graph.count]!.x;
  }

  private nodeY(node: number): number {
    return node < this.graph.count ? this.graph.y[node]! : this.extra[node - this.graph.count]!.y;
  }

  private nodeLevel(node: number): number {
    return node < this.graph.count ? this.graph.level[node]! : this.extra[node - this.graph.count]!.level;
  }
}
