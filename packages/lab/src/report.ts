/** A tally made readable: rates with their intervals, and how long matches took. */
import type { Plan } from './plan.js';
import { type Interval, wilson } from './statistics/wilson.js';
import { quantile, type Tally } from './tally.js';

export interface Rate extends Interval {
  readonly name: string;
  readonly wins: number;
  readonly games: number;
  readonly rate: number;
}

export interface Report {
  readonly game: string;
  readonly seed: string;
  readonly options: Plan['options'];
  readonly games: number;
  readonly draws: number;
  readonly seats: readonly Rate[];
  readonly bots: readonly Rate[];
  /** By group, such as factions: how often each won in the matches it took part in. */
  readonly traits: readonly { readonly group: string; readonly rates: readonly Rate[] }[];
  /** Means a match of what else was measured. */
  readonly measures: Readonly<Record<string, number>>;
  readonly decisions: {
    readonly total: number;
    readonly mean: number;
    readonly median: number;
    readonly min: number;
    readonly max: number;
  };
}

export function rate(name: string, wins: number, games: number): Rate {
  return { name, wins, games, rate: games === 0 ? 0 : wins / games, ...wilson(wins, games) };
}

/** What a choice takes somebody who plays against bots: what the home page's minutes are reckoned with. */
const SECONDS_AGAINST_BOTS = 3;

/** How long a match takes, in whole minutes. */
export function minutesOf({ measures }: Pick<Report, 'measures'>): number {
  return Math.max(1, Math.round(((measures['choices'] ?? 0) * SECONDS_AGAINST_BOTS) / 60));
}

export function makeReport(plan: Plan, tally: Tally, seatNames: readonly string[]): Report {
  const { lengths, games, decisions: total } = tally;
  return {
    game: plan.game,
    seed: plan.seed,
    options: plan.options,
    games,
    draws: tally.draws,
    seats: tally.seatWins.map((wins, seat) => rate(seatNames[seat]!, wins, games)),
    bots: botRates(plan, tally),
    traits: traitRates(tally),
    measures: Object.fromEntries(Object.entries(tally.measures).map(([name, sum]) => [name, sum / games])),
    decisions: {
      total,
      mean: total / games,
      median: quantile(lengths, 0.5),
      min: lengths[0]?.[0] ?? 0,
      max: lengths[lengths.length - 1]?.[0] ?? 0,
    },
  };
}

function traitRates({ traits }: Tally): Report['traits'] {
  const groups = new Map<string, Rate[]>();
  for (const [trait, [games, wins]] of Object.entries(traits).sort()) {
    const [group, key] = trait.split(':') as [string, string];
    groups.set(group, [...(groups.get(group) ?? []), rate(key, wins, games)]);
  }
  return [...groups].map(([group, rates]) => ({ group, rates }));
}

/** A bot that sits on several seats is told apart by a number: against itself there is no one rate. */
function botRates(plan: Plan, tally: Tally): Rate[] {
  return plan.bots.map((bot, i) => {
    const twins = plan.bots.filter((other) => other === bot).length;
    const name = twins === 1 ? bot : `${bot} ${plan.bots.slice(0, i + 1).filter((b) => b === bot).length}`;
    return rate(name, tally.botWins[i]!, tally.games);
  });
}
