/** What every table shares: header, log, explanations, undo, clocks, chat, cover and the end of a match. */
import { SPECTATOR } from '@fray/engine';
import type { Offer, RefusedOffer, TableModule, TableProps } from '@fray/kit';
import { GlossaryProvider, type LogLine, PromptNote } from '@fray/kit';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { wasPassed } from '../session/auto-pass.js';
import type { Session, SessionState } from '../session/session.js';
import { useSettings, useSpeed } from '../settings.js';
import { texts } from '../texts/index.js';
import { Away, useAway } from './away.js';
import { Cover } from './cover.js';
import { Ending } from './ending.js';
import { Notices } from './notices.js';
import { LatestLine, SidePanel } from './side-panel.js';
import { outcomeText, statusOf } from './status.js';
import { latestWords, linesOf, storyUpTo } from './story.js';
import './table-shell.css';
import { TableHeader } from './table-header.js';
import { useTitle, useTurnSound } from './use-attention.js';
import { type Shown, useBeats } from './use-beats.js';
import { useTableKeys } from './use-table-keys.js';

export interface TableShellProps {
  readonly session: Session;
  readonly module: TableModule;
  readonly clauses: ReadonlySet<string>;
  /** What can be done when it is over. */
  readonly after: ReactNode;
}

/** Who watches bots without motion still wants to see one choice after the other. */
const STILL_PAUSE_MS = 700;

export function TableShell({ session, module, clauses, after }: TableShellProps) {
  const state = useStore(session.store);
  const { shown, lines, away, why, setWhy, pending, setPending, choose, props, glossary } = useShell(
    session,
    state,
    clauses,
  );
  const [logOpen, setLogOpen] = useState(false);
  if (state.cover !== undefined && shown.beat === undefined)
    return <Cover name={state.names[state.cover]!} onUncover={() => session.uncover()} />;
  const { Table } = module as unknown as { Table: (props: TableProps) => ReactNode };
  return (
    <GlossaryProvider value={glossary}>
      <div className="shell" data-game={state.game.id}>
        <TableHeader
          state={state}
          headline={module.headline?.(shown.step.view as never, state.names) ?? []}
          session={session}
          onStanding={setPending}
          onLog={() => setLogOpen(true)}
        />
        <main className="shell-table" id="main" onPointerDownCapture={shown.beat && shown.skip}>
          {state.outcome !== null && shown.beat === undefined && <Ending state={state}>{after}</Ending>}
          {away.since !== undefined && (
            <Away lines={lines.filter((line) => line.n > away.since!)} onClose={away.clear} />
          )}
          <LatestLine lines={lines} onOpen={() => setLogOpen(true)} />
          <PromptNote
            value={wasPassed(state.passed, state.steps, state.seat, shown.step.n) ? texts().table.passed : ''}
          >
            <Table {...props} />
          </PromptNote>
        </main>
        <SidePanel
          lines={lines}
          state={state}
          newSince={away.since}
          why={why}
          onWhyClosed={() => setWhy(undefined)}
          open={logOpen}
          onClose={() => setLogOpen(false)}
        />
        <Notices
          state={state}
          session={session}
          pending={pending}
          onPending={setPending}
          onConfirm={choose}
        />
      </div>
    </GlossaryProvider>
  );
}

/** Everything the shell knows besides the match: what is shown, explained, about to be confirmed. */
function useShell(session: Session, state: SessionState, clauses: ReadonlySet<string>) {
  const speed = useSpeed();
  const shown = useBeats(state.steps, state.seat, speed);
  const upTo = shown.beat === undefined ? shown.step.n : shown.step.n - 1;
  const pause = state.kind === 'watch' && speed === 'off' ? STILL_PAUSE_MS : 0;
  useEffect(() => {
    const timer = window.setTimeout(() => session.seen(upTo), pause);
    return () => window.clearTimeout(timer);
  }, [session, upTo, pause]);
  const [why, setWhy] = useState<RefusedOffer>();
  const [pending, setPending] = useState<Offer>();
  const [, navigate] = useLocation();
  const onClause = useCallback(
    (clause: string) => navigate(`/rules/${state.game.id}/${clause}`),
    [navigate, state.game.id],
  );
  const lines = useMemo(
    () => storyUpTo(state.game, state.steps, shown.step.n, state.names),
    [state.game, state.steps, shown.step, state.names],
  );
  const away = useAway(state);
  const clearAway = away.clear;
  const choose = useCallback(
    (offer: Offer) => {
      clearAway();
      setWhy(undefined);
      setPending(undefined);
      session.choose(offer.move);
    },
    [session, clearAway],
  );
  const onChoose = useSettings((s) => s.confirm) ? setPending : choose;
  const props = useTableProps(state, shown, lines, { onChoose, onRefused: setWhy, onClause, speed });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an explanation belongs to one position only
  useEffect(() => setWhy(undefined), [state.steps.length]);
  useTableKeys({ undo: () => session.undo(), rules: () => navigate(`/rules/${state.game.id}`) });
  useTurnSound(props.prompt !== undefined);
  useTitle(titleOf(state, props));
  const glossary = useMemo(
    () => ({ entries: state.game.text.glossary, onClause, hasClause: (id: string) => clauses.has(id) }),
    [state.game, onClause, clauses],
  );
  return { shown, lines, away, why, setWhy, pending, setPending, choose, props, glossary };
}

function titleOf({ game, seat }: SessionState, { prompt, status }: TableProps): string {
  if (prompt !== undefined) return `${texts().table.yourTurn}: ${prompt.ask}`;
  return seat === SPECTATOR ? game.title : `${status} · ${game.title}`;
}

interface Handlers {
  readonly onChoose: (offer: Offer) => void;
  readonly onRefused: (refused: RefusedOffer) => void;
  readonly onClause: (clause: string) => void;
  readonly speed: TableProps['speed'];
}

const NOTHING: readonly never[] = [];

function useTableProps(
  state: SessionState,
  shown: Shown,
  lines: readonly LogLine[],
  handlers: Handlers,
): TableProps {
  const hints = useSettings((s) => s.hints);
  const { question, seat } = state;
  const settled = shown.step.n === state.steps.length - 1 && shown.beat === undefined;
  const open = settled && state.cover === undefined;
  const ask = open ? question.prompt : undefined;
  const prompt = ask === undefined || hints ? ask : { ask: ask.ask };
  const told = latestWords(linesOf(state.game, shown.step, state.names)) || latestWords(lines);
  return {
    game: state.game,
    options: state.options,
    seats: state.seats,
    names: state.names,
    seat,
    view: shown.step.view,
    asked: open ? question.asked : NOTHING,
    decision: open ? question.decision : undefined,
    prompt,
    status: (settled ? statusOf(state) : told) || outcomeText(state) || texts().table.watching,
    moves: open ? question.moves : NOTHING,
    standing: open ? question.standing : NOTHING,
    refused: open ? question.refused : NOTHING,
    outcome: settled ? state.outcome : null,
    beat: shown.beat,
    onBeatDone: shown.onBeatDone,
    last: shown.last,
    ...handlers,
  };
}
