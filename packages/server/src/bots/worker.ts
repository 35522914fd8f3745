/** The thread in which the bots of the registry think. */
import { answerRequest, type BotReply, type BotRequest } from '@fray/bots';
import { findGame } from '@fray/games';

// The thread pool calls a module's default export.
export default (request: BotRequest): BotReply => answerRequest(findGame, request);
