/** The game's own quick opinion of what a machine has just listed: which move it would take, and what each is worth to it. */
import { below, type Core, type Machine, type Practice, type Rng, viewFlow } from '@fray/engine';

export class Quick {
  /** What each move of the last listing is worth, after `reckon`. */
  worths = new Float64Array(128);

  private readonly practice: Practice<Core> | undefined;

  /** With practice: what was learnt by playing is asked instead, where the game has learnt something. */
  constructor(
    private readonly machine: Machine<Core>,
    withPractice = false,
  ) {
    this.practice = withPractice ? machine.game.knowledge.practice : undefined;
  }

  /** Fills `worths`; false where the game cannot tell. */
  reckon(state: Readonly<Core>, seat: number): boolean {
    const { game, offers } = this.machine;
    const { worths } = game.knowledge;
    if (worths === undefined && this.practice === undefined) return false;
    if (this.worths.length < offers.count) this.worths = new Float64Array(offers.count * 2);
    if (this.practice === undefined) worths!(state, seat, offers, this.worths);
    else this.practice.weigh(state, seat, offers, this.worths);
    return true;
  }

  /** The place of the quick choice; any move where the game has no opinion at all. */
  pick(state: Readonly<Core>, seat: number, count: number, rng: Rng): number {
    if (this.reckon(state, seat)) return this.highest(count);
    const { game, offers } = this.machine;
    const { policy } = game.knowledge;
    if (policy === undefined) return below(rng, count);
    return policy({ seat, table: game.view(state, seat), flow: viewFlow(state, seat) }, offers.moves(), rng);
  }

  /** The place of a move that nobody needs to think about: the only one, or what the game calls routine. -1: think. */
  routine(state: Readonly<Core>, seat: number, count: number): number {
    if (count === 1) return 0;
    const { game, offers } = this.machine;
    return game.knowledge.routine?.(state, seat, offers) ?? -1;
  }

  /** How many of the listed moves are worth more than this one. */
  rank(place: number, count: number): number {
    const { worths } = this;
    let rank = 0;
    for (let i = 0; i < count; i++) if (worths[i]! > worths[place]!) rank++;
    return rank;
  }

  private highest(count: number): number {
    const { worths } = this;
    let best = 0;
    for (let i = 1; i < count; i++) if (worths[i]! > worths[best]!) best = i;
    return best;
  }
}
