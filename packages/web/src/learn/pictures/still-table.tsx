/** A game's own table as a picture: it stands where it stands, cannot be used, and is not heard. */
import { GlossaryProvider, PromptFrame, TableKeys, TableWordsProvider } from '@fray/kit';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { glossaryOf } from '../../games/glossary-of.js';
import type { LoadedTable } from '../../games/table-registry.js';
import type { Session } from '../../session/session.js';
import { useShow } from '../../shell/show/use-show.js';
import { useTableProps } from '../../shell/use-shell.js';

const NOTHING: readonly never[] = [];
const STILL = {
  speed: 'off',
  onChoose: () => undefined,
  onRefused: () => undefined,
  onClause: () => undefined,
} as const;

export function StillTable({ session, table }: { readonly session: Session; readonly table: LoadedTable }) {
  const state = useStore(session.store);
  const reader = useMemo(() => ({ seat: state.seat, names: state.names }), [state.seat, state.names]);
  const shown = useShow(state, 'off', undefined);
  const props = useTableProps(state, table, shown, NOTHING, reader, STILL);
  const glossary = useMemo(() => glossaryOf(table, STILL.onClause), [table]);
  const { Table } = table.module;
  return (
    <TableKeys value={false}>
      <GlossaryProvider value={glossary}>
        <TableWordsProvider value={table.words}>
          <PromptFrame value={{}}>
            <div className="shell-game">
              <Table {...props} />
            </div>
          </PromptFrame>
        </TableWordsProvider>
      </GlossaryProvider>
    </TableKeys>
  );
}
