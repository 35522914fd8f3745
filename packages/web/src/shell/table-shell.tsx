/** What every table shares: header, seats, log, talk, explanations, undo, clocks, cover and the end of a match. */
import { knownOrders, SPECTATOR } from '@fray/engine';
import {
  GlossaryProvider,
  PromptFrame,
  type PromptSurroundings,
  TableSideProvider,
  TableWordsProvider,
} from '@fray/kit';
import { type ReactNode, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { LoadedTable } from '../games/table-registry.js';
import { InShort } from '../learn/first/in-short.js';
import { type Short, useInShort } from '../learn/first/use-in-short.js';
import { RulesBeside } from '../pages/rules/rules-beside.js';
import type { Session, SessionState } from '../session/session.js';
import { texts } from '../texts/index.js';
import { AskForAdvice } from './advice/advice.js';
import { Cover } from './cover.js';
import { Ending } from './ending/ending.js';
import { Leaving } from './leaving/leaving.js';
import { Notices } from './notices.js';
import { LowTime } from './seats/clock.js';
import { clockwiseFrom, seatState } from './seats/seat-state.js';
import { SeatStrip, type StripSeat } from './seats/seat-strip.js';
import { AskSound } from './sound/ask-sound.js';
import { Away } from './story/away.js';
import { LatestLine, SidePanel } from './story/side-panel.js';
import { TableHeader } from './table-header.js';
import './table-shell.css';
import { useUnheard } from './talk/use-unheard.js';
import { useIsNarrow } from './use-narrow.js';
import { useShell } from './use-shell.js';
import { Orders } from './window/orders.js';
import { QuestionBelow } from './window/question-below.js';
import { Waiting } from './window/waiting.js';

export interface TableShellProps {
  readonly session: Session;
  readonly table: LoadedTable;
  /** What can be done when it is over. */
  readonly after: ReactNode;
  /** In place of the usual header; and something above the table, told whether a step is still being shown. */
  readonly header?: ReactNode;
  readonly above?: (playing: boolean, root: HTMLElement | null) => ReactNode;
}

export function TableShell({ session, table, after, header, above }: TableShellProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const state = useStore(session.store);
  const shell = useShell(session, state, table, above !== undefined);
  const { shown, lines, away, telling } = shell;
  const [logOpen, setLogOpen] = useState(false);
  const unheard = useUnheard(state, logOpen);
  const [side, setSide] = useState<HTMLElement | null>(null);
  const short = useInShort(state.game.id, header === undefined && state.seat !== SPECTATOR);
  const { module, book } = table;
  if (state.cover !== undefined && !shown.playing)
    return (
      <Cover
        game={state.game.id}
        seat={state.cover}
        name={state.names[state.cover]!}
        onUncover={() => session.uncover()}
      />
    );
  const over = state.outcome !== null && !shown.playing;
  const asksSound = header === undefined && shell.props.prompt !== undefined;
  const headline = module.headline?.(shown.view, telling) ?? [];
  return (
    <GlossaryProvider value={shell.glossary}>
      <TableWordsProvider value={table.words}>
        <div className="shell" data-game={state.game.id} ref={setRoot}>
          {header ?? (
            <TableHeader
              title={book.title}
              {...{ state, over, headline, session }}
              onLog={() => setLogOpen(true)}
              onRules={() => shell.setClause('')}
              onShort={short.show}
              help={<Help {...{ session, state, table, shell }} />}
            />
          )}
          <TableSideProvider value={side}>
            <Middle
              {...{ session, state, table, shell, over, after, asksSound, unheard }}
              onLog={() => setLogOpen(true)}
            />
          </TableSideProvider>
          <SidePanel
            {...{ lines, state, session, asksSound }}
            newSince={away.since}
            why={shell.why}
            onWhyClosed={() => shell.setWhy(undefined)}
            open={logOpen}
            onClose={() => setLogOpen(false)}
            onTablePart={setSide}
          />
          <Notices
            {...{ state, session, book }}
            reader={shell.reader}
            pending={shell.pending}
            onPending={shell.setPending}
            onConfirm={shell.choose}
          />
        </div>
        <Beside {...{ state, book, shell, short }} />
        {above?.(shown.playing, root)}
      </TableWordsProvider>
    </GlossaryProvider>
  );
}

/** What lies over the table when it is asked for: the rules, and the game in three lines. */
function Beside(props: {
  readonly state: SessionState;
  readonly book: LoadedTable['book'];
  readonly shell: Shell;
  readonly short: Short;
}) {
  const { state, book, shell, short } = props;
  return (
    <>
      <RulesBeside
        game={state.game.id}
        title={book.title}
        clause={shell.clause}
        onClause={shell.setClause}
        onClose={() => shell.setClause(undefined)}
      />
      <InShort game={state.game.id} book={book} open={short.open} onClose={short.close} />
    </>
  );
}

/** Advice, for whoever plays. */
function Help({ session, state, table, shell }: Pick<MiddleProps, 'session' | 'state' | 'table' | 'shell'>) {
  const { reader, props, choose } = shell;
  return (
    <AskForAdvice {...{ session, state, reader }} book={table.book} moves={props.moves} onChoose={choose} />
  );
}

/** Whether the last choice of the one who looks was made for them, and by what. */
function causeOf({ steps, seat }: SessionState, at: number): string {
  const mine = steps.slice(0, at + 1).findLast(({ seats }) => seats.includes(seat));
  const by = mine?.what.kind === 'choice' ? mine.what.by : undefined;
  const { cause } = texts().table;
  return by === 'orders' ? cause.orders : by === 'clock' ? cause.clock : '';
}

type Shell = ReturnType<typeof useShell>;

interface MiddleProps extends TableShellProps {
  readonly state: SessionState;
  readonly shell: Shell;
  readonly over: boolean;
  readonly asksSound: boolean;
  readonly unheard: number;
  readonly onLog: () => void;
}

/** Seats, what came between, and the table itself; at the end the ending takes its place. */
function Middle(middle: MiddleProps) {
  const { session, state, table, shell, over, after, asksSound, unheard, onLog } = middle;
  const narrow = useIsNarrow();
  const { lines, away, props, telling } = shell;
  const [looking, setLooking] = useState(false);
  const { Table } = table.module;
  const strip = stripSeats(state, table, shell);
  const isOut = strip.some(({ mine, facts }) => mine && facts.out === true);
  const frame = useFrame(session, state, table, shell, isOut);
  return (
    <main className="shell-table" id="main">
      <SeatStrip seats={strip} clock={over ? null : state.clock} ahead={state.ahead} />
      {!over && <Leaving state={state} session={session} />}
      {!over && state.clock !== null && <LowTime clock={state.clock} ahead={state.ahead} seat={state.seat} />}
      {!over && isOut && <p className="you-are-out">{texts().table.youAreOut}</p>}
      {away.since !== undefined && (
        <Away lines={lines.filter((line) => line.n > away.since!)} onClose={away.clear} />
      )}
      <LatestLine {...{ lines, unheard }} onOpen={onLog} />
      {narrow && asksSound && <AskSound />}
      {over && (
        <Ending
          state={state}
          session={session}
          table={table}
          telling={telling}
          looking={looking}
          onLook={setLooking}
        >
          {after}
        </Ending>
      )}
      {(!over || looking) && (
        <PromptFrame value={frame}>
          {narrow && props.prompt !== undefined && <QuestionBelow ask={props.prompt.ask} />}
          <div className="shell-game">
            <Table {...props} />
          </div>
        </PromptFrame>
      )}
    </main>
  );
}

/** What stands around every question: what waits, orders, acts, a note, the way to skip. */
function useFrame(
  session: Session,
  state: SessionState,
  table: LoadedTable,
  shell: Shell,
  isOut: boolean,
): PromptSurroundings {
  const { shown, props, reader, setPending, offer } = shell;
  const { book, module } = table;
  // Whoever is out has no more to order.
  const orders = state.seat !== SPECTATOR && (!isOut || props.prompt !== undefined);
  const known = orders ? knownOrders(state.game, state.options) : [];
  const acts = props.standing.filter(({ choice }) => module.takesStanding?.includes(choice.do) !== true);
  const { pending, asked, decision, prompt } = props;
  const note = causeOf(state, shown.at) || (prompt === undefined ? '' : shell.hint);
  const over = props.outcome !== null;
  return useMemo(
    (): PromptSurroundings => ({
      note,
      ...(pending === undefined ? {} : { waiting: <Waiting {...{ pending, asked, book, reader }} /> }),
      ...(over
        ? {}
        : {
            aside: (
              <Orders
                session={session}
                book={book}
                known={known}
                beside={known.filter((id) => isAbout(state.game, id, decision))}
                given={state.orders}
                acts={acts}
                onAct={setPending}
                offer={offer}
              />
            ),
          }),
      skip: shown.playing && shown.onThrow === undefined ? shown.skip : undefined,
    }),
    [
      note,
      pending,
      asked,
      decision,
      book,
      reader,
      over,
      session,
      known,
      state.game,
      state.orders,
      acts,
      setPending,
      shown,
      offer,
    ],
  );
}

function isAbout(game: SessionState['game'], order: string, decision: string | undefined): boolean {
  const about = game.orders?.find(({ id }) => id === order)?.about;
  return decision !== undefined && about?.includes(decision) === true;
}

function stripSeats(state: SessionState, table: LoadedTable, { shown, props, telling }: Shell): StripSeat[] {
  return clockwiseFrom(state.seat, state.seats.length).map((seat) => {
    const facts = table.module.seatFacts?.(shown.view, seat, telling) ?? {};
    return {
      name: state.names[seat]!,
      mine: seat === state.seat,
      facts,
      state: seatState({
        seat,
        asked: props.asked,
        pending: props.pending,
        facts,
        bot: state.seats[seat]!.kind === 'bot',
        here: state.kind === 'here' || state.present[seat] !== false,
        standIn: state.standIns[seat] != null,
      }),
    };
  });
}
