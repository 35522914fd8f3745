/** Thinks for bots, away from the page, so that the page never stutters. */
import { adviseRequest, answerRequest } from '@fray/bots';
import { assert } from '@fray/engine';
import { openToThink, shelve } from '@fray/games/shelf';
import { loadOwnGame } from '../games/own-game.js';
import type { WorkerReply, WorkerRequest } from './bot-port.js';

const shelved = loadOwnGame().then((game) => game && shelve(game));

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const { id, advise } = data;
  const nothing: WorkerReply = advise === true ? { id, reply: null, advice: null } : { id, reply: null };
  self.postMessage(await answer(data).catch(() => nothing));
});

async function answer({ id, request, advise }: WorkerRequest): Promise<WorkerReply> {
  await shelved;
  const game = await openToThink(request.game);
  assert(game.ok, 'a match is only started with a known game');
  if (advise === true) return { id, reply: null, advice: adviseRequest(game.value, request) };
  return { id, reply: answerRequest(game.value, request) };
}
