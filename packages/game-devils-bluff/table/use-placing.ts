/** Choosing a point: the listed places, and any other point the rules allow, with the way there. */
import type { Offer, TableProps } from '@fray/kit';
import { useEffect, useMemo, useState } from 'react';
import { type DevilsView, movementOf, reachRegion, VERBS, type Waypoint, wayTo } from '../src/index.js';
import { distance, type Point } from './scale.js';

/** What takes a point; `move` knows its way and its region. */
const PLACING = new Set(['move', 'place', 'dodge', 'mark', 'enter']);

export interface Spot extends Point {
  readonly level: number;
}

export interface Placing {
  /** The verb that is being placed; undefined when no point is asked for. */
  readonly verb: string | undefined;
  readonly candidates: readonly { readonly offer: Offer; readonly spot: Spot }[];
  readonly spot: Spot | undefined;
  readonly way: readonly Waypoint[];
  readonly budget: number;
  /** Whether the spot may be sent: the rules have the last word in any case. */
  readonly legal: boolean;
  readonly region: readonly (readonly number[])[];
  readonly aim: (point: Point) => void;
  readonly nudge: (dx: number, dy: number) => void;
  readonly choose: (spot: Spot) => void;
  /** The spot as something that can be chosen. */
  readonly offer: Offer | undefined;
}

export function usePlacing({ moves, view }: TableProps<DevilsView>): Placing {
  const { table } = view;
  const candidates = useMemo(
    () =>
      moves.filter(({ choice }) => PLACING.has(choice.do)).map((offer) => ({ offer, spot: spotOf(offer) })),
    [moves],
  );
  const verb = candidates[0]?.offer.choice.do;
  const [spot, setSpot] = useState<Spot>();
  useEffect(() => setSpot(undefined), [candidates]);
  const mover = table.active;
  const walks = verb === 'move' && mover >= 0;
  const budget = walks ? movementOf(table, mover) : 0;
  const region = useMemo(
    () => (walks ? (reachRegion(table, mover)[spot?.level ?? table.level[mover]!] ?? []) : []),
    [walks, table, mover, spot?.level],
  );
  const way = useMemo(
    () => (walks && spot !== undefined ? wayTo(table, mover, spot.x, spot.y, spot.level) : []),
    [walks, table, mover, spot],
  );
  const listed = candidates.find((each) => spot !== undefined && sameSpot(each.spot, spot));
  const legal = spot !== undefined && (listed !== undefined || way.length > 0);
  const aim = (point: Point): void => {
    if (verb === undefined) return;
    const level = spot?.level ?? (walks ? table.level[mover]! : 0);
    const free: Spot = { ...point, level };
    const reachable = walks && wayTo(table, mover, free.x, free.y, level).length > 0;
    setSpot(reachable ? free : nearest(candidates, point)?.spot);
  };
  return {
    verb,
    candidates,
    spot,
    way,
    budget,
    legal,
    region,
    aim,
    nudge: (dx, dy) => {
      const from =
        spot ??
        (walks
          ? { x: table.x[mover]!, y: table.y[mover]!, level: table.level[mover]! }
          : candidates[0]?.spot);
      if (from !== undefined && verb !== undefined) setSpot({ ...from, x: from.x + dx, y: from.y + dy });
    },
    choose: setSpot,
    offer: legal ? (listed?.offer ?? freeOffer(verb!, spot)) : undefined,
  };
}

function spotOf({ choice }: Offer): Spot {
  return { x: Number(choice['x']), y: Number(choice['y']), level: Number(choice['level'] ?? 0) };
}

function sameSpot(a: Spot, b: Spot): boolean {
  return a.x === b.x && a.y === b.y && a.level === b.level;
}

function nearest(candidates: Placing['candidates'], point: Point): Placing['candidates'][number] | undefined {
  return [...candidates].sort((a, b) => distance(a.spot, point) - distance(b.spot, point))[0];
}

/** Any point may be sent; the list has only good ones. */
function freeOffer(verb: string, { level, x, y }: Spot): Offer {
  const index = VERBS.findIndex(({ id }) => id === verb);
  return { move: [index, level, x, y, 0], choice: { do: verb, level, x, y }, label: '' };
}
