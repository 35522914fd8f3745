/** One entry of a match's log. The log is the truth: everything else about a match is computed from it. */
import { type Choice, choiceText, type Move, type Verb } from '@fray/engine';
import type { ChosenBy, Remedy } from '@fray/protocol';

interface Stamp {
  /** The host's time in milliseconds, for clocks and common beats. */
  readonly at: number;
  readonly seat: number;
}

export interface ChoiceEntry extends Stamp {
  readonly kind: 'choice';
  readonly choice: Choice;
  readonly by: ChosenBy;
  /** The player had asked for advice. */
  readonly advised?: true;
  /** The sender's own name for this choice: sent again, it is recognised. */
  readonly key?: string;
}

export type LogEntry =
  | ChoiceEntry
  | (Stamp &
      (
        | { readonly kind: 'beat' }
        /** Takes back the choice with log number `of`. */
        | { readonly kind: 'undo'; readonly of: number }
        | { readonly kind: 'undo-asked'; readonly of: number; readonly waiting: readonly number[] }
        | { readonly kind: 'undo-answered'; readonly agree: boolean }
        /** `by` says so where it was not the player's own wish. */
        | { readonly kind: 'stand-in'; readonly level: string | null; readonly by?: 'absence' }
        | { readonly kind: 'orders'; readonly given: readonly string[] }
        | { readonly kind: 'said'; readonly phrase: string }
        | { readonly kind: 'spoke'; readonly text: string }
        | { readonly kind: 'muted'; readonly muted: readonly number[] }
        /** `claimAt` is said where the table waits longer for somebody who said nothing. */
        | { readonly kind: 'left'; readonly by?: 'absence'; readonly claimAt?: number }
        | { readonly kind: 'voted'; readonly about: number; readonly remedy: Remedy; readonly level: string }
      ));

/** The entry as it is written down. Nearly all are choices, whose words were written before. */
export function entryText(entry: LogEntry, verbs: readonly Verb[], move: Move | undefined): string {
  if (entry.kind !== 'choice' || move === undefined) return JSON.stringify(entry);
  const { seat, by, at, key, advised } = entry;
  const choice = choiceText(verbs, move);
  const sent = key === undefined ? '' : `,"key":${JSON.stringify(key)}`;
  const asked = advised === undefined ? '' : `,"advised":${advised}`;
  return `{"kind":"choice","seat":${seat},"choice":${choice},"by":"${by}","at":${at}${sent}${asked}}`;
}

/** Whether the seat's own player did it. */
export function isOwnDoing(entry: LogEntry): boolean {
  if (entry.kind === 'choice') return entry.by === 'player';
  return entry.kind !== 'beat' && !('by' in entry && entry.by === 'absence');
}
