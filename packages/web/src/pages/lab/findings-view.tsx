/** What the lab has found: a headline, a table to play it at, and one picture for each thing measured, with the figures beside it. */
import type { AnyGame, WordBook } from '@fray/engine';
import { designParts, type Found, leadingChange } from '@fray/lab/core';
import { texts } from '../../texts/index.js';
import { PartView } from './part-view.js';
import { PlayWith } from './play-with.js';

export function FindingsView(props: {
  readonly found: Found;
  readonly game: AnyGame;
  readonly book: WordBook;
}) {
  const { found, game, book } = props;
  const [head, ...parts] = designParts(found, book, texts().lab.report);
  const change = leadingChange(found);
  return (
    <>
      <div className="lab-head">
        <h2 className="lab-headline">{head!.heading}</h2>
        {change !== undefined && <PlayWith {...{ game, book, change }} experiment={found.experiment} />}
      </div>
      {/* Designs with one answer show it under the headline itself. */}
      {(head!.picture !== undefined || head!.table !== undefined) && (
        <PartView part={{ ...head!, heading: found.experiment.title, words: [] }} />
      )}
      {parts.map((part) => (
        <PartView key={part.heading} part={part} />
      ))}
      <p className="soft">
        {texts().lab.legend} {head!.words.join(' ')}
      </p>
    </>
  );
}
