/** An attack from its declaration to its last answer, step by step as the rules order it (SH-B-53). */
import { type Locals, procedureOf, type Run } from '@fray/engine';
import { SPEAR } from '../data/cards.js';
import { FACTION_SETS, HUNTER, members, VAMPIRE } from '../data/characters.js';
import { firstSides } from '../house/sides.js';
import { atPoint, atTie, houseAnswers, houseReaction } from '../house/table.js';
import { settle } from '../rules/deaths.js';
import { gearBit, moveGear } from '../rules/gear.js';
import { heal, hurt, spared } from '../rules/harm.js';
import { could, isOpenly, reveal } from '../rules/reveal.js';
import { check } from '../rules/win.js';
import { type Attack, BOTH_DICE, isAlive, isRevealed, NO_SEAT, ONLY_D4, type ShadowState } from '../state.js';
import { PASS, TAKE, USE } from '../verbs.js';
import type { Events } from '../words/events.js';
import {
  again,
  answer,
  bite,
  brace,
  bracing,
  currentAttack,
  mayRepeat,
  nextAnswer,
  nextRobbed,
  rob,
  seatAt,
  spear,
} from './attack-questions.js';
import { baseOf, diceOf, newAttack, reckon } from './swing.js';

const BLOOD = 2;
const FEAST_COST = 2;

/** SH-B-39, SH-E-06, SH-E-08: the attacker's own choice of targets, or a counterattack on one. */
export function startAttack(
  s: ShadowState,
  run: Run<ShadowState, Events>,
  by: number,
  targets: number,
  counter: boolean,
): void {
  s.attacks.push(newAttack(s, by, targets, counter));
  run.call(attack);
}

export const attack = procedureOf<ShadowState, Locals, Events>()('attack', {
  declare(s, run) {
    const { by, targets, counter } = currentAttack(s);
    if (run.listening)
      run.tell({
        type: 'attacked',
        clause: 'SH-B-39',
        data: { seat: by, targets: members(targets), counter },
      });
    atPoint(s, run, 'declared');
  },
  threaten(s, run) {
    atPoint(s, run, 'threatened');
  },
  roll(s, run) {
    throwDice(s, run, currentAttack(s));
    atPoint(s, run, 'rolled');
  },
  base(s, run) {
    const now = currentAttack(s);
    if (now.left === 0) return run.goto(OVER);
    if (now.dice !== ONLY_D4) houseAnswers(s, run, now);
    let hits = 0;
    for (let seat = 0; seat < s.seats; seat++)
      if ((now.left & (1 << seat)) !== 0) {
        now.base[seat] = baseOf(now, seat);
        if (now.base[seat]! > 0) hits |= 1 << seat;
      }
    if (hits !== 0) return;
    if (run.listening)
      run.tell({ type: 'missed', clause: 'SH-B-45', data: { seat: now.by, targets: members(now.left) } });
    atTie(s, run, now);
  },
  /** SH-K-SpearOfLonginus: a hidden Hunter may show himself now, the hit being seen. */
  askSpear(s, run) {
    const now = currentAttack(s);
    if (!isAlive(s, now.by)) run.goto(OVER);
    else if (mayRaiseSpear(s, now)) run.ask(now.by, spear);
    else run.goto(RECKON);
  },
  takeSpear(s, run) {
    if (run.verb === USE) reveal(s, run, currentAttack(s).by, 'SH-K-SpearOfLonginus');
  },
  reckon(s, run) {
    const now = currentAttack(s);
    for (let seat = 0; seat < s.seats; seat++)
      if ((now.left & (1 << seat)) !== 0) now.damage[seat] = reckon(s, now, seat);
    atPoint(s, run, 'reckoned');
  },
  /** SH-K-GuardianAngel, SH-C-Gregor */
  prevent(s, run) {
    const now = currentAttack(s);
    if (!isAlive(s, now.by)) return run.goto(OVER);
    for (let seat = 0; seat < s.seats; seat++) {
      const bit = 1 << seat;
      if ((now.left & (s.angels | s.barriers) & bit) === 0 || now.damage[seat] === 0) continue;
      now.damage[seat] = 0;
      if ((s.barriers & bit) !== 0) spared(run, seat, 'character:gregor', 'SH-C-Gregor');
      else spared(run, seat, 'card:guardian-angel', 'SH-K-GuardianAngel');
    }
    now.at = 1;
  },
  askRob(s, run) {
    const now = currentAttack(s);
    if (nextRobbed(s, now) === -1) run.goto(BRACE);
    else run.ask(now.by, rob);
  },
  takeRob(s, run) {
    const now = currentAttack(s);
    const step = nextRobbed(s, now);
    const victim = seatAt(s, now, step);
    now.at = step + 1;
    run.goto(ASK_ROB);
    if (run.verb !== TAKE) return;
    now.damage[victim] = 0;
    now.won |= gearBit(run.b);
    reveal(s, run, now.by, 'SH-C-Bob');
    moveGear(s, run, victim, now.by, run.b, 'SH-C-Bob');
  },
  brace(s, run) {
    const seats = bracing(s, currentAttack(s));
    if (seats === 0) run.goto(DAMAGE);
    else run.askAll(seats, brace);
  },
  /** SH-B-53: all damage at once. */
  damage(s, run) {
    const now = currentAttack(s);
    for (let step = 1; step < s.seats; step++) {
      const seat = seatAt(s, now, step);
      if ((now.left & (1 << seat)) === 0) continue;
      if (hurt(s, run, seat, now.damage[seat]!, now.by, 'attack', 'SH-B-53') > 0) now.hurt |= 1 << seat;
      now.marks[seat] = s.damage[seat]!;
    }
    now.at = 1;
    if (now.hurt !== 0) atPoint(s, run, 'wounded');
  },
  /** SH-B-53: one win check, what Bob took included. */
  deaths(s, run) {
    const now = currentAttack(s);
    if (!settle(s, run, now.by, true) && now.won !== 0) check(s, run);
  },
  /** SH-E-01 to SH-E-03 */
  askBite(s, run) {
    const now = currentAttack(s);
    if (now.hurt === 0 || !isAlive(s, now.by) || !could(s, now.by, VAMPIRE)) run.goto(OPEN_ANSWERS);
    else if (isRevealed(s, now.by)) run.goto(SUCK);
    else run.ask(now.by, bite);
  },
  takeBite(s, run) {
    if (run.verb !== USE) return run.goto(OPEN_ANSWERS);
    reveal(s, run, currentAttack(s).by, 'SH-C-Vampire');
  },
  suck(s, run) {
    const { by } = currentAttack(s);
    if (isOpenly(s, by, VAMPIRE)) heal(s, run, by, BLOOD, 'character:vampire', 'SH-C-Vampire');
  },
  openAnswers(s) {
    currentAttack(s).at = 1;
  },
  /** SH-E-04, SH-E-05, SH-E-07, SH-H-27: who survived may strike back, but nobody answers a counterattack. */
  askAnswer(s, run) {
    const now = currentAttack(s);
    const closed = (now.counter && !s.options.counterChain) || !isAlive(s, now.by);
    const step = closed ? -1 : nextAnswer(s, now);
    if (step === -1) run.goto(ASK_AGAIN);
    else run.ask(seatAt(s, now, step), answer);
  },
  takeAnswer(s, run) {
    const now = currentAttack(s);
    const step = nextAnswer(s, now);
    const seat = seatAt(s, now, step);
    run.goto(ASK_ANSWER);
    if (run.verb === PASS) now.at = step + 1;
    else strikeBack(s, run, now, seat);
  },
  /** SH-E-16, SH-E-17, SH-E-49 */
  askAgain(s, run) {
    const now = currentAttack(s);
    if (mayRepeat(s, now)) run.ask(now.by, again);
    else run.goto(OVER);
  },
  takeAgain(s, run) {
    if (run.verb !== USE) return run.goto(OVER);
    const now = currentAttack(s);
    const { by } = now;
    if (run.a !== by) now.targets = 1 << run.a;
    reveal(s, run, by, 'SH-C-Charles');
    hurt(s, run, by, FEAST_COST, NO_SEAT, 'character:charles', 'SH-C-Charles');
    settle(s, run, NO_SEAT, false);
  },
  repeat(s, run) {
    const now = currentAttack(s);
    if (!isAlive(s, now.by)) return run.goto(OVER);
    s.attacks[s.attacks.length - 1] = newAttack(s, now.by, now.targets & s.alive, false);
    run.goto(0);
  },
  over(s) {
    s.attacks.pop();
  },
});
const RECKON = attack.at.reckon;
const ASK_ROB = attack.at.askRob;
const BRACE = attack.at.brace;
const DAMAGE = attack.at.damage;
const SUCK = attack.at.suck;
const OPEN_ANSWERS = attack.at.openAnswers;
const ASK_ANSWER = attack.at.askAnswer;
const ASK_AGAIN = attack.at.askAgain;
const OVER = attack.at.over;

function throwDice(s: ShadowState, run: Run<ShadowState, Events>, now: Attack): void {
  now.dice = diceOf(s, now.by);
  now.first = run.die(firstSides(s, now.dice));
  now.second = now.dice === BOTH_DICE ? run.die(4) : 0;
  if (run.listening) {
    const dice = now.dice === BOTH_DICE ? [now.first, now.second] : [now.first];
    const data = {
      seat: now.by,
      dice,
      only: now.dice === BOTH_DICE ? '' : `d${firstSides(s, now.dice)}`,
    };
    run.tell({ type: 'threw', clause: 'SH-B-44', data });
  }
}

function mayRaiseSpear(s: Readonly<ShadowState>, now: Readonly<Attack>): boolean {
  if (now.bare || isRevealed(s, now.by) || (s.gear[now.by]! & SPEAR) === 0) return false;
  if ((s.open[now.by]! & FACTION_SETS[HUNTER]!) === 0) return false;
  for (let seat = 0; seat < s.seats; seat++)
    if ((now.left & (1 << seat)) !== 0 && now.base[seat]! > 0) return true;
  return false;
}

function strikeBack(s: ShadowState, run: Run<ShadowState, Events>, now: Attack, seat: number): void {
  if (run.verb === USE) {
    now.countered |= 1 << seat;
    reveal(s, run, seat, 'SH-C-Werewolf');
    if (run.listening)
      run.tell({
        type: 'used',
        clause: 'SH-C-Werewolf',
        data: { seat, ability: 'werewolf', target: now.by },
      });
  } else houseReaction(s)?.take(s, run, now, seat);
  startAttack(s, run, seat, 1 << now.by, true);
}
