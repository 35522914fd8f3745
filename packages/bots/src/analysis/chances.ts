/** The chance of winning from a position: as one seat knows it, or with everything open. */
import {
  type AnyGame,
  type Core,
  cloneRng,
  freshRng,
  type Move,
  type Rng,
  type SeatView,
} from '@fray/engine';
import { Playout, type PlayoutPlan } from '../search/playout.js';
import { sampleWorld } from '../search/world.js';

export class Chances {
  private readonly playout: Playout;

  constructor(
    private readonly game: AnyGame,
    private readonly seats: number,
    plan: PlayoutPlan,
    private rng: Rng,
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

  /**
   * How much a move does for each seat in the eyes of the one whose view it is: the same worlds with the same dice, once with that
   * move and once played on quickly. What they could not know, dice and cards and hidden things, has no part in it.
   */
  chosen(view: SeatView<unknown>, move: Move, worlds: number): number[] {
    const again = cloneRng(this.rng);
    const without = this.known(view, worlds);
    this.rng = again;
    const made = this.mean(worlds, () => {
      const world = sampleWorld(this.game, view, this.rng);
      this.playout.machine.apply(world, view.seat, move);
      return world;
    });
    return made.map((chance, seat) => rounded(chance - without[seat]!));
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

export function rounded(chance: number): number {
  return Math.round(chance * 1000) / 1000;
}
