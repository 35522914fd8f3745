/**
 * What is worth having: for every card, ability, hero or character how often its owner won, held and used, beside what the rest
 * of that hand or sheet and the seat would have let one expect.
 */
import type { AnyGame, Message, Result } from '@fray/engine';
import { ok } from '@fray/engine';
import type { Experiment } from '../experiment/experiment.js';
import { plansOf } from '../experiment/plan-of.js';
import type { Watcher } from '../experiment/run-experiment.js';
import { type Runner, SeedPlayer } from '../experiment/seed-player.js';
import { type Rate, rate } from '../report.js';
import { BLOCKS, jackknifeInterval } from '../statistics/blocks.js';
import { normalQuantile } from '../statistics/normal.js';
import { type MatchResult, seatsOf } from '../tally.js';
import { NormalEquations } from './normal-equations.js';

/** What having or using it adds to the chance of winning, as a share. */
export interface Worth {
  readonly rate: Rate;
  /** What the seat and everything else at hand would have given. */
  readonly expected: number;
  readonly adds: number;
  readonly low: number;
  readonly high: number;
  /** The interval, corrected for the number of questions, leaves nothing out. */
  readonly clear: boolean;
}

export interface Card {
  /** As in "pet:wolf". */
  readonly trait: string;
  readonly held: Worth | null;
  readonly used: Worth | null;
}

export interface Cards {
  readonly experiment: Experiment;
  readonly rules: string;
  readonly matches: number;
  /** From the one that adds most. */
  readonly cards: readonly Card[];
}

/** With fewer owners nothing is said. */
const FEWEST = 30;

export async function cards(
  experiment: Experiment,
  game: AnyGame,
  runner: Runner,
  watcher: Watcher = {},
): Promise<Result<Cards, Message>> {
  const plans = plansOf(experiment, [{}], game, watcher.module);
  if (!plans.ok) return plans;
  const player = new SeedPlayer(game, plans.value, runner, {
    ...watcher,
    vary: experiment.vary,
    closely: 'events',
    keep: true,
  });
  const model = new Model(experiment.measures);
  await player.playSeeds(experiment.matches, (seed, matches) => {
    watcher.onSeed?.(seed, matches);
    model.add(seed % BLOCKS, matches[0]!);
  });
  return ok({ experiment, rules: game.version, matches: player.seeds, cards: model.result() });
}

interface Feature {
  readonly name: string;
  readonly kind: 'seat' | 'held' | 'used';
  owners: number;
  wins: number;
}

class Model {
  private readonly equations = new NormalEquations();
  private readonly places = new Map<string, number>();
  private readonly features: Feature[] = [];

  /** Only these groups of traits; none: all. */
  constructor(private readonly groups: readonly string[]) {}

  add(block: number, { seats, winners, had, used }: MatchResult): void {
    const won = seatsOf(winners);
    const rows = Array.from({ length: seats }, (_, seat) => [this.placeOf('seat', `${seat}`)]);
    for (const [kind, sets] of [
      ['held', had],
      ['used', used],
    ] as const)
      for (const trait in sets)
        if (this.isAsked(trait))
          for (let seat = 0; seat < seats; seat++)
            if ((sets[trait]! >> seat) & 1) rows[seat]!.push(this.placeOf(kind, trait));
    for (const [seat, row] of rows.entries()) {
      const win = (won >> seat) & 1;
      for (const place of row) {
        this.features[place]!.owners++;
        this.features[place]!.wins += win;
      }
      this.equations.add(block, row, win);
    }
  }

  /** What is held is judged beside everything held; what is used beside everything held and used. */
  result(): readonly Card[] {
    const known = this.features.flatMap(({ owners }, place) => (owners >= FEWEST ? [place] : []));
    const held = this.worths(
      known.filter((place) => this.features[place]!.kind !== 'used'),
      'held',
    );
    const used = this.worths(known, 'used');
    const traits = [...new Set([...held.keys(), ...used.keys()])];
    const all = traits.map((trait) => ({
      trait,
      held: held.get(trait) ?? null,
      used: used.get(trait) ?? null,
    }));
    const order = ({ held: h, used: u }: Card): number => (h ?? u)!.adds;
    return all.sort((a, b) => order(b) - order(a));
  }

  private worths(places: readonly number[], kind: 'held' | 'used'): ReadonlyMap<string, Worth> {
    const asked = places.filter((place) => this.features[place]!.kind === kind);
    const adds = this.equations.solve(places);
    const without = Array.from({ length: BLOCKS }, (_, block) => this.equations.solve(places, block));
    const surer = normalQuantile(1 - 0.025 / Math.max(1, asked.length)) / normalQuantile(0.975);
    return new Map(
      asked.map((place) => {
        const { name, owners, wins } = this.features[place]!;
        const i = places.indexOf(place);
        const { low, high } = jackknifeInterval(
          adds[i]!,
          without.map((each) => each[i]!),
          surer,
        );
        const seen = rate(name, wins, owners);
        const clear = low > 0 || high < 0;
        return [name, { rate: seen, expected: seen.rate - adds[i]!, adds: adds[i]!, low, high, clear }];
      }),
    );
  }

  private isAsked(trait: string): boolean {
    return this.groups.length === 0 || this.groups.includes(trait.slice(0, trait.indexOf(':')));
  }

  private placeOf(kind: Feature['kind'], name: string): number {
    const key = `${kind} ${name}`;
    const known = this.places.get(key);
    if (known !== undefined) return known;
    this.places.set(key, this.features.length);
    return this.features.push({ name, kind, owners: 0, wins: 0 }) - 1;
  }
}
