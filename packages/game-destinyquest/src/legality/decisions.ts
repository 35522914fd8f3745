/** The questions of the round. Each is a walk over the sheet; what is refused says why. */
import { type Decision, decision, type Move, type Offers, type Refusal } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import {
  ANSWER_ASK,
  ATTACK_ASK,
  BRACE_ASK,
  DODGE_ASK,
  MODIFIER_ASK,
  NUMBER_ASK,
  POST_ASK,
  SACRIFICE_ASK,
  SPEED_ASK,
  STAB_ASK,
  STRIKE_ASK,
  withHook,
} from '../sheet/sheet.js';
import type { DuelState } from '../state/state.js';
import { offerAbilities } from './offer-abilities.js';
import { pendingFor } from './pendings.js';
import { promptFor } from './prompts.js';
import { NOT_ATTACKING } from './refusals.js';
import { DECLINE, NAME, PASS, ROLL } from './verbs.js';

const PASSING: Move = [PASS, 0, 0, 0, 0];
const ROLLING: Move = [ROLL, 0, 0, 0, 0];

/** A question that may always be answered with "nothing". */
function optional(id: string, clause: string, ask: number): Decision<DuelState> {
  return decision<DuelState>({
    id,
    clause,
    offers(s, seat, out) {
      out.offer(undefined, PASS);
      offerAbilities(s, seat, ask, out);
      // Not shown, but whoever tries it hears why.
      if (out.listing) return;
      out.otherwise(ROLL, notAttacking);
      out.otherwise(DECLINE, notAttacking);
    },
    prompt: (s, seat) => promptFor(s, seat, ask),
    pending: (s) => pendingFor(s, ask),
    timeout: () => PASSING,
  });
}

const notAttacking = (): Refusal => NOT_ATTACKING;

export const decideSpeed = optional('speed', 'DQ-1.1', SPEED_ASK);
export const decideDodge = optional('dodge', 'DQ-3.1', DODGE_ASK);
export const decideAnswer = optional('answer', 'DQ-3.2d', ANSWER_ASK);
export const decideSacrifice = optional('sacrifice', 'DQ-4.3', SACRIFICE_ASK);
export const decideBrace = optional('brace', 'R-ARMOURBACK', BRACE_ASK);
export const decidePost = optional('post', 'DQ-6.3', POST_ASK);
export const decideStrike = optional('strike', 'DQ-7.1', STRIKE_ASK);
export const decideModifier = optional('modifier', 'R-WINDOW', MODIFIER_ASK);

export const decideBackstab = optional('backstab', 'R-BACKSTAB', STAB_ASK);

/** DQ-V-sweet-spot: the face that will hurt. */
export const decideNumber = decision<DuelState>({
  id: 'number',
  clause: 'DQ-V-sweet-spot',
  offers(s, seat, out) {
    for (let face = 1; face <= 6; face++) out.offer(undefined, NAME, numberAbility(s, seat), face);
  },
  prompt: (s, seat) => promptFor(s, seat, NUMBER_ASK),
  timeout: (s, seat) => [NAME, numberAbility(s, seat), 1, 0, 0],
});

function numberAbility(s: Readonly<DuelState>, seat: number): number {
  return withHook(s.sheets[seat]!, HOOK.namesNumber)[0]!;
}

/** Steps 4.1 and 5.1 to 5.2 in one: an ability, a plain damage score, or no attack at all. */
export const decideAttack = decision<DuelState>({
  id: 'attack',
  clause: 'DQ-4.1',
  offers(s: Readonly<DuelState>, seat: number, out: Offers) {
    out.offer(undefined, ROLL);
    out.offer(undefined, DECLINE);
    offerAbilities(s, seat, ATTACK_ASK, out);
  },
  prompt: (s, seat) => promptFor(s, seat, ATTACK_ASK),
  timeout: () => ROLLING,
});

export const DECISIONS: readonly Decision<DuelState>[] = [
  decideSpeed,
  decideDodge,
  decideAnswer,
  decideAttack,
  decideSacrifice,
  decideBrace,
  decidePost,
  decideStrike,
  decideModifier,
  decideBackstab,
  decideNumber,
];
