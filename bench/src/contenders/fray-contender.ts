/** Any game of the registry, played at random through the engine's own hot path. */
import {
  type AnyGame,
  assert,
  below,
  type Core,
  type GameEvent,
  Machine,
  type Options,
  parseOptions,
  viewFlow,
} from '@fray/engine';
import { type Contender, chooser, dealer, mixIn } from './contender.js';

/** What is watched besides the play: nothing, or every event and after every decision both seats' views. */
export type Watching = 'nothing' | 'events and views';

/** How many play where nothing else is said. */
const TWO = 2;

export class FrayContender implements Contender {
  checksum = 0;
  private readonly machine: Machine<Core>;
  private readonly watched: boolean;
  private readonly options: Options;
  private seen = 0;

  constructor(
    readonly game: AnyGame,
    watching: Watching = 'nothing',
    private readonly optionsOf: (n: number, defaults: Options) => Options = (_, defaults) => defaults,
    private readonly seats = TWO,
  ) {
    this.watched = watching !== 'nothing';
    const sink = (event: GameEvent): void => {
      this.seen += event.type.length;
    };
    this.machine = new Machine<Core>(game, this.watched ? { sink } : {});
    const options = parseOptions(game.options, {});
    assert(options.ok, `${game.id} refuses its own defaults`);
    this.options = options.value;
  }

  playMatch(n: number): number {
    const { game, machine } = this;
    const rng = chooser(n);
    const state = game.setup({ options: this.optionsOf(n, this.options), seats: this.seats }, dealer(n));
    machine.start(state);
    let decisions = 0;
    while (state.outcome === null) {
      if (this.watched) this.look(state);
      const seat = 31 - Math.clz32(machine.asking(state));
      machine.applyListed(state, seat, below(rng, machine.list(state, seat)));
      decisions++;
    }
    this.checksum = mixIn(this.checksum, decisions, winnerOf(state), state.rng);
    return decisions;
  }

  /** A state of match n after `decisions` random decisions, or undefined when it was over before. */
  stateIn(n: number, decisions: number): Core | undefined {
    const { game, machine } = this;
    const rng = chooser(n);
    const state = game.setup({ options: this.options, seats: this.seats }, dealer(n));
    machine.start(state);
    for (let i = 0; i < decisions && state.outcome === null; i++) {
      const seat = 31 - Math.clz32(machine.asking(state));
      machine.applyListed(state, seat, below(rng, machine.list(state, seat)));
    }
    return state.outcome === null ? state : undefined;
  }

  private look(state: Core): void {
    for (let seat = 0; seat < this.seats; seat++) {
      const view = { seat, table: this.game.view(state, seat), flow: viewFlow(state, seat) };
      this.seen += view.flow.stack.length;
    }
  }
}

/** The one winner's seat, -1 for a draw. */
export function winnerOf(state: Readonly<Core>): number {
  return state.outcome?.winners[0] ?? -1;
}
