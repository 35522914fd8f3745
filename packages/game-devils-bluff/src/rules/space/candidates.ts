/** Good places to try: where a region is offered, these are listed; any other point is checked just the same. */
import { ON_TABLE, RADII, radiusOf } from '../../geometry/bodies.js';
import { legLength } from '../../geometry/way/leg.js';
import { LIES, movementOf, type PublicTable, weaponOf } from '../../state.js';
import type { Battlefield } from '../../table/battlefield.js';
import { bodyOf } from './places.js';

type Place = Readonly<PublicTable>;

/** Filled anew at every call and read at once. */
const POINTS: number[] = [];
const INCH = 1000;

/** For a move: staying, objectives, ranges, and what is there whoever stands where. */
export function moveCandidates(
  s: Place,
  field: Battlefield,
  model: number,
  budget: number,
  level: number,
): readonly number[] {
  passingCandidates(s, field, model, budget, level);
  addLastingCandidates(s, field, model, budget, level, POINTS);
  return POINTS;
}

/** Staying, objectives and ranges: where they are depends on others. */
export function passingCandidates(
  s: Place,
  field: Battlefield,
  model: number,
  budget: number,
  level: number,
): readonly number[] {
  const points = POINTS;
  points.length = 0;
  if (level !== s.level[model]) return points;
  points.push(s.x[model]!, s.y[model]!);
  if (level === 0) addGoals(s, field, model, budget, points);
  addRanges(s, model, budget, points);
  return points;
}

/** A grid, cover and turning points: the same for every model of its kind that starts there. */
export function addLastingCandidates(
  s: Place,
  field: Battlefield,
  model: number,
  budget: number,
  level: number,
  points: number[],
): void {
  if (level === s.level[model]) addGrid(s, model, budget, points);
  addStatic(field, s, model, budget, level, points);
}

/** Beside every marker, and at the own entry points while something is carried home. */
function addGoals(s: Place, field: Battlefield, model: number, budget: number, points: number[]): void {
  const { width, depth } = field.ground;
  for (const marker of s.markers)
    if (marker.state === LIES) addToward(s, model, budget, marker.x, marker.y, 0, points);
  const entries = s.entries[s.seatOf[model]!]!;
  const radius = radiusOf(s, model);
  for (let i = 0; i < entries.length; i += 2) {
    const [ex, ey] = [entries[i]!, entries[i + 1]!];
    points.push(inset(ex, radius, width), inset(ey, radius, depth));
  }
}

function inset(at: number, radius: number, size: number): number {
  return Math.max(radius, Math.min(size - radius, at));
}

/** In contact, just within 3 inches, and just within the range of the own weapon. */
function addRanges(s: Place, model: number, budget: number, points: number[]): void {
  let range = 0;
  for (const weapon of s.roster[model]!.weapons) range = Math.max(range, weaponOf(s, weapon).range);
  const own = radiusOf(s, model);
  for (let i = 0; i < s.x.length; i++) {
    if (s.where[i] !== ON_TABLE || s.seatOf[i] === s.seatOf[model] || s.level[i] !== s.level[model]) continue;
    const radii = own + radiusOf(s, i);
    for (const gap of [0, 2990, range - 10])
      addToward(s, model, budget, s.x[i]!, s.y[i]!, gap + radii, points);
  }
}

/** The point on the line to a goal that is so far short of it, if the budget allows. */
function addToward(
  s: Place,
  model: number,
  budget: number,
  goalX: number,
  goalY: number,
  short: number,
  points: number[],
): void {
  const [x, y] = [s.x[model]!, s.y[model]!];
  const away = legLength(x, y, goalX, goalY);
  const way = away - short;
  if (way <= 0 || way > 3 * budget) return;
  const share = Math.min(way, budget - 2) / away;
  points.push(x + Math.floor((goalX - x) * share), y + Math.floor((goalY - y) * share));
}

/** One inch on foot, three on a horse; whole inches, so that neighbours share points. */
function addGrid(s: Place, model: number, budget: number, points: number[]): void {
  const step = budget > 6000 ? 3 * INCH : INCH;
  const [x, y] = [s.x[model]!, s.y[model]!];
  const lowX = Math.ceil((x - budget) / step) * step;
  for (let gx = lowX; gx <= x + budget; gx += step)
    for (let gy = Math.ceil((y - budget) / step) * step; gy <= y + budget; gy += step)
      if ((gx - x) * (gx - x) + (gy - y) * (gy - y) <= budget * budget) points.push(gx, gy);
}

/** Cover spots within reach as the crow flies, and on other levels the rungs that lead there. */
function addStatic(
  field: Battlefield,
  s: Place,
  model: number,
  budget: number,
  level: number,
  points: number[],
): void {
  const body = bodyOf(s, model);
  const [x, y] = [s.x[model]!, s.y[model]!];
  const spots = field.coverSpots(body, level);
  for (let i = 0; i < spots.length; i += 2) {
    const dx = spots[i]! - x;
    if (dx > budget || -dx > budget) continue;
    const dy = spots[i + 1]! - y;
    if (dx * dx + dy * dy <= budget * budget) points.push(spots[i]!, spots[i + 1]!);
  }
  if (body !== 0 || level === s.level[model]) return;
  const graph = field.graph(body);
  for (let i = 0; i < graph.count; i++) {
    if (graph.level[i] !== level) continue;
    const [dx, dy] = [graph.x[i]! - x, graph.y[i]! - y];
    if (dx * dx + dy * dy <= budget * budget) points.push(graph.x[i]!, graph.y[i]!);
  }
}

/** For a placement: a fan in front of every entry point, and cover within its reach. */
export function placementCandidates(
  s: Place,
  field: Battlefield,
  model: number,
  level: number,
): readonly number[] {
  const points = POINTS;
  points.length = 0;
  eachPlacement(s, field, model, level, (x, y) => {
    points.push(x, y);
    return false;
  });
  return points;
}

/** Tells them one by one, until one is found good. */
export function eachPlacement(
  s: Place,
  field: Battlefield,
  model: number,
  level: number,
  isGood: (x: number, y: number) => boolean,
): boolean {
  const movement = movementOf(s, model);
  const reach = movement + RADII[bodyOf(s, model)];
  const entries = s.entries[s.seatOf[model]!]!;
  const step = movement > 6000 ? 2 * INCH : INCH;
  const spots = field.coverSpots(bodyOf(s, model), level);
  for (let e = 0; e < entries.length; e += 2) {
    const [ex, ey] = [entries[e]!, entries[e + 1]!];
    if (level === 0)
      for (let dx = -reach; dx < reach; dx += step)
        for (let dy = -reach; dy < reach; dy += step)
          if (dx * dx + dy * dy < reach * reach && isGood(ex + dx + 1, ey + dy + 1)) return true;
    for (let i = 0; i < spots.length; i += 2) {
      const [dx, dy] = [spots[i]! - ex, spots[i + 1]! - ey];
      if (dx * dx + dy * dy < reach * reach && isGood(spots[i]!, spots[i + 1]!)) return true;
    }
  }
  return false;
}

/** CR-48: places on a quarter-inch grid, looked through only when no better candidate is legal. */
export function finePlacements(s: Place, model: number, isGood: (x: number, y: number) => boolean): boolean {
  const reach = movementOf(s, model) + RADII[bodyOf(s, model)];
  const entries = s.entries[s.seatOf[model]!]!;
  const step = INCH / 4;
  for (let e = 0; e < entries.length; e += 2)
    for (let dx = -reach; dx < reach; dx += step)
      for (let dy = -reach; dy < reach; dy += step)
        if (dx * dx + dy * dy < reach * reach && isGood(entries[e]! + dx, entries[e + 1]! + dy)) return true;
  return false;
}
