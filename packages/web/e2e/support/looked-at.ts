/** Finished matches with an analysis, kept as if they had been played and looked at in this browser. */
import { readFileSync } from 'node:fs';
import { type Analysis, analyse } from '@fray/bots';
import { formatRecord, type MatchRecord, parseRecord } from '@fray/engine';
import { findGame } from '@fray/games';
import type { Page } from '@playwright/test';

/** As coarse as can be: what is tested is the page, not how well it judges. */
const PLAN = { worlds: 1, depth: 4, every: 2, closer: 1, judged: 1, moments: 4 };

/** A golden record: of Mara against bots. */
export function goldenMatch(game: string, file: string): MatchRecord {
  const url = new URL(`../../../game-${game}/test/golden/${file}.fray.jsonl`, import.meta.url);
  const record = parseRecord(readFileSync(url, 'utf8'));
  if (!record.ok) throw new Error(record.error.id);
  const { header } = record.value;
  const seats = header.seats.map((_, seat) =>
    seat === 0
      ? { name: 'Mara', kind: 'person' as const }
      : { name: '', kind: 'bot' as const, bot: 'steady.vesper' },
  );
  return { ...record.value, header: { ...header, seats } };
}

export function lookAt(record: MatchRecord): Analysis {
  const game = findGame(record.header.game);
  if (!game.ok) throw new Error(record.header.game);
  const work = analyse(game.value, record, PLAN);
  for (let step = work.next(); ; step = work.next()) {
    if (step.done !== true) continue;
    if (step.value.ok) return step.value.value;
    throw new Error(step.value.error.message.id);
  }
}

/** Opens the analysis of a record that this browser keeps. */
export async function openAnalysis(page: Page, record: MatchRecord, found?: Analysis): Promise<void> {
  const text = formatRecord({ ...record, notes: found === undefined ? [] : [found] });
  const kept = { id: 'kept', game: record.header.game, people: [0], players: ['Mara'], winners: [0] };
  await page.goto('about:blank');
  await page.goto('./#/settings');
  await page.evaluate(
    ([of, list]) => {
      localStorage.setItem('fray.match.kept', of);
      localStorage.setItem('fray.matches', list);
    },
    [text, JSON.stringify([kept])] as const,
  );
  await page.goto('./#/analysis/here/kept');
  await page.getByRole('heading', { level: 1 }).waitFor();
}
