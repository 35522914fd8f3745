/** What an attack would bring on average, quickly: for bots that compare many places. */
import { LEADER, LEGEND } from '../data/profiles.js';
import { compareModels, ON_TABLE } from '../geometry/bodies.js';
import { glance, IN_COVER } from '../geometry/sight/glance.js';
import type { Outlook } from '../geometry/sight/outlook.js';
import { BLOCKED, CLEAR } from '../geometry/sight/sight.js';
import { rangeOf } from '../rules/fight/needs.js';
import { fieldOf } from '../rules/space/places.js';
import { type PublicTable, profileOf, weaponOf } from '../state.js';
import { hitsOf, lossOfHit, type Odds, oddsOf } from './odds.js';

type Place = Readonly<PublicTable>;

/** A hair less, so that no rounding hides what is just as good. */
const NEARLY = 1 - 1e-9;

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
  if (sight === BLOCKED) return 0;
  const hits = hitsOf(s, attacker, target, { figures, long }, actions, sight);
  return hits * lossOfHit(s, target, figures, (sight & IN_COVER) !== 0);
}

/** Looks of many models at many: what they could do to each other with the sight there is. */
class Eyes {
  private readonly outlook: Outlook;
  private readonly odds: Odds;

  constructor(private readonly s: Place) {
    this.outlook = fieldOf(s).outlook;
    this.odds = oddsOf(s);
  }

  /** What an attack could cost the target in the open. */
  openLoss(attacker: number, target: number, actions: number): number {
    return this.odds.bestLoss(this.s, attacker, target, actions, CLEAR);
  }

  /** The same with the sight there is, unless even in the open it would be no more than `floor`. */
  loss(attacker: number, target: number, actions: number, floor: number): number {
    const { s, odds } = this;
    const open = this.openLoss(attacker, target, actions);
    if (open <= floor) return 0;
    const sight = glance(this.outlook, s, attacker, target, s.options.mutualSight);
    if (sight === CLEAR) return open;
    return sight === BLOCKED ? 0 : odds.bestLoss(s, attacker, target, actions, sight);
  }
}

/** The best target's worth from where a model stands; what is not worth more than `floor` need not be found. */
export function bestShot(s: Place, attacker: number, actions: number, floor = 0): number {
  const eyes = new Eyes(s);
  let best = 0;
  for (let i = 0; i < s.x.length; i++) {
    if (s.where[i] !== ON_TABLE || s.seatOf[i] === s.seatOf[attacker]) continue;
    const each = hitPointWorth(s, i);
    const loss = eyes.loss(attacker, i, actions, (Math.max(best, floor) / each) * NEARLY);
    best = Math.max(best, loss * each);
  }
  return best;
}

/** The most that `bestShot` could come to where a model stands: nothing hides the targets. */
export function boldestShot(s: Place, attacker: number, actions: number): number {
  const eyes = new Eyes(s);
  let best = 0;
  for (let i = 0; i < s.x.length; i++)
    if (s.where[i] === ON_TABLE && s.seatOf[i] !== s.seatOf[attacker])
      best = Math.max(best, eyes.openLoss(attacker, i, actions) * hitPointWorth(s, i));
  return best;
}

/**
 * What the enemies who see a model could do to it, each with one attack; the worst counts full, the others less. Whoever only wants to
 * know whether it is `enough` need not wait for the rest.
 */
export function danger(s: Place, model: number, enough = Number.POSITIVE_INFINITY): number {
  const eyes = new Eyes(s);
  const each = hitPointWorth(s, model);
  let sum = 0;
  let worst = 0;
  for (let i = 0; i < s.x.length; i++) {
    if (s.where[i] !== ON_TABLE || s.seatOf[i] === s.seatOf[model]) continue;
    const loss = eyes.loss(i, model, 2, 0);
    sum += loss;
    worst = Math.max(worst, loss);
    if ((0.6 * worst + 0.4 * sum) * each >= enough) break;
  }
  return (0.6 * worst + 0.4 * sum) * each;
}
