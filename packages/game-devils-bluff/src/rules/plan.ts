/** Declaring an activation (CR-20 to CR-25, PA-6): which lists of actions are legal, and what they cost. */
import { type Decision, decision, type Move, message, type Refusal, refusalsOf } from '@fray/engine';
import { GUNFIGHTER } from '../data/gear.js';
import { REVOLVER } from '../data/weapons.js';
import { type DevilsState, hasGear, type PublicTable, SPENT_WEAPON, weaponOf } from '../state.js';
import {
  ACTIONS,
  DECLARE,
  DO_ABILITY,
  DO_ADVANCE,
  DO_ATTACK,
  DO_HEAVY,
  DO_MOVE,
  DO_PASS,
  DO_SECURE,
  NONE,
} from '../verbs.js';
import type { PromptId, RefusalId } from '../words/ids.js';

const refusal = refusalsOf<RefusalId>();
const NO_ABILITY = refusal('DB-A-ability', 'no-ability');
const GAP = refusal('CR-20', 'plan-gap');
const PASSES_LAST = refusal('CR-22', 'plan-passes-last');
const REPEATS = refusal('CR-22', 'plan-repeats');
const ADVANCE_AFTER_MOVE = refusal('DB-A-advance', 'plan-advance');
const NO_HEAVY = refusal('CR-25', 'plan-heavy');
const TOO_SHORT = refusal('CR-21', 'plan-too-short');
const TOO_LONG = refusal('CR-21', 'plan-too-long');
const NO_GUNFIGHTER = refusal('DB-U-gunfighter', 'plan-gunfighter');

/** CR-21 */
const FEWEST = 2;
const MOST = 4;

type Plan = readonly number[];
type Place = Readonly<PublicTable>;

/** The form of a list: no gaps, passes last, each kind once, advance directly after move. */
function formRefusal(plan: Plan): Refusal | undefined {
  if (plan.includes(DO_ABILITY)) return NO_ABILITY;
  for (let i = 1; i < plan.length; i++) {
    if (plan[i] === NONE) continue;
    if (plan[i - 1] === NONE) return GAP;
    if (plan[i - 1] === DO_PASS && plan[i] !== DO_PASS) return PASSES_LAST;
  }
  for (let i = 0; i < plan.length; i++) {
    const kind = plan[i]!;
    if (kind === DO_ADVANCE && plan[i - 1] !== DO_MOVE) return ADVANCE_AFTER_MOVE;
    if (kind === DO_MOVE || kind === DO_ADVANCE || kind === DO_SECURE)
      if (plan.indexOf(kind) !== i) return REPEATS;
  }
  return attackRefusal(plan);
}

/** CR-22: one attack, or two in a row of a Gunfighter who does not move. */
function attackRefusal(plan: Plan): Refusal | undefined {
  let attacks = 0;
  let first = -1;
  for (let i = 0; i < plan.length; i++)
    if (plan[i] === DO_ATTACK || plan[i] === DO_HEAVY) {
      if (first === -1) first = i;
      attacks++;
    }
  if (attacks < 2) return undefined;
  const paired = attacks === 2 && plan[first] === DO_ATTACK && plan[first + 1] === DO_ATTACK;
  return paired && !plan.includes(DO_MOVE) ? undefined : REPEATS;
}

/** A list of four with what its legality rests on, counted once. */
interface Form {
  readonly plan: Plan;
  readonly count: number;
  readonly price: number;
  readonly heavy: boolean;
  readonly twice: boolean;
}

/** Every list whose form is right. */
const FORMS: readonly Form[] = allPlans().map((plan) => ({
  plan,
  count: actionsIn(plan),
  price: priceOf(plan),
  heavy: plan.includes(DO_HEAVY),
  twice: isTwice(plan),
}));

function allPlans(): Plan[] {
  const plans: Plan[] = [];
  const kinds = ACTIONS.length - 1;
  for (let a = 1; a < kinds; a++)
    for (let b = 0; b < kinds; b++)
      for (let c = 0; c < kinds; c++)
        for (let d = 0; d < kinds; d++) {
          const plan = [a, b, c, d];
          if (formRefusal(plan) === undefined) plans.push(plan);
        }
  return plans;
}

export function actionsIn(plan: Plan): number {
  let n = 0;
  for (const kind of plan) if (kind !== NONE) n++;
  return n;
}

/** CR-20, CR-49: one each, and one more for an announced Heavy weapon. */
export function priceOf(plan: Plan): number {
  return actionsIn(plan) + (plan.includes(DO_HEAVY) ? 1 : 0);
}

function hasHeavy(s: Place, model: number): boolean {
  return s.roster[model]!.weapons.some(
    (weapon, place) =>
      weaponOf(s, weapon).heavy === true && (s.spent[model]! & (SPENT_WEAPON << place)) === 0,
  );
}

function isTwice(plan: Plan): boolean {
  return plan.indexOf(DO_ATTACK) !== plan.lastIndexOf(DO_ATTACK);
}

/** What a model's own figures forbid. */
function modelRefusal(
  { count, price, heavy, twice }: Form,
  cp: number,
  mayHeavy: boolean,
  mayTwice: boolean,
): Refusal | undefined {
  if (cp === 1 ? count > 1 : count > MOST) return TOO_LONG;
  if (cp > 1 && count < FEWEST) return TOO_SHORT;
  if (heavy && !mayHeavy) return NO_HEAVY;
  if (twice && !mayTwice) return NO_GUNFIGHTER;
  return price > cp ? refusal('CR-20', 'plan-price', { price, cp }) : undefined;
}

export const declareDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'declare',
  clause: 'CR-20',
  offers(s, _seat, out) {
    const cp = s.cp[s.active]!;
    const heavy = hasHeavy(s, s.active);
    const twice = hasGear(s, s.active, GUNFIGHTER) && s.roster[s.active]!.weapons.includes(REVOLVER);
    for (let i = 0; i < FORMS.length; i++) {
      const form = FORMS[i]!;
      if (out.listing && form.price > cp) continue;
      const { plan } = form;
      out.offer(modelRefusal(form, cp, heavy, twice), DECLARE, plan[0], plan[1], plan[2], plan[3]);
    }
    out.otherwise(DECLARE, (a, b, c, d) => (a === NONE ? TOO_SHORT : (formRefusal([a, b, c, d]) ?? GAP)));
  },
  prompt: (s) =>
    message('declare' satisfies PromptId, { model: s.roster[s.active]!.name, cp: s.cp[s.active]! }),
  timeout: (s): Move => [DECLARE, DO_PASS, s.cp[s.active] === 1 ? NONE : DO_PASS, NONE, NONE],
});
