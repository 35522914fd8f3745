/** Asks the server what it has for the home page. */
import { isIntroduced, requestText } from '../unread.js';
import { EMPTY_SHEET, type OnlineSheet } from './online-sheet.js';

export async function loadSheet(): Promise<OnlineSheet> {
  const [mine, tables, running] = await Promise.all([
    isIntroduced() ? list('/matches/mine') : undefined,
    list('/tables'),
    list('/matches/running'),
  ]);
  // Mostly nothing goes on: then nothing more is fetched to read it with.
  if (mine === undefined && tables === undefined && running === undefined) return EMPTY_SHEET;
  const { readSheet } = await import('./read-sheet.js');
  return readSheet(mine, tables, running);
}

/** Undefined where nothing is listed, or nothing could be had. */
async function list(path: string): Promise<unknown> {
  const text = (await requestText(path)) ?? '{}';
  try {
    const answer = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return Object.values(answer).some((each) => Array.isArray(each) && each.length > 0) ? answer : undefined;
  } catch {
    return undefined;
  }
}
