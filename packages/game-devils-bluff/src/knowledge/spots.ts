/** How good a place is for a model: what it can do from there, what can be done to it, and how near it is to what matters. */

import { missionOf } from '../data/missions.js';
import { MARKER_RADIUS, ON_TABLE, RESERVE, radiusOf } from '../geometry/bodies.js';
import { squaredGap } from '../geometry/distance.js';
import { CARRIED, CONTROL, LIES, NOBODY, type PublicTable, weaponOf } from '../state.js';
import type { Standing } from './odds.js';
import { Eyes } from './shots.js';

type Place = Readonly<PublicTable>;
type Trial = Standing & Pick<PublicTable, 'x' | 'y' | 'level'>;

/** A table on which one model can be moved about without touching the real one. Written out, so that all of them have one shape. */
function trialTable(table: Place, model: number): Trial {
  const where = table.where.slice();
  where[model] = ON_TABLE;
  return {
    options: table.options,
    roster: table.roster,
    table: table.table,
    x: table.x.slice(),
    y: table.y.slice(),
    level: table.level.slice(),
    mounted: table.mounted,
    where,
    seatOf: table.seatOf,
    hp: table.hp,
    injured: table.injured,
    spent: table.spent,
  };
}

function apart(squared: number): number {
  return Math.sqrt(squared) / 1000;
}

/** Squared, to the nearest of some points, x and y one after the other. */
function nearest(points: readonly number[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < points.length; i += 2)
    least = Math.min(least, squaredGap(x, y, points[i]!, points[i + 1]!));
  return least;
}

/** What one model is after, and from whom: the same for all places it could go to. */
class Errand {
  private readonly radius: number;
  private readonly isCarrier: boolean;
  /** Home, for whoever carries something; else what lies about, with how near is near enough. */
  private readonly home: readonly number[];
  private readonly goals: number[] = [];
  private readonly slacks: number[] = [];
  private readonly enemies: number[] = [];
  private readonly range: number;
  /** What it is worth to come an inch nearer. */
  private readonly pull: number;
  private readonly waiting: number;
  private readonly theirs: readonly number[];
  private readonly risk: number;

  constructor(s: Place, model: number) {
    const seat = s.seatOf[model]!;
    this.radius = radiusOf(s, model);
    this.isCarrier = s.markers.some((marker) => marker.state === CARRIED && marker.carrier === model);
    this.home = s.entries[seat]!.slice(0, 2);
    this.findGoals(s, seat);
    this.findEnemies(s, seat);
    this.range = Math.max(0, ...s.roster[model]!.weapons.map((weapon) => weaponOf(s, weapon).range / 1000));
    this.pull = this.isCarrier ? 3 : pullOf(s);
    this.waiting = s.where.filter((where, i) => where === RESERVE && s.seatOf[i] !== seat).length;
    this.theirs = s.entries[1 - seat]!;
    this.risk = s.mounted[model] === 1 ? 1.6 : 1;
  }

  private findGoals(s: Place, seat: number): void {
    const near = (this.radius + MARKER_RADIUS) / 1000 + 0.8;
    for (const marker of s.markers) {
      if (marker.state !== LIES || (marker.owner !== NOBODY && marker.owner !== seat)) continue;
      this.goals.push(marker.x, marker.y);
      this.slacks.push(marker.kind === CONTROL && marker.holder === seat ? near + 1.5 : near);
    }
  }

  private findEnemies(s: Place, seat: number): void {
    for (let i = 0; i < s.x.length; i++)
      if (s.where[i] === ON_TABLE && s.seatOf[i] !== seat) this.enemies.push(s.x[i]!, s.y[i]!);
  }

  /** What can be said of a place without looking: in dollars, as all worths. */
  worth(x: number, y: number, level: number): number {
    const toEnemy = this.wayToEnemy(x, y);
    const goal = this.wayToGoal(x, y, toEnemy) * this.pull;
    const high = level > 0 ? 2 : 0;
    return high - goal - this.ambush(x, y) - 0.05 * toEnemy;
  }

  /** Inches to the nearest thing this model should go for, less what is near enough. */
  private wayToGoal(x: number, y: number, toEnemy: number): number {
    if (this.isCarrier) return Math.max(0, apart(nearest(this.home, x, y)) - this.radius / 1000 - 0.4);
    const { goals, slacks } = this;
    if (slacks.length === 0) return toEnemy;
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < slacks.length; i++) {
      const away = apart(squaredGap(x, y, goals[2 * i]!, goals[2 * i + 1]!));
      best = Math.min(best, Math.max(0, away - slacks[i]!));
    }
    return best;
  }

  /** Inches by which the nearest enemy is out of range. */
  private wayToEnemy(x: number, y: number): number {
    if (this.enemies.length === 0) return 0;
    return Math.max(0, apart(nearest(this.enemies, x, y)) - 1 - this.range);
  }

  /** Standing forward while enemies are still to come in: they will choose their places around it. */
  private ambush(x: number, y: number): number {
    if (this.waiting === 0) return 0;
    const away = apart(nearest(this.theirs, x, y));
    return Math.max(0, 17 - away) * Math.min(3, this.waiting) * 0.35 * this.risk;
  }
}

function pullOf(s: Place): number {
  const [base, each] = missionOf(s).pull;
  return base + each * s.round;
}

const SHOT = 1.3;
const DANGER = 0.55;
/** More than all roundings come to. */
const HAIR = 1e-9;
const SEEN = Number.NaN;

/**
 * The best of many places, x, y and level one after the other; of equals the one that is better without looking, then the first. `attacks`:
 * an attack comes next, of so many actions. Looking is what takes time, so places are looked at in the order of what they could be
 * worth at most, until none can be better any more.
 */
export function bestPlace(table: Place, model: number, attacks: number, places: readonly number[]): number {
  const trial = trialTable(table, model);
  const put = (place: number): void => {
    trial.x[model] = places[3 * place]!;
    trial.y[model] = places[3 * place + 1]!;
    trial.level[model] = places[3 * place + 2]!;
  };
  const errand = new Errand(table, model);
  const eyes = new Eyes(trial, model, true);
  const quick: number[] = [];
  const bound: number[] = [];
  for (let i = 0; 3 * i < places.length; i++) {
    put(i);
    quick.push(errand.worth(trial.x[model]!, trial.y[model]!, trial.level[model]!));
    bound.push(attacks > 0 ? quick[i]! + SHOT * eyes.boldestShot(attacks) : quick[i]!);
  }
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = highest(bound); i !== -1 && bound[i]! >= most; i = highest(bound)) {
    bound[i] = SEEN;
    put(i);
    const shot = attacks > 0 ? SHOT * eyes.bestShot(attacks, (most - quick[i]!) / SHOT - HAIR) : 0;
    const open = quick[i]! + shot;
    if (open < most) continue;
    const worth = open - DANGER * eyes.danger((open - most) / DANGER + HAIR);
    if (worth < most || (worth === most && best !== -1 && (quick[i]! - quick[best]! || best - i) < 0))
      continue;
    most = worth;
    best = i;
  }
  return best;
}

/** The first of the highest that have not been seen; -1 when all have. */
function highest(bound: readonly number[]): number {
  let found = -1;
  for (let i = 0; i < bound.length; i++)
    if (!Number.isNaN(bound[i]!) && (found === -1 || bound[i]! > bound[found]!)) found = i;
  return found;
}
