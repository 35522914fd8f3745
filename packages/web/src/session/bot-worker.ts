/** Thinks for bots, away from the page, so that the page never stutters. */
import { answerRequest, type BotReply } from '@fray/bots';
import { findGame } from '@fray/games';
import type { WorkerReply, WorkerRequest } from './bot-port.js';

self.addEventListener('message', ({ data: { id, request } }: MessageEvent<WorkerRequest>) => {
  const answer: WorkerReply = { id, reply: reply(request) };
  self.postMessage(answer);
});

function reply(request: WorkerRequest['request']): BotReply | null {
  try {
    return answerRequest(findGame, request);
  } catch {
    return null;
  }
}
