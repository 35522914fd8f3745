/** What the lab has found before anybody asked: made by `fray lab answers`, kept beside the page. */
import type { WordBook } from '@fray/engine';
import { type Chapter, designParts } from '@fray/lab/core';
import { useEffect, useState } from 'react';
import { texts } from '../../texts/index.js';
import { PartView } from './part-view.js';

export function KnownAnswers({ game, book }: { readonly game: string; readonly book: WordBook }) {
  const [chapters, setChapters] = useState<readonly Chapter[]>([]);
  useEffect(() => {
    void fetch('./lab-answers.json')
      .then((answer) => (answer.ok ? answer.json() : []))
      .then(setChapters, () => setChapters([]));
  }, []);
  const ours = chapters.filter((chapter) => chapter.game === game);
  if (ours.length === 0) return null;
  return (
    <section className="lab-known">
      <h2>{texts().lab.known}</h2>
      <p className="soft">{texts().lab.knownLead}</p>
      {ours.map((chapter, i) => (
        <ChapterView key={chapter.file} book={book} isFirst={i === 0} {...chapter} />
      ))}
    </section>
  );
}

interface ChapterProps extends Chapter {
  readonly book: WordBook;
  readonly isFirst: boolean;
}

/** Closed, it is a line; its pictures are drawn when it is opened. The first one shows what the lab is for. */
function ChapterView({ told, found, file, book, isFirst }: ChapterProps) {
  const [isOpen, setIsOpen] = useState(isFirst);
  const { title, notes } = told[document.documentElement.lang] ?? told['en']!;
  const { report } = texts().lab;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {isOpen && designParts(found, book, report).map((part) => <PartView key={part.heading} part={part} />)}
      <code>{report.command(`docs/balance/${file}`)}</code>
    </details>
  );
}
