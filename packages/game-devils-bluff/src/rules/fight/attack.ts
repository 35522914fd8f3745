/** An attack from naming the target to the last victim of a blast (8.4). */
import {
  type Decision,
  decision,
  type Move,
  message,
  type Offers,
  type Pending,
  procedureOf,
  type Refusal,
  type Run,
  refusalsOf,
} from '@fray/engine';
import { DODGE_ROLL, QUICK_DRAW } from '../../data/gear.js';
import { REVOLVER, WEAPON_IDS } from '../../data/weapons.js';
import { ON_TABLE } from '../../geometry/bodies.js';
import { type DevilsState, hasGear, modelData, SPENT_QUICK_DRAW, weaponOf } from '../../state.js';
import { DECLINE, DO_ATTACK, DO_HEAVY, DODGE, PASS, QUICK } from '../../verbs.js';
import type { Events } from '../../words/events.js';
import type { PendingId, PromptId, RefusalId } from '../../words/ids.js';
import { goTo, offerDestinations, tellPass } from '../space/movement.js';
import { canAttack, mayAttack, offerAttacks, type Terms } from './aim.js';
import { type AttackLocals, attackData, attackLocals, freeAttack } from './shots.js';

const refusal = refusalsOf<RefusalId>();
const NO_QUICK = refusal('DB-U-quick-draw', 'no-quick-draw');
const NO_LONG = refusal('DB-44', 'no-longshot');

/** DB-U-dodge-roll */
export const DODGE_WAY = 2000;

/** The attack that is running: what its procedure keeps is public. */
function running(s: Readonly<DevilsState>): AttackLocals {
  return s.stack.at(-1)!.locals as unknown as AttackLocals;
}

/** CR-25, DB-U-gunfighter: what the declared action allows. */
export function termsNow(s: Readonly<DevilsState>): Terms {
  const attacks = s.plan.filter((kind) => kind === DO_ATTACK || kind === DO_HEAVY).length;
  return { heavy: s.plan[s.at] === DO_HEAVY, revolver: attacks > 1 };
}

export const attackDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'attack',
  clause: 'CR-31',
  offers(s, _seat, out) {
    offerAttacks(s, s.active, termsNow(s), out);
    out.offer(undefined, PASS);
  },
  prompt: (s) =>
    message('attack' satisfies PromptId, {
      model: s.roster[s.active]!.name,
      action: s.at + 1,
      actions: s.plan.length,
    }),
  timeout: (): Move => [PASS, 0, 0, 0, 0],
});

function attackPending(s: Readonly<DevilsState>): Pending {
  const l = running(s);
  const data = { attacker: s.roster[l.attacker]!.name, target: s.roster[l.target]!.name, long: l.long };
  return {
    what: message('attack-coming' satisfies PendingId, data),
    source: s.seatOf[l.attacker]!,
    target: s.seatOf[l.target]!,
    by: `weapon-${WEAPON_IDS[l.weapon]!}`,
    order: [s.seatOf[l.target]!],
    passed: [],
  };
}

/** DB-66, DB-U-quick-draw */
export const quickDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'quick-draw',
  clause: 'DB-U-quick-draw',
  offers(s, _seat, out) {
    const l = running(s);
    for (let long = 0; long < 2; long++) out.offer(quickRefusal(s, l, long), QUICK, long);
    out.offer(undefined, DECLINE);
  },
  prompt: (s) => windowPrompt('quick-draw', s),
  pending: attackPending,
  timeout: (): Move => [DECLINE, 0, 0, 0, 0],
});

/** DB-66, DB-U-dodge-roll */
export const dodgeDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'dodge',
  clause: 'DB-U-dodge-roll',
  offers(s: Readonly<DevilsState>, _seat: number, out: Offers) {
    offerDestinations(s, running(s).target, DODGE_WAY, DODGE, out);
    out.offer(undefined, DECLINE);
  },
  prompt: (s) => windowPrompt('dodge', s),
  pending: attackPending,
  timeout: (): Move => [DECLINE, 0, 0, 0, 0],
});

function windowPrompt(id: PromptId, s: Readonly<DevilsState>) {
  const l = running(s);
  return message(id, {
    model: s.roster[l.target]!.name,
    attacker: s.roster[l.attacker]!.name,
    weapon: WEAPON_IDS[l.weapon]!,
  });
}

function quickRefusal(s: Readonly<DevilsState>, l: AttackLocals, long: number): Refusal | undefined {
  if (long === 1 && weaponOf(s, REVOLVER).longshot !== true) return NO_LONG;
  const terms = { heavy: false, revolver: true };
  return mayAttack(s, l.target, l.attacker, REVOLVER, long === 1, terms) ? undefined : NO_QUICK;
}

function mayQuickDraw(s: Readonly<DevilsState>, l: AttackLocals): boolean {
  if (!hasGear(s, l.target, QUICK_DRAW) || (s.spent[l.target]! & SPENT_QUICK_DRAW) !== 0) return false;
  return quickRefusal(s, l, 0) === undefined || quickRefusal(s, l, 1) === undefined;
}

function mayDodge(s: Readonly<DevilsState>, l: AttackLocals): boolean {
  const able = hasGear(s, l.target, DODGE_ROLL) && s.cp[l.target]! > 0;
  return able && weaponOf(s, l.weapon).assault === true;
}

export const attack = procedureOf<DevilsState, AttackLocals, Events>()('attack', {
  /** PK-1 */
  choose(s, run, l) {
    if (canAttack(s, l.attacker, termsNow(s))) run.ask(s.seatOf[l.attacker]!, attackDecision);
    else {
      tellPass(s, run, 'CR-54');
      run.leave();
    }
  },
  named(s, run, l) {
    if (run.verb === PASS) {
      tellPass(s, run, 'CR-50');
      run.leave();
      return;
    }
    l.target = run.a;
    l.weapon = run.b;
    l.long = run.c === 1;
    if (run.listening) tellAimed(s, run, l);
    if (l.asked.includes(l.target)) run.goto(FIX);
    else l.asked.push(l.target);
  },
  /** PK-2: the target's window, Quick Draw first. */
  quickWindow(s, run, l) {
    if (mayQuickDraw(s, l)) run.ask(s.seatOf[l.target]!, quickDecision);
    else run.goto(DODGE_WINDOW);
  },
  quickDraw(s, run, l) {
    if (run.verb === DECLINE) {
      tellDeclined(s, run, l, 'quick-draw');
      return;
    }
    s.spent[l.target]! |= SPENT_QUICK_DRAW;
    const back = attackLocals(l.target, 1);
    back.target = l.attacker;
    back.weapon = REVOLVER;
    back.long = run.a === 1;
    back.free = true;
    if (run.listening)
      run.tell({
        type: 'quick-draw',
        clause: 'DB-U-quick-draw',
        data: {
          ...modelData(s, l.target),
          target: l.attacker,
          targetName: s.roster[l.attacker]!.name,
          long: back.long,
        },
      });
    run.call(freeAttack, back);
  },
  answered(s, run, l) {
    if (s.where[l.attacker] !== ON_TABLE) run.leave();
  },
  dodgeWindow(s, run, l) {
    if (mayDodge(s, l)) run.ask(s.seatOf[l.target]!, dodgeDecision);
    else run.goto(FIX);
  },
  dodge(s, run, l) {
    if (run.verb === DECLINE) {
      tellDeclined(s, run, l, 'dodge-roll');
      return;
    }
    s.cp[l.target]!--;
    goTo(s, run, l.target, DODGE_WAY, run.a, run.b, run.c);
    run.goto(CHOOSE);
  },
  fix(_s, run, l) {
    run.call(freeAttack, { ...l, free: true, asked: [], victims: [] });
  },
});
const CHOOSE = attack.at.choose;
const DODGE_WINDOW = attack.at.dodgeWindow;
const FIX = attack.at.fix;

function tellAimed(s: DevilsState, run: Run<DevilsState, Events>, l: AttackLocals): void {
  run.tell({ type: 'aimed', clause: 'CR-31', data: attackData(s, l) });
}

function tellDeclined(s: DevilsState, run: Run<DevilsState, Events>, l: AttackLocals, what: string): void {
  if (run.listening)
    run.tell({ type: 'declined', clause: 'DB-66', data: { ...modelData(s, l.target), what } });
}
