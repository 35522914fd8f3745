/** Double It or Lose It: lay the weapons aside for two more damage, once a match (SH-H-38 to SH-H-47). */
import {
  type Decision,
  decision,
  type Locals,
  type Move,
  procedureOf,
  type Refusal,
  type Run,
} from '@fray/engine';
import { ROBE } from '../data/cards.js';
import { DOUBLE_FIXED, DOUBLE_MOMENT, DOUBLE_USED, PROPOSE_MOMENT, PROPOSED_ALREADY } from '../refusals.js';
import { settle } from '../rules/deaths.js';
import { hurt } from '../rules/harm.js';
import { type Attack, isAlive, NO_SEAT, ONLY_D4, type ShadowState } from '../state.js';
import { AGREE, DOUBLE, PASS, PROPOSE, REFUSE } from '../verbs.js';
import type { Events } from '../words/events.js';
import { prompt } from '../words/ids.js';
import { DOUBLE_IT } from './ids.js';
import type { HouseRule } from './rule.js';
import { isUsedUp, withUse } from './uses.js';

const current = (s: Readonly<ShadowState>): Attack => s.attacks[s.attacks.length - 1]!;
const hasUsed = (s: Readonly<ShadowState>, seat: number): boolean =>
  isUsedUp(s.doubled, seat, s.options.doubleUses);

function doubleDecision(
  id: string,
  ask: 'double' | 'double-attack' | 'double-hermit',
): Decision<ShadowState> {
  return decision<ShadowState>({
    id,
    clause: 'SH-H-39',
    paced: true,
    offers(s, seat, out) {
      out.offer(undefined, PASS);
      out.offer(hasUsed(s, seat) ? DOUBLE_USED : undefined, DOUBLE);
    },
    prompt: ({ options }) => prompt(ask, { more: options.doubleBonus, uses: options.doubleUses }),
    timeout: (): Move => [PASS, 0, 0, 0, 0],
  });
}
export const doubleAttack = doubleDecision('double-attack', 'double-attack');
export const doubleHarm = doubleDecision('double', 'double');
export const doubleHermit = doubleDecision('double-hermit', 'double-hermit');

function declare(s: ShadowState, run: Run<ShadowState, Events>, seat: number): void {
  s.doubled = withUse(s.doubled, seat);
  if (run.listening) run.tell({ type: 'doubled', clause: 'SH-H-39', data: { seat } });
}

/** SH-H-40, SH-H-41: with an attack, the attacker's own Equipment is off. */
export const doubleOnAttack = procedureOf<ShadowState, Locals, Events>()('doubleOnAttack', {
  ask(s, run) {
    const { by } = current(s);
    if (hasUsed(s, by)) run.leave();
    else run.ask(by, doubleAttack);
  },
  take(s, run) {
    const attack = current(s);
    if (run.verb !== DOUBLE) return;
    attack.bare = true;
    declare(s, run, attack.by);
  },
});

function harmProcedure(
  name: string,
  question: Decision<ShadowState>,
  isOff: (s: Readonly<ShadowState>) => boolean,
) {
  return procedureOf<ShadowState, Locals, Events>()(name, {
    ask(s, run) {
      if (isOff(s) || hasUsed(s, s.turn)) run.leave();
      else run.ask(s.turn, question);
    },
    take(s, run) {
      if (run.verb !== DOUBLE) return;
      s.added = s.options.doubleBonus;
      declare(s, run, s.turn);
    },
  });
}
export const doubleOnHarm = harmProcedure('doubleOnHarm', doubleHarm, () => false);
export const doubleOnHermit = harmProcedure(
  'doubleOnHermit',
  doubleHermit,
  (s) => s.options.doubleHermit === 'off',
);

/** SH-H-43: the penalty is what the declarer's own die shows. */
function penalty(s: Readonly<ShadowState>, attack: Readonly<Attack>): number {
  switch (s.options.loseItPenalty) {
    case 'two':
      return 2;
    case 'one':
      return 1;
    case 'literalZero':
      return 0;
    default:
      return attack.first;
  }
}

function loseIt(s: ShadowState, run: Run<ShadowState, Events>, attack: Attack): void {
  const amount = penalty(s, attack);
  if (run.listening) run.tell({ type: 'lost', clause: 'SH-H-43', data: { seat: attack.by, amount } });
  hurt(s, run, attack.by, amount, NO_SEAT, 'house:doubleIt', 'SH-H-43');
  settle(s, run, NO_SEAT, false);
}

/** SH-H-46 is in the table: of the rules at a tie, the first that has something to say is the only one. */
export const loseOnTie = procedureOf<ShadowState, Locals, Events>()('loseOnTie', {
  pay(s, run) {
    const attack = current(s);
    if (attack.bare) loseIt(s, run, attack);
  },
});

/** SH-H-47: with one die the damage that is left after the defender's own means is tested. */
export const loseOnNothing = procedureOf<ShadowState, Locals, Events>()('loseOnNothing', {
  pay(s, run) {
    const attack = current(s);
    if (!attack.bare || attack.dice !== ONLY_D4) return;
    for (let seat = 0; seat < s.seats; seat++)
      if ((attack.left & (1 << seat)) !== 0 && reduced(s, attack, seat) > 0) return;
    loseIt(s, run, attack);
  },
});

/** SH-H-47: the throw less what the defender's Equipment and ability take off. */
function reduced(s: Readonly<ShadowState>, attack: Readonly<Attack>, seat: number): number {
  if ((s.barriers & (1 << seat)) !== 0) return 0;
  return Math.max(0, attack.base[seat]! - ((s.gear[seat]! & ROBE) === 0 ? 0 : 1));
}

export const takeBack: Decision<ShadowState> = decision<ShadowState>({
  id: 'take-back',
  clause: 'SH-H-38',
  offers(_s, _seat, out) {
    out.offer(undefined, AGREE);
    out.offer(undefined, REFUSE);
  },
  prompt: (s) => prompt('take-back', { by: s.turn }),
  timeout: (): Move => [REFUSE, 0, 0, 0, 0],
});

/** SH-H-38: every living seat must agree. */
export const proposal = procedureOf<ShadowState, Locals, Events>()('proposal', {
  ask(s, run) {
    run.askAll(s.alive, takeBack);
  },
  count(s, run) {
    let agreed = true;
    for (let seat = 0; seat < s.seats; seat++)
      if (isAlive(s, seat) && run.sealed(seat)[0] !== AGREE) agreed = false;
    if (agreed) s.house &= ~DOUBLE_IT;
    if (run.listening) run.tell({ type: 'taken-back', clause: 'SH-H-38', data: { by: s.turn, agreed } });
  },
});

/** SH-H-38 */
function proposalFault(s: Readonly<ShadowState>): Refusal | undefined {
  if (!s.options.doubleAdjustable) return DOUBLE_FIXED;
  return s.proposed ? PROPOSED_ALREADY : undefined;
}

export const doubleIt: HouseRule = {
  id: 'doubleIt',
  bit: DOUBLE_IT,
  verbs: [DOUBLE, PROPOSE],
  at: {
    declared: doubleOnAttack,
    tied: loseOnTie,
    reckoned: loseOnNothing,
    harm: doubleOnHarm,
    hermit: doubleOnHermit,
  },
  /** SH-H-42: the defender's Holy Robe stays. */
  reckon(s, attack, seat) {
    if (!attack.bare) return undefined;
    if (attack.dice === ONLY_D4) {
      const left = reduced(s, attack, seat);
      return left === 0 ? 0 : left + s.options.doubleBonus;
    }
    return Math.max(0, attack.base[seat]! + s.options.doubleBonus - ((s.gear[seat]! & ROBE) === 0 ? 0 : 1));
  },
  offerAtStart(s, _seat, out) {
    out.offer(proposalFault(s), PROPOSE);
  },
  refuse(s, seat, out) {
    out.otherwise(DOUBLE, () => (hasUsed(s, seat) ? DOUBLE_USED : DOUBLE_MOMENT));
    out.otherwise(PROPOSE, () => (seat === s.turn ? proposalFault(s) : undefined) ?? PROPOSE_MOMENT);
  },
  atStart: { verb: PROPOSE, procedure: proposal },
};
