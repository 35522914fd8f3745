/** Joins by a link or a code, or at a table that looks for players. */
import { facts } from 'virtual:game-facts';
import { Button, Panel, TextField } from '@fray/kit';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { isIntroduced, request } from '../online/api.js';
import type { Table } from '../online/wire.js';
import { useServer } from '../server.js';
import { texts } from '../texts/index.js';
import { Page } from './page.js';

const CODE = /(?:\/online\/)?([A-Za-z0-9_-]{22})(?:\/([A-Za-z0-9_-]{22}))?(\/watch)?\s*$/;

export function Join() {
  const server = useServer();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const join = (event: FormEvent): void => {
    event.preventDefault();
    const code = CODE.exec(text);
    setWrong(code === null);
    if (code !== null)
      navigate(`/online/${code[1]}${code[2] === undefined ? '' : `/${code[2]}`}${code[3] ?? ''}`);
  };
  return (
    <Page title={texts().online.joinTitle}>
      <div className="stack">
        <h1>{texts().online.joinTitle}</h1>
        {server === 'missing' && <p className="problem">{texts().lobby.noServer}</p>}
        <Panel>
          <form className="stack" onSubmit={join}>
            <TextField
              label={texts().online.joinField}
              help={texts().online.joinHelp}
              value={text}
              onChange={setText}
            />
            <div className="row">
              <Button kind="main" type="submit">
                {texts().online.join}
              </Button>
              {wrong && (
                <p className="problem" role="alert">
                  {texts().online.badCode}
                </p>
              )}
            </div>
          </form>
        </Panel>
        {server === 'there' && <OpenTables />}
      </div>
    </Page>
  );
}

function OpenTables() {
  const [tables, setTables] = useState<readonly Table[]>([]);
  const [mine, setMine] = useState<readonly Table[]>([]);
  useEffect(() => {
    const load = async (path: string, show: (tables: readonly Table[]) => void): Promise<void> => {
      const answer = await request<{ tables: readonly Table[] }>('GET', path);
      if (answer.ok) show(answer.value.tables);
    };
    void load('/tables', setTables);
    if (isIntroduced()) void load('/tables?mine=true', setMine);
  }, []);
  return (
    <>
      <Panel title={texts().online.publicTables}>
        {tables.length === 0 ? (
          <p className="soft">{texts().online.nonePublic}</p>
        ) : (
          <TableList tables={tables} />
        )}
      </Panel>
      {mine.length > 0 && (
        <Panel title={texts().online.yourTables}>
          <TableList tables={mine} />
        </Panel>
      )}
    </>
  );
}

function TableList({ tables }: { readonly tables: readonly Table[] }) {
  return (
    <ul className="stack plain-list">
      {tables.map((table) => (
        <li key={table.id} className="row">
          <b>{facts.find((fact) => fact.id === table.game)?.title ?? table.game}</b>
          <span className="soft">
            {table.seats
              .map((seat) => seat.name ?? (seat.kind === 'bot' ? texts().online.bot : texts().online.free))
              .join(' – ')}
          </span>
          <Link href={`/online/${table.id}`} className="button button-plain">
            {texts().online.open}
          </Link>
        </li>
      ))}
    </ul>
  );
}
