/** What every part of the table reads: the view, who sits where, and what can be done. */
import type { TableProps } from '@fray/kit';
import { createContext, useContext } from 'react';
import type { TrueshotView } from '../src/index.js';
import type { Pointing } from './acting/use-pointing.js';

export interface TableState {
  readonly props: TableProps<TrueshotView>;
  readonly table: TrueshotView;
  readonly pointing: Pointing;
  /** Who sits below. */
  readonly me: number;
  readonly rivals: readonly number[];
}

const TableContext = createContext<TableState | undefined>(undefined);

export const TableStateProvider = TableContext.Provider;

export function useTable(): TableState {
  const state = useContext(TableContext);
  if (state === undefined) throw new Error('this belongs on the table of the lodge');
  return state;
}
