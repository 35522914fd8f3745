/** What was said at a match, and who does not want to hear whom. */
import { SPECTATOR } from '@fray/engine';
import type { TalkLine, What } from '@fray/protocol';
import type { LogEntry } from './entry.js';
import type { SaidBefore } from './setup.js';

type Said = Extract<LogEntry, { kind: 'said' | 'spoke' | 'muted' }>;

export class Talk {
  private readonly lines: TalkLine[];
  private readonly times: { readonly seat: number; readonly at: number }[] = [];
  private readonly muted: (readonly number[])[];

  constructor(seats: number, before: readonly SaidBefore[] = []) {
    this.lines = before.map(({ seat, text }) => ({ n: 0, seat, text }));
    this.muted = new Array(seats).fill([]);
  }

  hear(n: number, entry: Said): What {
    const { seat } = entry;
    if (entry.kind === 'muted') {
      this.muted[seat] = entry.muted;
      return { kind: 'muted', seat };
    }
    this.times.push({ seat, at: entry.at });
    if (entry.kind === 'said') {
      this.lines.push({ n, seat, phrase: entry.phrase });
      return { kind: 'said', seat, phrase: entry.phrase };
    }
    this.lines.push({ n, seat, text: entry.text });
    return { kind: 'spoke', seat, text: entry.text };
  }

  /** The seats that this viewer does not want to hear. */
  mutedBy(viewer: number): readonly number[] {
    return this.muted[viewer] ?? [];
  }

  /** Whether this viewer is to be left alone with what that seat just said. */
  isDeaf(viewer: number, speaker: number, kind: What['kind']): boolean {
    return (kind === 'said' || kind === 'spoke') && this.mutedBy(viewer).includes(speaker);
  }

  /** What this viewer has heard, by the numbers of the log. What was said before the match is for its players. */
  heardBy(viewer: number): TalkLine[] {
    const muted = this.mutedBy(viewer);
    return this.lines.filter(({ n, seat }) => !muted.includes(seat) && (n > 0 || viewer !== SPECTATOR));
  }

  /** How often a seat has spoken since then. */
  countSince(seat: number, at: number): number {
    return this.times.filter((each) => each.seat === seat && each.at > at).length;
  }
}
