/** Judges what happened in a match under siege: what was acknowledged and seen, beside the log that is left of it. */
import type { AnyGame } from '@fray/engine';
import { Audience, type LogEntry, Timeline } from '@fray/host';
import { type Frame, StreamMessage } from '@fray/protocol';
import { type MatchFile, timelineSetup } from '../../src/match/match-file.js';

/** A choice that was answered with 200, under which own number of its player. */
export interface Acknowledged {
  readonly key: string;
  readonly n: number;
}

/** One player, in the order in which things happened to them. */
export interface Witness {
  readonly acknowledged: readonly Acknowledged[];
  readonly frames: readonly Frame[];
  /** The last number they were told. */
  readonly last: number;
}

export interface MatchHistory {
  readonly file: MatchFile;
  readonly log: readonly { readonly n: number; readonly body: string }[];
  /** By seat. */
  readonly witnesses: readonly Witness[];
}

/** What is wrong: nothing, if every acknowledged choice counts once and in order, and all saw what is on disk and no more. */
export function judge({ file, log, witnesses }: MatchHistory, game: AnyGame, beatMs?: number): string[] {
  const faults: string[] = [];
  const blame = (what: string): void => void faults.push(`match ${file.id}: ${what}`);
  for (const [i, { n }] of log.entries()) if (n !== i + 1) blame(`the log has ${n} where ${i + 1} belongs`);
  const entries = log.map(({ body }) => JSON.parse(body) as LogEntry);
  const { timeline, told } = replay(file, entries, game, beatMs);
  for (const [seat, { acknowledged, frames, last }] of witnesses.entries()) {
    let before = 0;
    for (const { key, n } of acknowledged) {
      const places = entries.flatMap((entry, i) => (keyOf(entry) === key ? [i + 1] : []));
      if (places.length !== 1) blame(`seat ${seat}'s choice ${key} is in the log ${places.length} times`);
      const [place] = places;
      if (place === undefined) continue;
      if (place <= before)
        blame(`seat ${seat}'s choice ${key} comes before one that was acknowledged earlier`);
      before = place;
      const own = timeline.numbersOf(seat).upTo(place);
      if (own !== n) blame(`seat ${seat}'s choice ${key} was acknowledged as ${n} and is ${own}`);
    }
    for (const frame of frames)
      if (essence(frame) !== essence(told[seat]!.get(frame.n)))
        blame(`seat ${seat} was told under ${frame.n} what the log does not say`);
    const end = timeline.lastTold(seat);
    if (last !== end) blame(`seat ${seat} saw ${last} of ${end} messages`);
  }
  return faults;
}

/** The frames that every seat must have been sent, by their numbers. */
function replay(file: MatchFile, entries: readonly LogEntry[], game: AnyGame, beatMs: number | undefined) {
  const started = Timeline.start(timelineSetup(file, game, beatMs));
  if (!started.ok) throw new Error(`match ${file.id} does not start`);
  const timeline = started.value;
  const audience = new Audience(timeline, () => ({ present: [], watchers: 0, away: [] }));
  const told = file.seats.map((_, seat) => {
    const frames = new Map<number, Frame>();
    audience.open({ seat, lean: false }, undefined, (n, text) => {
      const message = StreamMessage.parse(JSON.parse(text));
      if (message.kind === 'frame') frames.set(n, message);
    });
    return frames;
  });
  for (const entry of entries) {
    timeline.apply(entry);
    audience.tell();
  }
  return { timeline, told };
}

/** What a frame says of the match; who is there is another matter. */
function essence(frame: Frame | undefined): string {
  if (frame === undefined) return 'nothing';
  const { n, made, what, choices, outcome, beats } = frame;
  return JSON.stringify({ n, made, what, choices, outcome, events: beats.map(({ event }) => event) });
}

function keyOf(entry: LogEntry): string | undefined {
  return entry.kind === 'choice' ? entry.key : undefined;
}
