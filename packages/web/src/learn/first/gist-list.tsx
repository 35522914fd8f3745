/** A game in three lines: what it is about, what one does, and how to win. */
import type { WordBook } from '@fray/engine';
import { Read } from '@fray/kit';
import { texts } from '../../texts/index.js';
import './gist-list.css';

const PARTS = ['aim', 'turn', 'win'] as const;

export function GistList({ gist }: Pick<WordBook, 'gist'>) {
  const { gists } = texts().rules;
  return (
    <dl className="gist">
      {PARTS.map((part) => (
        <div key={part}>
          <dt>{gists[part]}</dt>
          <dd>
            <Read text={gist[part]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
