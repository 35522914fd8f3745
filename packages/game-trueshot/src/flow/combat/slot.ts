/** One seat's slot: a window, the strike with its window, a window after it (5, TL-58 to TL-64). */
import { type Decision, decision, type Move, message, type Offers, procedureOf } from '@fray/engine';
import { FOODS } from '../../data/foods.js';
import { DISTRACTED, FIRST_STRIKE_USED, HURT, TURNED } from '../../data/marks.js';
import { HITS_ALL, RANDOM_TARGET, TWICE } from '../../data/vocabulary.js';
import {
  allEnemies,
  canBeStruck,
  canStrike,
  crabFor,
  hasStrike,
  strikesBlindly,
  strikeTargets,
} from '../../rules/aims.js';
import {
  boardBits,
  countBits,
  faceUpPets,
  has,
  hasLiving,
  inOrder,
  isFaceUp,
  livingSeats,
  ownerOf,
  placeOf,
  type Table,
} from '../../rules/board.js';
import { updateRanks } from '../../rules/rows.js';
import { petRef, type Rules, tell } from '../../rules/tell.js';
import { NO_PET, PLACES, type TrueshotState } from '../../state/state.js';
import { EAT, FIRST_PLACE, PASS, RUSH, STRIKE_AT } from '../../verbs.js';
import type { PromptId } from '../../words/ids.js';
import { refuse } from '../../words/refuse.js';
import { eating } from './food.js';
import { drawTarget, endDistraction, landing, newLanding } from './strike.js';
import { aimed as aimedAt, answering } from './window.js';

const DEAD_OR_DOWN = refuse('TL-62', 'striker-down');
const STOPPED = refuse('TL-A38', 'striker-stopped');
const AT_RANDOM = refuse('TL-P-gorilla', 'striker-blind');
const CONCUSSED_NOW = refuse('TL-S-concussive-trait', 'striker-blind');
const AT_EVERYBODY = refuse('TL-N23', 'striker-blind');
const CHOOSES = refuse('TL-62', 'striker-chooses');
const OUT_OF_REACH = refuse('TL-61', 'out-of-reach');
const TARGET_DOWN = refuse('TL-62', 'out-of-reach');
const PROTECTED = refuse('TL-N26', 'protected');
const DISTRACTED_FROM = refuse('TL-N25', 'distracted');
const MUST_STRIKE = refuse('TL-A32', 'must-strike');
const ONLY_SAME = refuse('TL-N37', 'only-same');
const NOT_YOURS = refuse('TL-62', 'not-yours');
const NO_FOOD = refuse('TL-D3', 'no-food');

type SlotLocals = {
  /** The pet that may strike a second time, or none before its first strike. */
  only: number;
  strikes: number;
  /** Whom the strike was aimed at before a Crab took it. */
  aimed: number;
  /** Whether a Distracting Trait bound its choice (TL-N25). */
  bound: number;
};

export function newSlot(): SlotLocals {
  return { only: NO_PET, strikes: 0, aimed: NO_PET, bound: 0 };
}

export const act: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'act',
  clause: 'TL-58',
  offers(s, seat, out) {
    const { only, strikes } = s.stack[s.stack.length - 1]!.locals as unknown as SlotLocals;
    const striking = strikes === 0 || only !== NO_PET;
    if (striking)
      for (const pet of inOrder(s, 0b111 << (seat * PLACES), seat)) offerStrikes(s, pet, only, out);
    out.offer(striking && mustStrike(s, seat) ? MUST_STRIKE : undefined, PASS);
    if (s.options.direDiets) offerFood(s, seat, out);
    out.otherwise(STRIKE_AT, (own) => (ownerOf(own) === seat ? OUT_OF_REACH : NOT_YOURS));
    out.otherwise(RUSH, (own) => (ownerOf(own) === seat ? CHOOSES : NOT_YOURS));
    out.otherwise(EAT, () => NO_FOOD);
  },
  prompt(s) {
    const { only, strikes } = s.stack[s.stack.length - 1]!.locals as unknown as SlotLocals;
    const id: PromptId = strikes === 0 ? 'act' : only === NO_PET ? 'act-food' : 'act-again';
    return message(id, { lap: s.lap, must: s.compelled });
  },
  timeout: (s, seat): Move => (mustStrike(s, seat) ? firstStrike(s, seat) : [PASS, 0, 0, 0, 0]),
});

/** TL-A32: after a lap without a strike nobody who can strike may pass. */
function mustStrike(s: Table, seat: number): boolean {
  return s.compelled && !s.spent && hasAnyStrike(s, seat);
}

function hasAnyStrike(s: Table, seat: number): boolean {
  for (let pet = seat * PLACES; pet < seat * PLACES + PLACES; pet++) if (hasStrike(s, pet)) return true;
  return false;
}

function firstStrike(s: Table, seat: number): Move {
  const pet = inOrder(s, 0b111 << (seat * PLACES), seat).find((own) => hasStrike(s, own))!;
  const place = placeOf(s, pet);
  if (strikesBlindly(s, pet)) return [RUSH, place, 0, 0, 0];
  return [STRIKE_AT, place, placeOf(s, inOrder(s, strikeTargets(s, pet), seat)[0]!), 0, 0];
}

function offerStrikes(s: Table, pet: number, only: number, out: Offers): void {
  const why = only !== NO_PET && only !== pet ? ONLY_SAME : strikerRefusal(s, pet);
  if (out.listing && why !== undefined) return;
  const place = placeOf(s, pet);
  const blind = strikesBlindly(s, pet);
  if (blind || !out.listing) offerRush(s, pet, place, why, blind, out);
  const targets = strikeTargets(s, pet);
  if (out.listing) {
    if (!blind)
      for (const target of inOrder(s, targets, s.active))
        out.offer(undefined, STRIKE_AT, place, placeOf(s, target));
    return;
  }
  for (const other of inOrder(s, ~boardBits(ownerOf(pet)), s.active))
    out.offer(
      why ?? (blind ? blindRefusal(s, pet) : targetRefusal(s, pet, other, targets)),
      STRIKE_AT,
      place,
      placeOf(s, other),
    );
}

function offerRush(
  s: Table,
  pet: number,
  place: number,
  why: ReturnType<typeof strikerRefusal>,
  blind: boolean,
  out: Offers,
): void {
  const reached = has(s, pet, HITS_ALL) ? allEnemies(s, ownerOf(pet)) : strikeTargets(s, pet);
  out.offer(why ?? (blind ? (reached === 0 ? OUT_OF_REACH : undefined) : CHOOSES), RUSH, place);
}

function strikerRefusal(s: Table, pet: number) {
  if (!isFaceUp(s, pet)) return DEAD_OR_DOWN;
  return canStrike(s, pet) ? undefined : STOPPED;
}

function blindRefusal(s: Table, pet: number) {
  if (has(s, pet, HITS_ALL)) return AT_EVERYBODY;
  return has(s, pet, RANDOM_TARGET) ? AT_RANDOM : CONCUSSED_NOW;
}

function targetRefusal(s: Table, pet: number, other: number, targets: number) {
  if ((targets & (1 << other)) !== 0) return undefined;
  if (!isFaceUp(s, other)) return TARGET_DOWN;
  if (!canBeStruck(s, other, pet)) return PROTECTED;
  return targets !== 0 && (s.marks[31 - Math.clz32(targets)]! & DISTRACTED) !== 0
    ? DISTRACTED_FROM
    : OUT_OF_REACH;
}

/** TL-D2, TL-D3: the top food, once a round. */
export function canEat(s: Table, seat: number): boolean {
  return (
    s.options.direDiets &&
    s.foodPile[seat]!.length > 0 &&
    (s.eaten & (1 << seat)) === 0 &&
    (s.gone & (1 << seat)) === 0
  );
}

function offerFood(s: Table, seat: number, out: Offers): void {
  if (!canEat(s, seat)) return;
  const pile = s.foodPile[seat]!;
  if (FOODS[pile[pile.length - 1]!]!.aim === 0) out.offer(undefined, EAT);
  else
    for (const pet of inOrder(s, faceUpPets(s), seat))
      out.offer(undefined, EAT, FIRST_PLACE + placeOf(s, pet));
}

/** TL-69: at most one player has living pets. */
export function isOver(s: Table): boolean {
  return countBits(livingSeats(s)) <= 1;
}

export const slot = procedureOf<TrueshotState, SlotLocals>()('slot', {
  begin(s, run) {
    s.spent = false;
    s.cast = 0;
    if (!hasLiving(s, s.active)) {
      s.spent = true;
      if (!canEat(s, s.active)) run.goto(slot.at.end);
      else run.goto(slot.at.food);
    } else if (run.listening) tell(run, 'turn', 'TL-59', { seat: s.active, lap: s.lap });
  },
  turnStart(_s, run) {
    run.call(answering, { what: 'turn-start' });
  },
  /** Steps 1 and 2. */
  declare(s, run, l) {
    // Somebody gave up while the active player was thinking: a last window has not been yet (TL-69).
    if (isOver(s)) return s.gone === 0 ? run.leave() : run.goto(slot.at.lastWindow);
    const can = l.only === NO_PET ? hasAnyStrike(s, s.active) : isSame(s, l.only) && hasStrike(s, l.only);
    if ((s.gone & (1 << s.active)) !== 0 || (!can && !canEat(s, s.active))) return run.goto(slot.at.pass);
    run.ask(s.active, act);
  },
  declared(s, run, l) {
    if (run.verb === PASS) return run.goto(slot.at.pass);
    if (run.verb === EAT) {
      run.goto(slot.at.eaten);
      return run.call(eating, { seat: run.seat, aim: aimedAt(s, run.a) });
    }
    const pet = s.row[run.a]!;
    s.striker = pet;
    s.marks[pet]! &= ~TURNED;
    const everybody = run.verb === RUSH && has(s, pet, HITS_ALL);
    l.aimed = everybody ? NO_PET : run.verb === RUSH ? drawTarget(s, run, pet) : s.row[run.b]!;
    l.bound = l.aimed !== NO_PET && (s.marks[l.aimed]! & DISTRACTED) !== 0 ? 1 : 0;
    s.target = l.aimed === NO_PET ? NO_PET : crabFor(s, l.aimed, pet);
    if (run.listening) tellDeclared(s, run, l.aimed, run.verb === RUSH);
  },
  /** Step 3. */
  window(_s, run) {
    run.call(answering, { what: 'declared' });
  },
  /** Step 4: a strike that can no longer be made is cancelled, and nothing is used up. */
  stillLegal(s, run, l) {
    if (isStillLegal(s, l)) return;
    const striker = s.striker;
    s.striker = s.target = NO_PET;
    if (run.listening)
      tell(run, 'cancelled', 'TL-64', {
        seat: s.active,
        striker: striker === NO_PET ? null : petRef(s, striker),
      });
    run.goto(slot.at.declare);
  },
  /** Step 5: the strike step is spent. The rest is `landing`. */
  resolve(s, run, l) {
    const pet = s.striker;
    const target = has(s, pet, HITS_ALL) ? NO_PET : s.target;
    s.spent = s.stirred = true;
    s.compelled = false;
    s.striker = s.target = NO_PET;
    l.strikes++;
    l.only = l.strikes === 1 ? pet : NO_PET;
    if (l.bound === 1) endDistraction(s);
    run.call(landing, newLanding(pet, target, 0));
  },
  resolved(_s, run) {
    run.call(answering, { what: 'resolved' });
  },
  /** TL-N37: Pterrordax may strike once more. */
  twice(s, run, l) {
    if (isOver(s)) return run.leave();
    if (l.only !== NO_PET && isSame(s, l.only) && has(s, l.only, TWICE) && hasStrike(s, l.only))
      run.goto(slot.at.declare);
    else l.only = NO_PET;
  },
  /** TL-D2: food may also come after the strike. */
  food(s, run) {
    if (canEat(s, s.active)) run.ask(s.active, act);
    else run.goto(slot.at.end);
  },
  ate(s, run) {
    if (run.verb === EAT) run.call(eating, { seat: run.seat, aim: aimedAt(s, run.a) });
  },
  afterFood(s, run) {
    run.goto(isOver(s) ? slot.at.lastWindow : slot.at.end);
  },
  eaten(s, run) {
    run.goto(isOver(s) ? slot.at.lastWindow : slot.at.declare);
  },
  /** Food that ended the round: a window before that is declared (5.2). */
  lastWindow(_s, run) {
    run.call(answering, { what: 'resolved' });
  },
  really(s, run, l) {
    if (isOver(s)) run.leave();
    else run.goto(s.spent && l.only === NO_PET ? slot.at.end : slot.at.declare);
  },
  pass(s, run, l) {
    if (run.listening && l.strikes === 0) tell(run, 'passed', 'TL-58', { seat: s.active });
    s.spent = true;
  },
  end(s, run) {
    endSlot(s, run);
  },
});

/** Another pet may have come to the number of one that struck and left; that one has not struck. */
function isSame(s: Table, pet: number): boolean {
  return (s.marks[pet]! & FIRST_STRIKE_USED) !== 0;
}

/** Striker alive and free to strike; target alive, face up and strikable. */
function isStillLegal(s: Table, l: SlotLocals): boolean {
  const { striker, target } = s;
  if (striker === NO_PET || !canStrike(s, striker)) return false;
  // Wild Spirits may have made it a strike at everybody (TL-N23).
  if (has(s, striker, HITS_ALL)) return allEnemies(s, s.active) !== 0;
  return l.aimed !== NO_PET && target !== NO_PET && canBeStruck(s, target, striker);
}

function tellDeclared(s: TrueshotState, run: Rules, aimed: number, random: boolean): void {
  const target = s.target === NO_PET ? null : petRef(s, s.target);
  tell(run, 'declared', 'TL-62', {
    seat: s.active,
    striker: petRef(s, s.striker),
    target,
    random,
    redirected: s.target !== aimed,
  });
}

/** One-lap effects end with the last slot they cover, before anything at the lap's end. */
function endSlot(s: TrueshotState, run: Rules): void {
  for (let pet = s.active * PLACES; pet < s.active * PLACES + PLACES; pet++) s.marks[pet]! &= ~HURT;
  const before = s.clock;
  s.clock++;
  let up = false;
  for (let pet = 0; pet < s.kind.length; pet++)
    if (s.kind[pet]! >= 0 && s.scared[pet] === before) {
      up = true;
      if (run.listening) tell(run, 'face-up', 'TL-N27', { pet: petRef(s, pet) });
    }
  if (up) updateRanks(s);
}
