/** Acts that change figures. */
import { CLIPPED, FROZEN, HUNTED, HURT } from '../data/marks.js';
import {
  BONUS,
  CHOOSE_BONUS,
  CLIP,
  COUNTER_BONUS,
  COURSE,
  EYES,
  FREEZE_FIGURES,
  FUNGUS,
  HUNT,
  type Op,
  PERMANENT,
  ROUND,
  WEAKEN,
} from '../data/vocabulary.js';
import { type Act, causeOf, type EffectLocals, petsOn } from '../flow/effects/effect.js';
import { eyeing } from '../flow/effects/eyeing.js';
import { choosingFigure, give, giveCounter } from '../flow/effects/give.js';
import { inOrder } from '../rules/board.js';
import { addBonus } from '../rules/bonuses.js';
import { capWounds } from '../rules/figures.js';
import { petRef, type Rules, tell } from '../rules/tell.js';
import type { TrueshotState } from '../state/state.js';

/** TL-X-thasdorah: a Moth mark that came in between waits; marks count for the first trigger only. */
function bonus(s: TrueshotState, run: Rules, l: EffectLocals, op: Op): void {
  if (l.second === 1)
    for (const pet of inOrder(s, petsOn(l), l.owner))
      addBonus(s, run, pet, op.n, op.m, op.span, causeOf(l.ops));
  else give(s, run, l.owner, petsOn(l), op.n, op.m, op.span, causeOf(l.ops));
}

function chooseBonus(_s: TrueshotState, run: Rules, l: EffectLocals, op: Op): void {
  run.call(choosingFigure, { seat: l.owner, pet: l.self, amount: op.n, span: op.span, by: causeOf(l.ops) });
}

function counterBonus(s: TrueshotState, run: Rules, l: EffectLocals, op: Op): void {
  if (l.second === 0) giveCounter(s, run, l.owner, petsOn(l), op.n, op.m, causeOf(l.ops));
  else
    for (const pet of inOrder(s, petsOn(l), l.owner))
      addBonus(s, run, pet, (s.marks[pet]! & HURT) !== 0 ? op.m : op.n, 0, PERMANENT, causeOf(l.ops));
}

/** Scorpid Sting: until combat end. */
function weaken(s: TrueshotState, run: Rules, l: EffectLocals, op: Op): void {
  for (const pet of inOrder(s, petsOn(l), l.owner)) {
    s.stung[pet]! += op.n;
    if (run.listening)
      tell(run, 'weakened', 'TL-A12', { pet: petRef(s, pet), by: causeOf(l.ops), amount: op.n });
  }
}

/** Courser: one Attack for each card its owner discarded in this preparation. */
function course(s: TrueshotState, run: Rules, l: EffectLocals): void {
  const cards = s.discarded[l.owner]!;
  if (cards > 0) give(s, run, l.owner, petsOn(l), cards, 0, ROUND, causeOf(l.ops));
}

function clip(s: TrueshotState, run: Rules, l: EffectLocals): void {
  for (const pet of inOrder(s, petsOn(l), l.owner)) {
    s.marks[pet]! |= CLIPPED;
    capWounds(s, pet);
    if (run.listening) tell(run, 'clipped', 'TL-S-wing-clip', { pet: petRef(s, pet) });
  }
}

/** TL-N14: no hit; Health is 1 until combat end. */
function hunt(s: TrueshotState, run: Rules, l: EffectLocals): void {
  for (const pet of inOrder(s, petsOn(l), l.owner)) {
    if ((s.marks[pet]! & HUNTED) === 0) s.woundsThen[pet] = s.wounds[pet]!;
    s.marks[pet]! |= HUNTED;
    if (run.listening) tell(run, 'hunted', 'TL-N14', { pet: petRef(s, pet) });
  }
}

function freezeFigures(s: TrueshotState, run: Rules, l: EffectLocals): void {
  for (const pet of inOrder(s, petsOn(l), l.owner)) {
    s.marks[pet]! |= FROZEN;
    if (run.listening) tell(run, 'frozen', 'TL-S-ruby-affinity', { pet: petRef(s, pet) });
  }
}

/** Thas'dorah's second trigger only adds to the figures: the pet is named once. */
function eyes(_s: TrueshotState, run: Rules, l: EffectLocals): void {
  if (l.second === 0) run.call(eyeing, { seat: l.owner, pets: petsOn(l) });
}

function fungus(s: TrueshotState, run: Rules, l: EffectLocals, op: Op): void {
  s.fungus[l.owner]! += op.n;
  if (run.listening)
    tell(run, 'weapon-grew', 'TL-D-fungus', { seat: l.owner, by: causeOf(l.ops), up: s.fungus[l.owner]! });
}

export const FIGURES: readonly (readonly [number, Act])[] = [
  [BONUS, bonus],
  [CHOOSE_BONUS, chooseBonus],
  [COUNTER_BONUS, counterBonus],
  [WEAKEN, weaken],
  [COURSE, course],
  [CLIP, clip],
  [HUNT, hunt],
  [FREEZE_FIGURES, freezeFigures],
  [EYES, eyes],
  [FUNGUS, fungus],
];
