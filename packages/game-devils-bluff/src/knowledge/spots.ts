/** How good a place is for a model: what it can do from there, what can be done to it, and how near it is to what matters. */
import { MARKER_RADIUS, ON_TABLE, RESERVE, radiusOf } from '../geometry/bodies.js';
import { CARRIED, CONTROL, LIES, type PublicTable, weaponOf } from '../state.js';
import { bestShot, boldestShot, danger } from './shots.js';

type Place = Readonly<PublicTable>;

/** A table on which one model can be moved about without touching the real one. */
function trialTable(table: Place, model: number): PublicTable {
  const trial: PublicTable = {
    ...table,
    x: table.x.slice(),
    y: table.y.slice(),
    level: table.level.slice(),
    where: table.where.slice(),
  };
  trial.where[model] = ON_TABLE;
  return trial;
}

function apart(ax: number, ay: number, bx: number, by: number): number {
  return Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by)) / 1000;
}

/** Inches to the nearest thing this model should go for, less what is near enough. */
function wayToGoal(s: Place, model: number): number {
  const seat = s.seatOf[model]!;
  const [x, y] = [s.x[model]!, s.y[model]!];
  const near = (radiusOf(s, model) + MARKER_RADIUS) / 1000 + 0.8;
  if (s.markers.some((marker) => marker.state === CARRIED && marker.carrier === model)) {
    const [ex, ey] = [s.entries[seat]![0]!, s.entries[seat]![1]!];
    return Math.max(0, apart(x, y, ex, ey) - radiusOf(s, model) / 1000 - 0.4);
  }
  let best = 99;
  for (const marker of s.markers) {
    if (marker.state !== LIES) continue;
    const slack = marker.kind === CONTROL && marker.holder === seat ? near + 1.5 : near;
    best = Math.min(best, Math.max(0, apart(x, y, marker.x, marker.y) - slack));
  }
  return best === 99 ? wayToEnemy(s, model) : best;
}

/** Inches by which the nearest enemy is out of range. */
function wayToEnemy(s: Place, model: number): number {
  let range = 0;
  for (const weapon of s.roster[model]!.weapons) range = Math.max(range, weaponOf(s, weapon).range / 1000);
  let best = 0;
  let nearest = 99;
  for (let i = 0; i < s.x.length; i++) {
    if (s.where[i] !== ON_TABLE || s.seatOf[i] === s.seatOf[model]) continue;
    const gap = apart(s.x[model]!, s.y[model]!, s.x[i]!, s.y[i]!) - 1;
    if (gap < nearest) {
      nearest = gap;
      best = Math.max(0, gap - range);
    }
  }
  return best;
}

/** Standing forward while enemies are still to come in: they will choose their places around it. */
function ambush(s: Place, model: number): number {
  const other = 1 - s.seatOf[model]!;
  let waiting = 0;
  for (let i = 0; i < s.where.length; i++) if (s.where[i] === RESERVE && s.seatOf[i] === other) waiting++;
  if (waiting === 0) return 0;
  let nearest = 99;
  const entries = s.entries[other]!;
  for (let i = 0; i < entries.length; i += 2)
    nearest = Math.min(nearest, apart(s.x[model]!, s.y[model]!, entries[i]!, entries[i + 1]!));
  const risk = s.mounted[model] === 1 ? 1.6 : 1;
  return Math.max(0, 17 - nearest) * Math.min(3, waiting) * 0.35 * risk;
}

/** What it is worth to come an inch nearer. */
function pull(s: Place, model: number): number {
  if (s.markers.some((marker) => marker.state === CARRIED && marker.carrier === model)) return 3;
  if (s.options.mission === 'run-them-out-of-town') return 1 + 0.35 * s.round;
  return s.options.mission === 'stake-a-claim' ? 1.6 : 0.9;
}

/** What can be said of a place without looking: in dollars, as all worths. */
function quickWorth(s: Place, model: number): number {
  const goal = wayToGoal(s, model) * pull(s, model);
  const high = s.level[model]! > 0 ? 2 : 0;
  return high - goal - ambush(s, model) - 0.05 * wayToEnemy(s, model);
}

const SHOT = 1.3;
const DANGER = 0.55;

/**
 * The best of many places, x, y and level one after the other. `attacks`: an attack comes next, of so many actions. Looking is
 * what takes time, so places are looked at in the order of what they could be worth at most, until none can be better any more.
 */
export function bestPlace(table: Place, model: number, attacks: number, places: readonly number[]): number {
  const trial = trialTable(table, model);
  const put = (place: number): void => {
    trial.x[model] = places[3 * place]!;
    trial.y[model] = places[3 * place + 1]!;
    trial.level[model] = places[3 * place + 2]!;
  };
  const quick: number[] = [];
  for (let i = 0; 3 * i < places.length; i++) {
    put(i);
    quick.push(quickWorth(trial, model));
  }
  const order = quick.map((_, i) => i).sort((a, b) => quick[b]! - quick[a]! || a - b);
  const mostShot = attacks > 0 ? SHOT * boldestShot(trial, model) : 0;
  let best = order[0] ?? -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    if (quick[i]! + mostShot <= most) break;
    put(i);
    const shot = attacks > 0 ? SHOT * bestShot(trial, model, attacks) : 0;
    if (quick[i]! + shot <= most) continue;
    const worth = quick[i]! + shot - DANGER * danger(trial, model, (quick[i]! + shot - most) / DANGER);
    if (worth <= most) continue;
    most = worth;
    best = i;
  }
  return best;
}
