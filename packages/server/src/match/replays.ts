/** Going back in a match: its position after any number of choices, and its story so far for one viewer. */
import { canonical, type RecordHeader, seenBy } from '@fray/engine';
import { Refused } from '../refused.js';
import type { Timeline } from './timeline.js';

/** The match after `made` choices; by default as far as everybody may know. */
export function replayTo(timeline: Timeline, made = timeline.shown): Timeline {
  if (made > timeline.shown)
    throw new Refused('missing', `This match has ${timeline.shown} choices to show, not ${made}.`);
  return timeline.rewound(made);
}

/**
 * A running match may be read only as far as the viewer knows it: no seed, no secret, and instead of the
 * choices themselves what the viewer saw of each.
 */
export function runningRecord(timeline: Timeline, viewer: number): string {
  const { seed: _seed, fair, ...rest } = timeline.match.header;
  const header: Omit<RecordHeader, 'seed' | 'fair'> & { commitment?: string } = rest;
  const lines = [canonical({ line: 'running', ...header, commitment: fair?.commitment, viewer })];
  const seats = [-1, ...timeline.seatsOfShown()];
  for (const [n, seat] of seats.entries()) {
    const events = timeline.match.story[n]!.map((event) => seenBy(event, viewer));
    lines.push(canonical({ line: 'seen', n, ...(seat < 0 ? {} : { seat }), events }));
  }
  return `${lines.join('\n')}\n`;
}
