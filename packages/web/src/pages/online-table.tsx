/** A table at a server: first the people gather, then the match is played, then perhaps another. */
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Button, Chip, Panel, TextField } from '../kit/index.js';
import { introduce, query, request, socketAddress } from '../online/api.js';
import { lastingSocket } from '../online/lasting-socket.js';
import type { Table } from '../online/wire.js';
import { randomHex } from '../session/fresh-seed.js';
import { changeSettings, useSettings } from '../settings.js';
import { texts } from '../texts/index.js';
import { CopyField } from './copy-field.js';
import { Loading } from './loading.js';
import { OnlineMatch } from './online-match.js';
import { Page } from './page.js';
import { Problem } from './problem.js';

export interface OnlineTableProps {
  readonly id: string;
  readonly pass: string | undefined;
  readonly watch: boolean;
}

export function OnlineTable({ id, pass, watch }: OnlineTableProps) {
  const { table, wrong, again } = useOnlineTable(id, pass);
  const [agreed, setAgreed] = useState<string>();
  if (wrong !== undefined) return <Problem title={texts.lobby.cannotStart} text={wrong} />;
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

function Gathering({
  table,
  pass,
  watch,
  onSeated,
}: {
  readonly table: Table;
  readonly pass: string | undefined;
  readonly watch: boolean;
  readonly onSeated: () => void;
}) {
  const { yourSeat } = table;
  const name = useSettings((s) => s.name);
  const [wrong, setWrong] = useState('');
  const mine = yourSeat === undefined ? undefined : table.seats[yourSeat];
  // Sitting down already says yes: the match starts when everyone sits, with a part of the dice from each.
  useEffect(() => {
    if (mine !== undefined && !mine.ready)
      void request('POST', `/tables/${table.id}/ready`, { seed: randomHex() });
  }, [mine, table.id]);
  const sit = async (): Promise<void> => {
    const guest = await introduce(name.trim() || texts.online.guest);
    const joined = guest.ok
      ? await request('POST', `/tables/${table.id}/join`, pass === undefined ? {} : { pass })
      : guest;
    if (joined.ok) onSeated();
    else setWrong(joined.error.error);
  };
  return (
    <Page title={texts.online.gathering}>
      <div className="stack" data-game={table.game}>
        <h1>{texts.online.gathering}</h1>
        <Panel>
          <ul className="seat-list">
            {table.seats.map((seat, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <li key={i} className={`side-${i % 4}`}>
                <b>{seat.name ?? (seat.kind === 'bot' ? texts.online.bot : texts.online.free)}</b>
                {seat.you && <Chip>{texts.table.mine}</Chip>}
                {seat.ready && <Chip tone="gain">{texts.online.isReady}</Chip>}
              </li>
            ))}
          </ul>
        </Panel>
        {yourSeat === undefined && !watch ? (
          <Panel>
            <form
              className="stack"
              onSubmit={(event) => {
                event.preventDefault();
                void sit();
              }}
            >
              <TextField
                label={texts.online.name}
                help={texts.online.nameHelp}
                value={name}
                maxLength={40}
                onChange={(value) => changeSettings({ name: value })}
              />
              <div className="row">
                <Button kind="main" type="submit">
                  {texts.online.take}
                </Button>
              </div>
            </form>
          </Panel>
        ) : (
          <p role="status">{texts.online.waiting}</p>
        )}
        {table.invite !== undefined && (
          <Panel>
            <div className="stack">
              <CopyField label={texts.online.invite} value={linkTo(`/online/${table.id}/${table.invite}`)} />
              {table.watch !== undefined && (
                <CopyField
                  label={texts.online.watchLink}
                  value={linkTo(`/online/${table.id}/${table.watch}/watch`)}
                />
              )}
            </div>
          </Panel>
        )}
        <p className="soft">
          {texts.online.dice} <code>{table.commitment.slice(0, 12)}…</code>
        </p>
        {wrong !== '' && (
          <p className="problem" role="alert">
            {wrong}
          </p>
        )}
        <p>
          <Link href="/">{texts.table.toHome}</Link>
        </p>
      </div>
    </Page>
  );
}

export function linkTo(path: string): string {
  return `${location.origin}${location.pathname}#${path}`;
}
