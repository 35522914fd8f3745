/** Where a record comes from: this browser, a server, a file, or the link itself. */
import { fail, ok, type Result } from '@fray/engine';
import { requestText } from '../online/unread.js';
import { keptRecord } from '../session/archive.js';
import { texts } from '../texts/index.js';
import { unpack } from './pack.js';

const FILE = 'fray.file';

/** A file stays readable for this tab, so that a reload of the page does not lose it. */
export function keepFile(text: string): void {
  sessionStorage.setItem(FILE, text);
}

export async function loadRecord(source: string, key: string): Promise<Result<string>> {
  const text = await find(source, key);
  return text === undefined ? fail(texts().replay.gone[source] ?? texts().common.notFound) : ok(text);
}

async function find(source: string, key: string): Promise<string | undefined> {
  if (source === 'here') return keptRecord(key);
  if (source === 'online') return requestText(`/matches/${key}/record`);
  if (source === 'file') return sessionStorage.getItem(FILE) ?? undefined;
  if (source === 'link') return unpack(key);
  return undefined;
}
