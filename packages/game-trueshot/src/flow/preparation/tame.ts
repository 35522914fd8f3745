/** What follows when a pet is tamed: its own effect first, then the weapon's part (TL-56, TL-N56). */
import { procedureOf } from '@fray/engine';
import { IS_EXOTIC, PETS, TAMED_OF } from '../../data/pets.js';
import { KEEPS_CARDS, PERMANENT, ROUND } from '../../data/vocabulary.js';
import { powerOf, TAMED_ONE, TAMED_PURGES, TAMED_TWO } from '../../data/weapons.js';
import { isThere, ownerOf, seatsInOrder, traitCount } from '../../rules/board.js';
import { shufflePile } from '../../rules/piles.js';
import { addPet, takePet, updateRanks } from '../../rules/rows.js';
import { petCard, petRef, type Rules, tell, weaponCard } from '../../rules/tell.js';
import { PLACES, type TrueshotState } from '../../state/state.js';
import { PETS_PILE } from '../../verbs.js';
import { runPetOps, WHEN_TAMED } from '../effects/effect.js';
import { choosingFigure, give } from '../effects/give.js';

type TamedLocals = { pet: number };

export const tamed = procedureOf<TrueshotState, TamedLocals>()('tamed', {
  own(s, run, { pet }) {
    if (TAMED_OF[s.effect[pet]!]!.length > 0) runPetOps(run, s.effect[pet]!, WHEN_TAMED, ownerOf(pet), pet);
  },
  weapon(s, run, { pet }) {
    if (!isThere(s, pet)) return;
    const seat = ownerOf(pet);
    const by = weaponCard(s.weapon[seat]!);
    const power = powerOf(s.weapon[seat]!);
    if (power === TAMED_ONE) give(s, run, seat, 1 << pet, 1, 1, PERMANENT, by);
    else if (power === TAMED_TWO) run.call(choosingFigure, { seat, pet, amount: 2, span: ROUND, by });
    else if (power === TAMED_PURGES) purge(s, run, pet);
  },
});

/** Puts a pet on a board and lets what follows follow. Call it last in a step. */
export function tamePet(s: TrueshotState, run: Rules, seat: number, kind: number, temporary: boolean): void {
  const pet = addPet(s, seat, kind, temporary);
  updateRanks(s);
  if (run.listening) tell(run, 'tamed', 'TL-53', { seat, pet: petRef(s, pet), by: petCard(kind), temporary });
  run.call(tamed, { pet });
}

/** Soulbarb: the other copies go to the discard, wherever they are; Mammoth keeps its owner's. */
function purge(s: TrueshotState, run: Rules, pet: number): void {
  const kind = s.kind[pet]!;
  if (IS_EXOTIC[kind] || PETS[kind] === undefined) return;
  const owner = ownerOf(pet);
  for (const seat of seatsInOrder(s, s.inGame, owner)) {
    if (seat !== owner && traitCount(s, seat, KEEPS_CARDS) > 0) continue;
    for (let other = seat * PLACES; other < seat * PLACES + PLACES; other++)
      if (other !== pet && s.kind[other] === kind) {
        if (run.listening)
          tell(run, 'left', 'TL-W-soulbarb', { pet: petRef(s, other), to: 'discard', by: 'weapon:soulbarb' });
        s.petDiscard.push(takePet(s, other));
      }
  }
  const at = s.petPile.indexOf(kind);
  if (at !== -1) {
    s.petPile.splice(at, 1);
    s.petDiscard.push(kind);
    shufflePile(s, run, PETS_PILE);
    if (run.listening) tell(run, 'purged', 'TL-W-soulbarb', { seat: owner, pet: petCard(kind) });
  }
  updateRanks(s);
}
