/** A match that runs in this browser. */

import { Button } from '@fray/kit';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { openLocal, playAgain } from '../session/local-matches.js';
import type { LocalSession } from '../session/local-session.js';
import { TableShell } from '../shell/table-shell.js';
import { useTable } from '../shell/use-table.js';
import { texts } from '../texts/index.js';
import { Loading } from './loading.js';
import { Problem } from './problem.js';

export function LocalTable({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<LocalSession | string>();
  useEffect(() => {
    const result = openLocal(id);
    setOpened(result.ok ? result.value : result.error);
    return () => {
      if (result.ok) result.value.close();
    };
  }, [id]);
  if (opened === undefined) return <Loading />;
  if (typeof opened === 'string') return <Problem title={texts().lobby.cannotStart} text={opened} />;
  return <Opened key={opened.id} session={opened} />;
}

function Opened({ session }: { readonly session: LocalSession }) {
  const table = useTable(session.store.getState().game.id);
  const [, navigate] = useLocation();
  if (table === undefined) return <Loading />;
  const again = (): void => {
    const started = playAgain(session.id);
    if (started.ok) navigate(`/table/${started.value}`);
  };
  return (
    <TableShell
      session={session}
      module={table.module}
      clauses={table.clauses}
      after={
        <>
          <Button kind="main" onClick={again}>
            {texts().table.again}
          </Button>
          <Link href={`/replay/here/${session.id}`} className="button button-plain">
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
