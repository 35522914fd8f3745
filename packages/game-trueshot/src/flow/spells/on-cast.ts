/** What a weapon does when its owner has cast a spell (TL-A23): Arathar, Vishanka, Fang Kung, Klatith, Rhok'delar. */
import { procedureOf } from '@fray/engine';
import { ROUND } from '../../data/vocabulary.js';
import {
  CAST_GROWS,
  CAST_HITS_LEAST,
  CAST_HITS_MOST,
  CAST_RAISES,
  CAST_WEAKENS,
  powerOf,
} from '../../data/weapons.js';
import { allEnemies } from '../../rules/aims.js';
import { boardBits, faceUpPets, lowestBit, type Table } from '../../rules/board.js';
import { giveBonus } from '../../rules/bonuses.js';
import { hitPet, newSource, takeSpore } from '../../rules/damage.js';
import { healthOf } from '../../rules/figures.js';
import { petRef, type Rules, tell, weaponCard } from '../../rules/tell.js';
import { NO_PET, NOTHING, type TrueshotState } from '../../state/state.js';
import { pick } from '../pick.js';

type OnCastLocals = { seat: number; pets: number };

export const onCast = procedureOf<TrueshotState, OnCastLocals>()('onCast', {
  pick(s, run, l) {
    const { seat } = l;
    s.picked = NOTHING;
    const power = powerOf(s.weapon[seat]!);
    const pets = petsFor(s, seat, power);
    if (power === CAST_GROWS) grow(s, run, seat);
    else if (pets !== 0) pick(s, run, seat, 'pick-for', weaponCard(s.weapon[seat]!), pets);
  },
  act(s, run, { seat }) {
    if (s.picked !== NOTHING) act(s, run, seat, s.picked);
  },
});

/** Among whom the owner picks; ties of least and most Health are theirs to break. */
function petsFor(s: Table, seat: number, power: number): number {
  if (power === CAST_RAISES) return faceUpPets(s) & boardBits(seat);
  if (power === CAST_WEAKENS) return allEnemies(s, seat);
  if (power === CAST_HITS_LEAST) return extreme(s, allEnemies(s, seat), -1);
  return power === CAST_HITS_MOST ? extreme(s, allEnemies(s, seat), 1) : 0;
}

/** The pets of these with the most (sign 1) or least (sign -1) current Health. */
function extreme(s: Table, pets: number, sign: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let found = 0;
  for (let rest = pets; rest !== 0; rest &= rest - 1) {
    const pet = lowestBit(rest);
    const health = healthOf(s, pet) * sign;
    if (health > best) found = 0;
    if (health >= best) found |= 1 << pet;
    best = Math.max(best, health);
  }
  return found;
}

function grow(s: TrueshotState, run: Rules, seat: number): void {
  s.weaponUp[seat]!++;
  if (run.listening)
    tell(run, 'weapon-grew', 'TL-W-rhokdelar', {
      seat,
      by: weaponCard(s.weapon[seat]!),
      up: s.weaponUp[seat]!,
    });
}

function act(s: TrueshotState, run: Rules, seat: number, pet: number): void {
  const by = weaponCard(s.weapon[seat]!);
  const power = powerOf(s.weapon[seat]!);
  if (power === CAST_RAISES) giveBonus(s, run, seat, 1 << pet, 2, 0, ROUND, by);
  else if (power === CAST_WEAKENS) {
    s.weaker[pet]!++;
    if (run.listening) tell(run, 'weakened', 'TL-W-klatith', { pet: petRef(s, pet), by, amount: 1 });
  } else {
    newSource(s);
    hitPet(s, run, pet, 1 + takeSpore(s, seat), NO_PET, by);
  }
}
