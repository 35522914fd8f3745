/** Choosing a point: the region the rules allow, a ghost that snaps to its nearest point, and the way there. */
import type { Offer, TableProps } from '@fray/kit';
import { useEffect, useMemo, useState } from 'react';
import {
  type DevilsView,
  type Pointing,
  type PointVerb,
  pointCheck,
  pointingOf,
  pointRegion,
  VERBS,
  type Waypoint,
  wayTo,
} from '../../src/index.js';
import { distance, type Point } from '../map/sheet.js';

const PLACING: ReadonlySet<string> = new Set([
  'move',
  'place',
  'dodge',
  'mark',
  'enter',
] satisfies PointVerb[]);

export interface Spot extends Point {
  readonly level: number;
}

export interface Placing {
  /** Who or what is being placed; undefined when no point is asked for. */
  readonly pointing: Pointing | undefined;
  readonly listed: readonly Spot[];
  /** Where the ghost stands: where I put it, else where I point. */
  readonly spot: Spot | undefined;
  /** The same as far as ways and sights have been found for it: a dragged ghost is ahead of them. */
  readonly settled: Spot | undefined;
  /** Empty where no way is looked for: placements, markers, entry points. */
  readonly way: readonly Waypoint[];
  readonly budget: number;
  /** By level. */
  readonly regions: readonly (readonly (readonly number[])[])[];
  /** The mover's level, which is drawn plainly. */
  readonly level: number;
  readonly aim: (point: Point) => void;
  /** Shows the ghost under the mouse until it is put somewhere. */
  readonly hover: (point: Point | undefined) => void;
  readonly nudge: (dx: number, dy: number) => void;
  readonly choose: (spot: Spot | undefined) => void;
  /** The spot as something that can be chosen. */
  readonly offer: Offer | undefined;
  /** Staying where one is, for a move. */
  readonly stay: Offer | undefined;
}

export function usePlacing({ moves, view, playing }: TableProps<DevilsView>): Placing {
  const { table } = view;
  const offers = useMemo(() => moves.filter(({ choice }) => PLACING.has(choice.do)), [moves]);
  const verb = offers[0]?.choice.do as PointVerb | undefined;
  const pointing = useMemo(
    () => (verb === undefined || playing ? undefined : pointingOf(view, verb)),
    [verb, view, playing],
  );
  const regions = useMemo(
    () => (pointing === undefined ? [] : pointRegion(table, pointing)),
    [pointing, table],
  );
  const isLegal = useMemo(
    () => (pointing === undefined ? undefined : pointCheck(table, pointing)),
    [pointing, table],
  );
  const [put, setSpot] = useState<Spot>();
  const [under, setUnder] = useState<Spot>();
  useEffect(() => {
    setSpot(undefined);
    setUnder(undefined);
  }, [offers]);
  const spot = put ?? under;
  const settled = useSettled(spot);
  const { mover = -1, budget = 0 } = pointing ?? {};
  const walks = verb === 'move' || verb === 'dodge';
  const way = useMemo(
    () =>
      walks && settled !== undefined && mover >= 0
        ? wayTo(table, mover, settled.x, settled.y, settled.level, budget)
        : [],
    [walks, table, mover, settled, budget],
  );
  const snap = (point: Point): Spot | undefined =>
    isLegal === undefined ? undefined : nearestLegal(point, regions, isLegal);
  const level = walks ? table.level[mover]! : 0;
  const start = walks ? { x: table.x[mover]!, y: table.y[mover]!, level } : undefined;
  return {
    pointing,
    listed: useMemo(() => offers.map(spotOf), [offers]),
    ...{ spot, settled },
    way,
    budget,
    regions,
    level,
    aim: (point) => setSpot(snap(point)),
    hover: (point) => {
      const inside = point !== undefined && regions.some((loops) => loops.length > 0);
      if (put === undefined) setUnder(inside ? legalAt(point, regions, isLegal) : undefined);
    },
    nudge: (dx, dy) => {
      const from = spot ?? start ?? (offers[0] === undefined ? undefined : spotOf(offers[0]));
      if (from === undefined || isLegal === undefined) return;
      const to = { x: from.x + dx, y: from.y + dy, level: from.level };
      setSpot(isLegal(to.x, to.y, to.level) ? to : (snap(to) ?? from));
    },
    choose: setSpot,
    offer: put === undefined || verb === undefined ? undefined : offerAt(offers, verb, put),
    stay:
      start === undefined || verb !== 'move'
        ? undefined
        : offers.find((offer) => isSame(spotOf(offer), start)),
  };
}

/** Ways and sights take longer than a frame: they are looked for when a dragged ghost rests. */
const REST_MS = 50;

function useSettled(spot: Spot | undefined): Spot | undefined {
  const [settled, setSettled] = useState<Spot>();
  useEffect(() => {
    const waits = setTimeout(() => setSettled(spot), spot === undefined ? 0 : REST_MS);
    return () => clearTimeout(waits);
  }, [spot]);
  return spot === undefined ? undefined : settled;
}

function spotOf({ choice }: Offer): Spot {
  return { x: Number(choice['x']), y: Number(choice['y']), level: Number(choice['level'] ?? 0) };
}

function isSame(a: Spot, b: Spot): boolean {
  return a.x === b.x && a.y === b.y && a.level === b.level;
}

/** Any point may be sent; the list has only good ones. */
function offerAt(offers: readonly Offer[], verb: PointVerb, spot: Spot): Offer {
  const listed = offers.find((offer) => isSame(spotOf(offer), spot));
  if (listed !== undefined) return listed;
  const index = VERBS.findIndex(({ id }) => id === verb);
  const first = verb === 'enter' ? offers[0]!.move[1] : spot.level;
  const { x, y } = spot;
  const named = verb === 'enter' ? { number: first + 1 } : { level: first };
  return { move: [index, first, x, y, 0], choice: { do: verb, ...named, x, y }, label: '' };
}

type Legal = (x: number, y: number, level: number) => boolean;

/** The point itself, on the highest level that has it; else the nearest one of all borders. */
function nearestLegal(point: Point, regions: Placing['regions'], isLegal: Legal): Spot | undefined {
  const here = legalAt(point, regions, isLegal);
  if (here !== undefined) return here;
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  regions.forEach((loops, level) => {
    for (const loop of loops)
      for (let i = 0; i < loop.length; i += 2) {
        const j = (i + 2) % loop.length;
        const near = onSegment(point, loop[i]!, loop[i + 1]!, loop[j]!, loop[j + 1]!);
        const away = distance(near, point);
        if (away >= least) continue;
        const inside = nudgedIn(near, level, isLegal);
        if (inside === undefined) continue;
        [best, least] = [inside, away];
      }
  });
  return best;
}

function legalAt(point: Point, regions: Placing['regions'], isLegal: Legal | undefined): Spot | undefined {
  for (let level = regions.length - 1; level >= 0; level--)
    if (isLegal?.(point.x, point.y, level)) return { ...point, level };
  return undefined;
}

function onSegment(p: Point, ax: number, ay: number, bx: number, by: number): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const t = long === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - ax) * dx + (p.y - ay) * dy) / long));
  return { x: Math.round(ax + dx * t), y: Math.round(ay + dy * t) };
}

/** A border drawn to a thousandth may miss by one: the legal point beside it. */
function nudgedIn(point: Point, level: number, isLegal: Legal): Spot | undefined {
  for (const far of [0, 1, 2, 5, 15, 40])
    for (const dx of [0, far, -far])
      for (const dy of [0, far, -far])
        if (isLegal(point.x + dx, point.y + dy, level)) return { x: point.x + dx, y: point.y + dy, level };
  return undefined;
}
