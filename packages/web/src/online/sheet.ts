/** What the server has for the home page. What cannot be had is left out. */
import { MyMatches, RunningResponse, type Table, TablesResponse } from '@fray/protocol';
import { isIntroduced, request } from './api.js';

export interface OnlineSheet {
  readonly mine: MyMatches['matches'];
  readonly tables: readonly Table[];
  readonly running: RunningResponse['matches'];
}

export async function loadSheet(): Promise<OnlineSheet> {
  const [mine, tables, running] = await Promise.all([
    isIntroduced() ? request('GET', '/matches/mine', MyMatches) : undefined,
    request('GET', '/tables', TablesResponse),
    request('GET', '/matches/running', RunningResponse),
  ]);
  return {
    mine: mine?.ok === true ? mine.value.matches : [],
    tables: tables.ok ? tables.value.tables : [],
    running: running.ok ? running.value.matches : [],
  };
}
