/**
 * Who sees whom from where everybody stands, remembered from choice to choice: between two of them hardly anybody moves, and only what
 * leads past whoever did is looked at again.
 */
import { type Bodies, MOUNTED, ON_TABLE, RADII, SIDEWAYS } from '../geometry/bodies.js';
import { glance } from '../geometry/sight/glance.js';
import { BESIDE } from '../geometry/sight/sight.js';
import { fieldOf } from '../rules/space/places.js';
import type { PublicTable } from '../state.js';

/** All that counts for who sees whom. */
type Place = Readonly<Bodies & Pick<PublicTable, 'table' | 'options'>>;

const UNKNOWN = -1;
/** Who is farther than this from the straight line between two models crosses no look between them. A hair more. */
const ASIDE = SIDEWAYS[MOUNTED][0] + RADII[MOUNTED] + 10;
/** And who is farther than this from both is beside neither (CR-33). */
const AWAY = BESIDE + 2 * RADII[MOUNTED] + 10;
/** What counts of a model, one figure after the other. */
const FIGURES = 5;

export class Sights {
  private table: Place['table'] | undefined;
  private readonly seatOf: readonly number[];
  private readonly count: number;
  /** How everybody stood when somebody was last looked at. */
  private readonly stood: Int32Array;
  /** By attacker and target, who are enemies. */
  private readonly known: Int8Array;

  constructor({ seatOf }: Place) {
    this.seatOf = seatOf;
    this.count = seatOf.length;
    this.stood = new Int32Array(FIGURES * this.count);
    this.known = new Int8Array(this.count * this.count);
  }

  /** Forgets what may have changed since it was last asked. */
  update(s: Place): void {
    if (s.table !== this.table) this.known.fill(UNKNOWN);
    this.table = s.table;
    for (let i = 0; i < this.count; i++) if (this.hasChanged(s, i)) this.stand(s, i);
  }

  /** The same as `glance` says; `update` must have been told of the table. */
  of(s: Place, attacker: number, target: number): number {
    const at = attacker * this.count + target;
    if (this.known[at] === UNKNOWN)
      this.known[at] = glance(fieldOf(s).outlook, s, attacker, target, s.options.mutualSight);
    return this.known[at]!;
  }

  private hasChanged(s: Place, model: number): boolean {
    const { stood } = this;
    const at = FIGURES * model;
    return (
      stood[at] !== s.x[model] ||
      stood[at + 1] !== s.y[model] ||
      stood[at + 2] !== s.level[model] ||
      stood[at + 3] !== s.mounted[model] ||
      stood[at + 4] !== s.where[model]
    );
  }

  private stand(s: Place, model: number): void {
    const { stood } = this;
    const at = FIGURES * model;
    this.forgetAround(model);
    stood[at] = s.x[model]!;
    stood[at + 1] = s.y[model]!;
    stood[at + 2] = s.level[model]!;
    stood[at + 3] = s.mounted[model]!;
    stood[at + 4] = s.where[model]!;
    this.forgetAround(model);
  }

  /** All looks from a model, at it and past it, as everybody stood. */
  private forgetAround(model: number): void {
    const { count, stood, known } = this;
    if (stood[FIGURES * model + 4] !== ON_TABLE) return;
    for (let a = 0; a < count; a++)
      for (let b = 0; b < a; b++)
        if (this.seatOf[a] !== this.seatOf[b] && this.isInvolved(model, a, b))
          known[a * count + b] = known[b * count + a] = UNKNOWN;
  }

  private isInvolved(model: number, a: number, b: number): boolean {
    if (a === model || b === model) return true;
    const { stood } = this;
    const x = stood[FIGURES * model]! - stood[FIGURES * a]!;
    const y = stood[FIGURES * model + 1]! - stood[FIGURES * a + 1]!;
    const alongX = stood[FIGURES * b]! - stood[FIGURES * a]!;
    const alongY = stood[FIGURES * b + 1]! - stood[FIGURES * a + 1]!;
    if (isNear(x, y) || isNear(x - alongX, y - alongY)) return true;
    const squared = alongX * alongX + alongY * alongY;
    const way = x * alongX + y * alongY;
    const across = alongX * y - alongY * x;
    return way > 0 && way < squared && across * across < ASIDE * ASIDE * squared;
  }
}

function isNear(x: number, y: number): boolean {
  return Math.abs(x) < AWAY && Math.abs(y) < AWAY;
}
