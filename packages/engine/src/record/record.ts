/**
 * A match as a file: JSON Lines, a header, then one line a choice, checkpoints with a hash of the state, and
 * the end. Export is strict; import keeps notes and ignores lines and fields it does not know.
 */

import type { SignedPromise } from '../chance/promise.js';
import { RNG_NAMES, type RngName } from '../chance/random.js';
import type { FairProof } from '../chance/seed.js';
import type { Outcome } from '../core.js';
import type { GameEvent } from '../event.js';
import type { Options } from '../option.js';
import { fail, ok, type Result } from '../result.js';
import { engineMessage } from '../words/engine-message.js';
import type { Message } from '../words/message.js';
import { type RecordedAct, type RecordedChoice, readAct } from './act.js';
import { canonical } from './canonical.js';

/**
 * What can be read, the latest last. Records of the first have the options of some games among the table's own part, all of them;
 * since the second the engine puts those into a hash that are not at their defaults, so that an option added later breaks none.
 */
export const RECORD_FORMATS = ['fray-record/1', 'fray-record/2'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];
/** What is written now. */
export const RECORD_FORMAT: RecordFormat = 'fray-record/2';

export interface SeatInfo {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly bot?: string;
}

export interface RecordHeader {
  readonly format: RecordFormat;
  readonly game: string;
  readonly rules: string;
  readonly rng: RngName;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly seed: string;
  readonly started?: string;
  readonly fair?: FairProof;
  /** The clock the table agreed on, where one ran. */
  readonly clock?: Readonly<Record<string, string | number>>;
  /** The bot that the table agreed on for seats whose player is away. */
  readonly standIn?: { readonly level: string; readonly seconds?: number | undefined };
  /** What the players call the rules they play by, such as "Our Friday rules". */
  readonly ruleSet?: string;
  /** The table plays without advice; allowed unless said. */
  readonly advice?: 'off';
}

export interface MatchRecord {
  readonly header: RecordHeader;
  readonly choices: readonly RecordedChoice[];
  /** Hash of the state after the n-th choice. */
  readonly checkpoints: readonly { readonly n: number; readonly hash: string }[];
  readonly end?: {
    readonly n: number;
    readonly outcome: Outcome | null;
    readonly hash: string;
    /** Hash of who chose and of the acts, where there is anything to tell. */
    readonly acts?: string;
  };
  /** In the order in which they happened. */
  readonly acts?: readonly RecordedAct[];
  readonly notes: readonly unknown[];
  /** Events as a file that was read tells them, by the number of their choice; verifying compares them with play. */
  readonly told?: readonly { readonly n: number; readonly event: unknown }[];
}

/**
 * The file of a record. With the story (`match.story`, or what one seat saw of it) it can also be followed
 * without the rules: dice, draws and results stand written out after each choice.
 */
export function formatRecord(record: MatchRecord, story: readonly (readonly GameEvent[])[] = []): string {
  const checkpoints = new Map(record.checkpoints.map((c) => [c.n, c.hash]));
  const lines: string[] = [canonical({ line: 'header', ...record.header })];
  const addPosition = (n: number): void => {
    for (const event of story[n] ?? []) lines.push(canonical({ line: 'event', n, ...event }));
    const hash = checkpoints.get(n);
    if (hash !== undefined) lines.push(canonical({ line: 'checkpoint', n, hash }));
  };
  addPosition(0);
  for (const [i, choice] of record.choices.entries()) {
    lines.push(canonical({ line: 'choice', n: i + 1, ...choice }));
    addPosition(i + 1);
  }
  for (const act of record.acts ?? []) lines.push(canonical({ line: 'act', ...act }));
  if (record.end !== undefined) lines.push(canonical({ line: 'end', ...record.end }));
  for (const note of record.notes) lines.push(canonical(note));
  return `${lines.join('\n')}\n`;
}

export function parseRecord(text: string): Result<MatchRecord, Message> {
  const rows: Record<string, unknown>[] = [];
  for (const [i, raw] of text.split('\n').entries()) {
    if (raw.trim() === '') continue;
    const row = parseLine(raw);
    if (row === undefined) return fail(engineMessage('record-line', { line: i + 1 }));
    rows.push(row);
  }
  const header = parseHeader(rows[0]);
  if (!header.ok) return header;
  return collect(header.value, rows.slice(1));
}

function collect(
  header: RecordHeader,
  rows: readonly Record<string, unknown>[],
): Result<MatchRecord, Message> {
  const choices: RecordedChoice[] = [];
  const checkpoints: { n: number; hash: string }[] = [];
  const notes: unknown[] = [];
  const told: { n: number; event: unknown }[] = [];
  const acts: RecordedAct[] = [];
  let end: MatchRecord['end'];
  for (const row of rows) {
    const { line, n, ...rest } = row;
    if (line === 'choice') {
      if (n !== choices.length + 1)
        return fail(
          engineMessage('record-missing', { n: choices.length + 1, given: JSON.stringify(n) ?? 'nothing' }),
        );
      if (!isSeat(rest['seat'], header) || typeof rest['choice'] !== 'object' || rest['choice'] === null)
        return fail(engineMessage('record-choice', { n }));
      choices.push(rest as unknown as RecordedChoice);
    } else if (line === 'checkpoint' || line === 'end') {
      const { hash, outcome = null, acts: how } = rest;
      if (!isCount(n) || typeof hash !== 'string') return fail(engineMessage('record-hash', { line }));
      if (line === 'checkpoint') checkpoints.push({ n, hash });
      else
        end = {
          n,
          outcome: outcome as Outcome | null,
          hash,
          ...(typeof how === 'string' ? { acts: how } : {}),
        };
    } else if (line === 'act') {
      const act = readAct({ n, ...rest }, header.seats.length);
      if (act === undefined) return fail(engineMessage('record-act', { line: acts.length + 1 }));
      acts.push(act);
    }
    // Events are made again by playing: a record never rests on them, but they must not lie to its reader.
    else if (line === 'event') told.push({ n: isCount(n) ? n : -1, event: rest });
    else notes.push(row);
  }
  return ok({
    header,
    choices,
    checkpoints,
    notes,
    ...(end === undefined ? {} : { end }),
    ...(told.length === 0 ? {} : { told }),
    ...(acts.length === 0 ? {} : { acts }),
  });
}

function parseHeader(row: Record<string, unknown> | undefined): Result<RecordHeader, Message> {
  if (row === undefined) return fail(engineMessage('record-empty'));
  const { line, ...header } = row;
  if (line !== 'header' || !RECORD_FORMATS.some((format) => format === header['format']))
    return fail(engineMessage('record-header', { formats: [RECORD_FORMAT] }));
  if (!RNG_NAMES.some((name) => name === header['rng']))
    return fail(engineMessage('record-generator', { given: JSON.stringify(header['rng']) ?? 'nothing' }));
  for (const field of ['game', 'rules', 'seed'])
    if (typeof header[field] !== 'string') return fail(engineMessage('record-field', { field }));
  if (!['string', 'undefined'].includes(typeof header['ruleSet']))
    return fail(engineMessage('record-field', { field: 'ruleSet' }));
  const seats = header['seats'];
  if (!Array.isArray(seats) || !seats.every((s) => typeof s?.name === 'string'))
    return fail(engineMessage('record-seats'));
  if (header['fair'] !== undefined && !isFairProof(header['fair'])) return fail(engineMessage('record-fair'));
  return ok(header as unknown as RecordHeader);
}

function isCount(n: unknown): n is number {
  return Number.isInteger(n) && (n as number) >= 0;
}

function isFairProof(value: unknown): value is FairProof {
  const proof = (value ?? {}) as Partial<Record<keyof FairProof, unknown>>;
  return (
    typeof proof.commitment === 'string' &&
    typeof proof.secret === 'string' &&
    Array.isArray(proof.players) &&
    proof.players.every((seed) => typeof seed === 'string') &&
    (proof.promise === undefined || isSigned(proof.promise))
  );
}

function isSigned(value: unknown): value is SignedPromise {
  const signed = (value ?? {}) as Partial<Record<keyof SignedPromise, unknown>>;
  return [signed.text, signed.signature, signed.key].every((part) => typeof part === 'string');
}

function isSeat(seat: unknown, header: RecordHeader): boolean {
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < header.seats.length;
}

function parseLine(raw: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
