/** The chance of winning from a position: as one seat knows it, or with everything open. */
import type { AnyGame, Core, Move, Rng, SeatView } from '@fray/engine';
import { Playout, type PlayoutPlan } from '../search/playout.js';
import { freshRng, sampleWorld } from '../search/world.js';

export class Chances {
  private readonly playout: Playout;

  constructor(
    private readonly game: AnyGame,
    private readonly seats: number,
    plan: PlayoutPlan,
    private readonly rng: Rng,
  ) {
    this.playout = new Playout(game, seats, plan);
  }

  /** Each seat's chance if all cards lay open: the same position with other dice. */
  open(state: Readonly<Core>, worlds: number): number[] {
    return this.mean(worlds, () => {
      const world = this.game.clone(state);
      world.rng = freshRng(this.rng);
      return world;
    });
  }

  /** Each seat's chance as one of them sees it. */
  known(view: SeatView<unknown>, worlds: number): number[] {
    return this.mean(worlds, () => sampleWorld(this.game, view, this.rng));
  }

  /** The same after a choice, whatever the dice would then have said. */
  after(state: Readonly<Core>, seat: number, move: Move, worlds: number): number[] {
    return this.mean(worlds, () => {
      const world = this.game.clone(state);
      world.rng = freshRng(this.rng);
      this.playout.machine.apply(world, seat, move);
      return world;
    });
  }

  private mean(worlds: number, make: () => Core): number[] {
    const sums = new Array<number>(this.seats).fill(0);
    for (let n = 0; n < worlds; n++) {
      const world = make();
      this.playout.run(world, freshRng(this.rng));
      for (let seat = 0; seat < this.seats; seat++) sums[seat]! += this.share(world, seat);
    }
    return sums.map((sum) => rounded(sum / worlds));
  }

  /** A win counts whole, a draw is shared, and a match that was not played to its end counts as it looks. */
  private share(world: Readonly<Core>, seat: number): number {
    const { outcome } = world;
    if (outcome === null) return (this.playout.rewards[seat]! + 1) / 2;
    if (outcome.winners.length === 0) return 1 / this.seats;
    return outcome.winners.includes(seat) ? 1 : 0;
  }
}

/** Whether chance has spoken between two positions. */
export function diceFell(before: Readonly<Core>, after: Readonly<Core>): boolean {
  return before.rng.some((word, i) => word !== after.rng[i]);
}

export function rounded(chance: number): number {
  return Math.round(chance * 1000) / 1000;
}
