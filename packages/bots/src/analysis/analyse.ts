/**
 * Looks back at a finished match, choice by choice. Luck and choice are told apart by asking twice: what would the same choice have
 * come to with other dice, and what would other choices have come to. It stops after every step, so that whoever runs it can show
 * how far it is and end it.
 */
import {
  type AnyGame,
  type Core,
  fail,
  type Match,
  type MatchRecord,
  type Move,
  ok,
  parseChoice,
  type ReplayFault,
  type Result,
  type Rng,
  replay,
  rngFromSeed,
} from '@fray/engine';
import type { PlayoutPlan } from '../search/playout.js';
import type { Analysis, Candidate, ChancePoint, Moment } from './analysis.js';
import { candidatesOf } from './candidates.js';
import { Chances, diceFell, rounded } from './chances.js';

export interface AnalysisPlan {
  /** Lines tried for each chance. */
  readonly worlds: number;
  /** After so many choices of a line the game's judge decides. */
  readonly depth: number;
  /** How many of the biggest swings are looked at closely. */
  readonly moments: number;
}

/** About as much work for every match, however long it was. */
export function analysisPlan(choices: number, seats: number): AnalysisPlan {
  const worlds = Math.max(12, Math.min(200, Math.round(20_000 / (choices * (seats + 1)))));
  return { worlds, depth: choices > 200 ? 60 : Number.POSITIVE_INFINITY, moments: 5 };
}

const RANDOM_PERCENT = 5;
/** A choice that costs less than this is no mistake: the noise is as large. */
export const MISTAKE = 0.04;

interface Step {
  readonly n: number;
  readonly seat: number;
  readonly chosen: readonly number[];
  readonly luck: readonly number[];
}

/** Yields how much is done, from 0 to 1; returns the analysis. */
export function* analyse(
  game: AnyGame,
  record: MatchRecord,
  plan: AnalysisPlan,
): Generator<number, Result<Analysis, ReplayFault>> {
  const { choices, header } = record;
  const start = replay(game, record, 0);
  if (!start.ok) return fail(start.error);
  const match = start.value;
  const seats = header.seats.length;
  const look = new Look(game, seats, plan, rngFromSeed(`analysis ${header.seed}`));
  const points: ChancePoint[] = [look.point(match)];
  const steps: Step[] = [];
  for (const [i, { seat, choice }] of choices.entries()) {
    const move = parseChoice(game.verbs, choice);
    if (!move.ok) continue;
    const before = game.clone(match.state);
    match.apply(seat, move.value);
    const point = look.point(match);
    steps.push(look.step(i + 1, seat, move.value, before, match.state, points[i]!, point));
    points.push(point);
    yield (0.9 * (i + 1)) / choices.length;
  }
  const moments: Moment[] = [];
  for (const step of biggest(steps, points, plan.moments)) {
    moments.push(look.moment(step, points, game, record));
    yield 0.9 + (0.1 * moments.length) / plan.moments;
  }
  return ok({
    line: 'analysis',
    choices: choices.length,
    worlds: plan.worlds,
    points,
    moments: moments.sort((x, y) => x.n - y.n),
    luck: sum(steps, seats, ({ luck }, seat) => luck[seat]!),
    chosen: sum(steps, seats, (step, seat) => (step.seat === seat ? step.chosen[seat]! : 0)),
  });
}

class Look {
  private readonly chances: Chances;
  private readonly playout: PlayoutPlan;

  constructor(
    game: AnyGame,
    private readonly seats: number,
    private readonly plan: AnalysisPlan,
    private readonly rng: Rng,
  ) {
    this.playout = { randomPercent: RANDOM_PERCENT, depth: plan.depth };
    this.chances = new Chances(game, seats, this.playout, rng);
  }

  point(match: Match): ChancePoint {
    const { worlds } = this.plan;
    const open = this.chances.open(match.state, worlds);
    const known = open.map((_, seat) => this.chances.known(match.view(seat), worlds)[seat]!);
    return { n: match.length, open, known };
  }

  /** What the choice did, and what the dice did after it. */
  step(
    n: number,
    seat: number,
    move: Move,
    before: Core,
    after: Readonly<Core>,
    from: ChancePoint,
    to: ChancePoint,
  ): Step {
    const swing = to.open.map((chance, i) => chance - from.open[i]!);
    if (!diceFell(before.rng, after.rng)) return { n, seat, chosen: swing, luck: swing.map(() => 0) };
    const expected = this.chances.after(before, seat, move, this.plan.worlds);
    return {
      n,
      seat,
      chosen: expected.map((chance, i) => rounded(chance - from.open[i]!)),
      luck: expected.map((chance, i) => rounded(to.open[i]! - chance)),
    };
  }

  moment(step: Step, points: readonly ChancePoint[], game: AnyGame, record: MatchRecord): Moment {
    const { n, seat, chosen, luck } = step;
    const swing = points[n]!.open.map((chance, i) => rounded(chance - points[n - 1]!.open[i]!));
    const most = (parts: readonly number[]): number => Math.max(...parts.map(Math.abs));
    const kind = most(luck) > most(chosen) ? 'luck' : 'choice';
    const isMistake = kind === 'choice' && chosen[seat]! <= -MISTAKE;
    const candidates: readonly Candidate[] = isMistake
      ? candidatesOf(game, record, n, this.seats, this.playout, this.plan.worlds, this.rng)
      : [];
    return { n, seat, kind, swing, chosen, luck, candidates };
  }
}

function biggest(steps: readonly Step[], points: readonly ChancePoint[], count: number): Step[] {
  const size = ({ n }: Step): number =>
    Math.max(...points[n]!.open.map((chance, i) => Math.abs(chance - points[n - 1]!.open[i]!)));
  return [...steps].sort((x, y) => size(y) - size(x)).slice(0, count);
}

function sum(steps: readonly Step[], seats: number, of: (step: Step, seat: number) => number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    rounded(steps.reduce((total, step) => total + of(step, seat), 0)),
  );
}
