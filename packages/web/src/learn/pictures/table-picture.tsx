/** One picture of the rules page: the part of the table that a card looks at, and its sentence. */
import { classes, Read } from '@fray/kit';
import { type Card, LessonRun, type Place } from '@fray/lessons';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { LoadedTable } from '../../games/table-registry.js';
import { inWords, type OpenLesson } from '../lessons.js';
import { TaughtSession } from '../taught-session.js';
import type { Cut } from './cut.js';
import { TableCut } from './table-cut.js';
import './table-picture.css';

export interface TablePictureProps {
  readonly opened: OpenLesson;
  readonly table: LoadedTable;
  readonly card: Card;
  readonly place: Place;
}

export function TablePicture({ opened, table, card, place }: TablePictureProps) {
  const session = useMemo(() => sessionAt(opened, place), [opened, place]);
  const [cut, setCut] = useState<Cut>();
  const { game } = opened.lesson;
  return (
    <figure
      className={classes(
        'table-picture',
        card.look.length === 0 ? 'table-picture-whole' : cut?.wide === true && 'table-picture-wide',
      )}
    >
      <TableCut {...{ session, table, game }} look={card.look} title={inWords(card.say)} onCut={setCut} />
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
