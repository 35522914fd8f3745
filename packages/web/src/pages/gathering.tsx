/** Before a match at a server: who sits where, the links to send, and a chair for oneself. */
import { parseOptions } from '@fray/engine';
import { findGame } from '@fray/games';
import { Button, Chip, Panel, TextField } from '@fray/kit';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { introduce, request } from '../online/api.js';
import type { Table } from '../online/wire.js';
import { randomHex } from '../session/fresh-seed.js';
import { changeSettings, useSettings } from '../settings.js';
import { texts } from '../texts/index.js';
import { CopyField } from './copy-field.js';
import { Page } from './page.js';

interface GatheringProps {
  readonly table: Table;
  readonly pass: string | undefined;
  readonly watch: boolean;
  readonly onSeated: () => void;
}

export function Gathering({ table, pass, watch, onSeated }: GatheringProps) {
  const { yourSeat } = table;
  const mine = yourSeat === undefined ? undefined : table.seats[yourSeat];
  // Sitting down already says yes: the match starts when everyone sits, with a part of the dice from each.
  useEffect(() => {
    if (mine !== undefined && !mine.ready)
      void request('POST', `/tables/${table.id}/ready`, { seed: randomHex() });
  }, [mine, table.id]);
  return (
    <Page title={texts().online.gathering}>
      <div className="stack" data-game={table.game}>
        <h1>{texts().online.gathering}</h1>
        <SeatList table={table} />
        {yourSeat === undefined && !watch ? (
          <SitDown table={table} pass={pass} onSeated={onSeated} />
        ) : (
          <p role="status">{waitingFor(table)}</p>
        )}
        <Links table={table} />
        <p className="soft">
          {texts().online.dice} <code>{table.commitment.slice(0, 12)}…</code>
        </p>
        <p>
          <Link href="/">{texts().table.toHome}</Link>
        </p>
      </div>
    </Page>
  );
}

function waitingFor({ seats }: Table): string {
  const free = seats.some((seat) => seat.kind !== 'bot' && seat.name === undefined);
  return free ? texts().online.waitingSeat : texts().online.waiting;
}

function SeatList({ table }: Pick<GatheringProps, 'table'>) {
  const game = findGame(table.game);
  const options = game.ok ? parseOptions(game.value.options, table.options) : game;
  const role = (seat: number): string =>
    game.ok && options.ok ? game.value.text.seat(seat, options.value) : '';
  return (
    <Panel>
      <ul className="seat-list">
        {table.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={i} className={`side-${i % 4}`}>
            <b>{seat.name ?? (seat.kind === 'bot' ? texts().online.bot : texts().online.free)}</b>
            <span className="soft">{role(i)}</span>
            {seat.you && <Chip>{texts().table.mine}</Chip>}
            {seat.ready && <Chip tone="gain">{texts().online.isReady}</Chip>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function SitDown({ table, pass, onSeated }: Omit<GatheringProps, 'watch'>) {
  const name = useSettings((s) => s.name);
  const [wrong, setWrong] = useState('');
  const sit = async (): Promise<void> => {
    const guest = await introduce(name.trim() || texts().online.guest);
    const joined = guest.ok
      ? await request('POST', `/tables/${table.id}/join`, pass === undefined ? {} : { pass })
      : guest;
    if (joined.ok) onSeated();
    else setWrong(joined.error.error);
  };
  return (
    <Panel>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        <TextField
          label={texts().online.name}
          help={texts().online.nameHelp}
          value={name}
          maxLength={40}
          onChange={(value) => changeSettings({ name: value })}
        />
        <div className="row">
          <Button kind="main" type="submit">
            {texts().online.take}
          </Button>
        </div>
        {wrong !== '' && (
          <p className="problem" role="alert">
            {wrong}
          </p>
        )}
      </form>
    </Panel>
  );
}

function Links({ table }: Pick<GatheringProps, 'table'>) {
  if (table.invite === undefined) return null;
  return (
    <Panel>
      <div className="stack">
        <CopyField label={texts().online.invite} value={linkTo(`/online/${table.id}/${table.invite}`)} />
        {table.watch !== undefined && (
          <CopyField
            label={texts().online.watchLink}
            value={linkTo(`/online/${table.id}/${table.watch}/watch`)}
          />
        )}
      </div>
    </Panel>
  );
}

export function linkTo(path: string): string {
  return `${location.origin}${location.pathname}#${path}`;
}
