/** The table of one simulated match, and a question to one of its bots. */
import type { Bot, BotQuestion } from '@fray/bots';
import { type AnyGame, type Core, type Machine, type Move, type Rng, viewFlow } from '@fray/engine';

type View = BotQuestion['view'];

export interface Table {
  readonly machine: Machine<Core>;
  readonly state: Core;
  readonly bots: readonly Bot[];
  /** A stream of chance for each bot: an extra thought of one must not change what another does. */
  readonly rngs: readonly Rng[];
}

/** The view is made when the bot looks: most who are asked have one move, or nothing to do unasked. */
export class Question implements BotQuestion {
  readonly game: AnyGame;
  readonly seats: number;
  readonly rng: Rng;
  readonly budget = {};
  private looked: View | undefined;

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

  get view(): View {
    this.looked ??= new Look(this.table, this.seat);
    return this.looked;
  }
}

/** Few bots ask for the flow of play beside the table. */
class Look {
  readonly table: unknown;
  private seen: View['flow'] | undefined;

  constructor(
    private readonly at: Table,
    readonly seat: number,
  ) {
    this.table = at.machine.game.view(at.state, seat);
  }

  get flow(): View['flow'] {
    this.seen ??= viewFlow(this.at.state, this.seat);
    return this.seen;
  }
}
