/**
 * What every weapon of a match does on average, remembered: it depends on a few things only, such as whether the target is close, lower,
 * obscured or in cover, and bots that compare places ask for it thousands of times.
 */
import { ACES_WILD } from '../data/gear.js';
import { WEAPON_IDS, type Weapon } from '../data/weapons.js';
import { radiusOf } from '../geometry/bodies.js';
import { isWithin, RISE, squaredGap } from '../geometry/distance.js';
import { IN_COVER } from '../geometry/sight/glance.js';
import { CLEAR, CLOSE, OBSCURED } from '../geometry/sight/sight.js';
import { chanceOf } from '../preview/shots.js';
import {
  attacksOf,
  attackTotal,
  counterTotal,
  defenceTotal,
  dropTo,
  type Ruled,
  rangeOf,
} from '../rules/fight/needs.js';
import { hasGear, type Member, type PublicTable, SPENT_WEAPON, weaponOf } from '../state.js';
import { OpenLosses } from './open-losses.js';
import { Sights } from './sights.js';

/** All that counts for who can do what to whom. */
export type Standing = Readonly<Ruled & Pick<PublicTable, 'table' | 'hp' | 'injured' | 'spent'>>;

/** One way for a model to attack. */
interface Shot {
  readonly weapon: number;
  readonly figures: Weapon;
  readonly long: boolean;
  readonly range: number;
  /** The bit that says it is used up. */
  readonly spent: number;
  /** Where in the list of hits its own begin. */
  readonly first: number;
}

const CIRCUMSTANCES = 48;
/** One level down, none, one level up: few models look at others farther above or below. */
const CLIMBS = 3;
/** In every list of attacks, what a hit costs is kept for each weapon, in the open and in cover. */
const KINDS = 2 * WEAPON_IDS.length;

export class Odds {
  readonly sights: Sights;
  /** By model; without heavy weapons, which must be announced. */
  private readonly shots: readonly (readonly Shot[])[];
  /** By model: how far any of its weapons carries. */
  private readonly reach: readonly number[];
  /** What each attack hits on average, by `circumstances`, and what a hit costs each model. NaN: not known yet. */
  private readonly hits: Float64Array;
  private readonly hitLosses: Float64Array;
  /** By attacker, target, who of them is mounted, who stands higher, and whether the attacker is in a rush. */
  private readonly open: (OpenLosses | undefined)[];

  constructor(s: Standing) {
    this.sights = new Sights(s);
    this.open = new Array<OpenLosses | undefined>(8 * CLIMBS * s.roster.length * s.roster.length).fill(
      undefined,
    );
    let count = 0;
    this.shots = s.roster.map((_, model) => shotsOf(s, model, () => CIRCUMSTANCES * count++));
    this.hits = new Float64Array(CIRCUMSTANCES * count).fill(Number.NaN);
    this.reach = s.roster.map(({ weapons }) =>
      Math.max(...weapons.map((weapon) => farthest(weaponOf(s, weapon)))),
    );
    this.hitLosses = new Float64Array(s.roster.length * KINDS).fill(Number.NaN);
  }

  /** The best a model could do against one target from where it stands, in Hit Points, if nothing hides it. */
  openLoss(s: Standing, attacker: number, target: number, actions: number): number {
    const climb = s.level[target]! - s.level[attacker]! + 1;
    if (climb < 0 || climb >= CLIMBS) return this.bestLoss(s, attacker, target, actions, CLEAR);
    const squared = squaredGap(s.x[attacker]!, s.y[attacker]!, s.x[target]!, s.y[target]!);
    const losses = this.openLosses(s, attacker, target, actions, climb);
    const step = losses.stepOf(squared, s.spent[attacker]!);
    if (step === -1) return 0;
    const known = losses.lossAt(step);
    if (!Number.isNaN(known)) return known;
    return losses.learn(step, this.bestLoss(s, attacker, target, actions, CLEAR));
  }

  /** Of two models, each as it is, on a horse or not. */
  private openLosses(
    s: Standing,
    attacker: number,
    target: number,
    actions: number,
    climb: number,
  ): OpenLosses {
    const stances = (2 * s.mounted[attacker]! + s.mounted[target]!) * CLIMBS + climb;
    const at = ((attacker * s.x.length + target) * 4 * CLIMBS + stances) * 2 + (actions >= 3 ? 1 : 0);
    const known = this.open[at];
    if (known !== undefined) return known;
    const ranges = this.shots[attacker]!.map(({ range }) => range);
    const radii = radiusOf(s, attacker) + radiusOf(s, target);
    const losses = new OpenLosses([CLOSE, ...ranges], radii, climb === 1 ? 0 : RISE);
    this.open[at] = losses;
    return losses;
  }

  /** The same with the sight there is; `sight` is how it sees it. */
  bestLoss(s: Standing, attacker: number, target: number, actions: number, sight: number): number {
    const squared = squaredGap(s.x[attacker]!, s.y[attacker]!, s.x[target]!, s.y[target]!);
    const radii = radiusOf(s, attacker) + radiusOf(s, target);
    const rise = Math.abs(s.level[attacker]! - s.level[target]!) * RISE;
    if (!isWithin(squared, radii, rise, this.reach[attacker]!)) return 0;
    const close = isWithin(squared, radii, rise, CLOSE);
    const at = this.circumstances(s, attacker, target, actions, sight, close);
    const { hits } = this;
    const shots = this.shots[attacker]!;
    let best = 0;
    for (let i = 0; i < shots.length; i++) {
      const shot = shots[i]!;
      if ((s.spent[attacker]! & shot.spent) !== 0) continue;
      if (!isWithin(squared, radii, rise, shot.range)) continue;
      const own = shot.first + at;
      if (Number.isNaN(hits[own]!)) hits[own] = hitsOf(s, attacker, target, shot, actions, sight);
      const loss = hits[own]! * this.lossOfHit(s, target, shot, sight);
      if (loss > best) best = loss;
    }
    return best;
  }

  private lossOfHit(s: Standing, target: number, { weapon, figures }: Shot, sight: number): number {
    const cover = (sight & IN_COVER) !== 0;
    const at = target * KINDS + 2 * weapon + (cover ? 1 : 0);
    if (Number.isNaN(this.hitLosses[at]!)) this.hitLosses[at] = lossOfHit(s, target, figures, cover);
    return this.hitLosses[at]!;
  }

  /** Everything that changes from place to place and counts for an attack's need (DB-69). */
  private circumstances(
    s: Standing,
    attacker: number,
    target: number,
    actions: number,
    sight: number,
    close: boolean,
  ): number {
    const isRider = s.mounted[attacker] === 1;
    const drop = dropTo(s, attacker, target);
    let at = drop > 0 ? 2 : drop < 0 ? 1 : 0;
    at = 2 * at + (close ? 1 : 0);
    at = 2 * at + (isRider ? 1 : 0);
    at = 2 * at + ((sight & OBSCURED) !== 0 ? 1 : 0);
    return 2 * at + (actions >= 3 ? 1 : 0);
  }
}

function farthest(figures: Weapon): number {
  return rangeOf(figures, figures.longshot === true);
}

function shotsOf(s: Standing, model: number, next: () => number): Shot[] {
  return s.roster[model]!.weapons.flatMap((weapon, place) => {
    const figures = weaponOf(s, weapon);
    if (figures.heavy === true) return [];
    return (figures.longshot === true ? [false, true] : [false]).map((long) => ({
      weapon,
      figures,
      long,
      range: rangeOf(figures, long),
      spent: SPENT_WEAPON << place,
      first: next(),
    }));
  });
}

/** How often an attack hits on average; `sight` may say IN_COVER, too. */
export function hitsOf(
  s: Standing,
  attacker: number,
  target: number,
  { figures, long }: Pick<Shot, 'figures' | 'long'>,
  actions: number,
  sight: number,
): number {
  const need = attackTotal(s, attacker, target, figures, actions, sight & ~IN_COVER);
  const hit = chanceOf(need, hasGear(s, attacker, ACES_WILD));
  return attacksOf(figures, long) * (hit + (figures.rending ?? 0) * Math.min(hit, 1 / 13));
}

/** Hit Points that a hit costs on average. */
export function lossOfHit(s: Standing, target: number, figures: Weapon, cover: boolean): number {
  const wild = hasGear(s, target, ACES_WILD);
  const stopped = chanceOf(defenceTotal(s, target, figures, cover), wild);
  const shaken = chanceOf(counterTotal(s, target, figures), wild);
  return (1 - stopped) * (1 - shaken);
}

/** A match's gangs never change, so whatever was worked out for them holds to its end, */
const KNOWN = new WeakMap<readonly Member[], Odds>();
/** and for the next match with the same settings and gangs. */
const LAST = new WeakMap<Standing['options'], Gangs & { readonly odds: Odds }>();

type Gangs = Pick<Standing, 'roster' | 'seatOf'>;

export function oddsOf(s: Standing): Odds {
  const known = KNOWN.get(s.roster);
  if (known !== undefined) return known;
  const last = LAST.get(s.options);
  const odds = last !== undefined && areAlike(last, s) ? last.odds : new Odds(s);
  KNOWN.set(s.roster, odds);
  LAST.set(s.options, { roster: s.roster, seatOf: s.seatOf, odds });
  return odds;
}

function areAlike({ roster, seatOf }: Gangs, other: Gangs): boolean {
  if (roster.length !== other.roster.length) return false;
  return roster.every((member, i) => seatOf[i] === other.seatOf[i] && isAlike(member, other.roster[i]!));
}

function isAlike(one: Member, other: Member): boolean {
  return (
    one.profile === other.profile &&
    one.gear === other.gear &&
    one.weapons.length === other.weapons.length &&
    one.weapons.every((weapon, i) => weapon === other.weapons[i])
  );
}
