/** Bots of a level that nobody named get a face and a name: the level's own, then the rest of the cast. */
import { castAs, PERSONAS, type PersonaId } from '@fray/bots';
import type { LevelId, SeatInfo } from '@fray/engine';
import { texts } from '../../texts/index.js';

const FACE_OF: Readonly<Record<LevelId, PersonaId>> = {
  newcomer: 'grishk',
  casual: 'halla',
  steady: 'oswin',
  strong: 'brand',
  best: 'vesper',
};

export function withFaces(seats: readonly SeatInfo[]): readonly SeatInfo[] {
  const { cast } = texts().bots;
  const names = new Set(seats.map(({ name }) => name));
  const free = PERSONAS.map(({ id }) => id).filter((id) => !names.has(cast[id].name));
  return seats.map((seat) => {
    const own = FACE_OF[seat.bot as LevelId] as PersonaId | undefined;
    if (seat.kind === 'person' || seat.name !== '' || own === undefined) return seat;
    const face = free.includes(own) ? own : free[0];
    if (face === undefined) return seat;
    free.splice(free.indexOf(face), 1);
    return { ...seat, name: cast[face].name, bot: castAs(seat.bot!, face) };
  });
}
