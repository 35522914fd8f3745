/** What a server has for the home page. */
import type { MyMatches, RunningResponse, Table } from '@fray/protocol';

export interface OnlineSheet {
  readonly mine: MyMatches['matches'];
  readonly tables: readonly Table[];
  readonly running: RunningResponse['matches'];
}

export const EMPTY_SHEET: OnlineSheet = { mine: [], tables: [], running: [] };
