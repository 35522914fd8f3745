/** Plays the matches `from` to `to - 1` of a plan. Each depends on (seed, number) alone, never on its neighbours. */
import { actsUnasked, type Bot, drawnOptions, findThinker } from '@fray/bots';
import {
  type AnyGame,
  assert,
  type Core,
  Machine,
  type Rng,
  rngFromWords,
  SeedSeries,
  type Setup,
} from '@fray/engine';
import { ResponseColumns } from '../experiment/response-columns.js';
import { needsMeasures, needsTraits } from '../experiment/responses.js';
import type { Plan } from '../plan.js';
import { addMeasure, addTrait, type MatchResult, newTally, seatsOf, type Tally } from '../tally.js';
import { Onlooker } from './onlooker.js';
import { type Played, playMatch } from './play-match.js';
import { traitName } from './trait-name.js';

/** The seed of one match of a series. With it the match can be played again elsewhere. */
export function matchSeed(seed: string, index: number): string {
  return `${seriesOf(seed)}${index}`;
}

function seriesOf(seed: string): string {
  return `${seed}#`;
}

/** The bot (its place in the plan) that sits on a seat in one match: unless seated, they move on by one every match. */
export function botOnSeat(plan: Plan, index: number, seat: number): number {
  return plan.seated === true ? seat : (seat + index) % plan.bots.length;
}

export function playBatch(game: AnyGame, plan: Plan, from: number, to: number): Tally {
  const seats = plan.bots.length;
  const player = new Player(game, plan);
  const tally = newTally(seats);
  const columns = plan.responses === undefined ? undefined : new ResponseColumns(plan.responses);
  const lengths: number[] = [];
  for (let index = from; index < to; index++) {
    const result = player.play(index);
    tally.games++;
    tally.decisions += result.decisions;
    if (columns === undefined) count(tally, plan, index, result);
    else columns.add(result);
    if (plan.keep === true) tally.results.push(result);
    lengths[result.decisions] = (lengths[result.decisions] ?? 0) + 1;
  }
  lengths.forEach((games, decisions) => {
    tally.lengths.push([decisions, games]);
  });
  if (columns !== undefined) tally.columns = columns.columns;
  return tally;
}

/** Plays match after match of one plan. */
class Player {
  private readonly bots: readonly Bot[];
  private readonly onlooker: Onlooker | undefined;
  private readonly machine: Machine<Core>;
  private readonly setup: Setup;
  private readonly seeds: SeedSeries;
  /** Chance of the rules and of every seat's bot: seeded anew for every match. */
  private readonly rng: Rng = newRng();
  private readonly beside: readonly Rng[];
  private readonly withTraits: boolean;
  private readonly withMeasures: boolean;
  /** The same bot everywhere: it makes no difference who sits where. */
  private readonly isMirror: boolean;
  private readonly acting: boolean;

  constructor(
    private readonly game: AnyGame,
    private readonly plan: Plan,
  ) {
    this.bots = plan.bots.map((id) => {
      const bot = findThinker(id);
      assert(bot.ok, `no bot ${id}`);
      return bot.value;
    });
    this.onlooker = plan.closely === undefined ? undefined : new Onlooker(game, plan.closely);
    this.machine = new Machine<Core>(game, this.onlooker === undefined ? {} : { sink: this.onlooker.hear });
    this.setup = { options: plan.options, seats: plan.bots.length };
    this.seeds = new SeedSeries(seriesOf(plan.seed));
    const { responses } = plan;
    const isWhole = responses === undefined || plan.keep === true;
    this.withTraits = isWhole || needsTraits(responses);
    this.withMeasures = isWhole || needsMeasures(responses);
    this.isMirror = new Set(plan.bots).size === 1;
    this.beside = plan.bots.map(newRng);
    this.acting = this.bots.some((bot) => actsUnasked(game, bot));
  }

  play(index: number): MatchResult {
    const { game, plan, bots, machine, rng, beside } = this;
    const seated = this.isMirror ? bots : bots.map((_, seat) => bots[botOnSeat(plan, index, seat)]!);
    const number = plan.turns === true ? Math.floor(index / bots.length) : index;
    this.seeds.begin(number, rng, beside);
    const state = game.setup(this.setupOf(number), rng);
    const table = { machine, state, bots: seated, rngs: beside };
    return this.resultOf(state, playMatch(table, this.acting, this.onlooker));
  }

  private setupOf(number: number): Setup {
    const { game, plan, setup } = this;
    if (plan.vary === undefined) return setup;
    const { seats } = setup;
    return {
      options: drawnOptions({ ...plan, game, seats }, `${matchSeed(plan.seed, number)}/options`),
      seats,
    };
  }

  private measuresOf(state: Core, choices: number, seen: MatchResult['measures'] | undefined) {
    if (seen !== undefined) return { choices, ...seen, ...this.game.measures?.(state) };
    return this.withMeasures ? { choices, ...this.game.measures?.(state) } : { choices };
  }

  private resultOf(state: Core, { seats, decisions, choices, first }: Played): MatchResult {
    const seen = this.onlooker?.close();
    return {
      seats,
      winners: state.outcome!.winners,
      decisions,
      first,
      had: this.withTraits ? traitsOf(this.game, state) : NOTHING,
      used: seen?.used ?? NOTHING,
      measures: this.measuresOf(state, choices, seen?.measures),
    };
  }
}

function newRng(): Rng {
  return rngFromWords(0, 0, 0, 0);
}

function traitsOf(game: AnyGame, state: Core): Record<string, number> {
  const had: Record<string, number> = {};
  for (const trait of game.traits?.(state) ?? []) {
    const name = traitName(trait);
    had[name] = (had[name] ?? 0) | (1 << trait.seat);
  }
  return had;
}

const NOTHING = {};

function count(tally: Tally, plan: Plan, index: number, match: MatchResult): void {
  const { winners, had, measures } = match;
  if (winners.length === 0) tally.draws++;
  for (const seat of winners) {
    tally.seatWins[seat]!++;
    tally.botWins[botOnSeat(plan, index, seat)]!++;
  }
  // Several seats may have the same: it won when one of them did.
  const won = seatsOf(winners);
  for (const trait in had) addTrait(tally, trait, 1, (had[trait]! & won) === 0 ? 0 : 1);
  for (const name in measures) addMeasure(tally, name, measures[name]!);
}
