/** The registry: the only file that names all games. Adding a game is one folder and one line here. */
import { type AnyGame, type Core, fail, ok, type Result, type ScenarioAdapter } from '@fray/engine';
import { rohan } from '@fray/game-rohan';

/** A game, and how its positions are written in scenario files. */
interface Entry {
  readonly game: AnyGame;
  readonly scenarios?: ScenarioAdapter<Core>;
}

const SHELF: readonly Entry[] = [{ game: rohan }];

export const games: readonly AnyGame[] = SHELF.map(({ game }) => game);

export function findGame(id: string): Result<AnyGame> {
  const entry = findEntry(id);
  return entry.ok ? ok(entry.value.game) : entry;
}

export function findScenarioAdapter(id: string): Result<ScenarioAdapter<Core>> {
  const entry = findEntry(id);
  if (!entry.ok) return entry;
  const { scenarios } = entry.value;
  return scenarios === undefined ? fail(`${id} has no scenarios.`) : ok(scenarios);
}

function findEntry(id: string): Result<Entry> {
  const entry = SHELF.find(({ game }) => game.id === id);
  if (entry !== undefined) return ok(entry);
  const known = games.map((game) => game.id).join(', ');
  return fail(`There is no game called "${id.slice(0, 40)}"; choose one of ${known}.`);
}
