/** Plays a sampled state on, quickly and mostly sensibly, and says what it came to for everyone. */
import { below, type Core, Machine, type Rng, settled } from '@fray/engine';
import { Quick } from './quick.js';

export interface PlayoutPlan {
  /** Of a hundred choices this many are made at random, so that no line is blind to a reply. */
  readonly randomPercent: number;
  /** After this many choices the judge decides. */
  readonly depth: number;
  /** The same after this many rounds, where the game counts them; the one that is being played is the first. */
  readonly rounds?: number;
  /** The seat that follows practice; all others are taken to make the quick choice. */
  readonly practised?: number;
}

export const TO_THE_END: PlayoutPlan = { randomPercent: 10, depth: Number.POSITIVE_INFINITY };

/** How much of a reward tells how clear the end was; the rest is who won. */
const MARGIN_SHARE = 0.1;

export class Playout {
  readonly machine: Machine<Core>;
  readonly quick: Quick;
  private readonly practised: Quick;
  readonly rewards: Float64Array;
  /** Where every choice is random, chance that decides nothing is not drawn either. */
  readonly offRecord: boolean;

  constructor(
    game: ConstructorParameters<typeof Machine<Core>>[0],
    readonly seats: number,
    readonly plan: PlayoutPlan,
  ) {
    this.offRecord = plan.randomPercent >= 100;
    this.machine = new Machine<Core>(game, { offRecord: this.offRecord });
    this.quick = new Quick(this.machine);
    this.practised = plan.practised === undefined ? this.quick : new Quick(this.machine, true);
    this.rewards = new Float64Array(seats);
  }

  /**
   * Plays `state` itself; afterwards `rewards` has what every seat got, from -1 to 1. Rounds count from `since`. So many moves of
   * whoever is asked are `listed` already.
   */
  run(state: Core, rng: Rng, since = this.round(state), listed = 0): Float64Array {
    const { depth, rounds = Number.POSITIVE_INFINITY } = this.plan;
    const limit = Math.min(depth, this.machine.game.maxDecisions);
    const last = since + rounds;
    if (this.offRecord) return this.runAtRandom(state, rng, limit, last);
    let ready = listed;
    for (let n = 0; state.outcome === null; n++) {
      if (this.isFar(state, n, limit, last)) break;
      this.step(state, rng, ready);
      ready = 0;
    }
    return this.judge(state);
  }

  /** The same where every choice is random: nobody needs to know what else there is. */
  private runAtRandom(state: Core, rng: Rng, limit: number, last: number): Float64Array {
    const { machine } = this;
    for (let n = 0; state.outcome === null; n++) {
      if (this.isFar(state, n, limit, last)) break;
      const seat = firstAsked(machine.asking(state));
      machine.draw(state, seat, rng);
      machine.applyListed(state, seat, 0);
    }
    return this.judge(state);
  }

  private isFar(state: Core, n: number, limit: number, last: number): boolean {
    const isFar = n >= limit || (last !== Number.POSITIVE_INFINITY && this.round(state) >= last);
    return isFar && !isHalfSealed(state);
  }

  /** Which round it is; always the same where the game counts none. */
  round(state: Readonly<Core>): number {
    return this.machine.game.knowledge.round?.(state) ?? 0;
  }

  judge(state: Readonly<Core>): Float64Array {
    for (let seat = 0; seat < this.seats; seat++) this.rewards[seat] = this.reward(state, seat);
    return this.rewards;
  }

  private reward(state: Readonly<Core>, seat: number): number {
    const { judge, margin } = this.machine.game.knowledge;
    const over = settled(state.outcome, seat);
    if (over === undefined) return clamped(judge(state, seat));
    if (margin === undefined) return over;
    return (1 - MARGIN_SHARE) * over + MARGIN_SHARE * clamped(margin(state, seat));
  }

  private step(state: Core, rng: Rng, ready: number): void {
    const { machine } = this;
    const seat = firstAsked(machine.asking(state));
    const count = ready > 0 ? ready : machine.list(state, seat);
    machine.applyListed(state, seat, count === 1 ? 0 : this.pick(state, seat, count, rng));
  }

  private pick(state: Core, seat: number, count: number, rng: Rng): number {
    if (below(rng, 100) < this.plan.randomPercent) return below(rng, count);
    return this.quickOf(seat).pick(state, seat, count, rng);
  }

  /** What a seat follows in lines. */
  quickOf(seat: number): Quick {
    return seat === this.plan.practised ? this.practised : this.quick;
  }
}

export function firstAsked(asking: number): number {
  return 31 - Math.clz32(asking & -asking);
}

/** Some have sealed a choice and others have not: nothing has happened yet, so there is nothing to judge. */
export function isHalfSealed(state: Readonly<Core>): boolean {
  const frame = state.stack[state.stack.length - 1];
  if (state.outcome !== null || frame === undefined || frame.asking === 0) return false;
  return frame.sealed?.some((move) => move !== null) ?? false;
}

function clamped(value: number): number {
  return value > 1 ? 1 : value < -1 ? -1 : value;
}
