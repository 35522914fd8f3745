/** Going back in a match: its position after any number of choices, and its story so far for one viewer. */
import { canonical, type RecordHeader } from '@fray/engine';
import { storyFor, type Timeline } from '@fray/host';
import { refuse } from '../refused.js';

/** The match after `made` choices, as if it had been played without detours; by default as far as everybody may know. */
export function replayTo(fresh: Timeline, timeline: Timeline, made = timeline.shown): Timeline {
  if (made > timeline.shown) throw refuse('missing', 'not-shown', { shown: timeline.shown, made });
  // A paced question's answers were shown together: played one by one they need no beat.
  for (const { entry, move } of timeline.choices.list.slice(0, made)) fresh.replay(entry, move);
  return fresh;
}

/**
 * A running match may be read only as far as the viewer knows it: no seed, no secret, and instead of the
 * choices themselves what the viewer saw of each.
 */
export function runningRecord(timeline: Timeline, viewer: number): string {
  const { seed: _seed, fair, ...rest } = timeline.match.header;
  const header: Omit<RecordHeader, 'seed' | 'fair'> & { commitment?: string } = rest;
  const lines = [canonical({ line: 'running', ...header, commitment: fair?.commitment, viewer })];
  for (const { n, what, events } of storyFor(timeline, viewer))
    lines.push(canonical({ line: 'seen', n, what, events }));
  return `${lines.join('\n')}\n`;
}
