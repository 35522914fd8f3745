/** The draft of spells: one card per player turned up, picked by rank: first, last, then upwards to second (TL-72 to TL-74). */
import { type Decision, decision, type Move, message, procedureOf } from '@fray/engine';
import { isInGame, playersInGame, type Table } from '../../rules/board.js';
import { toHand } from '../../rules/hands.js';
import { canDraw, discardSpell, drawCard } from '../../rules/piles.js';
import { spellCard, tell } from '../../rules/tell.js';
import type { TrueshotState } from '../../state/state.js';
import { DECLINE, SPELLS_PILE, TAKE } from '../../verbs.js';
import type { PromptId } from '../../words/ids.js';
import { refuse } from '../../words/refuse.js';

const NOT_LEFT = refuse('TL-73', 'not-left');

export const takeSpell: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'take',
  clause: 'TL-73',
  offers(s, _seat, out) {
    for (const spell of s.draft) out.offer(undefined, TAKE, spell);
    out.offer(undefined, DECLINE);
    out.otherwise(TAKE, () => NOT_LEFT);
  },
  prompt: (s) => message('take' satisfies PromptId, { count: s.draft.length }),
  timeout: (): Move => [DECLINE, 0, 0, 0, 0],
});

/** TL-74, from the ranks of the round (lowest first): 1-4-3-2, or 1-3-2. */
export function draftOrder(s: Table): number[] {
  const ranks = s.wiped.filter((seat) => isInGame(s, seat));
  return ranks.length === 0 ? [] : [ranks[ranks.length - 1]!, ...ranks.slice(0, -1)];
}

export const drafting = procedureOf<TrueshotState, { order: number[]; at: number }>()('drafting', {
  reveal(s, run, l) {
    s.revealed = [];
    s.drafted = s.took = 0;
    for (let n = playersInGame(s); n > 0 && canDraw(s, SPELLS_PILE); n--)
      s.revealed.push(drawCard(s, run, SPELLS_PILE));
    s.draft = s.revealed.slice();
    l.order = draftOrder(s);
    if (run.listening) tell(run, 'revealed', 'TL-72', { cards: s.revealed.map(spellCard), order: l.order });
  },
  ask(s, run, l) {
    const seat = l.order[l.at];
    if (seat === undefined || s.draft.length === 0) return run.goto(drafting.at.leftovers);
    if ((s.gone & (1 << seat)) !== 0) return run.goto(drafting.at.absent);
    run.ask(seat, takeSpell);
  },
  take(s, run, l) {
    const { seat } = run;
    l.at++;
    s.drafted |= 1 << seat;
    run.goto(drafting.at.ask);
    if (run.verb === DECLINE) {
      if (run.listening) tell(run, 'took', 'TL-73', { seat, took: false });
      return;
    }
    s.draft.splice(s.draft.indexOf(run.a), 1);
    toHand(s, seat, run.a, true);
    s.took |= 1 << seat;
    if (run.listening) tell(run, 'took', 'TL-73', { seat, took: true, card: spellCard(run.a) });
  },
  /** Who gave up takes nothing. */
  absent(_s, run, l) {
    l.at++;
    run.goto(drafting.at.ask);
  },
  leftovers(s, run) {
    if (s.draft.length > 0 && run.listening)
      tell(run, 'leftovers', 'TL-73', { cards: s.draft.map(spellCard) });
    for (const spell of s.draft) discardSpell(s, spell);
    s.draft = [];
  },
});
