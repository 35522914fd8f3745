/** What the server has for the home page, read by the protocol's schemas. What cannot be had is left out. */
import { MyMatches, RunningResponse, TablesResponse } from '@fray/protocol';
import type { OnlineSheet } from './online-sheet.js';

export function readSheet(mine: unknown, tables: unknown, running: unknown): OnlineSheet {
  return {
    mine: MyMatches.safeParse(mine).data?.matches ?? [],
    tables: TablesResponse.safeParse(tables).data?.tables ?? [],
    running: RunningResponse.safeParse(running).data?.matches ?? [],
  };
}
