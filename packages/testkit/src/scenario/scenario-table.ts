/** A scenario being played: the position, the events since the last `expect:`, and what the seats are called. */
import {
  type Core,
  fail,
  findNamed,
  formatNotation,
  type GameEvent,
  Machine,
  type Move,
  ok,
  parseNotation,
  parseOptions,
  type Result,
  rngFromSeed,
  type Setup,
} from '@fray/engine';
import { DiceTape } from '../dice-tape.js';
import { wholeEvent } from './event-pattern.js';
import { spellMove } from './notation.js';
import type { Scenario } from './parse-scenarios.js';
import { openPosition } from './position.js';
import type { ScenarioRules } from './scenario-rules.js';

export class ScenarioTable {
  /** What happened since the last expectations. */
  readonly events: GameEvent[] = [];
  /** What happened since the beginning, secrets included. */
  readonly told: GameEvent[] = [];
  readonly machine: Machine<Core>;
  readonly names: readonly string[];

  private constructor(
    readonly rules: ScenarioRules,
    readonly setup: Setup,
    readonly state: Core,
    readonly tape: DiceTape | undefined,
  ) {
    this.names = rules.adapter.seats(setup);
    const sink = (event: GameEvent): void => {
      this.events.push(event);
      this.told.push(wholeEvent(event));
    };
    this.machine = new Machine(rules.game, tape === undefined ? { sink } : { sink, tape });
  }

  /** The table as the scenario finds it; dice come from its tape unless it names a seed. Nothing has run yet. */
  static open(rules: ScenarioRules, scenario: Scenario): Result<ScenarioTable> {
    const { game, book } = rules;
    const at = (line: number, text: string) => fail(`line ${line}: ${text}`);
    const options = parseOptions(game.options, scenario.options);
    if (!options.ok) return at(scenario.optionsLine, book.problem(options.error));
    const seats = scenario.seats ?? game.seats.min;
    if (seats < game.seats.min || seats > game.seats.max)
      return at(
        scenario.seatsLine,
        `${game.id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}.`,
      );
    const fault = game.optionsFault?.(options.value, seats);
    if (fault !== undefined) return at(scenario.optionsLine, book.problem(fault));
    const setup: Setup = { options: options.value, seats };
    const rng = rngFromSeed(scenario.seed ?? 'scenario');
    const state =
      scenario.position === undefined
        ? ok(game.setup(setup, rng))
        : openPosition(rules, scenario.position, setup, rng);
    if (!state.ok) return state;
    const tape = scenario.seed === undefined ? new DiceTape() : undefined;
    return ok(new ScenarioTable(rules, setup, state.value, tape));
  }

  /** The seat that a name stands for: "rohan", or "seat 1" in any game. */
  seat(name: string): number | undefined {
    const numbered = /^seat[ -](\d+)$/.exec(name.trim().toLowerCase())?.[1];
    const seat = numbered === undefined ? findNamed(this.names, name) : Number(numbered) - 1;
    return seat !== undefined && seat >= 0 && seat < this.setup.seats ? seat : undefined;
  }

  /** "rohan: play strider 4" as a seat and a move. */
  readMove(text: string): Result<{ seat: number; move: Move }> {
    const called = this.readSeat(text);
    if (!called.ok) return called;
    const { game, book } = this.rules;
    const spelling = spellMove(game.verbs, called.value.rest, book);
    if (!spelling.ok) return spelling;
    const move = parseNotation(game.verbs, spelling.value.notation);
    return move.ok ? ok({ seat: called.value.seat, move: move.value }) : fail(book.problem(move.error));
  }

  /** "rohan: anything" as a seat and the words after the colon. */
  readSeat(text: string): Result<{ seat: number; rest: string }> {
    const [, name, rest] = /^(.+?)\s*(?::\s*(.*))?$/.exec(text) ?? [];
    const seat = this.seat(name ?? '');
    if (seat === undefined) return fail(this.noSeat(name ?? ''));
    return ok({ seat, rest: rest ?? '' });
  }

  noSeat(name: string): string {
    return `"${name}" is no seat here; the seats are ${this.names.join(', ')}.`;
  }

  /** The legal moves of a seat in short notation, standing ones included. */
  offered(seat: number): string[] {
    const { machine, state, rules } = this;
    machine.list(state, seat);
    const asked = machine.offers.moves();
    return [...asked, ...machine.standing(state, seat)].map((move) => formatNotation(rules.game.verbs, move));
  }

  asked(): number[] {
    const bits = this.machine.asking(this.state);
    return this.names.map((_, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0);
  }

  describe(): string[] {
    return this.rules.adapter.describe(this.state, this.setup);
  }
}
