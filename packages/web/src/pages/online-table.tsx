/** A table at a server: first the people gather, then the match is played, then perhaps another. */
import { useCallback, useEffect, useState } from 'react';
import { query, request, socketAddress } from '../online/api.js';
import { lastingSocket } from '../online/lasting-socket.js';
import type { Table } from '../online/wire.js';
import { texts } from '../texts/index.js';
import { Gathering } from './gathering.js';
import { Loading } from './loading.js';
import { OnlineMatch } from './online-match.js';
import { Problem } from './problem.js';

export interface OnlineTableProps {
  readonly id: string;
  readonly pass: string | undefined;
  readonly watch: boolean;
}

export function OnlineTable({ id, pass, watch }: OnlineTableProps) {
  const { table, wrong, again } = useOnlineTable(id, pass);
  const [agreed, setAgreed] = useState<string>();
  if (wrong !== undefined) return <Problem title={texts().lobby.cannotStart} text={wrong} />;
  if (table === undefined) return <Loading />;
  const seated = table.yourSeat !== undefined;
  // After a match one stays at its table until one wants another, whatever the others want.
  if (table.match !== undefined && (table.status !== 'gathering' || agreed !== table.match))
    return (
      <OnlineMatch
        key={table.match}
        match={table.match}
        table={table}
        watch={watch || !seated}
        onRematch={() => setAgreed(table.match)}
        {...(pass === undefined ? {} : { pass })}
      />
    );
  return <Gathering table={table} pass={pass} watch={watch} onSeated={again} />;
}

function useOnlineTable(id: string, pass: string | undefined) {
  const [table, setTable] = useState<Table>();
  const [wrong, setWrong] = useState<string>();
  // Who sits down is somebody else to the server than before, so everything is asked anew.
  const [asked, setAsked] = useState(0);
  const again = useCallback(() => setAsked((n) => n + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: being somebody else is the reason to ask again
  useEffect(() => {
    let stale = false;
    const show = (next: Table): void =>
      setTable((now) => (now === undefined || now.id !== id || next.version >= now.version ? next : now));
    void request<Table>('GET', `/tables/${id}${query({ pass })}`).then((answer) => {
      if (stale) return;
      if (answer.ok) show(answer.value);
      else setWrong(answer.error.error);
    });
    const socket = lastingSocket({
      address: () => socketAddress(`/tables/${id}/ws${query({ pass })}`),
      onText: (text) => show(JSON.parse(text) as Table),
      onState: () => undefined,
    });
    return () => {
      stale = true;
      socket.close();
    };
  }, [id, pass, asked]);
  return { table, wrong, again };
}
