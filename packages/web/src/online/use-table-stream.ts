/** A table at the server, kept up to date. */
import { Table } from '@fray/protocol';
import { useCallback, useEffect, useState } from 'react';
import { query, request, socketAddress } from './api.js';
import { lastingSocket } from './lasting-socket.js';

export interface TableStream {
  readonly table: Table | undefined;
  readonly wrong: string | undefined;
  /** Who sits down is somebody else to the server than before, so everything is asked anew. */
  readonly again: () => void;
}

export function useTableStream(id: string, pass: string | undefined): TableStream {
  const [table, setTable] = useState<Table>();
  const [wrong, setWrong] = useState<string>();
  const [asked, setAsked] = useState(0);
  const again = useCallback(() => setAsked((n) => n + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: being somebody else is the reason to ask again
  useEffect(() => {
    let stale = false;
    const show = (next: Table): void =>
      setTable((now) => (now === undefined || now.id !== id || next.version >= now.version ? next : now));
    void request('GET', `/tables/${id}${query({ pass })}`, Table).then((answer) => {
      if (stale) return;
      if (answer.ok) show(answer.value);
      else setWrong(answer.error.text);
    });
    const socket = lastingSocket({
      address: () => socketAddress(`/tables/${id}/ws${query({ pass })}`),
      onText: (text) => {
        const read = Table.safeParse(JSON.parse(text));
        if (read.success && !stale) show(read.data);
      },
      onState: () => undefined,
    });
    return () => {
      stale = true;
      socket.close();
    };
  }, [id, pass, asked]);
  return { table, wrong, again };
}
