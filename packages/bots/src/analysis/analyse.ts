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

/** About as much work for every match: in a long one there are fewer lines, and the judge is asked sooner. */
export function analysisPlan(choices: number, seats: number): AnalysisPlan {
  const worlds = Math.max(12, Math.min(200, Math.round(20_000 / (choices * (seats + 1)))));
  return { worlds, depth: choices > 200 ? 30 : choices > 100 ? 60 : Number.POSITIVE_INFINITY, moments: 5 };
}

const RANDOM_PERCENT = 5;

/** The biggest swings are partly noise: so many times as many as are shown get a closer look, with more lines each. */
const CLOSER = 3;
const CLOSER_LINES = 240;
const MOST_TIMES_AS_MANY = 8;

/** A choice that was made; `expected`: what it would have come to on average, where dice fell after it. */
interface Made {
  readonly n: number;
  readonly seat: number;
  readonly expected: readonly number[] | undefined;
}

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
  const made: Made[] = [];
  for (const [i, { seat, choice }] of choices.entries()) {
    const move = parseChoice(game.verbs, choice);
    if (!move.ok) continue;
    const before = game.clone(match.state);
    match.apply(seat, move.value);
    points.push(look.point(match));
    made.push({
      n: i + 1,
      seat,
      expected: look.expected(before, match.state, seat, move.value, plan.worlds),
    });
    yield (0.8 * (i + 1)) / choices.length;
  }
  const closer = biggest(made, points, CLOSER * plan.moments);
  for (const [i, each] of closer.entries()) {
    look.closer(each, points, made, record);
    yield 0.8 + (0.1 * (i + 1)) / closer.length;
  }
  const steps = made.map((each) => stepOf(each, points));
  const moments: Moment[] = [];
  for (const { n } of biggest(made, points, plan.moments)) {
    moments.push(look.moment(steps[n - 1]!, points, record));
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
    private readonly game: AnyGame,
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

  /** Each seat's chance after the choice, whatever the dice would have said; undefined where none fell. */
  expected(
    before: Readonly<Core>,
    after: Readonly<Core>,
    seat: number,
    move: Move,
    worlds: number,
  ): readonly number[] | undefined {
    return diceFell(before.rng, after.rng) ? this.chances.after(before, seat, move, worlds) : undefined;
  }

  /** The same positions again, with more lines. */
  closer({ n, seat }: Made, points: ChancePoint[], made: Made[], record: MatchRecord): void {
    const { worlds } = this.plan;
    const lines = Math.min(Math.max(CLOSER_LINES, worlds), MOST_TIMES_AS_MANY * worlds);
    const match = replay(this.game, record, n - 1);
    const move = parseChoice(this.game.verbs, record.choices[n - 1]!.choice);
    if (!match.ok || !move.ok) return;
    const before = this.game.clone(match.value.state);
    match.value.apply(seat, move.value);
    const after = match.value.state;
    points[n - 1] = { ...points[n - 1]!, open: this.chances.open(before, lines) };
    points[n] = { ...points[n]!, open: this.chances.open(after, lines) };
    made[n - 1] = { n, seat, expected: this.expected(before, after, seat, move.value, lines) };
  }

  moment(step: Step, points: readonly ChancePoint[], record: MatchRecord): Moment {
    const { n, seat, chosen, luck } = step;
    const swing = points[n]!.open.map((chance, i) => rounded(chance - points[n - 1]!.open[i]!));
    const most = (parts: readonly number[]): number => Math.max(...parts.map(Math.abs));
    const kind = most(luck) > most(chosen) ? 'luck' : 'choice';
    const candidates: readonly Candidate[] =
      kind === 'choice'
        ? candidatesOf(this.game, record, n, this.seats, this.playout, this.plan.worlds, this.rng)
        : [];
    return { n, seat, kind, swing, chosen, luck, candidates };
  }
}

/** What the choice did, and what the dice did after it. */
function stepOf({ n, seat, expected }: Made, points: readonly ChancePoint[]): Step {
  const [from, to] = [points[n - 1]!.open, points[n]!.open];
  const middle = expected ?? to;
  return {
    ...{ n, seat },
    chosen: middle.map((chance, i) => rounded(chance - from[i]!)),
    luck: middle.map((chance, i) => rounded(to[i]! - chance)),
  };
}

function biggest(made: readonly Made[], points: readonly ChancePoint[], count: number): Made[] {
  const size = ({ n }: Made): number =>
    Math.max(...points[n]!.open.map((chance, i) => Math.abs(chance - points[n - 1]!.open[i]!)));
  return [...made].sort((x, y) => size(y) - size(x)).slice(0, count);
}

function sum(steps: readonly Step[], seats: number, of: (step: Step, seat: number) => number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    rounded(steps.reduce((total, step) => total + of(step, seat), 0)),
  );
}
