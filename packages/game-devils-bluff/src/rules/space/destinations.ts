/** Where a model can go, listed: the good places around it that it can get to. Most of what they take is remembered for each start. */
import { squaredGap } from '../../geometry/distance.js';
import { BEYOND, OPEN } from '../../geometry/way/free-ways.js';
import { type Graph, mayClimb } from '../../geometry/way/graph.js';
import type { LastingPlaces, Reach } from '../../geometry/way/reach.js';
import { Revisited } from '../../geometry/way/revisited.js';
import type { PublicTable } from '../../state.js';
import type { Battlefield } from '../../table/battlefield.js';
import { addLastingCandidates, moveCandidates, passingCandidates } from './candidates.js';
import { bodyOf } from './places.js';

type Place = Readonly<PublicTable>;

/** So many starts are remembered for each graph. */
const KEPT = 4096;
/** By start, budget and level. */
const KNOWN = new WeakMap<Graph, Revisited<LastingPlaces>>();
/** Filled anew at every call and read at once. */
const LISTED: number[] = [];
/** Those of them that have to be searched for, where in the list they are, and whether they last. */
const GOALS: number[] = [];
const INDEX: number[] = [];
const LASTING: boolean[] = [];

/** All listed destinations of one level, x and y one after the other. */
export function destinations(
  s: Place,
  field: Battlefield,
  reach: Reach,
  model: number,
  budget: number,
  level: number,
): readonly number[] {
  LISTED.length = GOALS.length = INDEX.length = LASTING.length = 0;
  const lasting = lastingPlaces(s, field, reach, model, budget, level);
  const candidates = lasting === undefined ? moveCandidates : passingCandidates;
  addPassing(s, field, reach, model, budget, level, candidates(s, field, model, budget, level));
  if (lasting !== undefined) addLasting(lasting, reach);
  return GOALS.length === 0 ? LISTED : withoutUnreached(reach, level);
}

function addPassing(
  s: Place,
  field: Battlefield,
  reach: Reach,
  model: number,
  budget: number,
  level: number,
  points: readonly number[],
): void {
  const footing = field.footing(bodyOf(s, model));
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i]!;
    const y = points[i + 1]!;
    if (squaredGap(x, y, s.x[model]!, s.y[model]!) > budget * budget) continue;
    if (!reach.mayStand(footing, x, y, level)) continue;
    if (reach.isAmongEnemies) add(x, y, reach, level, reach.straight(x, y, level), false);
    else if (reach.within(x, y, level)) LISTED.push(x, y);
  }
}

function addLasting(places: LastingPlaces, reach: Reach): void {
  const { level, straight } = places;
  for (let i = 0; i < places.x.length; i++) {
    const x = places.x[i]!;
    const y = places.y[i]!;
    if (reach.isTaken(x, y, level)) continue;
    if (reach.isAmongEnemies) add(x, y, reach, level, straight[i]!, true);
    else if (reach.withinFreely(places, i)) LISTED.push(x, y);
  }
}

/** Lists a place among enemies, unless it is out of reach for sure; where nothing is sure it is searched for later. */
function add(x: number, y: number, reach: Reach, level: number, straight: number, isLasting: boolean): void {
  if (!reach.isStraight(x, y, level, straight)) {
    const verdict = reach.glimpse(x, y, level, isLasting, straight);
    if (verdict === BEYOND) return;
    if (verdict === OPEN) {
      GOALS.push(x, y);
      INDEX.push(LISTED.length);
      LASTING.push(isLasting);
    }
  }
  LISTED.push(x, y);
}

/** One search for all that are open; those it does not find are taken off the list. */
function withoutUnreached(reach: Reach, level: number): readonly number[] {
  reach.seek(GOALS);
  let kept = INDEX[0]!;
  for (let i = kept, open = 0; i < LISTED.length; i += 2) {
    const x = LISTED[i]!;
    const y = LISTED[i + 1]!;
    if (i === INDEX[open] && !reach.isFound(x, y, level, LASTING[open++]!)) continue;
    LISTED[kept] = x;
    LISTED[kept + 1] = y;
    kept += 2;
  }
  LISTED.length = kept;
  return LISTED;
}

/** From the second visit on. */
function lastingPlaces(
  s: Place,
  field: Battlefield,
  reach: Reach,
  model: number,
  budget: number,
  level: number,
): LastingPlaces | undefined {
  const known = placesOn(reach.graph);
  const [x, y] = [s.x[model]!, s.y[model]!];
  const key = (((x * 65_536 + y) * 8 + s.level[model]!) * 8 + level) * 32_768 + budget;
  const found = known.get(key);
  if (found !== undefined || !known.visit(key)) return found;
  return known.keep(key, findLasting(s, field, reach, model, budget, level));
}

function placesOn(graph: Graph): Revisited<LastingPlaces> {
  const known = KNOWN.get(graph);
  if (known !== undefined) return known;
  const places = new Revisited<LastingPlaces>(KEPT);
  KNOWN.set(graph, places);
  return places;
}

/** Those where terrain lets the model stop, each once. */
function findLasting(
  s: Place,
  field: Battlefield,
  reach: Reach,
  model: number,
  budget: number,
  level: number,
): LastingPlaces {
  const points: number[] = [];
  addLastingCandidates(s, field, model, budget, level, points);
  const [xs, ys, straight]: [number[], number[], number[]] = [[], [], []];
  const seen = new Set<number>();
  const footing = field.footing(bodyOf(s, model));
  const isAbove = level !== s.level[model];
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i]!, points[i + 1]!];
    if (seen.has(x * 65_536 + y) || !reach.terrainLetsStand(footing, x, y, level)) continue;
    if (isAbove && !mayClimb(reach.graph, s.x[model]!, s.y[model]!, x, y, level, budget)) continue;
    seen.add(x * 65_536 + y);
    xs.push(x);
    ys.push(y);
    straight.push(reach.straight(x, y, level));
  }
  return { level, x: xs, y: ys, straight, free: new Uint8Array(xs.length) };
}
