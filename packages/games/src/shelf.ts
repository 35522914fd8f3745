/** The shelf: the only file that names all games, each opened when it is wanted. Adding a game is one folder and one line here. */
import { type AnyGame, fail, type Message, message, ok, type Result } from '@fray/engine';

const SHELF = new Map<string, () => Promise<AnyGame>>([
  ['rohan', () => import('@fray/game-rohan').then(({ rohan }) => rohan)],
  ['destinyquest', () => import('@fray/game-destinyquest').then(({ destinyquest }) => destinyquest)],
  ['shadow-hunters', () => import('@fray/game-shadow-hunters').then(({ shadowHunters }) => shadowHunters)],
  ['trueshot', () => import('@fray/game-trueshot').then(({ trueshot }) => trueshot)],
  ['devils-bluff', () => import('@fray/game-devils-bluff').then(({ devilsBluff }) => devilsBluff)],
]);

export function shelved(): readonly string[] {
  return [...SHELF.keys()];
}

/** A game that is written elsewhere joins the shelf, in this process or page alone. */
export function shelve(game: AnyGame): void {
  SHELF.set(game.id, async () => game);
}

/** What is wrong is a message: whoever asked says it in their own words. */
export async function openGame(id: string): Promise<Result<AnyGame, Message>> {
  const open = SHELF.get(id);
  return open === undefined ? fail(noSuchGame(id, shelved())) : ok(await open());
}

/** The same for those who let bots think: with what the game has learnt by playing. */
export async function openToThink(id: string): Promise<Result<AnyGame, Message>> {
  const game = await openGame(id);
  if (game.ok) await game.value.knowledge.practice?.recall?.();
  return game;
}

export function noSuchGame(given: string, known: readonly string[]): Message {
  return message('no-such-game', { given: given.slice(0, 40), known });
}
