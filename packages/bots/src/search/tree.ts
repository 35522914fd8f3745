/**
 * Information-set tree search: one tree over what the searching seat cannot tell apart, a fresh world every iteration, and
 * counts of how often each choice was there to be made. Where several seats choose at once each has its own statistics at the
 * same node; with many seats everyone goes for their own reward (max-n).
 */
import { below, type Core, type Machine, MOVE_SIZE, type Rng } from '@fray/engine';
import { firstAsked, Playout, type PlayoutPlan, TO_THE_END } from './playout.js';
import type { Finding, Findings, SearchQuestion } from './question.js';
import { NONE, TreePool } from './tree-pool.js';
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

export function searchTree(question: SearchQuestion, plan: TreePlan = TREE): Findings {
  const search = new TreeSearch(question, plan);
  for (let n = 0; n < question.iterations; n++) {
    if (n > 0 && n % STOP_EVERY === 0)
      if (search.isDecided(question.iterations - n) || question.stop?.() === true) break;
    search.iterate();
  }
  return search.findings();
}

class TreeSearch {
  private readonly pool = new TreePool();
  private readonly playout: Playout;
  private readonly machine: Machine<Core>;
  private readonly path: number[] = [];
  private readonly listed = new Listed();

  constructor(
    private readonly question: SearchQuestion,
    private readonly plan: TreePlan,
  ) {
    this.playout = new Playout(question.game, question.seats, plan.playout);
    this.machine = this.playout.machine;
    this.pool.addNode();
  }

  iterate(): void {
    const { game, view, rng } = this.question;
    const state = sampleWorld(game, view, rng);
    const since = this.playout.round(state);
    this.path.length = 0;
    let node = 0;
    for (let isNew = false; !isNew && state.outcome === null; ) {
      const key = this.choose(state, node, rng);
      const child = this.pool.child(node, key);
      isNew = child === NONE;
      node = isNew ? this.pool.addChild(node, key) : child;
    }
    this.learn(this.playout.run(state, rng, since));
  }

  /** Everyone who is asked here chooses; what all of it and chance came to names the way on. */
  private choose(state: Core, node: number, rng: Rng): number {
    const { machine, question } = this;
    let key = 17;
    const depth = state.stack.length;
    for (let asking = machine.asking(state); asking !== 0; ) {
      const seat = firstAsked(asking);
      const count = machine.list(state, seat);
      this.listed.read(machine.offers.numbers, count);
      question.game.knowledge.twins?.(state, seat, machine.offers, this.listed.twin);
      const i = this.pick(state, node, seat, count, rng);
      key = mixed(key, this.listed.hashes[i]! ^ seat);
      machine.applyListed(state, seat, i);
      const left = asking & ~(1 << seat);
      // Whoever is still to seal belongs to the same joint choice; anything else is a new question.
      if (left === 0 || state.outcome !== null || state.stack.length !== depth) break;
      asking = machine.asking(state) === left ? left : 0;
    }
    this.skipRoutine(state);
    const told = question.game.knowledge.key?.(state, question.view.seat);
    return told === undefined ? key : mixed(key, told | 0);
  }

  /** What nobody needs to think about is no fork in the tree. */
  private skipRoutine(state: Core): void {
    const { machine } = this;
    for (let asking = machine.asking(state); asking !== 0; asking = machine.asking(state)) {
      const seat = firstAsked(asking);
      if (asking !== 1 << seat) return;
      const place = this.playout.quick.routine(state, seat, machine.list(state, seat));
      if (place === NONE) return;
      machine.applyListed(state, seat, place);
    }
  }

  private pick(state: Core, node: number, seat: number, count: number, rng: Rng): number {
    const { pool, listed } = this;
    for (let action = pool.actionsOf(node); action !== NONE; action = pool.after(action)) {
      if (pool.seat[action] !== seat) continue;
      const place = listed.place(pool.hash[action]!);
      if (place === NONE) continue;
      pool.available[action]!++;
      listed.action[place] = action;
    }
    const place = listed.isAllTried(count)
      ? this.mostPromising(count)
      : this.expand(state, node, seat, count, rng);
    this.path.push(listed.action[place]!);
    return place;
  }

  /** The untried move that the game likes best; any of them where it has no opinion. */
  private expand(state: Core, node: number, seat: number, count: number, rng: Rng): number {
    const { pool, listed, playout } = this;
    const known = playout.quick.reckon(state, seat);
    const place = known ? listed.bestUntried(count, playout.quick.worths) : listed.anyUntried(count, rng);
    const prior = known ? 1 / (1 + playout.quick.rank(place, count)) : 0;
    const action = pool.addAction(node, seat, listed.hashes[place]!, prior);
    pool.available[action] = 1;
    listed.action[place] = action;
    return place;
  }

  private mostPromising(count: number): number {
    const { pool, listed, plan } = this;
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      if (listed.twin[i] === 1) continue;
      const action = listed.action[i]!;
      const visits = pool.visits[action]!;
      const score =
        pool.value[action]! / visits +
        plan.curiosity * Math.sqrt(Math.log(pool.available[action]!) / visits) +
        (plan.trust * pool.prior[action]!) / (visits + 1);
      if (score > bestScore) {
        best = i;
        bestScore = score;
      }
    }
    return best;
  }

  private learn(rewards: Float64Array): void {
    const { pool } = this;
    for (const action of this.path) {
      pool.visits[action]!++;
      pool.value[action]! += rewards[pool.seat[action]!]!;
    }
  }

  /** Whether so many more iterations could not change the choice any more. */
  isDecided(left: number): boolean {
    const { pool, question } = this;
    let most = 0;
    let second = 0;
    for (let action = pool.actionsOf(0); action !== NONE; action = pool.after(action)) {
      if (pool.seat[action] !== question.view.seat) continue;
      const visits = pool.visits[action]!;
      if (visits > most) {
        second = most;
        most = visits;
      } else if (visits > second) second = visits;
    }
    return most - second > left;
  }

  findings(): Findings {
    const { pool, question } = this;
    const { moves, view } = question;
    const byHash = new Map<number, number>();
    for (let action = pool.actionsOf(0); action !== NONE; action = pool.after(action))
      if (pool.seat[action] === view.seat) byHash.set(pool.hash[action]!, action);
    return moves
      .map((move): Finding => {
        const action = byHash.get(hashNumbers(move, 0));
        if (action === undefined) return { move, visits: 0, worth: -1 };
        return { move, visits: pool.visits[action]!, worth: pool.value[action]! / pool.visits[action]! };
      })
      .sort((x, y) => y.visits - x.visits || y.worth - x.worth);
  }
}

/** The moves of one listing, found by the hash of their numbers. */
class Listed {
  hashes = new Int32Array(64);
  action = new Int32Array(64);
  /** 1: the same as a move before it, so it is left alone. */
  twin = new Uint8Array(64);
  private table = new Int32Array(256);
  private mask = 255;

  read(numbers: Int32Array, count: number): void {
    if (count > this.hashes.length) {
      this.hashes = new Int32Array(count * 2);
      this.action = new Int32Array(count * 2);
      this.twin = new Uint8Array(count * 2);
    }
    while (this.mask < count * 4) this.mask = this.mask * 2 + 1;
    if (this.table.length !== this.mask + 1) this.table = new Int32Array(this.mask + 1);
    this.table.fill(NONE);
    for (let i = 0; i < count; i++) {
      const hash = hashNumbers(numbers, i * MOVE_SIZE);
      this.hashes[i] = hash;
      this.action[i] = NONE;
      this.twin[i] = 0;
      let slot = hash & this.mask;
      while (this.table[slot] !== NONE) slot = (slot + 1) & this.mask;
      this.table[slot] = i;
    }
  }

  place(hash: number): number {
    for (let slot = hash & this.mask; this.table[slot] !== NONE; slot = (slot + 1) & this.mask)
      if (this.hashes[this.table[slot]!] === hash) return this.table[slot]!;
    return NONE;
  }

  isAllTried(count: number): boolean {
    for (let i = 0; i < count; i++) if (this.isUntried(i)) return false;
    return true;
  }

  private isUntried(i: number): boolean {
    return this.action[i] === NONE && this.twin[i] === 0;
  }

  /** Any of the moves that this node has not tried yet, each equally likely. */
  anyUntried(count: number, rng: Rng): number {
    let untried = 0;
    for (let i = 0; i < count; i++) if (this.isUntried(i)) untried++;
    let skip = untried === 1 ? 0 : below(rng, untried);
    for (let i = 0; i < count; i++) if (this.isUntried(i) && skip-- === 0) return i;
    return 0;
  }

  bestUntried(count: number, worths: Float64Array): number {
    let best = NONE;
    for (let i = 0; i < count; i++)
      if (this.isUntried(i) && (best === NONE || worths[i]! > worths[best]!)) best = i;
    return best;
  }
}

function hashNumbers(numbers: ArrayLike<number>, at: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let i = 0; i < MOVE_SIZE; i++) hash = mixed(hash, numbers[at + i]!);
  return hash;
}

function mixed(hash: number, word: number): number {
  const h = Math.imul(hash ^ word, 0x9e3779b1);
  return (h ^ (h >>> 15)) | 0;
}
