/** Plays a sampled state on, quickly and mostly sensibly, and says what it came to for everyone. */
import { below, type Core, Machine, type Rng, settled, viewFlow } from '@fray/engine';

export interface PlayoutPlan {
  /** Of a hundred choices this many are made at random, so that no line is blind to a reply. */
  readonly randomPercent: number;
  /** After this many choices the judge decides. */
  readonly depth: number;
}

export const TO_THE_END: PlayoutPlan = { randomPercent: 10, depth: Number.POSITIVE_INFINITY };

export class Playout {
  readonly machine: Machine<Core>;
  readonly rewards: Float64Array;

  constructor(
    game: ConstructorParameters<typeof Machine<Core>>[0],
    readonly seats: number,
    readonly plan: PlayoutPlan,
  ) {
    this.machine = new Machine<Core>(game);
    this.rewards = new Float64Array(seats);
  }

  /** Plays `state` itself; afterwards `rewards` has what every seat got, from -1 to 1. */
  run(state: Core, rng: Rng): Float64Array {
    const limit = Math.min(this.plan.depth, this.machine.game.maxDecisions);
    for (let n = 0; state.outcome === null && (n < limit || isHalfSealed(state)); n++) this.step(state, rng);
    return this.judge(state);
  }

  judge(state: Readonly<Core>): Float64Array {
    const { game } = this.machine;
    for (let seat = 0; seat < this.seats; seat++)
      this.rewards[seat] = settled(state.outcome, seat) ?? clamped(game.knowledge.judge(state, seat));
    return this.rewards;
  }

  private step(state: Core, rng: Rng): void {
    const seat = firstAsked(this.machine.asking(state));
    const count = this.machine.list(state, seat);
    this.machine.applyListed(state, seat, count === 1 ? 0 : this.pick(state, seat, count, rng));
  }

  private pick(state: Core, seat: number, count: number, rng: Rng): number {
    if (below(rng, 100) < this.plan.randomPercent) return below(rng, count);
    return quickPick(this.machine, state, seat, count, rng);
  }
}

/** The game's quick choice among the moves just listed; any of them when it has none. */
export function quickPick(
  machine: Machine<Core>,
  state: Readonly<Core>,
  seat: number,
  count: number,
  rng: Rng,
): number {
  const { game, offers } = machine;
  const { quick, policy } = game.knowledge;
  if (quick !== undefined) return quick(state, seat, offers, rng);
  if (policy === undefined) return below(rng, count);
  return policy({ seat, table: game.view(state, seat), flow: viewFlow(state, seat) }, offers.moves(), rng);
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
