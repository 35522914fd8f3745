/** The table's own words in the reader's language, as the shell has loaded them. */
import { createContext, useContext } from 'react';

const TableWordsContext = createContext<unknown>(undefined);

export const TableWordsProvider = TableWordsContext.Provider;

/** `useTableWords<RohanWords>()`: of the type that the module's `words` promise. */
export function useTableWords<W>(): W {
  return useContext(TableWordsContext) as W;
}
