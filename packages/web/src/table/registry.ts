/** Finds a game's own table by its folder and loads it only when it is opened. */
import type { TableModule } from '@fray/kit';

const modules = import.meta.glob<TableModule>('../../../game-*/table/index.tsx');

/** Undefined for a game that has no table of its own yet: it is played on the generic one. */
export function tableOf(game: string): (() => Promise<TableModule>) | undefined {
  return modules[`../../../game-${game}/table/index.tsx`];
}
