/** What the lab has found before anybody asked: made by `fray lab answers`, kept beside the page. */
import type { Chapter } from '@fray/lab/core';
import { useEffect, useState } from 'react';
import { texts } from '../../texts/index.js';
import { PartView } from './part-view.js';

export function KnownAnswers({ game }: { readonly game: string }) {
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
      {ours.map(({ title, notes, parts, file }) => (
        <details key={file}>
          <summary>{title}</summary>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {parts.map((part) => (
            <PartView key={part.heading} part={part} />
          ))}
          <code>{texts().lab.report.command(`docs/balance/${file}`)}</code>
        </details>
      ))}
    </section>
  );
}
