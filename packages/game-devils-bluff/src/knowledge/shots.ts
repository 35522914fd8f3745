/** What an attack would bring on average, quickly: for bots that compare many places. */
import { LEADER, LEGEND } from '../data/profiles.js';
import { compareModels, ON_TABLE } from '../geometry/bodies.js';
import { glance, IN_COVER } from '../geometry/sight/glance.js';
import type { Outlook } from '../geometry/sight/outlook.js';
import { BLOCKED, CLEAR } from '../geometry/sight/sight.js';
import { rangeOf } from '../rules/fight/needs.js';
import { fieldOf } from '../rules/space/places.js';
import { profileOf, weaponOf } from '../state.js';
import { hitsOf, lossOfHit, type Odds, oddsOf, type Standing } from './odds.js';

/** A hair less, so that no rounding hides what is just as good. */
const NEARLY = 1 - 1e-9;

/** What a Hit Point of a model is worth, in dollars and a little more for those whose loss hurts most. */
export function hitPointWorth(s: Standing, model: number): number {
  const { cost, hp } = profileOf(s, model);
  const { profile } = s.roster[model]!;
  const bonus = profile === LEADER ? 60 : profile === LEGEND ? 15 : 0;
  const last = s.hp[model] === 1 ? (s.injured[model] === 1 ? 1.8 : 1.25) : 1;
  return ((cost + bonus) / hp) * last;
}

/** Hit Points one attack takes on average with a given weapon; 0 when it is out of range or hidden. */
export function shotLoss(
  s: Standing,
  attacker: number,
  target: number,
  weapon: number,
  long: boolean,
  actions: number,
): number {
  const figures = weaponOf(s, weapon);
  if (compareModels(s, attacker, target, rangeOf(figures, long)) >= 0) return 0;
  const { sights } = oddsOf(s);
  sights.update(s);
  const sight = sights.of(s, attacker, target);
  if (sight === BLOCKED) return 0;
  const hits = hitsOf(s, attacker, target, { figures, long }, actions, sight);
  return hits * lossOfHit(s, target, figures, (sight & IN_COVER) !== 0);
}

/**
 * One model and its enemies: what they could do to each other with the sight there is, from where it stands, or from wherever it is put
 * meanwhile on `trial`. Nobody else may move or be hurt as long as it is used.
 */
export class Eyes {
  private readonly outlook: Outlook;
  private readonly odds: Odds;
  private readonly enemies: number[] = [];
  /** What a Hit Point of each of them is worth. */
  private readonly prices: number[] = [];
  private readonly own: number;
  /** By enemy, filled anew for every question: what could be lost in the open, and what can be. */
  private readonly open: number[] = [];
  private readonly losses: number[] = [];

  constructor(
    private readonly s: Standing,
    private readonly model: number,
    private readonly trial = false,
  ) {
    this.outlook = fieldOf(s).outlook;
    this.odds = oddsOf(s);
    if (!trial) this.odds.sights.update(s);
    this.own = hitPointWorth(s, model);
    for (let i = 0; i < s.x.length; i++) {
      if (s.where[i] !== ON_TABLE || s.seatOf[i] === s.seatOf[model]) continue;
      this.enemies.push(i);
      this.prices.push(hitPointWorth(s, i));
    }
  }

  /** The best target's worth from where the model stands; what is not worth more than `floor` need not be found. */
  bestShot(actions: number, floor = 0): number {
    const { model, enemies, prices, open, losses } = this;
    for (let i = 0; i < enemies.length; i++) {
      losses[i] = this.openLoss(model, enemies[i]!, actions);
      open[i] = losses[i]! * prices[i]!;
    }
    let best = 0;
    for (let i = this.mostOpen(); i !== -1; i = this.mostOpen()) {
      if (open[i]! <= Math.max(best, floor) * NEARLY) break;
      open[i] = 0;
      const worth = this.loss(model, enemies[i]!, actions, losses[i]!) * prices[i]!;
      if (worth > best) best = worth;
    }
    return best;
  }

  /** The enemy with the highest figure in `open`; -1 when all are 0. The worst first: then the rest is mostly not worth a look. */
  private mostOpen(): number {
    const { open } = this;
    let found = -1;
    let most = 0;
    for (let i = 0; i < open.length; i++)
      if (open[i]! > most) {
        most = open[i]!;
        found = i;
      }
    return found;
  }

  /** The most that `bestShot` could come to where the model stands: nothing hides the targets. */
  boldestShot(actions: number): number {
    const { model, enemies, prices } = this;
    let best = 0;
    for (let i = 0; i < enemies.length; i++) {
      const worth = this.openLoss(model, enemies[i]!, actions) * prices[i]!;
      if (worth > best) best = worth;
    }
    return best;
  }

  /**
   * What the enemies who see the model could do to it, each with one attack; the worst counts full, the others less. Whoever only wants to
   * know whether it is `enough` need not wait for the rest.
   */
  danger(enough = Number.POSITIVE_INFINITY): number {
    const { enemies, model, open, losses } = this;
    for (let i = 0; i < enemies.length; i++) {
      open[i] = this.openLoss(enemies[i]!, model, 2);
      losses[i] = 0;
    }
    let sum = 0;
    let worst = 0;
    for (let i = this.mostOpen(); i !== -1; i = this.mostOpen()) {
      const loss = this.loss(enemies[i]!, model, 2, open[i]!);
      open[i] = 0;
      losses[i] = loss;
      sum += loss;
      if (loss > worst) worst = loss;
      if (this.harm(worst, sum) >= enough) return this.harm(worst, sum);
    }
    // Added up in one order always, so that the last digit is always the same.
    sum = 0;
    for (let i = 0; i < enemies.length; i++) sum += losses[i]!;
    return this.harm(worst, sum);
  }

  private harm(worst: number, sum: number): number {
    return (0.6 * worst + 0.4 * sum) * this.own;
  }

  /** What an attack could cost the target in the open. */
  private openLoss(attacker: number, target: number, actions: number): number {
    return this.odds.openLoss(this.s, attacker, target, actions);
  }

  /** The same with the sight there is; `open` is what it would be in the open. */
  private loss(attacker: number, target: number, actions: number, open: number): number {
    const { s } = this;
    const sight = this.trial
      ? glance(this.outlook, s, attacker, target, s.options.mutualSight)
      : this.odds.sights.of(s, attacker, target);
    if (sight === CLEAR) return open;
    return sight === BLOCKED ? 0 : this.odds.bestLoss(s, attacker, target, actions, sight);
  }
}
