/** How a gathering table is going to play, in words; whoever may change it can. */
import { type AnyGame, tellPresets } from '@fray/engine';
import { Button, Dialog, TableWordsProvider } from '@fray/kit';
import type { Table } from '@fray/protocol';
import { useState } from 'react';
import type { LoadedTable } from '../../games/table-registry.js';
import type { TableActs } from '../../online/table-acts.js';
import { texts } from '../../texts/index.js';
import { OptionFields } from '../setup/option-fields.js';
import { changedOptions } from '../setup/option-words.js';
import { Presets } from '../setup/presets.js';
import { Pace } from './pace.js';

export interface HowWePlayProps {
  readonly game: AnyGame;
  readonly table: Table;
  readonly drawn: LoadedTable;
  readonly acts: TableActs;
  readonly onDone: (act: Promise<string | undefined>) => void;
}

export function HowWePlay(props: HowWePlayProps) {
  const { game, table, drawn } = props;
  const { online } = texts();
  // What a seat chose for itself stands beside its name.
  const forAll = game.options.filter(({ seat }) => seat === undefined);
  const changed = changedOptions(forAll, drawn.book, table.options);
  return (
    <>
      <section>
        <h2>{online.options}</h2>
        <p className="soft">{tellPresets(drawn.book, forAll, table.options)}</p>
        <ul className="how-list">
          {changed.map(({ id, label, value, help }) => (
            <li key={id}>
              <b>{label}</b>: {value}
              <span className="soft">{help}</span>
            </li>
          ))}
        </ul>
        {table.contest === undefined && (
          <>
            <ChangeOptions {...props} />
            <OwnOptions {...props} />
          </>
        )}
      </section>
      <Pace table={table} onPace={(pace) => props.onDone(props.acts.pace(pace))} />
      <p className="soft how-dice">
        {online.dice} <code>{table.commitment.slice(0, 12)}…</code>
      </p>
    </>
  );
}

/** What the host chooses for all. */
function ChangeOptions({ game, table, drawn, acts, onDone }: HowWePlayProps) {
  const [open, setOpen] = useState(false);
  const definitions = game.options.filter(({ seat, values }) => seat === undefined && values !== undefined);
  if (!table.host || definitions.length === 0) return null;
  const ids = definitions.map(({ id }) => id);
  const change = (options: Readonly<Record<string, unknown>>): void =>
    onDone(acts.options(onlyOf(options, ids)));
  const shown = { definitions, book: drawn.book, value: table.options, onChange: change };
  return (
    <>
      <button type="button" className="link-button" onClick={() => setOpen(true)}>
        {texts().online.change}
      </button>
      <Dialog open={open} title={texts().lobby.options} onClose={() => setOpen(false)}>
        <Presets {...shown} />
        <OptionFields {...shown} />
        <Button kind="main" onClick={() => setOpen(false)}>
          {texts().online.done}
        </Button>
      </Dialog>
    </>
  );
}

/** What my seat chooses for itself, such as its hero. */
function OwnOptions({ game, table, drawn, acts, onDone }: HowWePlayProps) {
  const { yourSeat } = table;
  const own = game.options.filter(({ seat }) => seat !== undefined && seat === yourSeat).map(({ id }) => id);
  const { OptionsForm } = drawn.module;
  if (yourSeat === undefined || own.length === 0 || OptionsForm === undefined) return null;
  return (
    <TableWordsProvider value={drawn.words}>
      <OptionsForm
        game={game}
        book={drawn.book}
        seat={yourSeat}
        value={table.options}
        onChange={(options) => onDone(acts.options(onlyOf(options, own)))}
      />
    </TableWordsProvider>
  );
}

function onlyOf(options: Readonly<Record<string, unknown>>, ids: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([id]) => ids.includes(id)));
}
