/** `fray fuzz`: plays games at random with random options for as long as wanted, and checks everything at every step. */
import { type AnyGame, below, parseOptions, type Rng, rngFromSeed } from '@fray/engine';
import { games } from '@fray/games';
import { conformance, noninterference, type PlayConfig, writeFixture } from '@fray/testkit';
import { Complaint } from '../complaint.js';
import { openGame } from '../game/open-game.js';
import { readCount } from '../options.js';
import { startProgress } from '../progress.js';
import { words } from '../words/index.js';

export interface FuzzFlags {
  readonly matches: string;
  readonly seed: string;
  readonly fixtures?: string;
}

/** What is wrong, in words, and the record that leads there. */
interface Fault {
  readonly text: string;
  readonly record?: string;
}

export async function fuzz(ids: readonly string[], flags: FuzzFlags): Promise<void> {
  const matches = readCount('--matches', flags.matches, 1);
  const named = await Promise.all(ids.map(async (id) => (await openGame(id)).game));
  const chosen = named.length === 0 ? games : named;
  const progress = startProgress(matches * chosen.length);
  let done = 0;
  for (let n = 0; n < matches; n++)
    for (const game of chosen) {
      const fault = await tryOne(game, `${flags.seed}-${n}`);
      if (fault !== undefined) {
        progress.stop();
        throw new Complaint(explain(fault, flags.fixtures));
      }
      progress.update(++done);
    }
  progress.stop();
  const names = chosen.map(({ id }) => id).join(', ');
  process.stdout.write(`${words.reports.nothingFound(matches, names, flags.seed)}\n`);
}

/** In some matches standing choices are common, so that what follows when somebody gives up is seen, too. */
const STANDING_EVERY = [15, 100, 1000];

/** One match for the contract, one for secrecy, both with the same random options. */
async function tryOne(game: AnyGame, seed: string): Promise<Fault | undefined> {
  const rng = rngFromSeed(seed);
  const configs = [randomConfig(game, rng)];
  const standingEvery = STANDING_EVERY[below(rng, STANDING_EVERY.length)]!;
  const play = { configs, matches: 1, seed, standingEvery };
  const contract = await conformance(game, play);
  if (!contract.ok) return contract.error;
  const secrecy = noninterference(game, play);
  return secrecy.ok ? undefined : secrecy.error;
}

/** Half of the options stay as they are, so that rare combinations do not hide common play. */
/** Drawn again while the game refuses what was drawn: some options need each other. */
function randomConfig(game: AnyGame, rng: Rng): PlayConfig {
  const { min, max } = game.seats;
  const seats = min + below(rng, max - min + 1);
  const options: Record<string, unknown> = {};
  for (const { id, values } of game.options)
    if (values !== undefined && below(rng, 2) === 0) options[id] = values[below(rng, values.length)];
  const parsed = parseOptions(game.options, options);
  const refused = parsed.ok && game.optionsFault?.(parsed.value, seats) !== undefined;
  return refused ? randomConfig(game, rng) : { options, seats };
}

function explain({ text, record }: Fault, fixtures: string | undefined): string {
  const keep = fixtures !== undefined && record !== undefined;
  return keep ? words.problems.kept(writeFixture(fixtures, record), text) : text;
}
