/** Everything the shell knows besides the match: what is shown, told, explained, about to be confirmed. */
import { type Reader, SPECTATOR } from '@fray/engine';
import type { Offer, RefusedOffer, TableProps, Telling } from '@fray/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { glossaryOf } from '../games/glossary-of.js';
import type { LoadedTable } from '../games/table-registry.js';
import { useHint } from '../learn/first/use-hint.js';
import { wordQuestion } from '../session/offers.js';
import type { Session, SessionState } from '../session/session.js';
import { changeSettings, useSettings, useSpeed } from '../settings.js';
import { texts } from '../texts/index.js';
import { askedIn } from './seats/seat-state.js';
import { type Shown, useShow } from './show/use-show.js';
import { useSounds } from './sound/use-sounds.js';
import { useAway } from './story/away.js';
import { eventsBackwards, latestWords, type StoryLine, storyUpTo } from './story/lines.js';
import { outcomeText, statusOf } from './story/status.js';
import { useTitle, useTurnCall } from './use-attention.js';
import { useFocusOn } from './use-focus-on.js';
import { useShellKeys } from './use-shell-keys.js';
import { useOrderOffer } from './window/use-order-offer.js';

/** Who watches bots without motion still wants to see one choice after the other. */
const STILL_PAUSE_MS = 700;
const NOTHING: readonly never[] = [];

/** `taught`: a lesson leads, so the dice fall by themselves. */
export function useShell(session: Session, state: SessionState, table: LoadedTable, taught: boolean) {
  const { book, module } = table;
  const speed = useSpeed();
  const reader = useMemo((): Reader => ({ seat: state.seat, names: state.names }), [state.seat, state.names]);
  const telling = useMemo(
    (): Telling<unknown, unknown> => ({ book, reader, words: table.words }),
    [book, reader, table],
  );
  const throwsSelf = useSettings((s) => !s.throwForMe) && !taught;
  const shown = useShow(state, speed, module.show, throwsSelf);
  useSeen(session, state, shown.seen, speed === 'off');
  const [why, setWhy] = useState<RefusedOffer>();
  const [pending, setPending] = useState<Offer>();
  /** The clause that lies open beside the table; empty: the rules from the beginning. */
  const [clause, setClause] = useState<string>();
  const onClause = useCallback((id: string) => setClause(id), []);
  const lines = useMemo(
    () => storyUpTo(book, state.steps, shown.at, shown.told, reader),
    [book, state.steps, shown.at, shown.told, reader],
  );
  const away = useAway(state);
  const clearAway = away.clear;
  const offer = useOrderOffer(state);
  const { watch } = offer;
  const chose = useFocusOn(shown.playing ? '' : `${state.steps.length}`);
  const choose = useCallback(
    (offer: Offer) => {
      clearAway();
      chose();
      watch(offer);
      setWhy(undefined);
      setPending(undefined);
      session.choose(offer.move);
    },
    [session, clearAway, watch, chose],
  );
  const onChoose = useSettings((s) => s.confirm) ? setPending : choose;
  const handlers = { onChoose, onRefused: setWhy, onClause, speed };
  const props = useTableProps(state, table, shown, lines, reader, handlers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an explanation belongs to one position only
  useEffect(() => setWhy(undefined), [state.steps.length]);
  useShellKeys({
    undo: () => session.undo(),
    rules: () => setClause(''),
    skip: shown.playing ? shown.skip : undefined,
  });
  useSounds(shown, state, table.module.show);
  useTurnCall(book.title, props.prompt?.ask ?? '');
  useTitle(titleOf(book.title, state, props));
  const glossary = useMemo(() => glossaryOf(table, onClause), [table, onClause]);
  const told = { shown, lines, away, why, setWhy, pending, setPending, clause, setClause };
  const hint = useHint(session, state, table, reader, taught);
  return { ...told, choose, props, glossary, reader, telling, offer, hint };
}

export type Shell = ReturnType<typeof useShell>;

/** Tells the session how far one has looked. */
function useSeen(session: Session, state: SessionState, upTo: number, still: boolean): void {
  const watched = state.seat === SPECTATOR && state.kind === 'here';
  const pause = watched && still ? STILL_PAUSE_MS : 0;
  useEffect(() => {
    const timer = window.setTimeout(() => session.seen(upTo), pause);
    return () => window.clearTimeout(timer);
  }, [session, upTo, pause]);
}

function titleOf(title: string, { seat }: SessionState, { prompt, status }: TableProps): string {
  if (prompt !== undefined) return `${texts().table.yourTurn}: ${prompt.ask}`;
  return seat === SPECTATOR ? title : `${status} · ${title}`;
}

type Handlers = Pick<TableProps, 'onChoose' | 'onRefused' | 'onClause' | 'speed'>;

/** Everything a table is given, at the position that is being shown. */
export function useTableProps(
  state: SessionState,
  { book }: LoadedTable,
  shown: Shown,
  lines: readonly StoryLine[],
  reader: Reader,
  handlers: Handlers,
): TableProps {
  const hints = useSettings((s) => s.hints);
  const { game, question, seat, names, seats, options } = state;
  const open = !shown.playing && state.cover === undefined;
  const { view } = state;
  const worded = useMemo(() => wordQuestion(book, view, question, reader), [book, view, question, reader]);
  const prompt = useMemo(() => {
    const ask = question.prompt === null ? undefined : book.prompt(question.prompt, reader);
    return ask === undefined || hints ? ask : { ask: ask.ask };
  }, [book, question, reader, hints]);
  const current = shown.playing ? latestWords(lines) : statusOf(state, book, reader);
  return {
    game,
    book,
    options,
    seats,
    names,
    seat,
    reader,
    view: shown.view,
    asked: open ? question.asked : shown.beat === undefined ? askedIn(shown.view, seats.length) : NOTHING,
    decision: open ? (question.decision ?? undefined) : undefined,
    pending: open ? (question.pending ?? undefined) : undefined,
    prompt: open ? prompt : undefined,
    status: current || outcomeText(state, book, reader) || texts().table.watching,
    moves: open ? worded.moves : NOTHING,
    standing: open ? worded.standing : NOTHING,
    refused: open ? worded.refused : NOTHING,
    outcome: shown.playing ? null : state.outcome,
    beat: shown.beat,
    playing: shown.playing,
    last: shown.last,
    backwards: () => eventsBackwards(state.steps, shown.at, shown.told),
    onSkip: shown.skip,
    throwing:
      shown.onThrow === undefined
        ? undefined
        : { now: shown.onThrow, always: () => changeSettings({ throwForMe: true }) },
    ...handlers,
  };
}
