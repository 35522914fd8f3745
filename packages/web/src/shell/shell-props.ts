/** What a table's shell is given, and what it gives to the part of it that holds the table. */
import type { ReactNode } from 'react';
import type { LoadedTable } from '../games/table-registry.js';
import type { Session, SessionState } from '../session/session.js';
import type { Shell } from './use-shell.js';

export interface TableShellProps {
  readonly session: Session;
  readonly table: LoadedTable;
  /** What can be done when it is over. */
  readonly after: ReactNode;
  /** In place of the usual header; and something above the table, told whether a step is still being shown. */
  readonly header?: ReactNode;
  readonly above?: (playing: boolean, root: HTMLElement | null) => ReactNode;
}

export interface MiddleProps extends TableShellProps {
  readonly state: SessionState;
  readonly shell: Shell;
  readonly over: boolean;
  readonly asksSound: boolean;
  readonly unheard: number;
  readonly onLog: () => void;
}
