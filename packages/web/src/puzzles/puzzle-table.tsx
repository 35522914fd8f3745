/** A puzzle at the game's own table: one choice is asked for, and only the best one is played. */
import type { Puzzle } from '@fray/bots';
import type { AnyGame, Reader } from '@fray/engine';
import { useCallback, useMemo, useState } from 'react';
import type { LoadedTable } from '../games/table-registry.js';
import { TaughtSession } from '../learn/taught-session.js';
import { Problem } from '../pages/problem.js';
import { TableShell } from '../shell/table-shell.js';
import { texts } from '../texts/index.js';
import { dayOf } from './of-day.js';
import { PuzzleRun } from './puzzle-run.js';
import { PuzzleStrip, type PuzzleStripProps } from './puzzle-strip.js';
import { puzzleAfter } from './puzzles.js';
import { keepSolved, solvedOf } from './solved.js';

export interface PuzzleTableProps {
  readonly game: AnyGame;
  readonly table: LoadedTable;
  readonly puzzle: Puzzle;
}

export function PuzzleTable({ game, table, puzzle }: PuzzleTableProps) {
  const { book } = table;
  const [state, setState] = useState<PuzzleStripProps['state']>('asked');
  const answer = useCallback(
    (ended: 'solved' | 'shown' | undefined) => {
      if (ended !== undefined) keepSolved({ game: game.id, id: puzzle.id }, ended, dayOf(new Date()));
      setState(ended ?? 'wrong');
    },
    [game, puzzle],
  );
  const opened = useMemo(() => {
    const run = PuzzleRun.open(game, puzzle, (seat) => book.seat(seat, puzzle.options));
    if (!run.ok) return undefined;
    const names = run.value.host.timeline.match.header.seats.map(({ name }) => name);
    const view = run.value.host.timeline.match.view(puzzle.seat);
    const session = new TaughtSession(game, run.value, names, () => answer(run.value.ended));
    return { run: run.value, session, names, view };
  }, [game, puzzle, book, answer]);
  if (opened === undefined) return <Problem title={book.title} text={texts().puzzles.outdated} />;
  const { run, session, names, view } = opened;
  const reader: Reader = { seat: puzzle.seat, names };
  const why = game.knowledge.why?.(view, run.best);
  const { puzzles: words } = texts();
  const solution = [
    words.best(book.move(run.best, view, reader)),
    ...(why === undefined || book.why === undefined ? [] : [words.because(book.why(why, reader))]),
    words.chances(puzzle.chance, puzzle.next, puzzle.solved),
  ];
  const next = puzzleAfter({ game: game.id, id: puzzle.id }, (name) => solvedOf(name) === 'solved');
  return (
    <TableShell
      session={session}
      table={table}
      after={null}
      header={
        <PuzzleStrip
          title={book.title}
          aim={puzzle.aim}
          state={state}
          solution={solution}
          next={`/puzzle/${next.game}/${next.id}`}
          onShow={() => session.showMe()}
        />
      }
      above={nothing}
    />
  );
}

function nothing(): null {
  return null;
}
