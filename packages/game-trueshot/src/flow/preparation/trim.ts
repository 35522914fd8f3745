/** A row with more pets than allowed: its owner picks which goes to the discard (TL-56, TL-N48). */
import { procedureOf } from '@fray/engine';
import { TEMPORARY } from '../../data/marks.js';
import { isThere, type Table } from '../../rules/board.js';
import { petLimit, takePet, updateRanks } from '../../rules/rows.js';
import { petRef, tell } from '../../rules/tell.js';
import { NOTHING, PLACES, type TrueshotState } from '../../state/state.js';
import { pick } from '../pick.js';

export const trimming = procedureOf<TrueshotState, { seat: number }>()('trimming', {
  pick(s, run, { seat }) {
    if (settledCount(s, seat) <= petLimit(s, seat)) return run.leave();
    pick(s, run, seat, 'pick-release', 'rule:limit', settledPets(s, seat));
  },
  release(s, run) {
    if (s.picked !== NOTHING) {
      if (run.listening)
        tell(run, 'left', 'TL-N48', { pet: petRef(s, s.picked), to: 'discard', by: 'rule:limit' });
      s.petDiscard.push(takePet(s, s.picked));
      updateRanks(s);
    }
    run.goto(trimming.at.pick);
  },
});

/** Pets that stay; one that is here for this combat only brings its own place (TL-A33). */
function settledPets(s: Table, seat: number): number {
  let pets = 0;
  for (let pet = seat * PLACES; pet < seat * PLACES + PLACES; pet++)
    if (isThere(s, pet) && (s.marks[pet]! & TEMPORARY) === 0) pets |= 1 << pet;
  return pets;
}

function settledCount(s: Table, seat: number): number {
  const pets = settledPets(s, seat);
  let n = 0;
  for (let rest = pets; rest !== 0; rest &= rest - 1) n++;
  return n;
}
