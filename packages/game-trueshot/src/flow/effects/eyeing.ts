/** Eyes of the Beast: whose Attack the caster's weapon uses (TL-N52). */
import { procedureOf } from '@fray/engine';
import { petRef, tell } from '../../rules/tell.js';
import { NOTHING, type TrueshotState } from '../../state/state.js';
import { pick } from '../pick.js';

export const eyeing = procedureOf<TrueshotState, { seat: number; pets: number }>()('eyeing', {
  pick(s, run, { seat, pets }) {
    pick(s, run, seat, 'pick-eyes', 'spell:eyes-of-the-beast', pets);
  },
  look(s, run, { seat }) {
    if (s.picked === NOTHING) return;
    s.eyes[seat] = s.picked;
    s.eyesAttack[seat] = NOTHING;
    if (run.listening) tell(run, 'eyes', 'TL-N52', { seat, pet: petRef(s, s.picked) });
  },
});
