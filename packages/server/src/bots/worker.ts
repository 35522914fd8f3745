/** The thread in which the bots of the registry think. */
import { constants, platform, setPriority } from 'node:os';
import { answerRequest, type BotReply, type BotRequest } from '@fray/bots';
import { type AnyGame, assert } from '@fray/engine';
import { findGame, shelve } from '@fray/games';

/** A game that is not on the shelf: whoever started the server has said where its module lies. */
const own = process.env['FRAY_OWN_GAME'];
if (own !== undefined) shelve(((await import(own)) as { game: AnyGame }).game);

// People's choices come first. Only on Linux does a thread have a priority of its own; elsewhere this would be the server's.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// The thread pool calls a module's default export.
export default (request: BotRequest): BotReply => {
  const game = findGame(request.game);
  assert(game.ok, 'a match is only started with a known game');
  return answerRequest(game.value, request);
};
