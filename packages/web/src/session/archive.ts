/** The matches of this browser: kept after every choice, so that a reload or a closed lid loses nothing. */
import { formatRecord, type MatchRecord } from '@fray/engine';

export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly kind: 'bot' | 'hotseat' | 'watch';
  /** The seat of the person, or -1. */
  readonly seat: number;
  readonly players: readonly string[];
  readonly started: string;
  readonly choices: number;
  /** Those of the choices that were made for a person, because nothing was at stake. */
  readonly passed?: readonly number[];
  /** How it ended, in words; absent while it is being played. */
  readonly ended?: string;
}

const INDEX = 'fray.matches';
const LIMIT = 40;

export function keptMatches(storage: Storage = localStorage): Kept[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(INDEX) ?? '[]');
    return Array.isArray(list) ? (list as Kept[]) : [];
  } catch {
    return [];
  }
}

export function keepMatch(kept: Kept, record: MatchRecord, storage: Storage = localStorage): void {
  const others = keptMatches(storage).filter((other) => other.id !== kept.id);
  const list = [kept, ...others];
  for (const dropped of list.slice(LIMIT)) storage.removeItem(recordKey(dropped.id));
  try {
    storage.setItem(recordKey(kept.id), formatRecord(record));
    storage.setItem(INDEX, JSON.stringify(list.slice(0, LIMIT)));
  } catch {
    // The browser's store is full or forbidden: the match goes on, it is only not kept.
  }
}

export function forgetMatch(id: string, storage: Storage = localStorage): void {
  storage.removeItem(recordKey(id));
  storage.setItem(INDEX, JSON.stringify(keptMatches(storage).filter((kept) => kept.id !== id)));
}

export function keptRecord(id: string, storage: Storage = localStorage): string | undefined {
  return storage.getItem(recordKey(id)) ?? undefined;
}

function recordKey(id: string): string {
  return `fray.match.${id}`;
}
