/** What anybody may do at any moment, asked or not: show who they are, Allie's love, David's spade (SH-B-69, SH-B-72). */
import type { Offers, Run, Standing } from '@fray/engine';
import { CARD_IDS, CARDS } from '../data/cards.js';
import { ALLIE, DANIEL, DAVID, HP, MOST_HP } from '../data/characters.js';
import { houseEmptiesHands, houseRefuse } from '../house/table.js';
import {
  ALREADY_REVEALED,
  CANCELLED,
  DANIEL_HIDES,
  DEAD,
  DISCARD_LATER,
  HELD_LATER,
  NO_CARD_THERE,
  NOT_HELD,
  onlyFor,
  REVEAL_FIRST,
  RULES_LOCKED,
  TOO_LATE,
  usedUp,
} from '../refusals.js';
import { isLooting } from '../rules/deaths.js';
import { gearBit } from '../rules/gear.js';
import { heal } from '../rules/harm.js';
import { reveal } from '../rules/reveal.js';
import { check } from '../rules/win.js';
import { isAlive, isRevealed, type ShadowState } from '../state.js';
import { DIG, DISCARD, LOVE, PLAY, REVEAL, VOTE } from '../verbs.js';
import type { Events } from '../words/events.js';
import { refuseAbility } from './abilities.js';

/** Why an ability of this kind cannot be used; undefined when it can. */
function fault(s: Readonly<ShadowState>, seat: number, character: number) {
  if (s.characters[seat] !== character) return onlyFor(character);
  // SH-E-43: a blow that kills is not undone while others of the same attack are looked at.
  if (!isAlive(s, seat) || s.damage[seat]! >= HP[character]!) return character === ALLIE ? TOO_LATE : DEAD;
  if ((s.cancelled & (1 << seat)) !== 0) return CANCELLED;
  if ((s.spent & (1 << seat)) !== 0) return usedUp(character);
  return isRevealed(s, seat) ? undefined : REVEAL_FIRST;
}

function offers(s: Readonly<ShadowState>, seat: number, out: Offers): void {
  // Before the deal there is nobody to show.
  if (s.characters[seat] === -1) return;
  if (!isAlive(s, seat)) {
    out.offer(DEAD, REVEAL);
    out.otherwise(LOVE, () => fault(s, seat, ALLIE) ?? TOO_LATE);
    return;
  }
  const daniel = s.characters[seat] === DANIEL ? DANIEL_HIDES : undefined;
  out.offer(isRevealed(s, seat) ? ALREADY_REVEALED : daniel, REVEAL);
  out.offer(fault(s, seat, ALLIE), LOVE);
  const dig = fault(s, seat, DAVID);
  if (dig === undefined)
    for (const pile of s.discards)
      for (const card of pile) if (CARDS[card]!.gear !== -1) out.offer(undefined, DIG, card);
  out.otherwise(DIG, () => dig ?? NO_CARD_THERE);
  // A list has no use for what is refused.
  if (out.listing) return;
  refuseAbility(s, seat, out);
  houseRefuse(s, seat, out);
  // With more than the match itself under way, the vote is over.
  if (s.stack.length > 1) out.otherwise(VOTE, () => RULES_LOCKED);
  if (keepsHands(s)) refuseHeld(s.hands[seat]!, out);
}

function keepsHands(s: Readonly<ShadowState>): boolean {
  return s.options.holdSingleUse === 'on' || houseEmptiesHands(s);
}

/** Hands lie open, so this tells nothing. */
function refuseHeld(hand: readonly number[], out: Offers): void {
  out.otherwise(PLAY, (card) => (hand.includes(card) ? HELD_LATER : NOT_HELD));
  out.otherwise(DISCARD, (card) => (hand.includes(card) ? DISCARD_LATER : NOT_HELD));
}

function dig(s: ShadowState, run: Run<ShadowState, Events>, seat: number, card: number): void {
  const pile = s.discards[CARDS[card]!.deck]!;
  pile.splice(pile.indexOf(card), 1);
  s.gear[seat]! |= gearBit(card);
  s.spent |= 1 << seat;
  if (run.listening) run.tell({ type: 'dug', clause: 'SH-C-David', data: { seat, card: CARD_IDS[card]! } });
  // SH-B-89: what is being looted comes first; the deaths look again.
  if (!isLooting(s)) check(s, run);
}

export const standing: Standing<ShadowState> = {
  firstVerb: REVEAL,
  offers,
  act(s, run) {
    const { seat } = run;
    if (run.verb === REVEAL) reveal(s, run, seat, 'SH-B-69');
    else if (run.verb === DIG) dig(s, run, seat, run.a);
    else if (run.verb === LOVE) {
      s.spent |= 1 << seat;
      if (run.listening)
        run.tell({ type: 'used', clause: 'SH-C-Allie', data: { seat, ability: 'allie', target: seat } });
      heal(s, run, seat, MOST_HP, 'character:allie', 'SH-C-Allie');
    }
  },
};
