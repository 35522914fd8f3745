/** Opens a table: who plays, and by which options. */

import type { AnyGame } from '@fray/engine';
import { findGame } from '@fray/games';
import { Button, Panel, TextField } from '@fray/kit';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { introduce, request } from '../online/api.js';
import type { ClockPlan, CreateTable, Table } from '../online/wire.js';
import { useServer } from '../server.js';
import { startLocal } from '../session/local-matches.js';
import { changeSettings, useSettings } from '../settings.js';
import { useTable } from '../shell/use-table.js';
import { texts } from '../texts/index.js';
import './new-table.css';
import { OptionFields } from './option-fields.js';
import { Page } from './page.js';
import { Problem } from './problem.js';
import { KINDS, type Kind, optionsOf, type Plan, WhoPlays } from './who-plays.js';

const CLOCKS: Readonly<Record<ClockPlan['kind'], ClockPlan>> = {
  none: { kind: 'none' },
  decision: { kind: 'decision', seconds: 60 },
  bank: { kind: 'bank', seconds: 600, increment: 5 },
};

export function NewTable({ game: id, kind }: { readonly game: string; readonly kind: string | undefined }) {
  const game = findGame(id);
  if (!game.ok) return <Problem title={texts().lobby.cannotStart} text={game.error} />;
  const first = KINDS.find((k) => k === kind) ?? 'bot';
  return <Form key={`${id} ${first}`} game={game.value} first={first} />;
}

function Form({ game, first }: { readonly game: AnyGame; readonly first: Kind }) {
  const [plan, setPlan] = useState<Plan>(() => firstPlan(game, first));
  const change = (part: Partial<Plan>): void => setPlan((now) => ({ ...now, ...part }));
  const { start, wrong } = useStart(game, plan);
  const server = useServer();
  const offline = plan.kind === 'online' && server !== 'there';
  return (
    <Page title={texts().lobby.title(game.title)}>
      <form
        className="stack"
        data-game={game.id}
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <h1>{texts().lobby.title(game.title)}</h1>
        <Panel>
          <div className="stack">
            <WhoPlays game={game} plan={plan} onChange={change} />
            {plan.kind === 'online' && !offline && <YourName />}
            {offline && <p className="problem">{texts().lobby.noServer}</p>}
          </div>
        </Panel>
        <div className="row">
          <Button kind="main" type="submit" disabled={offline}>
            {plan.kind === 'online' ? texts().lobby.create : texts().lobby.start}
          </Button>
          {wrong !== '' && (
            <p className="problem" role="alert">
              {wrong}
            </p>
          )}
        </div>
        <OptionsPanel game={game} value={plan.options} onChange={(options) => change({ options })} />
      </form>
    </Page>
  );
}

function firstPlan(game: AnyGame, kind: Kind): Plan {
  const players = game.seats.min;
  return { kind, players, seat: '0', bot: 'greedy', names: [], options: {}, clock: 'none', isPublic: false };
}

/** Opens the planned table and goes there, or says why not. */
function useStart(game: AnyGame, plan: Plan) {
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState('');
  const name = useSettings((s) => s.name);
  const start = async (): Promise<void> => {
    const opened = plan.kind === 'online' ? await createOnline(game, plan, name) : openHere(game, plan);
    if (typeof opened === 'string') navigate(opened);
    else setWrong(opened.wrong);
  };
  return { start, wrong };
}

function YourName() {
  const name = useSettings((s) => s.name);
  return (
    <TextField
      label={texts().lobby.yourName}
      value={name}
      maxLength={40}
      onChange={(value) => changeSettings({ name: value })}
    />
  );
}

interface OptionsPanelProps {
  readonly game: AnyGame;
  readonly value: Plan['options'];
  readonly onChange: (options: Plan['options']) => void;
}

function OptionsPanel({ game, value, onChange }: OptionsPanelProps) {
  const table = useTable(game.id);
  const OptionsForm = table?.module.OptionsForm;
  return (
    <Panel title={texts().lobby.options}>
      <p className="soft">{texts().lobby.optionsIntro}</p>
      {OptionsForm !== undefined && <OptionsForm game={game} value={value} onChange={onChange} />}
      <OptionFields
        definitions={game.options.filter(({ id }) => table?.module.ownOptions?.includes(id) !== true)}
        value={value}
        onChange={onChange}
      />
    </Panel>
  );
}

type Opened = string | { readonly wrong: string };

function openHere(game: AnyGame, plan: Plan): Opened {
  const kind = plan.kind === 'online' ? 'bot' : plan.kind;
  const any = crypto.getRandomValues(new Uint8Array(1))[0]! % plan.players;
  const seat = plan.seat === 'any' ? any : Number(plan.seat);
  const started = startLocal({ ...plan, kind, seat, game: game.id });
  return started.ok ? `/table/${started.value}` : { wrong: started.error };
}

async function createOnline(game: AnyGame, plan: Plan, name: string): Promise<Opened> {
  const guest = await introduce(name.trim() || game.text.seat(0, optionsOf(game, plan)));
  if (!guest.ok) return { wrong: guest.error.error };
  const body: CreateTable = {
    game: game.id,
    options: plan.options,
    seats: Array.from({ length: plan.players }, () => ({ kind: 'person' as const })),
    public: plan.isPublic,
    clock: CLOCKS[plan.clock],
  };
  const made = await request<Table>('POST', '/tables', body);
  return made.ok ? `/online/${made.value.id}` : { wrong: made.error.error };
}
