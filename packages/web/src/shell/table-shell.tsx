/** What every table shares: header, seats, log, talk, explanations, undo, clocks, cover and the end of a match. */
import { SPECTATOR } from '@fray/engine';
import {
  classes,
  ExpertProvider,
  GlossaryProvider,
  PromptFrame,
  TableSideProvider,
  TableWordsProvider,
} from '@fray/kit';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { LoadedTable } from '../games/table-registry.js';
import { InShort } from '../learn/first/in-short.js';
import { type Short, useInShort } from '../learn/first/use-in-short.js';
import { RulesBeside } from '../pages/rules/rules-beside.js';
import type { SessionState } from '../session/session.js';
import { useSettings } from '../settings.js';
import { texts } from '../texts/index.js';
import { AskForAdvice } from './advice/advice.js';
import { Cover } from './cover.js';
import { Ending } from './ending/ending.js';
import { TableHeader } from './head/table-header.js';
import { Leaving } from './leaving/leaving.js';
import { Notices } from './notices.js';
import { LowTime } from './seats/clock.js';
import { SeatStrip } from './seats/seat-strip.js';
import { stripSeats } from './seats/strip-seats.js';
import type { MiddleProps, TableShellProps } from './shell-props.js';
import { AskSound } from './sound/ask-sound.js';
import { StagedMiddle } from './stage/staged-middle.js';
import { Away } from './story/away.js';
import { LatestLine, SidePanel } from './story/side-panel.js';
import './table-shell.css';
import { useUnheard } from './talk/use-unheard.js';
import { useIsNarrow } from './use-narrow.js';
import { type Shell, useShell } from './use-shell.js';
import { QuestionBelow } from './window/question-below.js';
import { useFrame } from './window/use-frame.js';

export function TableShell({ session, table, after, header, above }: TableShellProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const state = useStore(session.store);
  const expert = useSettings((s) => s.expert);
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
  const staged = module.stage === true;
  const TheMiddle = staged ? StagedMiddle : Middle;
  const headline = module.headline?.(shown.view, telling) ?? [];
  return (
    <GlossaryProvider value={shell.glossary}>
      <TableWordsProvider value={table.words}>
        <div className={classes('shell', staged && 'shell-staged')} data-game={state.game.id} ref={setRoot}>
          {header ?? (
            <TableHeader
              title={book.title}
              {...{ state, over, headline, session }}
              onLog={() => setLogOpen(true)}
              onRules={() => shell.setClause('')}
              onShort={short.show}
              staged={staged}
              help={<Help {...{ session, state, table, shell }} />}
            />
          )}
          <TableSideProvider value={staged ? null : side}>
            <TheMiddle
              {...{ session, state, table, shell, over, after, asksSound, unheard }}
              onLog={() => setLogOpen(true)}
            />
          </TableSideProvider>
          <ExpertProvider value={expert || !staged}>
            <SidePanel
              {...{ lines, state, session, asksSound }}
              newSince={away.since}
              why={shell.why}
              onWhyClosed={() => shell.setWhy(undefined)}
              drawer={staged}
              open={logOpen}
              onClose={() => setLogOpen(false)}
              onTablePart={setSide}
            />
          </ExpertProvider>
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
