/** Generation 1 random battles of @pkmn/sim with random choices: the yardstick for DestinyQuest's duels. */
import { createRequire } from 'node:module';
import { below, type Rng } from '@fray/engine';
import type { Battle, ID, PokemonSet, PRNGSeed } from '@pkmn/sim';
import { type Contender, chooser, mixIn } from './contender.js';

const FORMAT = 'gen1randombattle' as ID;
/** Teams are made beforehand, so that only the battles are measured. */
const TEAM_POOL = 60;
const MAX_CHOICES = 5000;

type Sim = typeof import('@pkmn/sim');
type Randoms = typeof import('@pkmn/randoms');

/** The part of a request that a choice depends on. */
interface Request {
  readonly wait?: boolean;
  readonly forceSwitch?: readonly boolean[];
  readonly active?: readonly {
    readonly moves: readonly { readonly disabled?: boolean | string }[];
    readonly trapped?: boolean;
  }[];
  readonly side: { readonly pokemon: readonly { readonly condition: string; readonly active?: boolean }[] };
}

export class PkmnContender implements Contender {
  checksum = 0;
  private readonly sim: Sim;
  private readonly teams: readonly PokemonSet[][];

  constructor() {
    // Loaded only when measured: it takes half a second.
    const load = createRequire(import.meta.url);
    this.sim = load('@pkmn/sim') as Sim;
    this.sim.Teams.setGeneratorFactory((load('@pkmn/randoms') as Randoms).TeamGenerators);
    this.teams = Array.from({ length: TEAM_POOL }, (_, i) =>
      this.sim.Teams.generate(FORMAT, { name: 'team', seed: seedOf(i) }),
    );
  }

  playMatch(n: number): number {
    const { teams } = this;
    const battle = new this.sim.Battle({
      formatid: FORMAT,
      seed: seedOf(n),
      p1: { name: 'one', team: teams[(2 * n) % TEAM_POOL]! },
      p2: { name: 'two', team: teams[(2 * n + 1) % TEAM_POOL]! },
    });
    const rng = chooser(n);
    let decisions = 0;
    while (!battle.ended && decisions < MAX_CHOICES)
      for (const side of battle.sides) decisions += decide(battle, side.id, side.activeRequest, rng);
    this.checksum = mixIn(this.checksum, decisions, battle.winner === 'one' ? 0 : 1, rng);
    return decisions;
  }
}

function decide(battle: Battle, side: Battle['sides'][number]['id'], request: unknown, rng: Rng): number {
  if (battle.ended || request === null || request === undefined) return 0;
  const choices = choicesFor(request as Request);
  if (choices.length === 0) return 0;
  const choice = choices[below(rng, choices.length)]!;
  if (!battle.choose(side, choice)) throw new Error(`@pkmn/sim refuses the choice "${choice}".`);
  return 1;
}

function choicesFor(request: Request): string[] {
  if (request.wait === true) return [];
  const choices: string[] = [];
  const active = request.active?.[0];
  if (request.forceSwitch === undefined)
    active?.moves.forEach((move, i) => {
      if (move.disabled !== true) choices.push(`move ${i + 1}`);
    });
  if (active?.trapped !== true)
    request.side.pokemon.forEach((pokemon, i) => {
      if (pokemon.active !== true && !pokemon.condition.endsWith(' fnt')) choices.push(`switch ${i + 1}`);
    });
  return choices;
}

function seedOf(n: number): PRNGSeed {
  return `${(n & 0xffff) + 1},2,3,4` as PRNGSeed;
}
