/** Clock and watchers of a gathering table, in words; the host changes them here. */
import { Button, Dialog, SegmentField, SelectField, SwitchField } from '@fray/kit';
import type { Clock, PaceRequest, Table } from '@fray/protocol';
import { useState } from 'react';
import { texts } from '../../texts/index.js';
import { CLOCKS } from '../setup/plan.js';

interface PaceProps {
  readonly table: Table;
  readonly onPace: (pace: PaceRequest) => void;
}

const DAYS = [1, 2, 3, 7];
/** Five minutes to a week. */
const PATIENCES = [300, 900, 3600, 12 * 3600, 24 * 3600, 7 * 24 * 3600];
const DELAYS = [0, 30, 120, 600];

export function Pace({ table, onPace }: PaceProps) {
  const [open, setOpen] = useState(false);
  const { online } = texts();
  return (
    <>
      <section>
        <h2>{online.clock}</h2>
        <p>{clockWords(table.clock)}</p>
      </section>
      <section>
        <h2>{online.watchers}</h2>
        <p>
          {table.public ? online.watch.open : online.watch.link}
          {table.delay > 0 && online.watch.behind(table.delay)}.
        </p>
        {table.host && (
          <button type="button" className="link-button" onClick={() => setOpen(true)}>
            {online.changePace}
          </button>
        )}
      </section>
      <Dialog open={open} title={online.changePace} onClose={() => setOpen(false)}>
        <div className="stack">
          <PaceFields table={table} onPace={onPace} />
          <Button kind="main" onClick={() => setOpen(false)}>
            {online.done}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function PaceFields({ table, onPace }: PaceProps) {
  const { online, lobby } = texts();
  const { clock, delay } = table;
  return (
    <>
      <SegmentField
        label={lobby.clock}
        value={clock.kind}
        values={(Object.keys(CLOCKS) as Clock['kind'][]).map((kind) => ({
          value: kind,
          label: lobby.clocks[kind],
        }))}
        onChange={(kind) => onPace({ clock: CLOCKS[kind] })}
      />
      {clock.kind === 'days' && (
        <SelectField
          label={online.daysEach}
          value={String(clock.days)}
          values={DAYS.map((days) => ({ value: String(days), label: lobby.clockWords.days(days) }))}
          onChange={(days) => onPace({ clock: { kind: 'days', days: Number(days) } })}
        />
      )}
      {clock.kind === 'none' && (
        <SelectField
          label={online.patience}
          value={String(table.patience)}
          values={[...new Set([...PATIENCES, table.patience])]
            .sort((x, y) => x - y)
            .map((seconds) => ({ value: String(seconds), label: online.patiences(seconds) }))}
          onChange={(seconds) => onPace({ patience: Number(seconds) })}
        />
      )}
      <SwitchField
        label={lobby.public}
        value={table.public}
        onChange={(isPublic) => onPace({ public: isPublic })}
      />
      <SelectField
        label={online.delay}
        value={String(delay)}
        values={DELAYS.map((seconds) => ({ value: String(seconds), label: online.delays(seconds) }))}
        onChange={(seconds) => onPace({ delay: Number(seconds) })}
      />
    </>
  );
}

function clockWords(clock: Clock): string {
  const { clockWords: words } = texts().lobby;
  if (clock.kind === 'decision') return words.decision(clock.seconds);
  if (clock.kind === 'bank') return words.bank(Math.round(clock.seconds / 60), clock.increment);
  return clock.kind === 'days' ? words.days(clock.days) : words.none;
}
