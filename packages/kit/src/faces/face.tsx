/** The faces at the tables: the cast, and a dozen for people, all drawn for Fray. */
import type { JSX } from 'react';
import { AVATARS } from './avatars.js';
import { Brand, Grishk, Halla, Oswin, Vesper } from './cast.js';
import { type CastId, type FaceId, isAvatar, type Mood } from './face-id.js';
import { Person } from './person.js';
import './face.css';

export interface DrawnProps {
  readonly mood: Mood;
}

const CAST: Readonly<Record<CastId, (props: DrawnProps) => JSX.Element>> = {
  halla: Halla,
  oswin: Oswin,
  brand: Brand,
  vesper: Vesper,
  grishk: Grishk,
};

export function Face({ id, mood = 'calm' }: { readonly id: FaceId; readonly mood?: Mood }) {
  return (
    <span className={`face face-${id}`} style={isAvatar(id) ? { background: AVATARS[id].ground } : undefined}>
      <svg viewBox="0 0 120 96" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <FaceDrawing id={id} mood={mood} />
      </svg>
    </span>
  );
}

/** Head and shoulders alone, in a box of 120 by 96, for drawings that a face is part of. */
export function FaceDrawing({ id, mood }: { readonly id: FaceId; readonly mood: Mood }) {
  if (isAvatar(id)) return <Person look={AVATARS[id]} mood={mood} />;
  const Drawn = CAST[id];
  return <Drawn mood={mood} />;
}
