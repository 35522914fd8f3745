/** What the lab has found: a headline, and one picture for each thing measured, with the figures beside it. */
import type { WordBook } from '@fray/engine';
import { type Findings, findingsParts } from '@fray/lab/core';
import { texts } from '../../texts/index.js';
import { PartView } from './part-view.js';

export function FindingsView({ findings, book }: { readonly findings: Findings; readonly book: WordBook }) {
  const [head, ...parts] = findingsParts(findings, book, texts().lab.report);
  return (
    <>
      <h2 className="lab-headline">{head!.heading}</h2>
      {parts.map((part) => (
        <PartView key={part.heading} part={part} />
      ))}
      <p className="soft">
        {texts().lab.legend} {head!.words.join(' ')}
      </p>
    </>
  );
}
