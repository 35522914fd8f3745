/**
 * Tries everything to the end of the match: own choices for the best, the other's for the worst, dice by their odds. Only for duels
 * that are nearly over; with more than two seats the others need not all be against one, and a sealed choice must not be answered.
 */
import { type AnyGame, type Core, Machine, type Move, settled, type Tape } from '@fray/engine';
import { firstAsked, isHalfSealed } from '../search/playout.js';
import type { SearchQuestion } from '../search/question.js';
import { sampleWorld } from '../search/world.js';

/** What the seat cannot know differs from world to world. */
const WORLDS = 8;

/** The chance of winning after each move; undefined where there is more to try than `most` positions. */
export function exhaust(
  { game, view, moves, seats, rng }: Omit<SearchQuestion, 'iterations'>,
  most: number,
): readonly number[] | undefined {
  if (seats !== 2) return undefined;
  const walk = new Walk(game, view.seat, most);
  const sums = moves.map(() => 0);
  for (let n = 0; n < WORLDS; n++) {
    const world = sampleWorld(game, view, rng);
    if (isHalfSealed(world)) return undefined;
    for (const [i, move] of moves.entries()) {
      sums[i]! += walk.after(world, view.seat, move);
      if (walk.isOut) return undefined;
    }
  }
  return sums.map((sum) => sum / WORLDS);
}

class Walk {
  private readonly machine: Machine<Core>;
  private fan = new Fan();

  constructor(
    private readonly game: AnyGame,
    private readonly seat: number,
    private left: number,
  ) {
    const tape: Tape = { below: (n) => this.fan.below(n), shuffle: (items) => this.fan.shuffle(items) };
    this.machine = new Machine<Core>(game, { tape });
  }

  /** Whether there was more than could be tried: what it said then is worth nothing. */
  get isOut(): boolean {
    return this.left < 0;
  }

  after(state: Readonly<Core>, mover: number, move: Move): number {
    const fan = new Fan();
    let sum = 0;
    do {
      if (--this.left < 0) return 0;
      const next = this.game.clone(state);
      fan.rewind();
      this.fan = fan;
      this.machine.apply(next, mover, move);
      sum += fan.odds * this.value(next);
    } while (fan.turn());
    return sum;
  }

  private value(state: Readonly<Core>): number {
    const over = settled(state.outcome, this.seat);
    if (over !== undefined) return (over + 1) / 2;
    const asking = this.machine.asking(state);
    // Sealed by several at once: whoever is asked second must not know what the first chose.
    if ((asking & (asking - 1)) !== 0) this.left = -1;
    if (this.isOut) return 0;
    const mover = firstAsked(asking);
    const mine = mover === this.seat;
    this.machine.list(state, mover);
    let best = mine ? 0 : 1;
    for (const move of this.machine.offers.moves()) {
      const value = this.after(state, mover, move);
      best = mine ? Math.max(best, value) : Math.min(best, value);
      if (this.isOut || best === (mine ? 1 : 0)) break;
    }
    return best;
  }
}

/** Every way the dice can fall during one step, one after the other. */
class Fan implements Tape {
  private readonly faces: number[] = [];
  private readonly sizes: number[] = [];
  private at = 0;

  below(n: number): number {
    if (this.at === this.faces.length) {
      this.faces.push(0);
      this.sizes.push(n);
    }
    return this.faces[this.at++]!;
  }

  shuffle<T>(items: T[]): void {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [items[i], items[j]] = [items[j]!, items[i]!];
    }
  }

  get odds(): number {
    return this.sizes.reduce((odds, size) => odds / size, 1);
  }

  rewind(): void {
    this.at = 0;
  }

  /** The next way; false after the last. */
  turn(): boolean {
    while (this.faces.length > 0) {
      const last = this.faces.length - 1;
      if (this.faces[last]! + 1 < this.sizes[last]!) {
        this.faces[last]!++;
        return true;
      }
      this.faces.pop();
      this.sizes.pop();
    }
    return false;
  }
}
