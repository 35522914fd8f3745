/** The matches of this browser: kept after every choice, so that a reload or a closed lid loses nothing. */

export interface KeptMatch {
  readonly id: string;
  readonly game: string;
  /** The seats of the people at this screen; none where bots play alone. */
  readonly people: readonly number[];
  readonly players: readonly string[];
  readonly started: string;
  /** When something was last played in it. */
  readonly left?: string;
  readonly choices: number;
  /** Those of the choices that standing orders made. */
  readonly ordered?: readonly number[];
  /** The standing orders in force, by seat. */
  readonly orders?: Readonly<Record<string, readonly string[]>>;
  /** The winners' seats; absent while it is being played. */
  readonly winners?: readonly number[];
  /** Played on from this choice of another match. */
  readonly branch?: number;
  /** The page it was started from, such as a tournament: its ending leads back there. */
  readonly back?: { readonly address: string; readonly label: string };
}

const INDEX = 'fray.matches';
const LIMIT = 40;

export function keptMatches(storage: Storage = localStorage): KeptMatch[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(INDEX) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** What an older version of this page has kept may lack something. */
function isKept(value: unknown): value is KeptMatch {
  const kept = (value ?? {}) as Partial<Record<keyof KeptMatch, unknown>>;
  return typeof kept.id === 'string' && typeof kept.game === 'string' && Array.isArray(kept.people);
}

/** `record` is the whole match, as it is written. */
export function keepMatch(kept: KeptMatch, record: string, storage: Storage = localStorage): void {
  const others = keptMatches(storage).filter((other) => other.id !== kept.id);
  const list = [kept, ...others];
  for (const dropped of list.slice(LIMIT)) storage.removeItem(recordKey(dropped.id));
  try {
    storage.setItem(recordKey(kept.id), record);
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

/** The same record with more to it, such as an analysis. */
export function keepRecordText(id: string, text: string, storage: Storage = localStorage): void {
  if (keptRecord(id, storage) === undefined) return;
  try {
    storage.setItem(recordKey(id), text);
  } catch {
    // No room: what was added can be worked out again.
  }
}

function recordKey(id: string): string {
  return `fray.match.${id}`;
}
