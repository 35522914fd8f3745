/** A match that runs in this browser. */
import { SPECTATOR } from '@fray/engine';
import { Button } from '@fray/kit';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useTable } from '../games/use-table.js';
import { pack } from '../replay/pack.js';
import { keptMatches } from '../session/archive.js';
import { openLocal, playAgain } from '../session/local-matches.js';
import type { LocalSession } from '../session/local-session.js';
import { TableShell } from '../shell/table-shell.js';
import { texts } from '../texts/index.js';
import { Loading } from './loading.js';
import { linkTo } from './online/link-to.js';
import { Problem } from './problem.js';
import { Share } from './share.js';

export function LocalTable({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<LocalSession | string>();
  useEffect(() => {
    let stale = false;
    let session: LocalSession | undefined;
    void openLocal(id).then((result) => {
      if (result.ok) session = result.value;
      if (stale) session?.close();
      else setOpened(result.ok ? result.value : result.error);
    });
    return () => {
      stale = true;
      session?.close();
    };
  }, [id]);
  if (opened === undefined) return <Loading />;
  if (typeof opened === 'string') return <Problem title={texts().lobby.cannotStart} text={opened} />;
  return <Opened key={opened.id} session={opened} />;
}

function Opened({ session }: { readonly session: LocalSession }) {
  const table = useTable(session.store.getState().game);
  const [, navigate] = useLocation();
  if (table === undefined) return <Loading />;
  const again = async (swap: boolean): Promise<void> => {
    const started = await playAgain(session.id, swap);
    if (started.ok) navigate(`/table/${started.value}`);
  };
  const link = async (): Promise<string> =>
    linkTo(`/replay/link/${await pack((await session.recordText()) ?? '')}/0/${SPECTATOR}`);
  const back = keptMatches().find((kept) => kept.id === session.id)?.back;
  return (
    <TableShell
      session={session}
      table={table}
      after={
        <>
          {back !== undefined && (
            <Link href={back.address} className="button button-main">
              {back.label}
            </Link>
          )}
          <Button kind={back === undefined ? 'main' : 'plain'} onClick={() => void again(false)}>
            {texts().table.again}
          </Button>
          <Button onClick={() => void again(true)}>
            {texts().table.swap(session.store.getState().seats.length)}
          </Button>
          <Link href={`/replay/here/${session.id}`} className="button button-plain">
            {texts().table.replay}
          </Link>
          <Link href={`/analysis/here/${session.id}`} className="button button-plain">
            {texts().analysis.open}
          </Link>
          <Share link={link} />
          <Link href="/" className="button button-plain">
            {texts().table.toHome}
          </Link>
        </>
      }
    />
  );
}
