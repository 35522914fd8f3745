/** The rules in pictures: set-up, a turn, the special things and an example, each drawn by the game's own table. */
import type { AnyGame } from '@fray/engine';
import { type Chapter, cardsOf } from '@fray/lessons';
import { useMemo } from 'react';
import { useLoaded } from '../../games/use-loaded.js';
import { useTable } from '../../games/use-table.js';
import { inWords, type OpenLesson } from '../../learn/lessons.js';
import { openPictures } from '../../learn/pictures/open-pictures.js';
import { TablePicture } from '../../learn/pictures/table-picture.js';
import './rules-pictures.css';

export function RulesPictures({ game }: { readonly game: AnyGame }) {
  const table = useTable(game);
  const opened = useLoaded(game, picturesOf);
  if (table === undefined || opened === undefined) return null;
  return opened.lesson.chapters.map((chapter, i) => (
    <Pictures key={chapter.id} {...{ opened, table, chapter }} number={i} />
  ));
}

async function picturesOf(game: AnyGame): Promise<OpenLesson | undefined> {
  const opened = await openPictures(game);
  return opened.ok ? opened.value : undefined;
}

interface PicturesProps {
  readonly opened: OpenLesson;
  readonly table: NonNullable<ReturnType<typeof useTable>>;
  readonly chapter: Chapter;
  readonly number: number;
}

function Pictures({ opened, table, chapter, number }: PicturesProps) {
  const places = useMemo(
    () => cardsOf(chapter).map((card, i) => ({ card, place: { chapter: number, card: i } })),
    [chapter, number],
  );
  return (
    <section className="rules-pictures" aria-label={inWords(chapter.title)}>
      <h2>{inWords(chapter.title)}</h2>
      <div className="rules-pictures-row">
        {places.map(({ card, place }) => (
          <TablePicture key={card.line} {...{ opened, table, card, place }} />
        ))}
      </div>
    </section>
  );
}
