/** Looks back at a match away from the page, and says now and then how far it is. */
import { type Analysis, analyse, analysisPlan } from '@fray/bots';
import { parseRecord } from '@fray/engine';
import { findGame, shelve } from '@fray/games';
import { loadOwnGame } from '../games/own-game.js';

export interface AnalysisRequest {
  readonly record: string;
}

export type AnalysisReply =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly found: Analysis }
  | { readonly kind: 'failed' };

const post = (reply: AnalysisReply): void => self.postMessage(reply);

const shelved = loadOwnGame().then((game) => game && shelve(game));

self.addEventListener('message', async ({ data }: MessageEvent<AnalysisRequest>) => {
  await shelved;
  const record = parseRecord(data.record);
  const game = record.ok ? findGame(record.value.header.game) : undefined;
  if (!record.ok || game?.ok !== true) return post({ kind: 'failed' });
  const { choices, header } = record.value;
  const work = analyse(game.value, record.value, analysisPlan(choices.length, header.seats.length));
  for (let step = work.next(); ; step = work.next()) {
    if (step.done !== true) post({ kind: 'progress', share: step.value });
    else return post(step.value.ok ? { kind: 'done', found: step.value.value } : { kind: 'failed' });
  }
});
