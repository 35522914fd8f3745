/** What a model would see, need and hit from somewhere, before anybody commits: the rules' own measuring, on a view. */
import { ACES_WILD } from '../data/gear.js';
import { WEAPON_IDS, type WeaponId } from '../data/weapons.js';
import { compareModels, ON_TABLE } from '../geometry/bodies.js';
import { BLOCKED, CLOSE, look, newSight, type Sight } from '../geometry/sight/sight.js';
import { distanceShown } from '../rules/fight/aim.js';
import {
  attackModifiers,
  attackNeed,
  attacksOf,
  counterModifiers,
  defenceModifiers,
  type Modifier,
  rangeOf,
  total,
} from '../rules/fight/needs.js';
import { fieldOf } from '../rules/space/places.js';
import { hasGear, type PublicTable, SPENT_WEAPON, weaponOf } from '../state.js';

type Place = Readonly<PublicTable>;

/** The table as it would be with a model somewhere else. */
export function withModelAt<T extends Place>(
  table: T,
  model: number,
  x: number,
  y: number,
  level: number,
): T {
  const put = (list: readonly number[], value: number): number[] =>
    list.map((old, i) => (i === model ? value : old));
  return {
    ...table,
    x: put(table.x, x),
    y: put(table.y, y),
    level: put(table.level, level),
    where: put(table.where, ON_TABLE),
  };
}

export interface ShotPreview {
  readonly target: number;
  readonly weapon: WeaponId;
  readonly long: boolean;
  readonly sight: Sight;
  /** In thousandths. */
  readonly away: number;
  readonly inRange: boolean;
  /** CR-32: somebody closer must be dealt with first. */
  readonly barred: boolean;
  readonly draws: number;
  readonly need: number;
  readonly parts: readonly Modifier[];
  /** The chance of a draw from a full deck, without any swap. */
  readonly chance: number;
  readonly defence: number;
  readonly counter: number;
  /** Hit Points that the target loses on average, without swaps. */
  readonly loss: number;
}

/** A draw's chance to reach a figure: 13 values, an Ace fails unless it is wild. */
export function chanceOf(need: number, wild: boolean): number {
  const cards = Math.max(0, 14 - Math.max(2, need)) + (wild && need <= 11 ? 1 : 0);
  return Math.min(13, cards) / 13;
}

/** Everything a model could aim at from where it stands, with every weapon it has left. */
export function previewShots(table: Place, attacker: number, actions: number): ShotPreview[] {
  const { ground } = fieldOf(table);
  const enemies = table.x
    .map((_, i) => i)
    .filter((i) => table.where[i] === ON_TABLE && table.seatOf[i] !== table.seatOf[attacker]);
  const sights = enemies.map((target) => {
    const sight = newSight();
    look(ground, table, attacker, target, table.options.mutualSight, sight);
    return sight;
  });
  const close = enemies.some(
    (target, i) => sights[i]!.result !== BLOCKED && compareModels(table, attacker, target, CLOSE) < 0,
  );
  return enemies.flatMap((target, i) => {
    const barred = close && compareModels(table, attacker, target, CLOSE) >= 0;
    return table.roster[attacker]!.weapons.filter(
      (_, place) => (table.spent[attacker]! & (SPENT_WEAPON << place)) === 0,
    ).flatMap((weapon) =>
      (weaponOf(table, weapon).longshot === true ? [false, true] : [false]).map((long) =>
        previewShot(table, attacker, target, weapon, long, actions, sights[i]!, barred),
      ),
    );
  });
}

function previewShot(
  table: Place,
  attacker: number,
  target: number,
  weapon: number,
  long: boolean,
  actions: number,
  sight: Sight,
  barred: boolean,
): ShotPreview {
  const figures = weaponOf(table, weapon);
  const parts = attackModifiers(table, attacker, target, figures, actions, sight.result);
  const need = attackNeed(parts);
  const chance = chanceOf(need, hasGear(table, attacker, ACES_WILD));
  const wild = hasGear(table, target, ACES_WILD);
  const defence = total(defenceModifiers(table, target, figures, sight.cover));
  const counter = total(counterModifiers(table, target, figures));
  const draws = attacksOf(figures, long);
  const hits = draws * (chance + (figures.rending ?? 0) * Math.min(chance, 1 / 13));
  return {
    target,
    weapon: WEAPON_IDS[weapon]!,
    long,
    sight,
    away: distanceShown(table, attacker, target),
    inRange: compareModels(table, attacker, target, rangeOf(figures, long)) < 0,
    barred,
    draws,
    need,
    parts,
    chance,
    defence,
    counter,
    loss: hits * (1 - chanceOf(defence, wild)) * (1 - chanceOf(counter, wild)),
  };
}
