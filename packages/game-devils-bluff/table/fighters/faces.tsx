/** Every face of the match, drawn once: rails, pins and hands show copies of it. */
import { memo } from 'react';
import { Bust } from './bust.js';
import { lookOf } from './looks.js';

export const faceId = (name: string): string => `db-face-${encodeURIComponent(name).replace(/%/g, '_')}`;

/** From the brim to the chin, for small pictures. */
const BOX = '14 2 92 104';

export const FaceSheet = memo(function FaceSheet({ names }: { readonly names: readonly string[] }) {
  return (
    <svg className="db-faces" width="0" height="0" aria-hidden="true">
      {names.map((name) => (
        <symbol key={name} id={faceId(name)} viewBox={BOX} preserveAspectRatio="xMidYMid slice">
          <Bust look={lookOf(name)} id={`${faceId(name)}-head`} />
        </symbol>
      ))}
    </svg>
  );
});

/** One face as a picture of its own. */
export function SmallFace({ name }: { readonly name: string }) {
  return (
    <svg className="db-small-face" viewBox="0 0 92 104" aria-hidden="true">
      <use href={`#${faceId(name)}`} width="92" height="104" />
    </svg>
  );
}
