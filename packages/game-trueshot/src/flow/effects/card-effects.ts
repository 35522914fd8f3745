/** Effects that deal with cards: looks, discards, fetches, borrowed effects, a new target for a strike. */
import { type Decision, decision, type Move, message, procedureOf } from '@fray/engine';
import { TURNED } from '../../data/marks.js';
import { PET_IDS } from '../../data/pets.js';
import { KEEPS_CARDS } from '../../data/vocabulary.js';
import { crabFor, legalTargets } from '../../rules/aims.js';
import { inOrder, isLiving, seatsInOrder, type Table, traitCount } from '../../rules/board.js';
import { capWounds } from '../../rules/figures.js';
import { fromHand, toHand } from '../../rules/hands.js';
import { discardSpell } from '../../rules/piles.js';
import { ownEffect } from '../../rules/rows.js';
import { petCard, petRef, spellCard, tell } from '../../rules/tell.js';
import { NO_PET, NOTHING, type TrueshotState } from '../../state/state.js';
import { BORROW_EFFECT, DISCARD, TAKE } from '../../verbs.js';
import type { PromptId } from '../../words/ids.js';
import { refuse } from '../../words/refuse.js';
import { pick } from '../pick.js';

const NOT_HELD = refuse('TL-N40', 'not-held');
const NOT_DISCARDED = refuse('TL-A19', 'not-in-discard');

function distinct(cards: readonly number[]): number[] {
  return cards.filter((card, i) => cards.indexOf(card) === i);
}

/** TL-N40: the victim picks, from cards nobody else sees. */
export const discardOne: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'discard',
  clause: 'TL-N40',
  offers(s, seat, out) {
    for (const spell of s.hands[seat]!) out.offer(undefined, DISCARD, spell);
    out.otherwise(DISCARD, () => NOT_HELD);
  },
  prompt: () => message('discard' satisfies PromptId),
  timeout: (s, seat): Move => [DISCARD, s.hands[seat]![0]!, 0, 0, 0],
});

export const discarding = procedureOf<TrueshotState, { owner: number; seats: number; by: string }>()(
  'discarding',
  {
    ask(s, run, l) {
      const [seat] = victims(s, l.seats, l.owner);
      if (seat === undefined) return run.leave();
      run.ask(seat, discardOne);
    },
    discard(s, run, l) {
      l.seats &= ~(1 << run.seat);
      fromHand(s, run.seat, run.a);
      discardSpell(s, run.a);
      if (run.listening)
        tell(run, 'discarded', 'TL-N40', { seat: run.seat, card: spellCard(run.a), by: l.by });
      run.goto(discarding.at.ask);
    },
  },
);

/** Those who hold a card to give, Mammoth's owners left out. */
function victims(s: Table, seats: number, from: number): number[] {
  return seatsInOrder(s, seats & s.inGame & ~s.gone, from).filter(
    (seat) => s.hands[seat]!.length > 0 && traitCount(s, seat, KEEPS_CARDS) === 0,
  );
}

/** A spell from the discard to the hand, openly (Jotungeirr, Resonating Arrow). */
export const fetchOne: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'fetch',
  clause: 'TL-W-jotungeirr',
  offers(s, _seat, out) {
    for (const spell of s.spellDiscard) out.offer(undefined, TAKE, spell);
    out.otherwise(TAKE, () => NOT_DISCARDED);
  },
  prompt: () => message('fetch' satisfies PromptId),
  timeout: (s): Move => [TAKE, s.spellDiscard[s.spellDiscard.length - 1]!, 0, 0, 0],
});

export const fetching = procedureOf<TrueshotState, { seat: number; by: string }>()('fetching', {
  ask(s, run, l) {
    if (s.spellDiscard.length === 0 || (s.gone & (1 << l.seat)) !== 0) run.leave();
    else run.ask(l.seat, fetchOne);
  },
  take(s, run, l) {
    s.spellDiscard.splice(s.spellDiscard.indexOf(run.a), 1);
    toHand(s, l.seat, run.a, true);
    if (run.listening)
      tell(run, 'fetched', 'TL-W-jotungeirr', { seat: l.seat, card: spellCard(run.a), by: l.by });
  },
});

/** Wild Spirits: which discarded pet lends its effect. */
export const borrowOne: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'borrow',
  clause: 'TL-S-wild-spirits',
  offers(s, _seat, out) {
    for (const kind of distinct(s.petDiscard)) out.offer(undefined, BORROW_EFFECT, kind);
    out.otherwise(BORROW_EFFECT, () => NOT_DISCARDED);
  },
  prompt: () => message('borrow' satisfies PromptId),
  timeout: (s): Move => [BORROW_EFFECT, s.petDiscard[0]!, 0, 0, 0],
});

export const borrowing = procedureOf<TrueshotState, { seat: number; pets: number }>()('borrowing', {
  ask(s, run, l) {
    if ((s.gone & (1 << l.seat)) !== 0) run.leave();
    else run.ask(l.seat, borrowOne);
  },
  lend(s, run, l) {
    for (const pet of inOrder(s, l.pets, l.seat)) {
      s.also[pet] = ownEffect(run.a);
      s.alsoUsed[pet] = 0;
      capWounds(s, pet);
      if (run.listening)
        tell(run, 'borrowed', 'TL-S-wild-spirits', {
          pet: petRef(s, pet),
          effect: petCard(run.a),
          card: PET_IDS[run.a]!,
        });
    }
  },
});

/**
 * TL-N24: the caster names another legal target of the strike that was aimed at one of the caster's pets; then Crab again. With
 * Thas'dorah the second trigger picks anew among all of them.
 */
export const retargeting = procedureOf<TrueshotState, { seat: number; anew: number }>()('retargeting', {
  pick(s, run, { seat, anew }) {
    s.picked = NOTHING;
    const { striker, target } = s;
    if (target === NO_PET || !isLiving(s, striker)) return;
    const turned = anew === 1 && (s.marks[striker]! & TURNED) !== 0;
    const among = legalTargets(s, striker) & (turned ? -1 : ~(1 << target));
    pick(s, run, seat, 'pick-retarget', 'spell:scatter-shot', among);
  },
  turn(s, run) {
    if (s.picked === NOTHING || s.striker === NO_PET) return;
    s.target = crabFor(s, s.picked, s.striker);
    s.marks[s.striker]! |= TURNED;
    if (run.listening)
      tell(run, 'retargeted', 'TL-N24', {
        striker: petRef(s, s.striker),
        target: petRef(s, s.target),
        redirected: s.target !== s.picked,
      });
  },
});
