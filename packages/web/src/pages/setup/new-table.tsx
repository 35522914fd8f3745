/** Opens a table: who plays, and by which options. */
import { type AnyGame, tellPresets, type WordBook } from '@fray/engine';
import { Button, Panel, SwitchField, TableWordsProvider, TextField } from '@fray/kit';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SceneView } from '../../games/scene.js';
import type { LoadedTable } from '../../games/table-registry.js';
import { useGame } from '../../games/use-game.js';
import { useTable } from '../../games/use-table.js';
import { createTable } from '../../online/create-table.js';
import { useRuleSets } from '../../rule-sets/kept-sets.js';
import { playsBy, textInLink } from '../../rule-sets/rule-set.js';
import { useServer } from '../../server.js';
import { randomUnit } from '../../session/fresh-seed.js';
import { startLocal } from '../../session/local-matches.js';
import { changeSettings, useSettings } from '../../settings.js';
import { texts } from '../../texts/index.js';
import { Loading } from '../loading.js';
import { Page } from '../page.js';
import { Problem } from '../problem.js';
import './new-table.css';
import { OptionFields } from './option-fields.js';
import { CLOCKS, firstPlan, KINDS, type Kind, mixed, type Plan } from './plan.js';
import { Presets } from './presets.js';
import { RuleSets } from './rule-sets.js';
import { WhoPlays } from './who-plays.js';

export function NewTable({ game: id, kind }: { readonly game: string; readonly kind: string | undefined }) {
  const game = useGame(id);
  if (game === undefined) return <Loading />;
  if (game === 'missing')
    return <Problem title={texts().lobby.cannotStart} text={texts().common.noSuchGame} />;
  const first = KINDS.find((k) => k === kind) ?? 'bot';
  return <Loaded key={`${id} ${kind}`} game={game} first={first} linked={textInLink(kind)} />;
}

interface LoadedProps {
  readonly game: AnyGame;
  readonly first: Kind;
  /** A set of rules that came with the link. */
  readonly linked: string | undefined;
}

function Loaded({ game, first, linked }: LoadedProps) {
  const table = useTable(game);
  return table === undefined ? <Loading /> : <Form game={game} table={table} first={first} linked={linked} />;
}

interface FormProps extends LoadedProps {
  readonly table: LoadedTable;
}

function Form({ game, table, first, linked }: FormProps) {
  const name = useSettings((s) => s.name);
  const [plan, setPlan] = useState<Plan>(() => firstPlan(game, first, name));
  const { start, wrong } = useStart(game, plan);
  const server = useServer();
  const offline = plan.where === 'online' && server !== 'there';
  const { book } = table;
  const title = texts().lobby.title(book.title);
  return (
    <Page title={title} wide>
      <form
        className="setup"
        data-game={game.id}
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <div className="stack">
          <h1>{title}</h1>
          <Panel>
            <div className="stack">
              <WhoPlays game={game} book={book} plan={plan} onChange={setPlan} />
              <SwitchField
                label={texts().advice.allow}
                help={texts().advice.allowHelp}
                value={plan.advice}
                onChange={(advice) => setPlan((now) => ({ ...now, advice }))}
              />
              {plan.where === 'online' && !offline && <YourName />}
              {offline && <p className="problem">{texts().lobby.noServer}</p>}
            </div>
          </Panel>
          <OptionsPanel
            game={game}
            table={table}
            value={plan.options}
            onChange={(options) => setPlan((now) => ({ ...now, options }))}
          />
          <RuleSets
            game={game}
            value={plan.options}
            onChange={(options) => setPlan((now) => ({ ...now, options }))}
            linked={linked}
          />
        </div>
        <aside className="setup-side">
          <AboutGame game={game} book={book} />
          <div className="setup-start">
            <Button kind="main" type="submit" disabled={offline}>
              {plan.where === 'online' ? texts().lobby.create : texts().lobby.start}
            </Button>
            {wrong !== '' && (
              <p className="problem" role="alert">
                {wrong}
              </p>
            )}
          </div>
        </aside>
      </form>
    </Page>
  );
}

/** Whoever followed a link here sees what it is about. */
function AboutGame({ game, book }: { readonly game: AnyGame; readonly book: WordBook }) {
  const { common, home } = texts();
  return (
    <div className="setup-game">
      <SceneView game={game.id} />
      <div className="setup-words">
        <p className="setup-title">{book.title}</p>
        <p>{book.blurb}</p>
        <p className="soft">
          {common.players(game.seats.min, game.seats.max)} · {common.minutes(game.minutes)}
        </p>
        <Link href={`/rules/${game.id}`}>{home.rules}</Link>
      </div>
    </div>
  );
}

/** Opens the planned table and goes there, or says why not. */
function useStart(game: AnyGame, plan: Plan) {
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState('');
  const name = useSettings((s) => s.name);
  const start = async (): Promise<void> => {
    const { options, isPublic, advice } = plan;
    const opened =
      plan.where === 'online'
        ? await createTable(game, {
            name,
            options,
            isPublic,
            advice,
            seats: plan.seats.length,
            clock: CLOCKS[plan.clock],
          })
        : await startLocal({
            game: game.id,
            options,
            advice,
            ruleSet: nameOfRules(game, options),
            seats: plan.mixed ? mixed(plan.seats, randomUnit) : plan.seats,
          });
    if (!opened.ok) setWrong(opened.error);
    else navigate(plan.where === 'online' ? `/online/${opened.value}` : `/table/${opened.value}`);
  };
  return { start, wrong };
}

/** What the record calls the rules of this table. */
function nameOfRules(game: AnyGame, options: Plan['options']): string | undefined {
  return useRuleSets.getState().find((set) => set.game === game.id && playsBy(game, options, set))?.name;
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

export interface OptionsPanelProps {
  readonly game: AnyGame;
  readonly table: LoadedTable;
  readonly value: Plan['options'];
  readonly onChange: (options: Plan['options']) => void;
}

export function OptionsPanel({ game, table, value, onChange }: OptionsPanelProps) {
  const { module, book, words } = table;
  const { OptionsForm, ownOptions = [] } = module;
  const others = game.options.filter(({ id, values }) => !ownOptions.includes(id) && values !== undefined);
  return (
    <>
      {OptionsForm !== undefined && (
        <Panel>
          <TableWordsProvider value={words}>
            <OptionsForm {...{ game, book, value, onChange }} />
          </TableWordsProvider>
        </Panel>
      )}
      {others.length > 0 && (
        <details className="house-rules">
          <summary>
            <b>{texts().lobby.options}</b> <span className="soft">{tellPresets(book, others, value)}</span>
          </summary>
          <Presets definitions={others} book={book} value={value} onChange={onChange} />
          <OptionFields definitions={others} book={book} value={value} onChange={onChange} />
        </details>
      )}
    </>
  );
}
