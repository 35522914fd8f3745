/** The search tree as flat arrays: no object a node, so that a hundred thousand of them cost the collector nothing. */
import { NONE } from './listed.js';

const FIRST_ROOM = 256;
/** More than a level of any game needs. */
const LARGE = 65_536;

export class TreePool {
  nodes = 0;
  /** By node: its first action and its first way on; both are lists linked by `next`. */
  private firstAction = new Int32Array(FIRST_ROOM);
  private firstEdge = new Int32Array(FIRST_ROOM);

  actions = 0;
  /** Its number among all moves of the search. */
  move = new Int32Array(FIRST_ROOM);
  seat = new Int8Array(FIRST_ROOM);
  visits = new Int32Array(FIRST_ROOM);
  /** How often it could have been chosen: in some of the worlds it does not exist. */
  available = new Int32Array(FIRST_ROOM);
  value = new Float64Array(FIRST_ROOM);
  /** What the game thought of it beforehand: 1 for its own choice, less for the others. */
  prior = new Float64Array(FIRST_ROOM);
  /** Its average, and what its prior still adds: kept, because a choice compares them all and changes one. */
  mean = new Float64Array(FIRST_ROOM);
  favour = new Float64Array(FIRST_ROOM);
  private nextAction = new Int32Array(FIRST_ROOM);

  private edges = 0;
  private edgeKey = new Int32Array(FIRST_ROOM);
  private edgeTo = new Int32Array(FIRST_ROOM);
  private nextEdge = new Int32Array(FIRST_ROOM);

  /** Forgets everything, for a new search; what an uncommonly large one took is given back. */
  clear(): void {
    this.nodes = this.actions = this.edges = 0;
    if (this.firstAction.length > LARGE || this.move.length > LARGE) Object.assign(this, new TreePool());
  }

  addNode(): number {
    if (this.nodes === this.firstAction.length) {
      this.firstAction = grown(this.firstAction);
      this.firstEdge = grown(this.firstEdge);
    }
    this.firstAction[this.nodes] = NONE;
    this.firstEdge[this.nodes] = NONE;
    return this.nodes++;
  }

  actionsOf(node: number): number {
    return this.firstAction[node]!;
  }

  after(action: number): number {
    return this.nextAction[action]!;
  }

  addAction(node: number, seat: number, move: number, prior: number): number {
    if (this.actions === this.move.length) this.growActions();
    const action = this.actions++;
    this.move[action] = move;
    this.seat[action] = seat;
    this.prior[action] = prior;
    this.visits[action] = 0;
    this.value[action] = 0;
    this.nextAction[action] = this.firstAction[node]!;
    this.firstAction[node] = action;
    return action;
  }

  learn(action: number, reward: number, trust: number): void {
    const visits = ++this.visits[action]!;
    this.value[action]! += reward;
    this.mean[action] = this.value[action]! / visits;
    this.favour[action] = (trust * this.prior[action]!) / (visits + 1);
  }

  /** The node that a joint choice leads to, or NONE. */
  child(node: number, key: number): number {
    for (let edge = this.firstEdge[node]!; edge !== NONE; edge = this.nextEdge[edge]!)
      if (this.edgeKey[edge] === key) return this.edgeTo[edge]!;
    return NONE;
  }

  addChild(node: number, key: number): number {
    if (this.edges === this.edgeKey.length) {
      this.edgeKey = grown(this.edgeKey);
      this.edgeTo = grown(this.edgeTo);
      this.nextEdge = grown(this.nextEdge);
    }
    const edge = this.edges++;
    this.edgeKey[edge] = key;
    this.edgeTo[edge] = this.addNode();
    this.nextEdge[edge] = this.firstEdge[node]!;
    this.firstEdge[node] = edge;
    return this.edgeTo[edge]!;
  }

  private growActions(): void {
    this.move = grown(this.move);
    this.visits = grown(this.visits);
    this.available = grown(this.available);
    this.nextAction = grown(this.nextAction);
    const seat = new Int8Array(this.seat.length * 2);
    seat.set(this.seat);
    this.seat = seat;
    this.value = grownFloats(this.value);
    this.prior = grownFloats(this.prior);
    this.mean = grownFloats(this.mean);
    this.favour = grownFloats(this.favour);
  }
}

function grown(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(array.length * 2);
  more.set(array);
  return more;
}

function grownFloats(array: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const more = new Float64Array(array.length * 2);
  more.set(array);
  return more;
}
