/** Loads what a game's table needs, only when it is opened: its drawing and the ids of its clauses. */

import type { TableModule } from '@fray/kit';
import { useEffect, useState } from 'react';
import { clausesOf } from '../rules.js';
import { GenericTable } from '../table/generic-table.js';
import { tableOf } from '../table/registry.js';

export interface LoadedTable {
  readonly module: TableModule;
  readonly clauses: ReadonlySet<string>;
}

/** Fetches a table before it is wanted, so that it opens at once. */
export function prefetchTable(game: string): void {
  void loadTable(game);
}

const GENERIC: TableModule = { Table: GenericTable as TableModule['Table'] };

export function useTable(game: string): LoadedTable | undefined {
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

/** `?plain` in the address asks for the generic table even where a game has its own. */
async function loadTable(game: string): Promise<LoadedTable> {
  const own = new URLSearchParams(location.search).has('plain') ? undefined : tableOf(game);
  const [module, clauses] = await Promise.all([own?.() ?? GENERIC, clausesOf(game)]);
  return { module, clauses: new Set(clauses) };
}
