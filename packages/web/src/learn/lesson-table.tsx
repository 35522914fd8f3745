/** A lesson at the game's own table: the lamp over it, one card at a time. */
import type { AnyGame } from '@fray/engine';
import { cardsOf, LessonRun, type Place } from '@fray/lessons';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTable } from '../games/use-table.js';
import { Loading } from '../pages/loading.js';
import { TableShell } from '../shell/table-shell.js';
import { Lamp } from './lamp.js';
import { LessonCard } from './lesson-card.js';
import { LessonHeader } from './lesson-header.js';
import type { OpenLesson } from './lessons.js';
import { keepProgress } from './progress.js';
import { TaughtSession } from './taught-session.js';

const NOWHERE: readonly string[] = [];

export interface LessonTableProps extends OpenLesson {
  readonly game: AnyGame;
  readonly from: Place;
  readonly onDone: () => void;
}

export function LessonTable({ game, lesson, rules, from, onDone }: LessonTableProps) {
  const table = useTable(game);
  const [start, setStart] = useState(from);
  const [, turn] = useState(0);
  const [wrong, setWrong] = useState(false);
  const redraw = useCallback((right: boolean) => {
    setWrong(!right);
    turn((n) => n + 1);
  }, []);
  const opened = useMemo(() => {
    const run = LessonRun.open(lesson, rules, start);
    if (!run.ok || run.value === undefined) return undefined;
    const { seats } = run.value.host.timeline.match.header;
    const session = new TaughtSession(
      game,
      run.value,
      seats.map(({ name }) => name),
      redraw,
    );
    return { run: run.value, session };
  }, [lesson, rules, start, game, redraw]);
  const place = opened?.run.place ?? start;
  const over =
    opened === undefined || (opened.run.card === undefined && place.chapter >= lesson.chapters.length);
  useEffect(() => {
    if (over) onDone();
    else keepProgress(game.id, lesson.id, { place });
  }, [over, onDone, game, lesson, place]);
  // The next chapter lies on a table of its own.
  useEffect(() => {
    if (!over && opened?.run.card === undefined) setStart(place);
  }, [over, opened, place]);
  if (table === undefined || opened === undefined) return <Loading />;
  const { run, session } = opened;
  const { card } = run;
  return (
    <TableShell
      key={start.chapter}
      session={session}
      table={table}
      after={null}
      header={<LessonHeader title={table.book.title} lesson={lesson} place={place} />}
      above={(playing, root) =>
        card !== undefined && (
          <Lamp root={root} spots={card.look.length === 0 ? NOWHERE : card.look} on={!playing}>
            <LessonCard
              card={card}
              wrong={wrong}
              game={game.id}
              onBack={
                place.chapter === 0 && place.card === 0
                  ? undefined
                  : () => setStart(before(lesson.chapters, place))
              }
              onGoOn={() => session.showMe()}
            />
          </Lamp>
        )
      }
    />
  );
}

function before(chapters: OpenLesson['lesson']['chapters'], { chapter, card }: Place): Place {
  if (card > 0) return { chapter, card: card - 1 };
  return { chapter: chapter - 1, card: Math.max(0, cardsOf(chapters[chapter - 1]!).length - 1) };
}
