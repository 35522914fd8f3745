/** A scenario being played: the position, the events since the last `expect:`, and what the seats are called. */
import {
  type AnyGame,
  type Core,
  fail,
  formatNotation,
  type GameEvent,
  Machine,
  type Move,
  ok,
  parseNotation,
  parseOptions,
  type Result,
  rngFromSeed,
  type ScenarioAdapter,
  type Setup,
} from '@fray/engine';
import { DiceTape } from '../dice-tape.js';
import type { Scenario } from './parse-scenarios.js';

export class ScenarioTable {
  /** What happened since the last expectations. */
  readonly events: GameEvent[] = [];
  readonly machine: Machine<Core>;
  readonly names: readonly string[];

  private constructor(
    readonly game: AnyGame,
    readonly adapter: ScenarioAdapter<Core>,
    readonly setup: Setup,
    readonly state: Core,
    readonly tape: DiceTape | undefined,
  ) {
    this.names = adapter.seats?.(setup) ?? seatNames(game, setup);
    const sink = (event: GameEvent): void => void this.events.push(event);
    this.machine = new Machine(game, tape === undefined ? { sink } : { sink, tape });
  }

  /** The table as the scenario finds it; dice come from its tape unless it names a seed. Nothing has run yet. */
  static open(game: AnyGame, adapter: ScenarioAdapter<Core>, scenario: Scenario): Result<ScenarioTable> {
    const options = parseOptions(game.options, scenario.options);
    if (!options.ok) return options;
    const seats = scenario.seats ?? game.seats.min;
    if (seats < game.seats.min || seats > game.seats.max)
      return fail(`${game.title} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}.`);
    const setup: Setup = { options: options.value, seats };
    const rng = rngFromSeed(scenario.seed ?? 'scenario');
    const lines = scenario.position?.map(({ text }) => text);
    const state = lines === undefined ? ok(game.setup(setup, rng)) : adapter.position(lines, setup, rng);
    if (!state.ok) return state;
    const tape = scenario.seed === undefined ? new DiceTape() : undefined;
    return ok(new ScenarioTable(game, adapter, setup, state.value, tape));
  }

  /** The seat that a name stands for: "rohan", or "seat 1" in any game. */
  seat(name: string): number | undefined {
    const word = name.trim().toLowerCase();
    const numbered = /^seat (\d+)$/.exec(word)?.[1];
    const seat = numbered === undefined ? this.names.indexOf(word) : Number(numbered) - 1;
    return seat >= 0 && seat < this.setup.seats ? seat : undefined;
  }

  /** "rohan: play strider 4" as a seat and a move. */
  readMove(text: string): Result<{ seat: number; move: Move }> {
    const called = this.readSeat(text);
    if (!called.ok) return called;
    const { seat, rest } = called.value;
    const move = parseNotation(this.game.verbs, rest);
    return move.ok ? ok({ seat, move: move.value }) : move;
  }

  /** "rohan: anything" as a seat and the words after the colon. */
  readSeat(text: string): Result<{ seat: number; rest: string }> {
    const [, name, rest] = /^(.+?)\s*(?::\s*(.*))?$/.exec(text) ?? [];
    const seat = this.seat(name ?? '');
    if (seat === undefined) return fail(`"${name}" is no seat here; the seats are ${this.names.join(', ')}.`);
    return ok({ seat, rest: rest ?? '' });
  }

  /** The legal moves of a seat in short notation, standing ones included. */
  offered(seat: number): string[] {
    const { machine, state, game } = this;
    machine.list(state, seat);
    const asked = machine.offers.moves();
    return [...asked, ...machine.standing(state, seat)].map((move) => formatNotation(game.verbs, move));
  }

  asked(): number[] {
    const bits = this.machine.asking(this.state);
    return this.names.map((_, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0);
  }

  describe(): string[] {
    return this.adapter.describe(this.state, this.setup);
  }
}

/** The game's names in lower case; where two are the same, they are numbered. */
function seatNames(game: AnyGame, setup: Setup): string[] {
  const names = Array.from({ length: setup.seats }, (_, seat) =>
    game.text.seat(seat, setup.options).toLowerCase(),
  );
  const isTwin = (name: string): boolean => names.filter((other) => other === name).length > 1;
  return names.map((name, i) =>
    isTwin(name) ? `${name} ${names.slice(0, i + 1).filter((other) => other === name).length}` : name,
  );
}
