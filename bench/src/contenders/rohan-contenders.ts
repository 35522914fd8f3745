/** The two comparison versions of Rohan's Last Stand as contenders. */
import { below } from '@fray/engine';
import { type Contender, chooser, dealer, mixIn } from './contender.js';
import { BgioRohan } from './rohan-bgio.js';
import { type Kernel, listMoves, newKernel, play } from './rohan-kernel.js';

export class KernelContender implements Contender {
  checksum = 0;
  private readonly moves: number[] = [];

  playMatch(n: number): number {
    const { moves } = this;
    const rng = chooser(n);
    const kernel = newKernel(dealer(n));
    let decisions = 0;
    while (!kernel.over) {
      play(kernel, moves[below(rng, listMoves(kernel, moves))]!);
      decisions++;
    }
    this.checksum = mixIn(this.checksum, decisions, kernel.winner, kernel.rng);
    return decisions;
  }

  /** The same position as FrayContender.stateIn gives for the same numbers. */
  stateIn(n: number, decisions: number): Kernel | undefined {
    const { moves } = this;
    const rng = chooser(n);
    const kernel = newKernel(dealer(n));
    for (let i = 0; i < decisions && !kernel.over; i++)
      play(kernel, moves[below(rng, listMoves(kernel, moves))]!);
    return kernel.over ? undefined : kernel;
  }
}

export class BgioContender implements Contender {
  checksum = 0;
  private readonly rohan = new BgioRohan();

  playMatch(n: number): number {
    const { rohan } = this;
    const rng = chooser(n);
    let state = rohan.start(dealer(n));
    let decisions = 0;
    while (state.ctx.gameover === undefined) {
      const moves = rohan.moves(state);
      state = rohan.apply(state, moves[below(rng, moves.length)]!);
      decisions++;
    }
    this.checksum = mixIn(this.checksum, decisions, state.ctx.gameover.winner, state.G.rng);
    return decisions;
  }
}
