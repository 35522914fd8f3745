/** The match of an online table, with a rematch after it. */

import { Button } from '@fray/kit';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { request } from '../online/api.js';
import { type OnlineSession, openOnline } from '../online/online-session.js';
import type { Table } from '../online/wire.js';
import { TableShell } from '../shell/table-shell.js';
import { useTable } from '../shell/use-table.js';
import { texts } from '../texts/index.js';
import { Loading } from './loading.js';
import { Problem } from './problem.js';

export interface OnlineMatchProps {
  readonly match: string;
  readonly table: Table;
  readonly pass?: string;
  readonly watch: boolean;
  readonly onRematch: () => void;
}

export function OnlineMatch({ match, table, pass, watch, onRematch }: OnlineMatchProps) {
  const [opened, setOpened] = useState<OnlineSession | string>();
  const drawn = useTable(table.game);
  useEffect(() => {
    let session: OnlineSession | undefined;
    let stale = false;
    void openOnline({ match, watch, ...(pass === undefined ? {} : { pass }) }).then((result) => {
      if (result.ok) session = result.value;
      if (stale) session?.close();
      else setOpened(result.ok ? result.value : result.error);
    });
    return () => {
      stale = true;
      session?.close();
    };
  }, [match, pass, watch]);
  if (typeof opened === 'string') return <Problem title={texts().online.matchGone} text={opened} />;
  if (opened === undefined || drawn === undefined) return <Loading />;
  const others = table.seats.filter((seat) => !seat.you && seat.kind !== 'bot' && seat.ready);
  const wanted =
    table.status === 'gathering' && others.length > 0
      ? texts().online.wantsRematch(others.map((seat) => seat.name).join(', '))
      : '';
  const rematch = async (): Promise<void> => {
    if (table.status === 'over') await request('POST', `/tables/${table.id}/rematch`);
    onRematch();
  };
  return (
    <TableShell
      session={opened}
      module={drawn.module}
      clauses={drawn.clauses}
      after={
        <>
          {table.yourSeat !== undefined && (
            <Button kind="main" onClick={() => void rematch()} {...(wanted === '' ? {} : { note: wanted })}>
              {texts().table.rematch}
            </Button>
          )}
          <Link href={`/replay/online/${match}`} className="button button-plain">
            {texts().table.replay}
          </Link>
          <Link href="/" className="button button-plain">
            {texts().table.toHome}
          </Link>
        </>
      }
    />
  );
}
