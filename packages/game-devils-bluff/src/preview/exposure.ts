/** What a place is like: what it lies at, and how well the enemies would see whoever stops there. */
import { ON_TABLE } from '../geometry/bodies.js';
import { squaredGap } from '../geometry/distance.js';
import { placeAt } from '../geometry/place.js';
import { BLOCKED, look, newSight } from '../geometry/sight/sight.js';
import { fieldOf } from '../rules/space/places.js';
import { LIES, type PublicTable } from '../state.js';
import { withModelAt } from './shots.js';

type Place = Readonly<PublicTable>;

export interface PlaceFacts {
  /** The piece one stands on, or the one next to the base, by the name of its kind; undefined in the open. */
  readonly on?: string;
  readonly by?: string;
  /** A marker within an inch, by its place in the list. */
  readonly marker?: number;
  /** Of the enemies on the table: how many would see all of the model, part of it through cover, and nothing. */
  readonly seen: number;
  readonly cover: number;
  readonly hidden: number;
}

const BY_MARKER = 2200;

export function placeFacts(table: Place, model: number, x: number, y: number, level: number): PlaceFacts {
  const { ground } = fieldOf(table);
  const there = withModelAt(table, model, x, y, level);
  const sight = newSight();
  const count = { seen: 0, cover: 0, hidden: 0 };
  for (let i = 0; i < table.x.length; i++) {
    if (table.where[i] !== ON_TABLE || table.seatOf[i] === table.seatOf[model]) continue;
    look(ground, there, i, model, table.options.mutualSight, sight);
    if (sight.result === BLOCKED) count.hidden++;
    else if (sight.cover) count.cover++;
    else count.seen++;
  }
  const { how, piece } = placeAt(ground, x, y, level);
  const name = ground.table.pieces[piece]?.name ?? '';
  const marker = table.markers.findIndex(
    (m) => m.state === LIES && m.level === level && squaredGap(x, y, m.x, m.y) < BY_MARKER * BY_MARKER,
  );
  return {
    ...count,
    ...(how === 'on' ? { on: name } : {}),
    ...(how === 'by' ? { by: name } : {}),
    ...(marker === -1 ? {} : { marker }),
  };
}
