/** Who may be attacked with what (PK-1): sight, range, and the duty to face whoever is close (CR-31 to CR-33, GEO-29). */
import { type Offers, type Refusal, refusalsOf } from '@fray/engine';
import { REVOLVER } from '../../data/weapons.js';
import { compareModels, ON_TABLE, radiusOf } from '../../geometry/bodies.js';
import { RISE, shownDistance, squaredGap } from '../../geometry/distance.js';
import { glance } from '../../geometry/sight/glance.js';
import { BLOCKED, CLOSE, look, newSight, type Sight } from '../../geometry/sight/sight.js';
import { type PublicTable, SPENT_WEAPON, weaponOf } from '../../state.js';
import { ATTACK } from '../../verbs.js';
import type { RefusalId } from '../../words/ids.js';
import { fieldOf } from '../space/places.js';
import { rangeOf } from './needs.js';

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

/** Filled at every look and read at once. */
const SIGHT: Sight = newSight();

/** The sight of one pair, taken now. */
export function takeSight(s: Place, attacker: number, target: number): Sight {
  look(fieldOf(s).ground, s, attacker, target, s.options.mutualSight, SIGHT);
  return SIGHT;
}

/** The same where nobody asks why. */
function isHidden(s: Place, attacker: number, target: number): boolean {
  return glance(fieldOf(s).outlook, s, attacker, target, s.options.mutualSight) === BLOCKED;
}

function isEnemy(s: Place, attacker: number, target: number): boolean {
  return s.where[target] === ON_TABLE && s.seatOf[target] !== s.seatOf[attacker];
}

/** GEO-29: an enemy within 3 inches whose sight is not blocked, or -1. */
function closeEnemy(s: Place, attacker: number): number {
  for (let i = 0; i < s.x.length; i++)
    if (isEnemy(s, attacker, i) && compareModels(s, attacker, i, CLOSE) < 0 && !isHidden(s, attacker, i))
      return i;
  return -1;
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

/** The target alone: `close` is the enemy that forbids farther ones. */
function targetRefusal(
  s: Place,
  attacker: number,
  target: number,
  close: number,
  brief: boolean,
): Refusal | undefined {
  const farther = close !== -1 && compareModels(s, attacker, target, CLOSE) >= 0;
  if (brief) return farther || isHidden(s, attacker, target) ? NOT_NOW : undefined;
  const sight = takeSight(s, attacker, target);
  if (sight.result === BLOCKED) return blockedBy(s, sight);
  return farther ? refusal('CR-32', 'someone-close', { model: s.roster[close]!.name }) : undefined;
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

/** Offers every weapon against every enemy. */
export function offerAttacks(s: Place, attacker: number, terms: Terms, out: Offers): void {
  const close = closeEnemy(s, attacker);
  const brief = out.listing;
  for (let target = 0; target < s.x.length; target++) {
    if (!isEnemy(s, attacker, target) || (brief && !reachesAny(s, attacker, target, terms))) continue;
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

/** Whether some weapon could be used at that distance: asked before sight, which takes longer. */
function reachesAny(s: Place, attacker: number, target: number, terms: Terms): boolean {
  const { weapons } = s.roster[attacker]!;
  for (let i = 0; i < weapons.length; i++)
    for (let long = 0; long < 2; long++)
      if (reaches(s, attacker, target, weapons[i]!, long === 1, terms)) return true;
  return false;
}

function reaches(
  s: Place,
  attacker: number,
  target: number,
  weapon: number,
  long: boolean,
  terms: Terms,
): boolean {
  return (
    weaponRefusal(s, attacker, weapon, long, terms) === undefined &&
    compareModels(s, attacker, target, rangeOf(weaponOf(s, weapon), long)) < 0
  );
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
  if (!reaches(s, attacker, target, weapon, long, terms)) return false;
  return targetRefusal(s, attacker, target, closeEnemy(s, attacker), true) === undefined;
}

/** Whether anything at all could be attacked. */
export function canAttack(s: Place, attacker: number, terms: Terms): boolean {
  const close = closeEnemy(s, attacker);
  for (let target = 0; target < s.x.length; target++)
    if (
      isEnemy(s, attacker, target) &&
      reachesAny(s, attacker, target, terms) &&
      targetRefusal(s, attacker, target, close, true) === undefined
    )
      return true;
  return false;
}
