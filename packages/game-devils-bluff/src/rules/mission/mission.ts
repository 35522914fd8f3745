/** Setting up a mission (3.5): markers, table edges and entry points, in its printed order. */
import {
  type Decision,
  decision,
  type Move,
  message,
  procedureOf,
  type Refusal,
  refusalsOf,
} from '@fray/engine';
import { missionOf } from '../../data/missions.js';
import { shownDistance, squaredGap } from '../../geometry/distance.js';
import {
  ACCESS,
  CONTROL,
  type DevilsState,
  LIES,
  type Marker,
  NOBODY,
  type PublicTable,
  RECOVER,
} from '../../state.js';
import { EAST, EDGE, EDGES, ENTRY, MARK, NORTH, SOUTH, WEST } from '../../verbs.js';
import type { Events } from '../../words/events.js';
import type { PromptId, RefusalId } from '../../words/ids.js';
import { rollLocals, rollOff } from '../cards/roll-off.js';
import { fieldOf, placeData } from '../space/places.js';
import { accessDecision, inPieceRefusal, NO_MARK } from './access.js';

const refusal = refusalsOf<RefusalId>();
const SHORT_EDGE = refusal('DB-68', 'short-edge');
const MARK_LEVEL = refusal('DB-67', 'mark-level');

/** DB-M-stake-a-claim */
const SPACING = 6000;
const INCH = 1000;

type Place = Readonly<PublicTable>;

/** Long edges are the two that are nearer to each other. */
function isLong(s: Place, edge: number): boolean {
  const { width, depth } = fieldOf(s).ground;
  if (width === depth) return true;
  return width < depth ? edge === WEST || edge === EAST : edge === SOUTH || edge === NORTH;
}

export const edgeDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'edge',
  clause: 'DB-68',
  offers(s, _seat, out) {
    for (let edge = 0; edge < EDGES.length; edge++)
      out.offer(s.options.edges === 'any' || isLong(s, edge) ? undefined : SHORT_EDGE, EDGE, edge);
  },
  prompt: () => message('edge' satisfies PromptId),
  timeout: (s): Move => [EDGE, EDGES.findIndex((_, edge) => isLong(s, edge)), 0, 0, 0],
});

/** DB-67: the distance markers must keep now; it drops by an inch at a time while there is no room. */
export function spacingNow(s: Place): number {
  let spacing = SPACING;
  while (spacing > 0 && !hasRoom(s, spacing)) spacing -= INCH;
  return spacing;
}

/** Room is looked for on a grid of a quarter inch. */
function hasRoom(s: Place, spacing: number): boolean {
  const { width, depth } = fieldOf(s).ground;
  for (let x = SPACING; x <= width - SPACING; x += INCH / 4)
    for (let y = SPACING; y <= depth - SPACING; y += INCH / 4)
      if (markRefusal(s, spacing, x, y, true) === undefined) return true;
  return false;
}

export function markRefusal(
  s: Place,
  spacing: number,
  x: number,
  y: number,
  brief: boolean,
): Refusal | undefined {
  const { ground } = fieldOf(s);
  const edge = Math.min(x, y, ground.width - x, ground.depth - y);
  if (edge < SPACING)
    return brief ? NO_MARK : refusal('DB-67', 'mark-near-edge', { away: edge, least: SPACING });
  for (const marker of s.markers) {
    const squared = squaredGap(x, y, marker.x, marker.y);
    if (squared < spacing * spacing)
      return brief
        ? NO_MARK
        : refusal('DB-67', 'mark-near-marker', { away: shownDistance(squared, 0, 0), least: spacing });
  }
  return inPieceRefusal(s, x, y, brief);
}

function markPoints(s: Place): number[] {
  const { width, depth } = fieldOf(s).ground;
  const points: number[] = [];
  for (let x = SPACING; x <= width - SPACING; x += INCH)
    for (let y = SPACING; y <= depth - SPACING; y += INCH) points.push(x, y);
  return points;
}

export const markDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'mark',
  clause: 'DB-67',
  offers(s, _seat, out) {
    const spacing = spacingNow(s);
    const check = (x: number, y: number) => markRefusal(s, spacing, x, y, out.listing);
    out.region(MARK, 0, check, [...markPoints(s), ...firstRoom(s, spacing)]);
    out.otherwise(MARK, () => MARK_LEVEL);
  },
  prompt: (s) => message('mark' satisfies PromptId, { number: s.markers.length + 1, spacing: spacingNow(s) }),
  timeout: (s): Move => {
    const [x, y] = firstRoom(s, spacingNow(s));
    return [MARK, 0, x!, y!, 0];
  },
});

/** So that something is always listed, also where whole inches have no room. */
function firstRoom(s: Place, spacing: number): number[] {
  const { width, depth } = fieldOf(s).ground;
  for (let x = SPACING; x <= width - SPACING; x += INCH / 4)
    for (let y = SPACING; y <= depth - SPACING; y += INCH / 4)
      if (markRefusal(s, spacing, x, y, true) === undefined) return [x, y];
  return [];
}

export function entryRefusal(s: Place, seat: number, x: number, y: number): Refusal | undefined {
  const { width, depth } = fieldOf(s).ground;
  const edge = s.edges[seat]!;
  const on = edge === WEST ? x === 0 : edge === EAST ? x === width : edge === SOUTH ? y === 0 : y === depth;
  if (on && x >= 0 && x <= width && y >= 0 && y <= depth) return undefined;
  return refusal('DB-68', 'entry-not-on-edge', { edge: EDGES[edge]!, x, y });
}

/** Every three inches along the edge, corners included. */
function entryPoints(s: Place, seat: number): number[] {
  const { width, depth } = fieldOf(s).ground;
  const edge = s.edges[seat]!;
  const upright = edge === WEST || edge === EAST;
  const points: number[] = [];
  for (let at = 0; at <= (upright ? depth : width); at += 3 * INCH)
    if (upright) points.push(edge === WEST ? 0 : width, at);
    else points.push(at, edge === SOUTH ? 0 : depth);
  return points;
}

export const entryDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'entry',
  clause: 'DB-68',
  offers(s, seat, out) {
    const number = s.entries[seat]!.length / 2;
    out.region(ENTRY, number, (x, y) => entryRefusal(s, seat, x, y), entryPoints(s, seat));
    out.otherwise(ENTRY, () => refusal('DB-68', 'entry-number', { number: number + 1 }));
  },
  prompt: (s, seat) =>
    message('entry' satisfies PromptId, {
      number: s.entries[seat]!.length / 2 + 1,
      edge: EDGES[s.edges[seat]!]!,
    }),
  timeout: (s, seat): Move => {
    const points = entryPoints(s, seat);
    const middle = 2 * Math.floor(points.length / 4);
    return [ENTRY, s.entries[seat]!.length / 2, points[middle]!, points[middle + 1]!, 0];
  },
});

type MissionLocals = { seat: number };

export const missionSetup = procedureOf<DevilsState, MissionLocals, Events>()('mission', {
  begin(s, run) {
    const mission = missionOf(s);
    if (mission.flag) {
      const { width, depth } = fieldOf(s).ground;
      s.markers.push(newMarker(CONTROL, Math.round(width / 2), Math.round(depth / 2)));
      if (run.listening) run.tell({ type: 'marked', clause: mission.clause, data: markedData(s, NOBODY) });
    }
    if (mission.finds > 0) run.call(rollOff, rollLocals(1, 'markers'));
    else run.goto(EDGES_STEP);
  },
  first(s, _run, l) {
    l.seat = s.winner;
  },
  askMark(_s, run, l) {
    run.ask(l.seat, markDecision);
  },
  mark(s, run, l) {
    s.markers.push(newMarker(RECOVER, run.b, run.c));
    if (run.listening)
      run.tell({ type: 'marked', clause: 'DB-M-stake-a-claim', data: markedData(s, l.seat) });
    l.seat = 1 - l.seat;
    if (s.markers.length < missionOf(s).finds) run.goto(ASK_MARK);
  },
  edges(_s, run) {
    run.call(rollOff, rollLocals(1, 'edges'));
  },
  askEdge(s, run) {
    run.ask(s.winner, edgeDecision);
  },
  edge(s, run, l) {
    l.seat = s.winner;
    s.edges[l.seat] = run.a;
    s.edges[1 - l.seat] = run.a ^ 1;
    if (run.listening)
      run.tell({ type: 'edge-chosen', clause: 'DB-68', data: { seat: l.seat, edge: EDGES[run.a]! } });
  },
  askEntry(_s, run, l) {
    run.ask(l.seat, entryDecision);
  },
  entry(s, run, l) {
    s.entries[l.seat]!.push(run.b, run.c);
    if (run.listening)
      run.tell({
        type: 'entry-placed',
        clause: 'DB-68',
        data: { seat: l.seat, edge: EDGES[s.edges[l.seat]!]!, ...placeData(s, run.b, run.c, 0) },
      });
    if (s.entries[l.seat]!.length / 2 < missionOf(s).entries) run.goto(ASK_ENTRY);
    else if (s.entries[1 - l.seat]!.length === 0) {
      l.seat = 1 - l.seat;
      run.goto(ASK_ENTRY);
    } else if (missionOf(s).access.laidWithin === 0) run.leave();
  },
  /** DB-73: in the same order, each near the other gang's entry point. */
  firstAccess(s, _run, l) {
    l.seat = s.winner;
  },
  askAccess(_s, run, l) {
    run.ask(l.seat, accessDecision);
  },
  access(s, run, l) {
    s.markers.push(newMarker(ACCESS, run.b, run.c, l.seat));
    const { clause } = missionOf(s);
    if (run.listening) run.tell({ type: 'marked', clause, data: markedData(s, l.seat) });
    if (l.seat !== s.winner) return;
    l.seat = 1 - l.seat;
    run.goto(ASK_ACCESS);
  },
});
const EDGES_STEP = missionSetup.at.edges;
const ASK_MARK = missionSetup.at.askMark;
const ASK_ENTRY = missionSetup.at.askEntry;
const ASK_ACCESS = missionSetup.at.askAccess;

export function newMarker(kind: number, x: number, y: number, owner = NOBODY): Marker {
  return { kind, x, y, level: 0, state: LIES, holder: NOBODY, carrier: NOBODY, owner };
}

function markedData(s: Readonly<DevilsState>, seat: number) {
  const { kind, x, y } = s.markers.at(-1)!;
  return {
    seat,
    marker: s.markers.length - 1,
    ...(kind === ACCESS ? { access: true } : {}),
    ...placeData(s, x, y, 0),
  };
}
