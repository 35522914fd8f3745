/** What a game's table needs, fetched when it is opened. */
import type { AnyGame } from '@fray/engine';
import { useEffect, useState } from 'react';
import { type LoadedTable, loadTable } from './table-registry.js';

export function useTable(game: AnyGame): LoadedTable | undefined {
  const [table, setTable] = useState<LoadedTable>();
  useEffect(() => {
    let stale = false;
    void loadTable(game).then((loaded) => {
      if (!stale) setTable(loaded);
    });
    return () => {
      stale = true;
    };
  }, [game]);
  return table;
}
