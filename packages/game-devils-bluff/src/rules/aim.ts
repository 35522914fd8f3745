/** Who may be attacked with what (PK-1): sight, range, and the duty to face whoever is close (CR-31 to CR-33, GEO-29). */
import { type Offers, type Refusal, refusalsOf } from '@fray/engine';
import { REVOLVER } from '../data/weapons.js';
import { compareModels, ON_TABLE, radiusOf } from '../geometry/bodies.js';
import { RISE, shownDistance, squaredGap } from '../geometry/distance.js';
import { BLOCKED, CLOSE, look, newSight, type Sight } from '../geometry/sight.js';
import { type PublicTable, SPENT_WEAPON, weaponOf } from '../state.js';
import { ATTACK } from '../verbs.js';
import type { RefusalId } from '../words/ids.js';
import { rangeOf } from './needs.js';
import { fieldOf } from './places.js';

const refusal = refusalsOf<RefusalId>();
const OWN_GANG = refusal('CR-31', 'own-gang');
const NOT_THERE = refusal('CR-31', 'not-on-table');
const NO_MODEL = refusal('CR-31', 'no-such-model');
const NO_WEAPON = refusal('CR-31', 'no-such-weapon');
const SPENT = refusal('DB-S-one-use', 'weapon-spent');
const NOT_HEAVY = refusal('CR-25', 'heavy-not-announced');
const REVOLVERS = refusal('DB-U-gunfighter', 'only-revolver');
const NO_LONGSHOT = refusal('DB-44', 'no-longshot');
/** While listing, why does not matter. */
const NOT_NOW = refusal('CR-33', 'sight-terrain');

type Place = Readonly<PublicTable>;

/** What an attack may be made with. */
export interface Terms {
  readonly heavy: boolean;
  /** Gunfighter and Quick Draw: a Revolver only. */
  readonly revolver: boolean;
}

/** How each model looks to the attacker, filled at every look. */
const SIGHTS: Sight[] = [];

function sightOf(s: Place, attacker: number, target: number): Sight {
  while (SIGHTS.length <= target) SIGHTS.push(newSight());
  const sight = SIGHTS[target]!;
  look(fieldOf(s).ground, s, attacker, target, s.options.mutualSight, sight);
  return sight;
}

/** GEO-29: an enemy within 3 inches whose sight is not blocked, or -1. `SIGHTS` is filled for every enemy on the way. */
function lookAround(s: Place, attacker: number): number {
  let close = -1;
  for (let i = 0; i < s.x.length; i++) {
    if (s.where[i] !== ON_TABLE || s.seatOf[i] === s.seatOf[attacker]) continue;
    const sight = sightOf(s, attacker, i);
    if (close === -1 && sight.result !== BLOCKED && compareModels(s, attacker, i, CLOSE) < 0) close = i;
  }
  return close;
}

function weaponRefusal(
  s: Place,
  attacker: number,
  weapon: number,
  long: boolean,
  terms: Terms,
): Refusal | undefined {
  const place = s.roster[attacker]!.weapons.indexOf(weapon);
  if (place === -1) return NO_WEAPON;
  const figures = weaponOf(s, weapon);
  if (terms.revolver && weapon !== REVOLVER) return REVOLVERS;
  if (figures.heavy === true && !terms.heavy) return NOT_HEAVY;
  if ((s.spent[attacker]! & (SPENT_WEAPON << place)) !== 0) return SPENT;
  return long && figures.longshot !== true ? NO_LONGSHOT : undefined;
}

/** The target alone: `close` is the enemy that forbids farther ones. Its sight has been taken. */
function targetRefusal(
  s: Place,
  attacker: number,
  target: number,
  close: number,
  brief: boolean,
): Refusal | undefined {
  const sight = SIGHTS[target]!;
  if (sight.result === BLOCKED) return brief ? NOT_NOW : blockedBy(s, sight);
  if (close === -1 || compareModels(s, attacker, target, CLOSE) < 0) return undefined;
  return brief ? NOT_NOW : refusal('CR-32', 'someone-close', { model: s.roster[close]!.name });
}

function blockedBy(s: Place, sight: Sight): Refusal {
  if (sight.reason === 'terrain') {
    const piece = fieldOf(s).ground.table.pieces[sight.pieces[0] ?? -1]?.name ?? '';
    return refusal('CR-33', 'sight-terrain', { piece });
  }
  const model = s.roster[sight.model]!.name;
  return refusal('CR-33', sight.reason === 'model' ? 'sight-model' : 'sight-friend', { model });
}

function rangeRefusal(
  s: Place,
  attacker: number,
  target: number,
  range: number,
  brief: boolean,
): Refusal | undefined {
  if (compareModels(s, attacker, target, range) < 0) return undefined;
  return brief
    ? NOT_NOW
    : refusal('CR-03', 'out-of-range', { away: distanceShown(s, attacker, target), range });
}

/** In thousandths, for showing. */
export function distanceShown(
  s: Readonly<Pick<PublicTable, 'x' | 'y' | 'level' | 'mounted' | 'where' | 'seatOf'>>,
  a: number,
  b: number,
): number {
  const rise = Math.abs(s.level[a]! - s.level[b]!) * RISE;
  return shownDistance(squaredGap(s.x[a]!, s.y[a]!, s.x[b]!, s.y[b]!), radiusOf(s, a) + radiusOf(s, b), rise);
}

/** Offers every weapon against every enemy. `only` limits it to one target (Quick Draw). */
export function offerAttacks(s: Place, attacker: number, terms: Terms, out: Offers): void {
  const close = lookAround(s, attacker);
  const brief = out.listing;
  for (let target = 0; target < s.x.length; target++) {
    if (s.where[target] !== ON_TABLE || s.seatOf[target] === s.seatOf[attacker]) continue;
    const why = targetRefusal(s, attacker, target, close, brief);
    if (why !== undefined && brief) continue;
    for (const weapon of s.roster[attacker]!.weapons)
      for (let long = 0; long < 2; long++) {
        const range = rangeOf(weaponOf(s, weapon), long === 1);
        const wrong =
          weaponRefusal(s, attacker, weapon, long === 1, terms) ??
          why ??
          rangeRefusal(s, attacker, target, range, brief);
        out.offer(wrong, ATTACK, target, weapon, long);
      }
  }
  out.otherwise(ATTACK, (target) => {
    if (s.where[target] === undefined) return NO_MODEL;
    if (s.seatOf[target] === s.seatOf[attacker]) return OWN_GANG;
    return s.where[target] === ON_TABLE ? NO_WEAPON : NOT_THERE;
  });
}

/** Whether an attack of a model on one target is legal with one weapon: for Quick Draw. */
export function mayAttack(
  s: Place,
  attacker: number,
  target: number,
  weapon: number,
  long: boolean,
  terms: Terms,
): boolean {
  if (weaponRefusal(s, attacker, weapon, long, terms) !== undefined) return false;
  const close = lookAround(s, attacker);
  if (targetRefusal(s, attacker, target, close, true) !== undefined) return false;
  return compareModels(s, attacker, target, rangeOf(weaponOf(s, weapon), long)) < 0;
}

/** Whether anything at all could be attacked. */
export function canAttack(s: Place, attacker: number, terms: Terms): boolean {
  const close = lookAround(s, attacker);
  for (let target = 0; target < s.x.length; target++) {
    if (s.where[target] !== ON_TABLE || s.seatOf[target] === s.seatOf[attacker]) continue;
    if (targetRefusal(s, attacker, target, close, true) !== undefined) continue;
    for (const weapon of s.roster[attacker]!.weapons)
      for (let long = 0; long < 2; long++)
        if (
          weaponRefusal(s, attacker, weapon, long === 1, terms) === undefined &&
          compareModels(s, attacker, target, rangeOf(weaponOf(s, weapon), long === 1)) < 0
        )
          return true;
  }
  return false;
}

/** The sight of one pair, taken now. */
export function takeSight(s: Place, attacker: number, target: number): Sight {
  return sightOf(s, attacker, target);
}
