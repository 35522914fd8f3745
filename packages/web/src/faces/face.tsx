/** The faces of the cast, drawn for this table. */
import type { PersonaId } from '@fray/bots';
import { Brand, Grishk, Halla, Oswin, Vesper } from './cast.js';
import './face.css';

const DRAWN: Readonly<Record<PersonaId, () => React.JSX.Element>> = {
  halla: Halla,
  oswin: Oswin,
  brand: Brand,
  vesper: Vesper,
  grishk: Grishk,
};

export function Face({ persona }: { readonly persona: PersonaId }) {
  const Drawing = DRAWN[persona];
  return (
    <span className={`face face-${persona}`}>
      <svg viewBox="0 0 120 96" aria-hidden="true">
        <Drawing />
      </svg>
    </span>
  );
}
