/** Who is meant, in whatever language: the reader, somebody with a name, a model or a piece of terrain. */
import type { EventValue, Reader } from '@fray/engine';
import type { Names } from './figures.js';

export function isYou(seat: EventValue | undefined, reader: Reader): boolean {
  return seat === reader.seat;
}

export function nameOf(seat: EventValue | undefined, reader: Reader): string {
  return reader.names[Number(seat)] ?? '?';
}

/** What has a name of its own: ready-made things by their id, others as their maker wrote it. */
export function calledIn(names: Names): (id: EventValue | undefined) => string {
  return (id) => names[String(id)] ?? String(id);
}

/** The same for terrain, of which nobody may know the name. */
export function pieceIn(names: Names, unknown: string): (id: EventValue | undefined) => string {
  return (id) => (id === '' || id === undefined ? unknown : (names[String(id)] ?? String(id)));
}
