/** Looks at parts of a match away from the page. The first message brings the match, each after it some parts. */
import { type AnalysisPart, Look, type Seen } from '@fray/bots';
import { type MatchRecord, replay } from '@fray/engine';
import { openToThink, shelve } from '@fray/games/shelf';
import { loadOwnGame } from '../games/own-game.js';

export type AnalysisRequest =
  | { readonly record: MatchRecord; readonly depth: number }
  | { readonly parts: readonly AnalysisPart[] };

/** What was seen, part by part; undefined: the match does not play here. */
export type AnalysisReply = readonly Seen[] | undefined;

const shelved = loadOwnGame().then((game) => game && shelve(game));

let look: Promise<Look | undefined>;

self.addEventListener('message', async ({ data }: MessageEvent<AnalysisRequest>) => {
  if ('record' in data) look = open(data.record, data.depth);
  else {
    const opened = await look;
    self.postMessage(opened && (data.parts.map((part) => opened.at(part)) satisfies AnalysisReply));
  }
});

async function open(record: MatchRecord, depth: number): Promise<Look | undefined> {
  await shelved;
  const game = await openToThink(record.header.game);
  return game.ok && replay(game.value, record).ok ? new Look(game.value, record, depth) : undefined;
}
