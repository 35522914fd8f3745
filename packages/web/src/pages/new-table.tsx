/** Opens a table: who plays, and by which options. */

import { bots } from '@fray/bots';
import { type AnyGame, type Options, parseOptions } from '@fray/engine';
import { findGame } from '@fray/games';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button, Panel, SegmentField, SelectField, SwitchField, TextField } from '../kit/index.js';
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

type Kind = 'bot' | 'hotseat' | 'online' | 'watch';
const KINDS: readonly Kind[] = ['bot', 'hotseat', 'online', 'watch'];
const CLOCKS: Readonly<Record<ClockPlan['kind'], ClockPlan>> = {
  none: { kind: 'none' },
  decision: { kind: 'decision', seconds: 60 },
  bank: { kind: 'bank', seconds: 600, increment: 5 },
};

export function NewTable({ game: id, kind }: { readonly game: string; readonly kind: string | undefined }) {
  const game = findGame(id);
  if (!game.ok) return <Problem title={texts.lobby.cannotStart} text={game.error} />;
  const first = KINDS.find((k) => k === kind) ?? 'bot';
  return <Form key={`${id} ${first}`} game={game.value} first={first} />;
}

interface Plan {
  readonly kind: Kind;
  readonly players: number;
  readonly seat: string;
  readonly bot: string;
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockPlan['kind'];
  readonly isPublic: boolean;
}

function Form({ game, first }: { readonly game: AnyGame; readonly first: Kind }) {
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState('');
  const [plan, setPlan] = useState<Plan>({
    kind: first,
    players: game.seats.min,
    seat: '0',
    bot: 'greedy',
    names: [],
    options: {},
    clock: 'none',
    isPublic: false,
  });
  const change = (part: Partial<Plan>): void => setPlan((now) => ({ ...now, ...part }));
  const table = useTable(game.id);
  const server = useServer();
  const name = useSettings((s) => s.name);
  const offline = plan.kind === 'online' && server !== 'there';
  const start = async (): Promise<void> => {
    const opened = plan.kind === 'online' ? await createOnline(game, plan, name) : openHere(game, plan);
    if (typeof opened === 'string') navigate(opened);
    else setWrong(opened.wrong);
  };
  const OptionsForm = table?.module.OptionsForm;
  return (
    <Page title={texts.lobby.title(game.title)}>
      <form
        className="stack"
        data-game={game.id}
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <h1>{texts.lobby.title(game.title)}</h1>
        <Panel>
          <div className="stack">
            <Who game={game} plan={plan} onChange={change} />
            {plan.kind === 'online' && !offline && (
              <TextField
                label={texts.lobby.yourName}
                value={name}
                maxLength={40}
                onChange={(value) => changeSettings({ name: value })}
              />
            )}
            {offline && <p className="problem">{texts.lobby.noServer}</p>}
          </div>
        </Panel>
        <div className="row">
          <Button kind="main" type="submit" disabled={offline}>
            {plan.kind === 'online' ? texts.lobby.create : texts.lobby.start}
          </Button>
          {wrong !== '' && (
            <p className="problem" role="alert">
              {wrong}
            </p>
          )}
        </div>
        <Panel title={texts.lobby.options}>
          <p className="soft">{texts.lobby.optionsIntro}</p>
          {OptionsForm !== undefined && (
            <OptionsForm game={game} value={plan.options} onChange={(options) => change({ options })} />
          )}
          <OptionFields
            definitions={game.options.filter(({ id }) => table?.module.ownOptions?.includes(id) !== true)}
            value={plan.options}
            onChange={(options) => change({ options })}
          />
        </Panel>
      </form>
    </Page>
  );
}

interface WhoProps {
  readonly game: AnyGame;
  readonly plan: Plan;
  readonly onChange: (part: Partial<Plan>) => void;
}

function Who({ game, plan, onChange }: WhoProps) {
  const { min, max } = game.seats;
  const seats = Array.from({ length: plan.players }, (_, i) => ({
    value: String(i),
    label: game.text.seat(i, optionsOf(game, plan)),
  }));
  return (
    <>
      <SegmentField
        label={texts.lobby.who}
        value={plan.kind}
        values={KINDS.map((value) => ({ value, label: texts.lobby.kinds[value] }))}
        onChange={(kind) => onChange({ kind })}
      />
      {min !== max && (
        <SelectField
          label={texts.lobby.players}
          value={String(plan.players)}
          values={Array.from({ length: max - min + 1 }, (_, i) => `${min + i}`).map((value) => ({
            value,
            label: value,
          }))}
          onChange={(value) => onChange({ players: Number(value) })}
        />
      )}
      {plan.kind === 'bot' && (
        <SegmentField
          label={texts.lobby.seat}
          value={plan.seat}
          values={[...seats, { value: 'any', label: texts.lobby.anySeat }]}
          onChange={(seat) => onChange({ seat })}
        />
      )}
      {(plan.kind === 'bot' || plan.kind === 'watch') && (
        <SegmentField
          label={texts.lobby.level}
          value={plan.bot}
          values={bots
            .toReversed()
            .map(({ id, blurb }) => ({ value: id, label: texts.lobby.levels[id] ?? blurb }))}
          onChange={(bot) => onChange({ bot })}
        />
      )}
      {plan.kind === 'hotseat' &&
        seats.map(({ label }, i) => (
          <TextField
            key={label}
            label={texts.lobby.names(label)}
            value={plan.names[i] ?? ''}
            placeholder={label}
            maxLength={40}
            onChange={(value) =>
              onChange({ names: seats.map((_, j) => (j === i ? value : (plan.names[j] ?? ''))) })
            }
          />
        ))}
      {plan.kind === 'online' && (
        <>
          <SegmentField
            label={texts.lobby.clock}
            value={plan.clock}
            values={(['none', 'decision', 'bank'] as const).map((value) => ({
              value,
              label: texts.lobby.clocks[value],
            }))}
            onChange={(clock) => onChange({ clock })}
          />
          <SwitchField
            label={texts.lobby.public}
            value={plan.isPublic}
            onChange={(isPublic) => onChange({ isPublic })}
          />
        </>
      )}
    </>
  );
}

/** What was chosen so far, with the defaults for the rest; a choice that does not fit is told when one starts. */
function optionsOf(game: AnyGame, { options }: Plan): Options {
  const parsed = parseOptions(game.options, options);
  if (parsed.ok) return parsed.value;
  const defaults = parseOptions(game.options, {});
  return defaults.ok ? defaults.value : {};
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
