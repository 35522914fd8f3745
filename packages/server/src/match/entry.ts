/** One entry of a match's log. The log is the truth: everything else about a match is computed from it. */
import type { Choice } from '@fray/engine';

interface Stamp {
  /** Server time in milliseconds, for the clocks. */
  readonly at: number;
  readonly seat: number;
}

export type Entry = Stamp &
  (
    | {
        readonly kind: 'choice';
        readonly choice: Choice;
        readonly by: 'player' | 'bot' | 'clock';
        /** The sender's own name for this choice: sent again, it is recognised. */
        readonly key?: string;
      }
    /** Takes back the choice with log number `of`. */
    | { readonly kind: 'undo'; readonly of: number }
    | { readonly kind: 'undo-asked'; readonly of: number; readonly waiting: readonly number[] }
    | { readonly kind: 'undo-answered'; readonly agree: boolean }
    | { readonly kind: 'stand-in'; readonly level: string | null }
    | { readonly kind: 'said'; readonly phrase: string }
  );

/** Without the optional types' `undefined`, so that every process writes the same text. */
export function formatEntry(entry: Entry): string {
  return JSON.stringify(entry);
}

/** Only this server writes the log, so what it reads there is what it wrote. */
export function parseEntry(body: string): Entry {
  return JSON.parse(body) as Entry;
}
