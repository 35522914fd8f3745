/**
 * Information-set tree search: one tree over what the searching seat cannot tell apart, a fresh world every iteration, and
 * counts of how often each choice was there to be made. Where several seats choose at once each has its own statistics at the
 * same node; with many seats everyone goes for their own reward (max-n).
 */
import {
  type AnyGame,
  below,
  type Core,
  type Machine,
  type Move,
  type Rng,
  type SeatView,
} from '@fray/engine';
import { Listed, mixed, NONE } from './listed.js';
import { OwnMoves } from './own-moves.js';
import { firstAsked, Playout, type PlayoutPlan, TO_THE_END } from './playout.js';
import type { Finding, Findings, SearchQuestion } from './question.js';
import { TreePool } from './tree-pool.js';
import { sampleWorld } from './world.js';

export interface TreePlan {
  readonly playout: PlayoutPlan;
  /** How much a choice that was seldom tried is favoured. */
  readonly curiosity: number;
  /** How much the game's own opinion of a choice counts while it was seldom tried. */
  readonly trust: number;
}

export const TREE: TreePlan = { playout: TO_THE_END, curiosity: 0.7, trust: 0.5 };

const STOP_EVERY = 32;
/** Few paths through a tree are longer. */
const FIRST_PATH = 64;

export function searchTree(question: SearchQuestion, plan: TreePlan = TREE): Findings {
  const search = new TreeSearch(question, plan);
  const { iterations } = question;
  for (let n = 0; n < iterations; n++) {
    if (n > 0 && n % STOP_EVERY === 0)
      if (search.isDecided(iterations - n) || question.stop?.() === true) break;
    search.iterate();
  }
  return search.findings();
}

/** Paper for one search at a time: to ask for two dozen arrays for every choice takes as long as an iteration or two. */
const POOL = new TreePool();
const LISTED = new Listed();
const OWN = new OwnMoves();
/** The node of the question that is searched. */
const ROOT = 0;

class TreeSearch {
  /** Fields of its own, because questions come in many shapes, and every reading of one would look it up. */
  private readonly game: AnyGame;
  private readonly knowledge: AnyGame['knowledge'];
  private readonly view: SeatView<unknown>;
  private readonly rng: Rng;
  private readonly moves: readonly Move[];
  private readonly pool = POOL;
  private readonly playout: Playout;
  private readonly machine: Machine<Core>;
  /** The actions of this iteration. */
  private path = new Int32Array(FIRST_PATH);
  private steps = 0;
  private readonly listed = LISTED;
  private readonly own = OWN;
  /** Where nothing but a single move is routine, and playouts choose at random, a playout makes it as well. */
  private readonly skipsLate: boolean;
  /** How many moves of whoever is asked alone the machine has listed already; 0: nobody's. */
  private ready = 0;

  constructor(
    question: SearchQuestion,
    private readonly plan: TreePlan,
  ) {
    const { game, view, rng, moves, seats } = question;
    this.game = game;
    this.knowledge = game.knowledge;
    this.view = view;
    this.rng = rng;
    this.moves = moves;
    this.playout = new Playout(game, seats, plan.playout);
    this.machine = this.playout.machine;
    const { routine, key } = game.knowledge;
    this.skipsLate = this.playout.offRecord && routine === undefined && key === undefined;
    this.listed.clear();
    this.own.clear();
    this.pool.clear();
    this.pool.addNode();
  }

  iterate(): void {
    const { game, view, rng } = this;
    const state = sampleWorld(game, view, rng, this.playout.offRecord);
    const since = this.playout.round(state);
    this.steps = 0;
    this.ready = 0;
    let node = ROOT;
    for (let isNew = false; !isNew && state.outcome === null; ) {
      const key = this.choose(state, node, rng);
      const child = this.pool.child(node, key);
      isNew = child === NONE;
      node = isNew ? this.pool.addChild(node, key) : child;
      if (this.skipsLate && !isNew) this.skipRoutine(state);
    }
    this.learn(this.playout.run(state, rng, since, this.ready));
  }

  /** Everyone who is asked here chooses; what all of it and chance came to names the way on. */
  private choose(state: Core, node: number, rng: Rng): number {
    const { machine } = this;
    let key = 17;
    const depth = state.stack.length;
    for (let asking = machine.asking(state); asking !== 0; ) {
      const seat = firstAsked(asking);
      const isKnown = node === ROOT && this.own.count > 0 && seat === this.view.seat;
      key = mixed(key, (isKnown ? this.chooseOwn(state) : this.chooseListed(state, node, seat, rng)) ^ seat);
      const left = asking & ~(1 << seat);
      // Whoever is still to seal belongs to the same joint choice; anything else is a new question.
      if (left === 0 || state.outcome !== null || state.stack.length !== depth) break;
      asking = machine.asking(state) === left ? left : 0;
    }
    if (!this.skipsLate) this.skipRoutine(state);
    const told = this.knowledge.key?.(state, this.view.seat);
    return told === undefined ? key : mixed(key, told | 0);
  }

  /** Tries one of the moves that a seat has in this world, and returns its hash. */
  private chooseListed(state: Core, node: number, seat: number, rng: Rng): number {
    const { machine, listed } = this;
    const { offers } = machine;
    const count = this.ready > 0 ? this.ready : machine.list(state, seat);
    this.ready = 0;
    listed.begin(count);
    this.knowledge.twins?.(state, seat, offers, listed.twin);
    listed.read(offers.numbers, count);
    const place = this.pick(state, node, seat, count, rng);
    machine.applyListed(state, seat, listed.at[place]!);
    return listed.hash(place);
  }

  /** The same for the question that is searched, once all of its answers were tried: they are known without listing. */
  private chooseOwn(state: Core): number {
    const { pool, own } = this;
    for (let i = 0; i < own.count; i++) pool.available[own.action[i]!]!++;
    const place = this.mostPromising(own.action, own.count);
    this.remember(own.action[place]!);
    this.machine.apply(state, this.view.seat, own.moves[place]!);
    return own.hash[place]!;
  }

  /** What nobody needs to think about is no fork in the tree. */
  private skipRoutine(state: Core): void {
    const { machine } = this;
    for (let asking = machine.asking(state); asking !== 0; asking = machine.asking(state)) {
      const seat = firstAsked(asking);
      if (asking !== 1 << seat) return;
      const count = machine.list(state, seat);
      const place = this.playout.quick.routine(state, seat, count);
      if (place === NONE) {
        this.ready = count;
        return;
      }
      machine.applyListed(state, seat, place);
    }
  }

  /** The place in `listed` of the move to try. */
  private pick(state: Core, node: number, seat: number, count: number, rng: Rng): number {
    const { pool, listed } = this;
    let tried = 0;
    for (let action = pool.actionsOf(node); action !== NONE; action = pool.after(action)) {
      if (pool.seat[action] !== seat) continue;
      const place = listed.place(pool.move[action]!);
      if (place === NONE) continue;
      pool.available[action]!++;
      listed.action[place] = action;
      tried++;
    }
    const isTried = tried === listed.count;
    if (isTried && node === ROOT && seat === this.view.seat) this.own.keep(listed, this.machine.offers);
    const place = isTried
      ? this.mostPromising(listed.action, listed.count)
      : this.expand(state, node, seat, count, rng);
    this.remember(listed.action[place]!);
    return place;
  }

  /** The untried move that the game likes best; any of them where it has no opinion. */
  private expand(state: Core, node: number, seat: number, count: number, rng: Rng): number {
    const { pool, listed, playout } = this;
    const known = playout.quick.reckon(state, seat);
    const place = known ? this.bestUntried(playout.quick.worths) : this.anyUntried(rng);
    const prior = known ? 1 / (1 + playout.quick.rank(listed.at[place]!, count)) : 0;
    const action = pool.addAction(node, seat, listed.move[place]!, prior);
    pool.available[action] = 1;
    listed.action[place] = action;
    return place;
  }

  /** Any of the moves that this node has not tried yet, each equally likely. */
  private anyUntried(rng: Rng): number {
    const { count, action } = this.listed;
    let untried = 0;
    for (let i = 0; i < count; i++) if (action[i] === NONE) untried++;
    let skip = untried === 1 ? 0 : below(rng, untried);
    for (let i = 0; i < count; i++) if (action[i] === NONE && skip-- === 0) return i;
    return 0;
  }

  private bestUntried(worths: Float64Array): number {
    const { count, action, at } = this.listed;
    let best = NONE;
    for (let i = 0; i < count; i++)
      if (action[i] === NONE && (best === NONE || worths[at[i]!]! > worths[at[best]!]!)) best = i;
    return best;
  }

  private mostPromising(actions: Int32Array, count: number): number {
    const { pool } = this;
    const { curiosity } = this.plan;
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const action = actions[i]!;
      const visits = pool.visits[action]!;
      const score =
        pool.mean[action]! +
        curiosity * Math.sqrt(logarithm(pool.available[action]!) / visits) +
        pool.favour[action]!;
      if (score > bestScore) {
        best = i;
        bestScore = score;
      }
    }
    return best;
  }

  private remember(action: number): void {
    if (this.steps === this.path.length) {
      const longer = new Int32Array(2 * this.steps);
      longer.set(this.path);
      this.path = longer;
    }
    this.path[this.steps++] = action;
  }

  private learn(rewards: Float64Array): void {
    const { pool, path, steps } = this;
    const { trust } = this.plan;
    for (let i = 0; i < steps; i++) pool.learn(path[i]!, rewards[pool.seat[path[i]!]!]!, trust);
  }

  /** Whether so many more iterations could not change the choice any more. */
  isDecided(left: number): boolean {
    const { pool } = this;
    const { seat } = this.view;
    let most = 0;
    let second = 0;
    for (let action = pool.actionsOf(ROOT); action !== NONE; action = pool.after(action)) {
      if (pool.seat[action] !== seat) continue;
      const visits = pool.visits[action]!;
      if (visits > most) {
        second = most;
        most = visits;
      } else if (visits > second) second = visits;
    }
    return most - second > left;
  }

  findings(): Findings {
    const { pool, moves, view } = this;
    const byMove = new Map<number, number>();
    for (let action = pool.actionsOf(ROOT); action !== NONE; action = pool.after(action))
      if (pool.seat[action] === view.seat) byMove.set(pool.move[action]!, action);
    return moves
      .map((move): Finding => {
        const action = byMove.get(this.listed.numberOf(move));
        if (action === undefined) return { move, visits: 0, worth: -1 };
        return { move, visits: pool.visits[action]!, worth: pool.value[action]! / pool.visits[action]! };
      })
      .sort((x, y) => y.visits - x.visits || y.worth - x.worth);
  }
}

/** Counts are whole numbers and mostly small: looking their logarithm up takes a tenth of working it out. */
const LOGARITHMS = Float64Array.from({ length: 1024 }, (_, n) => Math.log(n));

function logarithm(n: number): number {
  return n < LOGARITHMS.length ? LOGARITHMS[n]! : Math.log(n);
}
