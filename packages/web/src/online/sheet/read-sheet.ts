/** What the server has for the home page, read by the protocol's schemas. What cannot be had is left out. */
import { MyMatches, RunningResponse, TablesResponse } from '@fray/protocol';
import type { OnlineSheet } from './online-sheet.js';

export function readSheet(mine: unknown, tables: unknown, running: unknown): OnlineSheet {
  const open = TablesResponse.safeParse(tables).data;
  const watched = RunningResponse.safeParse(running).data;
  return {
    mine: MyMatches.safeParse(mine).data?.matches ?? [],
    tables: open?.tables ?? [],
    running: watched?.matches ?? [],
    moreTables: open?.more ?? 0,
    moreRunning: watched?.more ?? 0,
  };
}
