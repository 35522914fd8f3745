/** A turn: start, move, area action, attack, end (SH-B-32). */
import { procedureOf, type Run } from '@fray/engine';
import { AREA_IDS, AREA_OF_ROLL, SEVEN } from '../data/areas.js';
import { BROOCH, CARD_IDS, DECK_IDS, HERMIT } from '../data/cards.js';
import { atPoint, houseStart } from '../house/table.js';
import { settle } from '../rules/deaths.js';
import { drawCard, moveGear } from '../rules/gear.js';
import { heal, hurt, spared } from '../rules/harm.js';
import { inRange } from '../rules/range.js';
import { reveal } from '../rules/reveal.js';
import { check } from '../rules/win.js';
import { isAlive, NO_SEAT, type ShadowState } from '../state.js';
import { ATTACK, CHOOSE, DRAW, GO, HEAL, HURT, PASS, ROLL, TAKE, USE } from '../verbs.js';
import type { Events } from '../words/events.js';
import { ability, endTurn, endWith, mayEndWith } from './abilities.js';
import { startAttack } from './attack.js';
import { callHeld, takeUp } from './cards.js';
import { hermit } from './hermit.js';
import { areaAction, begin, chooseAttack, compass, hasAction, where } from './turn-questions.js';

const CURSE = 2;
const COMFORT = 1;

/** `roll` and `other` are the throws of the move; 0 for none. */
type TurnLocals = { roll: number; other: number };

export const turn = procedureOf<ShadowState, TurnLocals, Events>()('turn', {
  /** SH-B-33, SH-E-29 */
  start(s, run) {
    const bit = 1 << s.turn;
    s.begun = s.proposed = s.cut = false;
    s.angels &= ~bit;
    s.barriers &= ~bit;
    for (let seat = 0; seat < s.seats; seat++) s.coupsThisTurn[seat] = 0;
    if (run.listening) run.tell({ type: 'turn', clause: 'SH-B-32', data: { seat: s.turn, round: s.round } });
  },
  begin(s, run) {
    if (isAlive(s, s.turn)) run.ask(s.turn, begin);
    else run.goto(OVER);
  },
  act(s, run, l) {
    l.roll = l.other = 0;
    if (run.verb === GO) {
      reveal(s, run, s.turn, 'SH-C-Emi');
      enter(s, run, run.a);
      run.goto(AREA);
    } else if (run.verb === ROLL) {
      l.roll = throwMove(s, run);
      if (run.a === 2) l.other = throwMove(s, run);
    } else {
      run.goto(BEGIN);
      if (run.verb === USE) run.call(ability, { seat: s.turn, target: run.a });
      else {
        s.proposed = true;
        run.call(houseStart(run.verb)!);
      }
    }
  },
  askCompass(s, run, l) {
    if (l.other === 0 || l.other === l.roll) run.goto(ASK_WHERE);
    else run.ask(s.turn, compass);
  },
  takeCompass(_s, run, l) {
    if (run.verb === CHOOSE && run.a === 1) l.roll = l.other;
  },
  askWhere(s, run, l) {
    if (l.roll === SEVEN) run.ask(s.turn, where);
    else run.goto(ARRIVE);
  },
  takeWhere(s, run, l) {
    l.roll = l.other = 0;
    enter(s, run, run.a);
    run.goto(AREA);
  },
  arrive(s, run, l) {
    enter(s, run, AREA_OF_ROLL[l.roll]!);
    // Which of two throws led here is over and done with.
    l.roll = l.other = 0;
  },
  area(s, run) {
    if (isAlive(s, s.turn) && hasAction(s, s.turn)) run.ask(s.turn, areaAction);
    else run.goto(BEFORE_ATTACK);
  },
  takeArea(s, run) {
    const { verb, a } = run;
    if (verb === HURT) {
      s.target = a;
      atPoint(s, run, 'harm');
      return;
    }
    run.goto(BEFORE_ATTACK);
    if (verb === HEAL) heal(s, run, a, COMFORT, 'area:woods', 'SH-B-27');
    else if (verb === TAKE) {
      moveGear(s, run, a, s.turn, run.b, 'SH-B-28');
      check(s, run);
    } else if (verb === DRAW) draw(s, run, a);
  },
  curse(s, run) {
    const { target, added } = s;
    s.target = NO_SEAT;
    s.added = 0;
    if ((s.gear[target]! & BROOCH) === 0)
      hurt(s, run, target, CURSE + added, s.turn, 'area:woods', 'SH-B-27');
    else spared(run, target, 'card:fortune-brooch', 'SH-K-FortuneBrooch');
    settle(s, run, s.turn, false);
  },
  beforeAttack(s, run) {
    if (isAlive(s, s.turn)) callHeld(s, run, false);
    else run.goto(OVER);
  },
  /** SH-B-39, SH-E-18 */
  askAttack(s, run) {
    if (!isAlive(s, s.turn)) run.goto(OVER);
    else if (inRange(s, s.turn) === 0) run.goto(AFTER_ATTACK);
    else run.ask(s.turn, chooseAttack);
  },
  attack(s, run) {
    if (run.verb === PASS) return;
    startAttack(s, run, s.turn, run.verb === ATTACK ? 1 << run.a : inRange(s, s.turn), false);
  },
  afterAttack(s, run) {
    if (!isAlive(s, s.turn)) run.goto(OVER);
    else if (!s.cut) callHeld(s, run, false);
  },
  /** SH-H-06: before the abilities of the end. */
  cleanUp(s, run) {
    if (isAlive(s, s.turn)) callHeld(s, run, true);
    else run.goto(OVER);
  },
  askEnd(s, run) {
    if (isAlive(s, s.turn) && mayEndWith(s, s.turn)) run.ask(s.turn, endTurn);
    else run.goto(OVER);
  },
  takeEnd(s, run) {
    if (run.verb === USE) endWith(s, run, s.turn);
  },
  over() {},
});
const BEGIN = turn.at.begin;
const ASK_WHERE = turn.at.askWhere;
const ARRIVE = turn.at.arrive;
const AREA = turn.at.area;
const BEFORE_ATTACK = turn.at.beforeAttack;
const AFTER_ATTACK = turn.at.afterAttack;
const OVER = turn.at.over;

/** SH-B-36: again until it leads somewhere else. */
export function throwMove(s: ShadowState, run: Run<ShadowState, Events>): number {
  for (;;) {
    const six = run.die(6);
    const four = run.die(4);
    const roll = six + four;
    const again = roll !== SEVEN && AREA_OF_ROLL[roll] === s.places[s.turn];
    if (run.listening)
      run.tell({ type: 'rolled', clause: 'SH-B-35', data: { seat: s.turn, dice: [six, four], roll, again } });
    if (!again) return roll;
  }
}

export function enter(s: ShadowState, run: Run<ShadowState, Events>, area: number): void {
  const from = s.places[s.turn]!;
  s.places[s.turn] = area;
  if (run.listening)
    run.tell({
      type: 'moved',
      clause: 'SH-B-35',
      data: { seat: s.turn, area: AREA_IDS[area]!, from: AREA_IDS[from] ?? '' },
    });
}

function draw(s: ShadowState, run: Run<ShadowState, Events>, deck: number): void {
  const card = drawCard(s, run, deck);
  if (deck === HERMIT) {
    drawHermit(s, run, s.turn, card);
    run.call(hermit, { quick: false });
  } else takeUp(s, run, card);
}

/** SH-B-78: only its drawer reads it. */
export function drawHermit(s: ShadowState, run: Run<ShadowState, Events>, seat: number, card: number): void {
  s.hermit = card;
  s.giver = seat;
  s.receiver = NO_SEAT;
  if (!run.listening) return;
  const secret = [{ seats: [seat], data: { card: CARD_IDS[card]! } }];
  run.tell({ type: 'drew', clause: 'SH-B-78', data: { seat, deck: DECK_IDS[HERMIT]! }, secret });
}
