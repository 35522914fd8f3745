/** Hits on one model (PK-6 to PK-8): defence draws, counter draws, lost Hit Points, Injury Tests. */
import { procedureOf, type Run } from '@fray/engine';
import { ON_TABLE } from '../../geometry/bodies.js';
import {
  COUNTER_DRAW,
  DEFENCE_DRAW,
  type DevilsState,
  editionOf,
  INJURY_DRAW,
  modelData,
  weaponOf,
} from '../../state.js';
import type { Events } from '../../words/events.js';
import { draw, prepareDraw } from '../cards/draw.js';
import { removeModel } from '../mission/scoring.js';
import { counterModifiers, defenceModifiers, type Modifier, type ModifierId, total } from './needs.js';

export type WoundLocals = {
  /** The model that is hit, by which seat's attack, with which weapon. */
  model: number;
  by: number;
  weapon: number;
  hits: number;
  cover: boolean;
  damage: number;
  defence: number;
  counter: number;
};

export function woundLocals(
  s: Readonly<DevilsState>,
  model: number,
  by: number,
  weapon: number,
  hits: number,
  cover: boolean,
): WoundLocals {
  const figures = weaponOf(s, weapon);
  return {
    model,
    by,
    weapon,
    hits,
    cover,
    damage: 0,
    defence: total(defenceModifiers(s, model, figures, cover)),
    counter: total(counterModifiers(s, model, figures)),
  };
}

/** For events: a need in its parts. */
export function partsData(parts: readonly Modifier[]): { id: ModifierId; figure: number }[] {
  return parts.map(({ id, figure }) => ({ id, figure }));
}

export const wounds = procedureOf<DevilsState, WoundLocals, Events>()('wounds', {
  /** PK-6, CR-35 */
  defend(s, run, l) {
    if (l.hits === 0) {
      run.goto(COUNTER);
      return;
    }
    l.hits--;
    prepareDraw(s, DEFENCE_DRAW, s.seatOf[l.model]!, l.model, l.defence);
    run.call(draw, { flask: false });
  },
  defended(s, run, l) {
    if (!s.success) l.damage++;
    run.goto(DEFEND);
  },
  /** PK-7, CR-36 */
  counter(s, run, l) {
    if (l.damage === 0 || s.where[l.model] !== ON_TABLE) {
      run.leave();
      return;
    }
    l.damage--;
    prepareDraw(s, COUNTER_DRAW, s.seatOf[l.model]!, l.model, l.counter);
    run.call(draw, { flask: false });
  },
  countered(s, run, l) {
    if (s.success) {
      run.goto(COUNTER);
      return;
    }
    s.hp[l.model]!--;
    if (run.listening)
      run.tell({
        type: 'wounded',
        clause: 'CR-36',
        data: { ...modelData(s, l.model), left: s.hp[l.model]! },
      });
    if (s.hp[l.model]! > 0) run.goto(COUNTER);
  },
  /** PK-8, DB-23, DB-26 */
  fallen(s, run, l) {
    if (s.injured[l.model] === 1 || !editionOf(s).injuries) {
      removeModel(s, run, l.model, l.by, s.injured[l.model] === 1 ? 'DB-26' : 'CR-37');
      run.leave();
      return;
    }
    prepareDraw(s, INJURY_DRAW, s.seatOf[l.model]!, l.model, 0);
    run.call(draw, { flask: false });
  },
  tested(s, run, l) {
    applyInjury(s, run, l.model, l.by);
    run.goto(COUNTER);
  },
});
const DEFEND = wounds.at.defend;
const COUNTER = wounds.at.counter;

/** DB-24, DB-25, DB-27 */
function applyInjury(s: DevilsState, run: Run<DevilsState, Events>, model: number, by: number): void {
  if (s.value === 1) {
    removeModel(s, run, model, by, 'DB-24');
    return;
  }
  s.hp[model] = 1;
  const unscathed = s.value >= 11;
  if (!unscathed) {
    s.injured[model] = 1;
    s.cp[model] = 0;
  }
  if (run.listening)
    run.tell({
      type: unscathed ? 'unscathed' : 'injured',
      clause: unscathed ? 'DB-27' : 'DB-25',
      data: { ...modelData(s, model) },
    });
}
