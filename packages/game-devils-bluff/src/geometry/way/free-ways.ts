/**
 * The ways from a place while no enemy is near: they depend on the place alone and are remembered. Where enemies are near, many of them still
 * lead past, and what they do not lead to is mostly out of reach for good, so that few places are left to be searched for.
 */
import type { Graph } from './graph.js';
import { apart } from './leg.js';
import type { Row } from './legs.js';
import type { Mover } from './mover.js';
import { Revisited } from './revisited.js';
import { Spread, START } from './spread.js';
import { enemyTurningPoints } from './turning-points.js';

/** What can be said of a place among enemies without a search. */
export const REACHED = 0;
export const OPEN = 1;
export const BEYOND = 2;

/** So many spreads are remembered for each graph. */
const KEPT = 2048;
/** Whether the way to a node leads past all enemies. */
const UNKNOWN = 0;
const CLEAR = 1;
const BARRED = 2;

/** Reused: `begin` starts afresh. */
export class FreeWays {
  /** By place and budget. */
  private readonly known = new WeakMap<Graph, Revisited<Spread>>();
  private mover!: Mover;
  private graph!: Graph;
  private spread: Spread | undefined;
  private readonly clear: number[] = [];
  /** The turning points around enemies, x and y one after the other. */
  private readonly bends: number[] = [];

  begin(mover: Mover, graph: Graph): void {
    this.mover = mover;
    this.graph = graph;
    this.spread = undefined;
  }

  /** All ways, as if no enemy was near. */
  all(): Spread {
    const spreads = this.spreadsOn(this.graph);
    const key = this.key();
    const known = spreads.get(key);
    if (known !== undefined) return known;
    const { mover, graph } = this;
    const spread = new Spread();
    mover.alone(() => spread.from(mover, graph));
    return spreads.keep(key, spread);
  }

  /** Whether it is worth while to ask for verdicts: not at the first visit to a place, which may be the last. */
  get areKnown(): boolean {
    return this.spreadsOn(this.graph).visit(this.key());
  }

  private key(): number {
    const { x, y, level, budget } = this.mover;
    return ((x * 65_536 + y) * 8 + level) * 32_768 + budget;
  }

  private spreadsOn(graph: Graph): Revisited<Spread> {
    const known = this.known.get(graph);
    if (known !== undefined) return known;
    const spreads = new Revisited<Spread>(KEPT);
    this.known.set(graph, spreads);
    return spreads;
  }

  /** Of a place to which no straight leg leads past all enemies; `straight` is what terrain makes of that leg. */
  verdict(x: number, y: number, level: number, row: Row | undefined, straight: number): number {
    const { mover } = this;
    this.spread ??= this.prepare();
    const { spread } = this;
    const { settled, reached, cost, level: levels, x: xs, y: ys } = spread;
    let isWithin = straight <= mover.budget;
    for (let i = 0; i < reached; i++) {
      const node = settled[i]!;
      if (levels[node] !== level) continue;
      const left = mover.budget - cost[node]!;
      const nodeX = xs[node]!;
      const nodeY = ys[node]!;
      if ((nodeX - x) * (nodeX - x) + (nodeY - y) * (nodeY - y) > left * left) continue;
      if (spread.leg(node, row, level, nodeX, nodeY, x, y) > left) continue;
      if (this.isClear(node) && !mover.enemyOn(level, nodeX, nodeY, x, y)) return REACHED;
      isWithin = true;
    }
    return isWithin || this.bendsTo(x, y) ? OPEN : BEYOND;
  }

  private prepare(): Spread {
    const { mover, bends } = this;
    bends.length = 0;
    for (let i = 0; i < mover.enemies.length; i += 4)
      enemyTurningPoints(mover.enemies[i]!, mover.enemies[i + 1]!, mover.enemies[i + 3]!, bends);
    const spread = this.all();
    for (let i = 0; i < spread.reached; i++) this.clear[spread.settled[i]!] = UNKNOWN;
    return spread;
  }

  private isClear(node: number): boolean {
    if (this.clear[node] === UNKNOWN) this.clear[node] = this.leadsPast(node) ? CLEAR : BARRED;
    return this.clear[node] === CLEAR;
  }

  private leadsPast(node: number): boolean {
    const { mover } = this;
    const { x, y, level, parent } = this.spread!;
    const from = parent[node]!;
    if (from !== START && !this.isClear(from)) return false;
    const fromX = from === START ? mover.x : x[from]!;
    const fromY = from === START ? mover.y : y[from]!;
    const fromLevel = from === START ? mover.level : level[from]!;
    if (mover.enemyOn(fromLevel, fromX, fromY, x[node]!, y[node]!)) return false;
    return level[node] === fromLevel || !mover.enemyOn(level[node]!, fromX, fromY, x[node]!, y[node]!);
  }

  /** Whether a bend around an enemy could lie on a way there, as the crow flies. */
  private bendsTo(x: number, y: number): boolean {
    const { mover, bends } = this;
    for (let i = 0; i < bends.length; i += 2) {
      const bendX = bends[i]!;
      const bendY = bends[i + 1]!;
      const there = apart(mover.x, mover.y, bendX, bendY);
      if (there + apart(bendX, bendY, x, y) <= mover.budget) return true;
    }
    return false;
  }
}
