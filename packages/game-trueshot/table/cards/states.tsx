/** What lies on a pet and for how long, as a band over its picture. */
import type { TrueshotView } from '../../src/index.js';
import { useLexicon } from '../lexicon.js';

interface StatesProps {
  readonly table: TrueshotView;
  readonly pet: number;
  readonly isDead: boolean;
}

export function States({ table, pet, isDead }: StatesProps) {
  const { words } = useLexicon();
  const { stopped, guarded, scared } = table.lasts;
  const states = [
    [words.stopped, stopped[pet]!],
    [words.guarded, guarded[pet]!],
    [words.scared, scared[pet]!],
  ] as const;
  const lasting = states.filter(([, left]) => left > 0);
  if (!isDead && lasting.length === 0) return null;
  return (
    <div className="tl-states">
      {isDead && <span>{words.fallen}</span>}
      {lasting.map(([name, left]) => (
        <span key={name}>
          {name} <span className="sr-only">{words.pips(left)}</span>
        </span>
      ))}
    </div>
  );
}
