/** Abilities that are used as a turn begins or ends (SH-B-34, SH-B-40). Using one shows who you are. */
import {
  type Decision,
  decision,
  type Move,
  type Offers,
  procedureOf,
  type Refusal,
  type Run,
} from '@fray/engine';
import { GATE } from '../data/areas.js';
import {
  AGNES,
  CATHERINE,
  CHARACTER_IDS,
  CHARACTERS,
  ELLEN,
  FRANKLIN,
  FUKA,
  GEORGE,
  GREGOR,
  ULTRA_SOUL,
  WIGHT,
} from '../data/characters.js';
import { atPoint } from '../house/table.js';
import {
  BEGUN,
  CANCELLED,
  DEAD,
  END_ONLY,
  NOT_AT_GATE,
  NOT_NOW,
  ONLY_OTHERS,
  onlyFor,
  START_ONLY,
  usedUp,
} from '../refusals.js';
import { settle } from '../rules/deaths.js';
import { countBits } from '../rules/gear.js';
import { heal, hurt, setDamage } from '../rules/harm.js';
import { could, reveal } from '../rules/reveal.js';
import { agnesLooksAt } from '../rules/win.js';
import { isAlive, type ShadowState } from '../state.js';
import { PASS, USE } from '../verbs.js';
import type { Events } from '../words/events.js';
import { prompt } from '../words/ids.js';
import { throwFor } from './cards.js';

const ON_OTHERS = [FRANKLIN, GEORGE, ELLEN, ULTRA_SOUL];
const ON_ONESELF = [AGNES, CATHERINE];
const ONCE = [FRANKLIN, GEORGE, ELLEN, FUKA, AGNES];
const RAY = 3;
const NURSE_MARK = 7;

export function isOfStart(character: number): boolean {
  return character === FUKA || ON_OTHERS.includes(character) || ON_ONESELF.includes(character);
}

function isOfEnd(character: number): boolean {
  return character === GREGOR || character === WIGHT;
}

/** Why the ability cannot be used any more. */
function lost(s: Readonly<ShadowState>, seat: number): Refusal | undefined {
  const bit = 1 << seat;
  if ((s.cancelled & bit) !== 0) return CANCELLED;
  return (s.spent & bit) === 0 ? undefined : usedUp(s.characters[seat]!);
}

/** Why it cannot be used at all now; undefined when only the target matters. */
function barred(s: Readonly<ShadowState>, seat: number): Refusal | undefined {
  return lost(s, seat) ?? (s.begun ? BEGUN : undefined);
}

/** SH-B-34, SH-B-40: an ability of the start or the end has no other moment. */
export function refuseAbility(s: Readonly<ShadowState>, seat: number, out: Offers): void {
  const character = s.characters[seat]!;
  const moment = isOfStart(character) ? START_ONLY : isOfEnd(character) ? END_ONLY : undefined;
  if (moment !== undefined) out.otherwise(USE, () => lost(s, seat) ?? moment);
}

/** SH-E-42, SH-E-50: whom it may name. */
function targetFault(
  s: Readonly<ShadowState>,
  seat: number,
  other: number,
  character: number,
): Refusal | undefined {
  if (!isAlive(s, other)) return DEAD;
  if (other === seat && character !== FUKA) return ONLY_OTHERS;
  return character === ULTRA_SOUL && s.places[other] !== GATE ? NOT_AT_GATE : undefined;
}

export function offerAbility(s: Readonly<ShadowState>, seat: number, out: Offers): void {
  const character = s.characters[seat]!;
  if (!isOfStart(character)) {
    if (!out.listing) out.offer(NOT_NOW, USE, seat);
    return;
  }
  const why = barred(s, seat);
  if (out.listing && why !== undefined) return;
  if (ON_ONESELF.includes(character)) out.offer(why, USE, seat);
  else
    for (let other = 0; other < s.seats; other++)
      out.offer(why ?? targetFault(s, seat, other, character), USE, other);
}

export const ability = procedureOf<ShadowState, { seat: number; target: number }, Events>()('ability', {
  show(s, run, { seat, target }) {
    const character = s.characters[seat]!;
    reveal(s, run, seat, CHARACTERS[character]!.clause);
    s.begun = true;
    if (ONCE.includes(character)) s.spent |= 1 << seat;
    tellUse(s, run, seat, target);
    if (character === FRANKLIN || character === GEORGE || character === ULTRA_SOUL) atPoint(s, run, 'harm');
  },
  act(s, run, { seat, target }) {
    const character = s.characters[seat]!;
    const { clause } = CHARACTERS[character]!;
    const cause = `character:${CHARACTER_IDS[character]}`;
    const { added } = s;
    s.added = 0;
    if (character === FRANKLIN || character === GEORGE)
      hurt(
        s,
        run,
        target,
        throwFor(s, run, character === FRANKLIN ? 6 : 4, clause) + added,
        seat,
        cause,
        clause,
      );
    else if (character === ULTRA_SOUL) hurt(s, run, target, RAY + added, seat, cause, clause);
    else if (character === FUKA) setDamage(s, run, target, NURSE_MARK, cause, clause);
    else if (character === CATHERINE) heal(s, run, seat, 1, cause, clause);
    else if (character === AGNES) turnRound(s, run, seat);
    else cancel(s, run, seat, target);
    settle(s, run, seat, false);
  },
});

function turnRound(s: ShadowState, run: Run<ShadowState, Events>, seat: number): void {
  s.turned = true;
  if (run.listening)
    run.tell({ type: 'turned', clause: 'SH-C-Agnes', data: { seat, to: agnesLooksAt(s, seat) } });
}

/** SH-C-Ellen, SH-E-44: for good, and whatever of it is at work ends. */
function cancel(s: ShadowState, run: Run<ShadowState, Events>, by: number, seat: number): void {
  s.cancelled |= 1 << seat;
  s.barriers &= ~(1 << seat);
  if (run.listening) run.tell({ type: 'cancelled', clause: 'SH-C-Ellen', data: { seat, by } });
}

function tellUse(
  s: Readonly<ShadowState>,
  run: Run<ShadowState, Events>,
  seat: number,
  target: number,
): void {
  if (!run.listening) return;
  const character = CHARACTERS[s.characters[seat]!]!;
  run.tell({ type: 'used', clause: character.clause, data: { seat, ability: character.id, target } });
}

/** SH-C-Gregor, SH-C-Wight: whether the turn's player may have something to use as it ends, for all that is known. */
export function mayEndWith(s: Readonly<ShadowState>, seat: number): boolean {
  if ((s.spent & (1 << seat)) !== 0) return false;
  return could(s, seat, GREGOR) || could(s, seat, WIGHT);
}

export const endTurn: Decision<ShadowState> = decision<ShadowState>({
  id: 'end',
  clause: 'SH-B-40',
  paced: true,
  offers(s, seat, out) {
    out.offer(undefined, PASS);
    const character = s.characters[seat]!;
    out.offer(isOfEnd(character) ? lost(s, seat) : onlyFor(GREGOR), USE, seat);
  },
  prompt: () => prompt('end'),
  timeout: (): Move => [PASS, 0, 0, 0, 0],
});

export function endWith(s: ShadowState, run: Run<ShadowState, Events>, seat: number): void {
  const character = s.characters[seat]!;
  reveal(s, run, seat, CHARACTERS[character]!.clause);
  s.spent |= 1 << seat;
  const dead = s.seats - countBits(s.alive);
  if (character === GREGOR) s.barriers |= 1 << seat;
  else s.extra[seat]! += dead;
  tellUse(s, run, seat, seat);
  if (run.listening && character === WIGHT)
    run.tell({ type: 'extra', clause: 'SH-C-Wight', data: { seat, turns: dead } });
}
