/** How long something still lies on a pet, as pips and in words. */
import type { TrueshotView } from '../../src/index.js';
import type { Lexicon } from '../lexicon.js';

const MOST_PIPS = 4;

interface StatesProps {
  readonly table: TrueshotView;
  readonly pet: number;
  readonly lexicon: Lexicon;
}

export function States({ table, pet, lexicon }: StatesProps) {
  const { words } = lexicon;
  const states = [
    [words.stopped, table.lasts.stopped[pet]!],
    [words.guarded, table.lasts.guarded[pet]!],
    [words.scared, table.lasts.scared[pet]!],
  ] as const;
  return (
    <>
      {states.map(([name, left]) =>
        left > 0 ? (
          <span key={name} className="tl-state">
            {name}{' '}
            <span className="tl-pips" aria-hidden="true">
              {'●'.repeat(Math.min(MOST_PIPS, left)) + '○'.repeat(Math.max(0, table.seats - left))}
            </span>
            <span className="sr-only">{words.pips(left)}</span>
          </span>
        ) : null,
      )}
    </>
  );
}
