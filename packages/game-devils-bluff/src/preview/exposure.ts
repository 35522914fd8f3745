/** What a place is like: what it lies at, and how well the enemies would see whoever stops there. */
import { FOOT, ON_TABLE } from '../geometry/bodies.js';
import { squaredGap } from '../geometry/distance.js';
import { contains, standsOn } from '../geometry/part.js';
import { BLOCKED, look, newSight } from '../geometry/sight/sight.js';
import { areaUnder } from '../geometry/stand.js';
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

/** So near is a piece one stands by. */
const NEXT_TO = 400;
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
  const floor = ground.floors[FOOT]![level]!;
  const under = level > 0 ? areaUnder(floor, x, y, FOOT) : undefined;
  const name = (piece: number): string => ground.table.pieces[piece]!.name;
  const marker = table.markers.findIndex(
    (m) => m.state === LIES && m.level === level && squaredGap(x, y, m.x, m.y) < BY_MARKER * BY_MARKER,
  );
  const by = under === undefined ? pieceBeside(table, x, y) : -1;
  return {
    ...count,
    ...(under === undefined ? {} : { on: name(under.piece) }),
    ...(by === -1 ? {} : { by: name(by) }),
    ...(marker === -1 ? {} : { marker }),
  };
}

/** The first piece that a slightly larger base would touch. */
function pieceBeside(table: Place, x: number, y: number): number {
  const { sights } = fieldOf(table).ground;
  for (const [dx, dy] of [
    [0, 0],
    [NEXT_TO, 0],
    [-NEXT_TO, 0],
    [0, NEXT_TO],
    [0, -NEXT_TO],
  ] as const)
    for (const { part } of sights)
      if (contains(part, x + dx, y + dy) || standsOn(part, x + dx, y + dy, FOOT)) return part.piece;
  return -1;
}
