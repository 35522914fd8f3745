/** What a seat may do though nobody asked: look at a pile's top with Aspect of the Hawk, or give up. */
import type { Standing } from '@fray/engine';
import { HAWK } from './data/spells.js';
import { canLook, lookAtTop } from './flow/effects/looks.js';
import { finishIfDeserted } from './flow/round-end/finish.js';
import { layDown } from './rules/eliminate.js';
import { updateRanks } from './rules/rows.js';
import { COMBAT, type TrueshotState } from './state/state.js';
import { CONCEDE, LOOK, PETS_PILE, WEAPONS_PILE } from './verbs.js';
import { refuse } from './words/refuse.js';

const NO_HAWK = refuse('TL-S-aspect-of-the-hawk', 'no-aspect');
const NOTHING_NEW = refuse('TL-A30', 'nothing-new');

export const standing: Standing<TrueshotState> = {
  firstVerb: LOOK,
  offers(s, seat, out) {
    if ((s.inGame & ~s.gone & (1 << seat)) === 0) return;
    const hawk = s.aspect[seat] === HAWK;
    if (hawk || !out.listing)
      for (const pile of [PETS_PILE, WEAPONS_PILE])
        out.offer(hawk ? (canLook(s, seat, pile) ? undefined : NOTHING_NEW) : NO_HAWK, LOOK, pile);
    out.offer(undefined, CONCEDE);
  },
  act(s, run) {
    if (run.verb === LOOK) return lookAtTop(s, run, run.seat, run.a);
    giveUp(s, run.seat);
    if (run.listening) run.tell({ type: 'conceded', clause: 'TL-E7', data: { seat: run.seat } });
    finishIfDeserted(s, run);
  },
};

/** TL-E7: the cards go at once, the seat stays in the lap count until the round ends. */
function giveUp(s: TrueshotState, seat: number): void {
  s.gone |= 1 << seat;
  layDown(s, seat);
  if (s.phase === COMBAT) updateRanks(s);
}
