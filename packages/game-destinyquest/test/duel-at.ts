/** A duel set up from position lines and played with a tape of dice, for tests that look closer than scenarios do. */
import {
  type GameEvent,
  Machine,
  type Move,
  parseNotation,
  parseOptions,
  rngFromSeed,
  viewFlow,
} from '@fray/engine';
import { type DuelState, destinyquest } from '@fray/game-destinyquest';
import { scenarioAdapter } from '@fray/game-destinyquest/scenario';
import { DiceTape } from '@fray/testkit';

export const NAMES = ['Azure', 'Bronze'];

export class DuelAt {
  readonly state: DuelState;
  readonly events: GameEvent[] = [];
  readonly machine: Machine<DuelState>;

  /** Lines are told apart by semicolons; heroes are plain ones. */
  constructor(lines: string, dice = '', options: Readonly<Record<string, unknown>> = {}) {
    const parsed = parseOptions(destinyquest.options, options);
    if (!parsed.ok) throw new Error(parsed.error.id);
    // A speed ability each, so that play stops at the next round's first question.
    const position = ['plain heroes', 'azure has blind', 'bronze has blind', ...lines.split(/\s*;\s*/)];
    const setup = { options: parsed.value, seats: 2 };
    const read = scenarioAdapter.position(position, setup, rngFromSeed('duel at'));
    if (!read.ok) throw new Error(read.error);
    this.state = read.value;
    const sink = (event: GameEvent): void => void this.events.push(event);
    this.machine = new Machine(destinyquest, { sink, tape: new DiceTape(dice) });
    this.machine.resume(this.state);
  }

  get asked(): number {
    return (this.machine.asking(this.state) & 1) === 1 ? 0 : 1;
  }

  moves(): Move[] {
    this.machine.list(this.state, this.asked);
    return this.machine.offers.moves();
  }

  /** Plays what is written in short notation, by whoever is asked. */
  play(...texts: readonly string[]): this {
    for (const text of texts) {
      const move = parseNotation(destinyquest.verbs, text);
      if (!move.ok) throw new Error(`${text}: ${move.error.id}`);
      const why = this.machine.submit(this.state, this.asked, move.value);
      if (why !== undefined) throw new Error(`${text} is refused: ${why.id}`);
    }
    return this;
  }

  view(seat = this.asked) {
    return { seat, table: destinyquest.view(this.state, seat), flow: viewFlow(this.state, seat) };
  }

  last(type: string): GameEvent {
    const found = this.events.findLast((event) => event.type === type);
    if (found === undefined) throw new Error(`nothing of type ${type} was told`);
    return found;
  }
}
