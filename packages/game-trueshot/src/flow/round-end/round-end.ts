/** Round end: weapon strike, delayed strikes, elimination, draft, next openers, and what lasts until round end (TL-69 to TL-76). */
import { procedureOf } from '@fray/engine';
import { COMBAT_MARKS, DEAD, ROUND_MARKS, TEMPORARY } from '../../data/marks.js';
import { NO_EFFECT } from '../../data/pets.js';
import { CHEETAH } from '../../data/spells.js';
import { NEEDS_CASTS, powerOf } from '../../data/weapons.js';
import {
  inOrder,
  isInGame,
  isLiving,
  livingSeats,
  nextSeat,
  seatsInOrder,
  type Table,
} from '../../rules/board.js';
import { eliminate } from '../../rules/eliminate.js';
import { healthOf } from '../../rules/figures.js';
import { discardSpell } from '../../rules/piles.js';
import { loseHealth } from '../../rules/players.js';
import { ownEffect, takePet } from '../../rules/rows.js';
import { petRef, type Rules, spellCard, tell, weaponCard } from '../../rules/tell.js';
import { loseWeapon } from '../../rules/weapons.js';
import { NO_PET, NOBODY, NOTHING, PLACES, ROUND_END, type TrueshotState } from '../../state/state.js';
import { drafting } from './draft.js';
import { finishAtCap, finishIfOver } from './finish.js';
import { newWeaponStrike, weaponStrike } from './weapon-strike.js';

export const roundEnd = procedureOf<TrueshotState>()('roundEnd', {
  /** TL-69, TL-A29, TL-A34: the ranks; the winner is the last of them, if anyone has living pets. */
  rank(s, run) {
    s.phase = ROUND_END;
    const winner = rankRest(s);
    if (run.listening) tell(run, 'round-over', 'TL-69', { winner, ranks: s.wiped.slice().reverse() });
    // A player who gave up strikes no more.
    if (winner === NOBODY || (s.gone & (1 << winner)) !== 0) run.goto(roundEnd.at.delayed);
    else run.call(weaponStrike, newWeaponStrike(winner));
  },
  /** Step 2: Fal'inrush strikes that are due (TL-N53). */
  delayed(s, run) {
    const due = s.stored.filter(([round]) => round === s.round);
    s.stored = s.stored.filter(([round]) => round !== s.round);
    for (const [, owner, amount, victims] of due)
      for (const victim of seatsInOrder(s, victims! & s.inGame, owner!))
        loseHealth(s, run, victim, amount!, 'weapon:falinrush');
  },
  /** TL-A9: lap and combat effects end together, temporary pets leave. */
  combatOver(s, run) {
    endCombat(s, run);
  },
  /** Step 3. */
  eliminate(s, run) {
    const fallen = seatsInOrder(s, s.inGame, s.opener).filter(
      (seat) => s.health[seat] === 0 || (s.gone & (1 << seat)) !== 0,
    );
    for (const seat of fallen) {
      eliminate(s, seat);
      if (run.listening) tell(run, 'eliminated', 'TL-A1', { seat });
    }
    finishIfOver(s, run);
  },
  caps(s, run) {
    if (s.round >= s.options.roundCap) finishAtCap(s, run);
  },
  draft(_s, run) {
    run.call(drafting, { order: [], at: 0 });
  },
  /** Step 6. */
  openers(s) {
    s.opener = nextOpener(s);
    s.prepOpener = s.wiped.find((seat) => isInGame(s, seat))!;
  },
  /** Step 7. */
  cleanUp(s, run) {
    endRound(s, run);
  },
});

/** Adds those with living pets to the ranks, best last; returns the winner or nobody. */
function rankRest(s: TrueshotState): number {
  const standing = seatsInOrder(s, livingSeats(s) & s.inGame, s.opener);
  const sums = standing.map((seat) => strength(s, seat));
  const order = standing
    .map((_, i) => i)
    .sort((i, j) => sums[i]![0]! - sums[j]![0]! || sums[i]![1]! - sums[j]![1]! || j - i);
  for (const i of order) if (!s.wiped.includes(standing[i]!)) s.wiped.push(standing[i]!);
  return standing.length === 0 ? NOBODY : standing[order[order.length - 1]!]!;
}

/** TL-A29: summed current Health, then number of living pets. */
function strength(s: Table, seat: number): [number, number] {
  const living = inOrder(s, 0b111 << (seat * PLACES), seat).filter((pet) => isLiving(s, pet));
  return [living.reduce((sum, pet) => sum + healthOf(s, pet), 0), living.length];
}

/** TL-59, TL-75, TL-N50: the winner, or the next seat clockwise; the latest Aspect of the Cheetah overrules it. */
function nextOpener(s: Table): number {
  const cheetah = seatsInOrder(s, s.inGame, 0).find(
    (seat) => s.aspect[seat] === CHEETAH && s.aspectEnds[seat]! > s.round,
  );
  if (cheetah !== undefined) return cheetah;
  const best = s.wiped[s.wiped.length - 1]!;
  return isInGame(s, best) ? best : nextSeat(s, best);
}

function endCombat(s: TrueshotState, run: Rules): void {
  for (let seat = 0; seat < s.seats; seat++) {
    s.silenced[seat] = s.shielded[seat] = 0;
    s.eyes[seat] = NO_PET;
    s.eyesAttack[seat] = NOTHING;
    for (const pet of inOrder(s, 0b111 << (seat * PLACES), seat)) {
      endOnPet(s, pet);
      if ((s.marks[pet]! & TEMPORARY) === 0) continue;
      if (run.listening)
        tell(run, 'left', 'TL-N17', { pet: petRef(s, pet), to: 'discard', by: 'rule:temporary' });
      s.petDiscard.push(takePet(s, pet));
    }
  }
  s.deterred.fill(0);
  s.flays = [];
  s.mute = 0;
  s.clock = 1;
  s.lap = 0;
  s.spent = true;
}

function endOnPet(s: TrueshotState, pet: number): void {
  s.stopped[pet] = s.guarded[pet] = s.scared[pet] = s.stung[pet] = 0;
  s.marks[pet]! &= ~COMBAT_MARKS;
  s.also[pet] = NO_EFFECT;
  s.alsoUsed[pet] = 0;
}

function endRound(s: TrueshotState, run: Rules): void {
  for (let pet = 0; pet < s.kind.length; pet++) if (s.kind[pet]! >= 0) endRoundOnPet(s, pet);
  for (let seat = 0; seat < s.seats; seat++) {
    s.nextSpell[seat] = s.spore[seat] = s.moth[seat] = s.shale[seat] = s.discarded[seat] = 0;
    if (!isInGame(s, seat)) continue;
    dropAside(s, run, seat);
    if (powerOf(s.weapon[seat]!) === NEEDS_CASTS && (s.casters & (1 << seat)) === 0) {
      if (run.listening)
        tell(run, 'weapon-lost', 'TL-W-neltharax', { seat, by: weaponCard(s.weapon[seat]!) });
      loseWeapon(s, seat);
    }
  }
  s.nextAll = s.unhealed = 0;
  s.lostBefore = s.lost;
  s.lost = 0;
}

/** TL-66: the fallen are up again and healed; temporary changes end, lasting ones stay. */
function endRoundOnPet(s: TrueshotState, pet: number): void {
  if ((s.marks[pet]! & DEAD) !== 0) s.wounds[pet] = 0;
  s.marks[pet]! &= ~ROUND_MARKS;
  s.effect[pet] = ownEffect(s.kind[pet]!);
  s.setAttack[pet] = s.setHealth[pet] = NOTHING;
  s.foreverAttack[pet]! += s.asleepAttack[pet]!;
  s.foreverHealth[pet]! += s.asleepHealth[pet]!;
  s.roundAttack[pet] = s.nextAttack[pet]! + s.asleepNextAttack[pet]!;
  s.roundHealth[pet] = s.nextHealth[pet]! + s.asleepNextHealth[pet]!;
  s.asleepAttack[pet] = s.asleepHealth[pet] = s.asleepNextAttack[pet] = s.asleepNextHealth[pet] = 0;
  s.nextAttack[pet] = s.nextHealth[pet] = s.weaker[pet] = 0;
}

/** TL-N45: what was not cast in its second round. */
function dropAside(s: TrueshotState, run: Rules, seat: number): void {
  for (let i = s.aside[seat]!.length - 1; i >= 0; i--)
    if (s.asideUntil[seat]![i]! <= s.round) {
      const [spell] = s.aside[seat]!.splice(i, 1);
      s.asideUntil[seat]!.splice(i, 1);
      discardSpell(s, spell!);
      if (run.listening) tell(run, 'aside-over', 'TL-N45', { seat, by: spellCard(spell!) });
    }
}
