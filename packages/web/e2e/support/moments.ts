/** Moments of golden records, opened at the table as if they had been played up to there in this browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { formatRecord, type Match, type MatchRecord, parseRecord, replay } from '@fray/engine';
import { findGame } from '@fray/games';
import type { Page } from '@playwright/test';

export interface Moment {
  /** The kind of decision, with a word for what is answered in a window; or `ending`. */
  readonly what: string;
  /** The record up to there, with a person at the seat that is asked first and bots at all others. */
  readonly text: string;
}

const NAMES = ['Mara', 'Jonas', 'Priya', 'Noor', 'Tomas', 'Ines', 'Oskar', 'Kit'];
const folderOf = (game: string): URL => new URL(`../../../game-${game}/test/golden/`, import.meta.url);

export function goldenRecords(game: string): readonly string[] {
  return readdirSync(folderOf(game)).sort();
}

/** The first moment of every kind of question in a golden record, and its ending. */
export function momentsOf(game: string, file: string): readonly Moment[] {
  const record = read(game, file);
  const found = new Map<string, readonly [n: number, seat: number]>();
  let n = 0;
  const look = (match: Match): undefined => {
    const what = match.outcome === null ? kindOf(match) : 'ending';
    if (!found.has(what)) found.set(what, [n, match.asked()[0] ?? 0]);
    n++;
  };
  orThrow(replay(orThrow(findGame(game)), record, undefined, look));
  return [...found].map(([what, [upTo, seat]]) => ({ what, text: cut(game, record, upTo, seat) }));
}

/** Of a golden record, the questions with at least so many answers: of every kind the one with the most. */
export function fullMomentsOf(game: string, file: string, least: number): readonly Moment[] {
  const record = read(game, file);
  const found = new Map<string, readonly [answers: number, n: number, seat: number]>();
  let n = 0;
  const look = (match: Match): undefined => {
    for (const seat of match.outcome === null ? match.asked() : []) {
      const answers = match.moves(seat).length;
      const what = kindOf(match);
      if (answers >= least && answers > (found.get(what)?.[0] ?? 0)) found.set(what, [answers, n, seat]);
    }
    n++;
  };
  orThrow(replay(orThrow(findGame(game)), record, undefined, look));
  return [...found].map(([what, [, upTo, seat]]) => ({ what, text: cut(game, record, upTo, seat) }));
}

function read(game: string, file: string): MatchRecord {
  return orThrow(parseRecord(readFileSync(new URL(file, folderOf(game)), 'utf8')));
}

function kindOf(match: Match): string {
  const pending = match.pending();
  return pending === undefined ? match.decision()! : `${match.decision()} about ${pending.what.id}`;
}

function cut(game: string, record: MatchRecord, upTo: number, person: number): string {
  const seats = record.header.seats.map((_, seat) =>
    seat === person
      ? { name: NAMES[seat]!, kind: 'person' as const }
      : { name: NAMES[seat]!, kind: 'bot' as const, bot: 'random' },
  );
  const header = { ...record.header, seats };
  return formatRecord(orThrow(replay(orThrow(findGame(game)), { ...record, header }, upTo)).record());
}

function orThrow<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error(`a golden record cannot be played: ${JSON.stringify(result)}`);
  return result.value;
}

/** The table as it stands at that moment; whatever was open before is left. */
export async function openMoment(page: Page, { what, text }: Moment): Promise<void> {
  await page.goto('about:blank');
  await page.goto('./#/settings');
  await page.evaluate((record) => localStorage.setItem('fray.match.moment', record), text);
  await page.goto('./#/table/moment');
  await page
    .locator(what === 'ending' ? '.ending h2' : '.prompt-ask')
    .first()
    .waitFor();
}
