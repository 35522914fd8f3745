/** How one of the cast plays, between three pairs of words. */
import type { PersonaId } from '@fray/bots';
import { texts } from '../../texts/index.js';

/** Where each of the cast stands between two words, from 0 to 1. */
const TRAITS: Readonly<Record<PersonaId, readonly [number, number, number]>> = {
  halla: [0.1, 0.3, 0.3],
  oswin: [0.85, 0.7, 0.2],
  brand: [0.5, 0.9, 0.05],
  vesper: [0.6, 0.6, 0.95],
  grishk: [0.05, 0.05, 0.4],
};

export function Traits({ persona }: { readonly persona: PersonaId }) {
  const { traits, trait } = texts().bots;
  return (
    <div className="bots-traits">
      {traits.map(([left, right], i) => {
        const share = TRAITS[persona][i]!;
        return (
          <div key={left} role="img" aria-label={trait(left, right, share)}>
            <span>{left}</span>
            <span className="bots-line">
              <span style={{ left: `${100 * share}%` }} />
            </span>
            <span>{right}</span>
          </div>
        );
      })}
    </div>
  );
}
