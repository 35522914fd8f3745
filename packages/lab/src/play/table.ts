/** The table of one simulated match, and a question to one of its bots. */
import type { Bot, BotQuestion } from '@fray/bots';
import { type AnyGame, type Core, type Machine, type Move, type Rng, viewFlow } from '@fray/engine';

export interface Table {
  readonly machine: Machine<Core>;
  readonly state: Core;
  readonly bots: readonly Bot[];
  readonly rngs: readonly Rng[];
}

/** The view is made when the bot looks: most who are asked have one move, or nothing to do unasked. */
export class Question implements BotQuestion {
  readonly game: AnyGame;
  readonly seats: number;
  readonly rng: Rng;
  readonly budget = {};
  private looked: BotQuestion['view'] | undefined;

  constructor(
    private readonly table: Table,
    private readonly seat: number,
    readonly moves: readonly Move[],
    readonly standing: readonly Move[],
  ) {
    this.game = table.machine.game;
    this.seats = table.bots.length;
    this.rng = table.rngs[seat]!;
  }

  get view(): BotQuestion['view'] {
    const { game, seat } = this;
    const { state } = this.table;
    this.looked ??= { seat, table: game.view(state, seat), flow: viewFlow(state, seat) };
    return this.looked;
  }
}
