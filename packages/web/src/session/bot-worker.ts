/** Thinks for bots, away from the page, so that the page never stutters. */
import { type Advice, adviseRequest, answerRequest, type BotReply } from '@fray/bots';
import { findGame, shelve } from '@fray/games';
import { loadOwnGame } from '../games/own-game.js';
import type { WorkerReply, WorkerRequest } from './bot-port.js';

const shelved = loadOwnGame().then((game) => game && shelve(game));

self.addEventListener('message', async ({ data: { id, request, advise } }: MessageEvent<WorkerRequest>) => {
  await shelved;
  const answer: WorkerReply =
    advise === true ? { id, reply: null, advice: advice(request) } : { id, reply: reply(request) };
  self.postMessage(answer);
});

function advice(request: WorkerRequest['request']): Advice | null {
  try {
    return adviseRequest(findGame, request);
  } catch {
    return null;
  }
}

function reply(request: WorkerRequest['request']): BotReply | null {
  try {
    return answerRequest(findGame, request);
  } catch {
    return null;
  }
}
