/** One picture of the rules page: the part of the table that a card looks at, and its sentence. */
import { classes, Read } from '@fray/kit';
import { type Card, LessonRun, type Place } from '@fray/lessons';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { LoadedTable } from '../../games/table-registry.js';
import { inWords, type OpenLesson } from '../lessons.js';
import { TaughtSession } from '../taught-session.js';
import { type Cut, cutOf, sheetSize } from './cut.js';
import { Framed } from './framed.js';
import { StillTable } from './still-table.js';
import './table-picture.css';

export interface TablePictureProps {
  readonly opened: OpenLesson;
  readonly table: LoadedTable;
  readonly card: Card;
  readonly place: Place;
}

export function TablePicture({ opened, table, card, place }: TablePictureProps) {
  const session = useMemo(() => sessionAt(opened, place), [opened, place]);
  const frame = useRef<HTMLDivElement>(null);
  const { cut, onSheet } = useCut(frame, card.look);
  const { game } = opened.lesson;
  return (
    <figure
      className={classes(
        'table-picture',
        card.look.length === 0 ? 'table-picture-whole' : cut?.wide === true && 'table-picture-wide',
      )}
    >
      <div
        ref={frame}
        className="table-picture-frame"
        data-found={cut?.found}
        inert
        aria-hidden="true"
        style={sizeOf(cut)}
      >
        <Framed title={inWords(card.say)} {...sheetSize()} style={placeOf(cut)} onBody={onSheet}>
          <div className="table-picture-game" data-game={game}>
            {session !== undefined && <StillTable session={session} table={table} />}
          </div>
        </Framed>
      </div>
      <figcaption>
        <Read text={inWords(card.say)} />{' '}
        {card.why !== undefined && (
          <Link href={`/rules/${game}/${card.why}`} className="clause-chip">
            {card.why}
          </Link>
        )}
      </figcaption>
    </figure>
  );
}

/** The match as it stands when the card is read. */
function sessionAt({ lesson, rules }: OpenLesson, place: Place): TaughtSession | undefined {
  const run = LessonRun.open(lesson, rules, place);
  if (!run.ok || run.value === undefined) return undefined;
  const names = run.value.host.timeline.match.header.seats.map(({ name }) => name);
  return new TaughtSession(rules.game, run.value, names, () => undefined);
}

/** Paper has another width than the screen, but the picture was cut for this one. */
function sizeOf(cut: Cut | undefined): React.CSSProperties {
  if (cut === undefined) return {};
  return { height: cut.height, '--cut-width': `${cut.width}px` } as React.CSSProperties;
}

function placeOf(cut: Cut | undefined): React.CSSProperties {
  if (cut === undefined) return { visibility: 'hidden' };
  return { transform: `translate(${cut.x}px, ${cut.y}px) scale(${cut.scale})` };
}

/** Measured again whenever the table or the frame changes its size: styles, fonts and drawings arrive late. */
function useCut(frame: { readonly current: HTMLElement | null }, spots: readonly string[]) {
  const [cut, setCut] = useState<Cut>();
  const [sheet, onSheet] = useState<HTMLElement>();
  const measure = useCallback(() => {
    if (frame.current !== null && sheet !== undefined) setCut(cutOf(frame.current, sheet, spots));
  }, [frame, sheet, spots]);
  useEffect(() => {
    if (frame.current === null || sheet === undefined) return;
    const watch = new ResizeObserver(measure);
    watch.observe(frame.current);
    watch.observe(sheet);
    for (const part of sheet.querySelectorAll('[data-spot]')) watch.observe(part);
    return () => watch.disconnect();
  }, [frame, sheet, measure]);
  return { cut, onSheet };
}
