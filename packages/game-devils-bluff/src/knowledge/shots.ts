/** What an attack would bring on average, quickly: for bots that compare many places. */
import { ACES_WILD } from '../data/gear.js';
import { LEADER, LEGEND } from '../data/profiles.js';
import type { Weapon } from '../data/weapons.js';
import { compareModels, ON_TABLE } from '../geometry/bodies.js';
import { glance, IN_COVER } from '../geometry/sight/glance.js';
import { BLOCKED } from '../geometry/sight/sight.js';
import { chanceOf } from '../preview/shots.js';
import { attacksOf, attackTotal, counterTotal, defenceTotal, rangeOf } from '../rules/fight/needs.js';
import { fieldOf } from '../rules/space/places.js';
import { hasGear, type PublicTable, profileOf, SPENT_WEAPON, weaponOf } from '../state.js';

type Place = Readonly<PublicTable>;

/** What a Hit Point of a model is worth, in dollars and a little more for those whose loss hurts most. */
export function hitPointWorth(s: Place, model: number): number {
  const { cost, hp } = profileOf(s, model);
  const { profile } = s.roster[model]!;
  const bonus = profile === LEADER ? 60 : profile === LEGEND ? 15 : 0;
  const last = s.hp[model] === 1 ? (s.injured[model] === 1 ? 1.8 : 1.25) : 1;
  return ((cost + bonus) / hp) * last;
}

/** Hit Points one attack takes on average with a given weapon; 0 when it is out of range or hidden. */
export function shotLoss(
  s: Place,
  attacker: number,
  target: number,
  weapon: number,
  long: boolean,
  actions: number,
): number {
  const figures = weaponOf(s, weapon);
  if (compareModels(s, attacker, target, rangeOf(figures, long)) >= 0) return 0;
  const sight = glance(fieldOf(s).outlook, s, attacker, target, s.options.mutualSight);
  return sight === BLOCKED ? 0 : lossOf(s, attacker, target, figures, long, actions, sight);
}

function lossOf(
  s: Place,
  attacker: number,
  target: number,
  figures: Weapon,
  long: boolean,
  actions: number,
  sight: number,
): number {
  const need = attackTotal(s, attacker, target, figures, actions, sight & ~IN_COVER);
  const hit = chanceOf(need, hasGear(s, attacker, ACES_WILD));
  const hits = attacksOf(figures, long) * (hit + (figures.rending ?? 0) * Math.min(hit, 1 / 13));
  return hits * lossOfHit(s, target, figures, (sight & IN_COVER) !== 0);
}

/** Hit Points that a hit costs on average. */
function lossOfHit(s: Place, target: number, figures: Weapon, cover: boolean): number {
  const wild = hasGear(s, target, ACES_WILD);
  const stopped = chanceOf(defenceTotal(s, target, figures, cover), wild);
  const shaken = chanceOf(counterTotal(s, target, figures), wild);
  return (1 - stopped) * (1 - shaken);
}

/** The best a model could do against one target from where it stands, in Hit Points. */
export function bestLoss(
  s: Place,
  attacker: number,
  target: number,
  actions: number,
  heavy: boolean,
): number {
  const { weapons } = s.roster[attacker]!;
  let reach = 0;
  for (let place = 0; place < weapons.length; place++) {
    const figures = weaponOf(s, weapons[place]!);
    reach = Math.max(reach, rangeOf(figures, figures.longshot === true));
  }
  if (compareModels(s, attacker, target, reach) >= 0) return 0;
  const sight = glance(fieldOf(s).outlook, s, attacker, target, s.options.mutualSight);
  if (sight === BLOCKED) return 0;
  let best = 0;
  for (let place = 0; place < weapons.length; place++) {
    const figures = weaponOf(s, weapons[place]!);
    if ((figures.heavy === true && !heavy) || (s.spent[attacker]! & (SPENT_WEAPON << place)) !== 0) continue;
    for (let long = 0; long < (figures.longshot === true ? 2 : 1); long++)
      if (compareModels(s, attacker, target, rangeOf(figures, long === 1)) < 0)
        best = Math.max(best, lossOf(s, attacker, target, figures, long === 1, actions, sight));
  }
  return best;
}

/** The best target's worth from where a model stands. */
export function bestShot(s: Place, attacker: number, actions: number): number {
  let best = 0;
  for (let i = 0; i < s.x.length; i++) {
    if (s.where[i] !== ON_TABLE || s.seatOf[i] === s.seatOf[attacker]) continue;
    const loss = bestLoss(s, attacker, i, actions, false);
    if (loss > 0) best = Math.max(best, loss * hitPointWorth(s, i));
  }
  return best;
}

/** The most that `bestShot` could come to anywhere: every draw hits, and nothing hides the targets. */
export function boldestShot(s: Place, attacker: number): number {
  let best = 0;
  for (let i = 0; i < s.x.length; i++) {
    if (s.where[i] !== ON_TABLE || s.seatOf[i] === s.seatOf[attacker]) continue;
    for (const weapon of s.roster[attacker]!.weapons) {
      const figures = weaponOf(s, weapon);
      const hits = figures.attacks * (1 + (figures.rending ?? 0) / 13);
      best = Math.max(best, hits * lossOfHit(s, i, figures, false) * hitPointWorth(s, i));
    }
  }
  return best;
}

/**
 * What the enemies who see a model could do to it, each with one attack; the worst counts full, the others less. Whoever only wants to
 * know whether it is `enough` need not wait for the rest.
 */
export function danger(s: Place, model: number, enough = Number.POSITIVE_INFINITY): number {
  const each = hitPointWorth(s, model);
  let sum = 0;
  let worst = 0;
  for (let i = 0; i < s.x.length; i++) {
    if (s.where[i] !== ON_TABLE || s.seatOf[i] === s.seatOf[model]) continue;
    const loss = bestLoss(s, i, model, 2, false);
    sum += loss;
    worst = Math.max(worst, loss);
    if ((0.6 * worst + 0.4 * sum) * each >= enough) break;
  }
  return (0.6 * worst + 0.4 * sum) * each;
}
