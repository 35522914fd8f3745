/** What a server has for the home page. */
import type { MyMatches, RunningResponse, TableRow } from '@fray/protocol';

export interface OnlineSheet {
  readonly mine: MyMatches['matches'];
  readonly tables: readonly TableRow[];
  readonly running: RunningResponse['matches'];
  /** How many the server has left out of each list, at least. */
  readonly moreTables: number;
  readonly moreRunning: number;
}

export const EMPTY_SHEET: OnlineSheet = { mine: [], tables: [], running: [], moreTables: 0, moreRunning: 0 };
