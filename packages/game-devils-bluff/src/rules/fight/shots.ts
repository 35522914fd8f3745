/** The draws of an attack whose target is settled, to the last victim of a blast (PK-3 to PK-9). */
import { procedureOf } from '@fray/engine';
import { WEAPON_IDS } from '../../data/weapons.js';
import { compareToPoint, ON_TABLE, radiusOf } from '../../geometry/bodies.js';
import { compareNearness, squaredGap } from '../../geometry/distance.js';
import { ATTACK_DRAW, type DevilsState, modelData, NOBODY, SPENT_WEAPON, weaponOf } from '../../state.js';
import type { Events } from '../../words/events.js';
import { draw, isNaturalHit, prepareDraw } from '../cards/draw.js';
import { distanceShown, takeSight } from './aim.js';
import {
  attackModifiers,
  attackNeed,
  attacksOf,
  counterModifiers,
  defenceModifiers,
  total,
} from './needs.js';
import { partsData, woundLocals, wounds } from './wounds.js';

/** DB-S-blast */
const BLAST_REACH = 2000;

export type AttackLocals = {
  attacker: number;
  target: number;
  weapon: number;
  long: boolean;
  /** How many actions were declared, for Rush. */
  actions: number;
  /** A Quick Draw: opens no window (DB-66). */
  free: boolean;
  /** Models that have had their window in this action. */
  asked: number[];
  shots: number;
  hits: number;
  need: number;
  cover: boolean;
  victims: number[];
};

export function attackLocals(attacker: number, actions: number): AttackLocals {
  return {
    attacker,
    target: NOBODY,
    weapon: 0,
    long: false,
    actions,
    free: false,
    asked: [],
    shots: 0,
    hits: 0,
    need: 0,
    cover: false,
    victims: [],
  };
}

/** PK-3 to PK-9: an attack whose target is settled; what a Quick Draw is from the start. */
export const freeAttack = procedureOf<DevilsState, AttackLocals, Events>()('shots', {
  /** PK-3, CR-53 */
  fix(s, run, l) {
    const weapon = weaponOf(s, l.weapon);
    const sight = takeSight(s, l.attacker, l.target);
    const parts = attackModifiers(s, l.attacker, l.target, weapon, l.actions, sight.result);
    l.need = attackNeed(parts);
    l.cover = sight.cover;
    l.shots = attacksOf(weapon, l.long);
    l.hits = 0;
    if (weapon.oneUse === true)
      s.spent[l.attacker]! |= SPENT_WEAPON << s.roster[l.attacker]!.weapons.indexOf(l.weapon);
    if (!run.listening) return;
    const defence = defenceModifiers(s, l.target, weapon, l.cover);
    const counter = counterModifiers(s, l.target, weapon);
    run.tell({
      type: 'attack',
      clause: 'DB-69',
      data: {
        ...attackData(s, l),
        need: l.need,
        parts: partsData(parts),
        shots: l.shots,
        obscured: sight.result === 1,
        cover: l.cover,
        defence: { need: total(defence), parts: partsData(defence) },
        counter: { need: total(counter), parts: partsData(counter) },
      },
    });
  },
  /** PK-4, CR-34 */
  shoot(s, run, l) {
    if (l.shots === 0) {
      run.goto(LIST);
      return;
    }
    l.shots--;
    prepareDraw(s, ATTACK_DRAW, s.seatOf[l.attacker]!, l.attacker, l.need);
    run.call(draw, { flask: false });
  },
  shot(s, run, l) {
    if (s.success) l.hits += 1 + (isNaturalHit(s) ? (weaponOf(s, l.weapon).rending ?? 0) : 0);
    run.goto(SHOOT);
  },
  /** PK-5: victims of a blast are listed before anybody falls. */
  listVictims(s, run, l) {
    if (l.hits > 0 && weaponOf(s, l.weapon).blast !== undefined) {
      l.victims = blastVictims(s, l);
      if (run.listening && l.victims.length > 0)
        run.tell({
          type: 'blast',
          clause: 'DB-S-blast',
          data: {
            victims: l.victims.slice(),
            names: l.victims.map((victim) => s.roster[victim]!.name),
            target: l.target,
          },
        });
    }
    run.call(wounds, woundLocals(s, l.target, s.seatOf[l.attacker]!, l.weapon, l.hits, l.cover));
  },
  /** PK-9 */
  blast(s, run, l) {
    const victim = l.victims.shift();
    if (victim === undefined) {
      run.leave();
      return;
    }
    if (s.where[victim] === ON_TABLE)
      run.call(
        wounds,
        woundLocals(s, victim, s.seatOf[l.attacker]!, l.weapon, weaponOf(s, l.weapon).blast!, false),
      );
  },
  again(_s, run) {
    run.goto(BLAST);
  },
});
const SHOOT = freeAttack.at.shoot;
const LIST = freeAttack.at.listVictims;
const BLAST = freeAttack.at.blast;

/** Nearest to the target's centre first; ties: the attacker's gang last, then the lower number. */
export function blastVictims(
  s: Readonly<DevilsState>,
  { attacker, target }: Pick<AttackLocals, 'attacker' | 'target'>,
): number[] {
  const [x, y, level] = [s.x[target]!, s.y[target]!, s.level[target]!];
  const own = s.seatOf[attacker]!;
  const away = (i: number): number => squaredGap(s.x[i]!, s.y[i]!, x, y);
  return s.x
    .map((_, i) => i)
    .filter(
      (i) => i !== target && s.where[i] === ON_TABLE && compareToPoint(s, i, x, y, level, 0, BLAST_REACH) < 0,
    )
    .sort(
      (a, b) =>
        compareNearness(away(a), radiusOf(s, a), away(b), radiusOf(s, b)) ||
        Number(s.seatOf[a] === own) - Number(s.seatOf[b] === own) ||
        a - b,
    );
}

export function attackData(s: Readonly<DevilsState>, l: AttackLocals) {
  return {
    ...modelData(s, l.attacker),
    target: l.target,
    targetName: s.roster[l.target]!.name,
    weapon: WEAPON_IDS[l.weapon]!,
    long: l.long,
    away: distanceShown(s, l.attacker, l.target),
  };
}
