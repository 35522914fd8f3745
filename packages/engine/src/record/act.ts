/** What a record keeps of a match beside its position: who made each choice, and what players did besides choosing. */
import { sha256 } from '../chance/sha256.js';
import type { Choice } from '../move.js';
import { canonical } from './canonical.js';

/** Who chose, where it was not the seat's own player or bot: a stand-in, the clock, standing orders, or the others' claim. */
export type MadeBy = 'bot' | 'clock' | 'orders' | 'others';

export interface RecordedChoice {
  readonly seat: number;
  readonly choice: Choice;
  /** The same in short notation, for human readers. */
  readonly text?: string;
  /** Milliseconds the seat took, where a clock ran. */
  readonly ms?: number;
  /** The seat had asked "What would you do?" before. */
  readonly advised?: true;
  readonly by?: MadeBy;
}

/** `n` is how many choices were in force when it happened. */
export type RecordedAct = { readonly n: number; readonly seat: number } & (
  | { readonly act: 'undo-asked' }
  | { readonly act: 'undo-answered'; readonly agree: boolean }
  /** Took its choice at place `from` (counted from 1) back, and with it what came after; a sealed one went alone. */
  | { readonly act: 'undo'; readonly from: number; readonly took: readonly RecordedChoice[] }
  | { readonly act: 'stand-in'; readonly level: string | null; readonly by: 'self' | 'absence' | 'votes' }
  | { readonly act: 'left'; readonly by: 'self' | 'absence' }
  | { readonly act: 'voted'; readonly about: number; readonly remedy: string }
);

/** One hash of who chose and of all acts; undefined where every choice was its own seat's and nothing else was done. */
export function hashActs(
  choices: readonly RecordedChoice[],
  acts: readonly RecordedAct[],
): string | undefined {
  if (acts.length === 0 && choices.every(({ by }) => by === undefined)) return undefined;
  return sha256(canonical([choices.map(({ by }) => by ?? ''), acts])).slice(0, 32);
}

/** What was done when so many choices were in force, or left that many in force. */
export function actsAt(acts: readonly RecordedAct[] | undefined, n: number): RecordedAct[] {
  return (acts ?? []).filter((act) => (act.act === 'undo' ? act.n - act.took.length : act.n) === n);
}

/** An act as a file has it, if it is one. */
export function readAct(row: Readonly<Record<string, unknown>>, seats: number): RecordedAct | undefined {
  const { n, seat, act } = row;
  const isSeat = (value: unknown): boolean => isCount(value) && (value as number) < seats;
  if (!isCount(n) || !isSeat(seat)) return undefined;
  return typeof act === 'string' && FORMS[act]?.(row, isSeat) === true ? (row as RecordedAct) : undefined;
}

type Form = (row: Readonly<Record<string, unknown>>, isSeat: (value: unknown) => boolean) => boolean;

const FORMS: Readonly<Record<string, Form>> = {
  'undo-asked': () => true,
  'undo-answered': ({ agree }) => typeof agree === 'boolean',
  undo: ({ from, took }, isSeat) =>
    isCount(from) &&
    Array.isArray(took) &&
    took.every((each) => isSeat(each?.seat) && typeof each.choice === 'object' && each.choice !== null),
  'stand-in': ({ level, by }) =>
    (level === null || typeof level === 'string') && ['self', 'absence', 'votes'].includes(by as string),
  left: ({ by }) => by === 'self' || by === 'absence',
  voted: ({ about, remedy }, isSeat) => isSeat(about) && typeof remedy === 'string',
};

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}
