/** Looks back at a finished match, one part after the other. It stops after each, so that whoever runs it can show how far it is and end it. */
import {
  type AnyGame,
  fail,
  type MatchRecord,
  ok,
  type ReplayFault,
  type Result,
  replay,
} from '@fray/engine';
import type { Analysis } from './analysis.js';
import { Look, type Seen } from './look.js';
import type { AnalysisPlan } from './plan.js';
import { analysisStages, shareDone } from './stages.js';

/** Yields how much is done, from 0 to 1; returns the analysis. */
export function* analyse(
  game: AnyGame,
  record: MatchRecord,
  plan: AnalysisPlan,
): Generator<number, Result<Analysis, ReplayFault>> {
  const played = replay(game, record);
  if (!played.ok) return fail(played.error);
  const look = new Look(game, record, plan.depth);
  const work = analysisStages(record, plan);
  let stage = work.next();
  while (stage.done !== true) {
    const seen: Seen[] = [];
    for (const part of stage.value.parts) {
      seen.push(look.at(part));
      yield shareDone(stage.value, seen.length);
    }
    stage = work.next(seen);
  }
  return ok(stage.value);
}
