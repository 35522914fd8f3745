/** Joins by a link or a code, at a table that looks for players, or as a watcher. */
import { Panel } from '@fray/kit';
import { type TableRow, TablesResponse } from '@fray/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../../games/facts.js';
import { request } from '../../online/api.js';
import { isIntroduced } from '../../online/unread.js';
import { useServer } from '../../server.js';
import { texts } from '../../texts/index.js';
import { useOnlineSheet } from '../home/use-online-sheet.js';
import { Page } from '../page.js';
import { CodeField } from './code-field.js';
import './join.css';

export function Join({ code }: { readonly code: string | undefined }) {
  const server = useServer();
  const { online } = texts();
  return (
    <Page title={online.joinTitle}>
      <div className="stack">
        <h1>{online.joinTitle}</h1>
        {server === 'missing' && <p className="problem">{texts().lobby.noServer}</p>}
        <Panel>
          <p className="soft">{online.joinHelp}</p>
          <CodeField label={online.joinField} code={code} />
        </Panel>
        {server === 'there' && <Lists />}
      </div>
    </Page>
  );
}

function Lists() {
  const { tables, running, moreTables, moreRunning } = useOnlineSheet(true);
  const mine = useOwnTables();
  const { online, home } = texts();
  return (
    <>
      <Panel title={online.publicTables}>
        {tables.length === 0 ? <p className="soft">{online.nonePublic}</p> : <TableList tables={tables} />}
        <More count={moreTables} />
      </Panel>
      {running.length > 0 && (
        <Panel title={online.running}>
          <ul className="stack plain-list">
            {running.map((match) => (
              <li key={match.id} className="row">
                <b>{titleOf(match.game)}</b>
                <span className="soft">
                  {match.seats.map(({ name }) => name).join(' – ')} · {home.watchers(match.watchers)}
                </span>
                <Link href={`/watch/${match.id}`} className="button button-plain">
                  {online.watchIt}
                </Link>
              </li>
            ))}
          </ul>
          <More count={moreRunning} />
        </Panel>
      )}
      {mine.length > 0 && (
        <Panel title={online.yourTables}>
          <TableList tables={mine} />
        </Panel>
      )}
    </>
  );
}

/** A list is short; those with a link or a code find their table all the same. */
function More({ count }: { readonly count: number }) {
  return count > 0 && <p className="soft">{texts().online.more(count)}</p>;
}

function useOwnTables(): readonly TableRow[] {
  const [mine, setMine] = useState<readonly TableRow[]>([]);
  useEffect(() => {
    if (!isIntroduced()) return;
    void request('GET', '/tables?mine=true', TablesResponse).then(
      (answer) => answer.ok && setMine(answer.value.tables),
    );
  }, []);
  return mine;
}

function TableList({ tables }: { readonly tables: readonly TableRow[] }) {
  const { online } = texts();
  return (
    <ul className="stack plain-list">
      {tables.map((table) => (
        <li key={table.id} className="row">
          <b>{titleOf(table.game)}</b>
          <span className="soft">
            {table.seats
              .map((seat) => seat.name ?? (seat.kind === 'bot' ? online.bot : online.free))
              .join(' – ')}
          </span>
          <Link href={`/online/${table.id}`} className="button button-plain">
            {online.open}
          </Link>
        </li>
      ))}
    </ul>
  );
}
