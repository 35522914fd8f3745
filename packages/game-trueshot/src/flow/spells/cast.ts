/** A spell from its announcement to its zone: it resolves completely before another can be cast (TL-68). */
import { procedureOf } from '@fray/engine';
import { FIRST_TRAP, isAspect, isTrap, SPELLS } from '../../data/spells.js';
import {
  AIM_CALLABLE,
  AIM_OWN_DEAD,
  ARROW,
  BITE,
  MORE_TARGETS,
  SECOND_CASTS,
  SHOT,
  STING,
  STRONGER_STINGS,
} from '../../data/vocabulary.js';
import { powerOf, SPELLS_DOUBLE, SPELLS_TWICE } from '../../data/weapons.js';
import { aimsOf, beetleFor, PET_BITS, SEAT_SHIFT, takesAll } from '../../rules/aims.js';
import {
  boardBits,
  faceUpPets,
  inOrder,
  ownerOf,
  playersInGame,
  seatsInOrder,
  type Table,
  traitCount,
} from '../../rules/board.js';
import { fromHand, toHand } from '../../rules/hands.js';
import { discardSpell } from '../../rules/piles.js';
import { petRefs, type Rules, spellCard, tell } from '../../rules/tell.js';
import { NO_PET, NOTHING, type TrueshotState } from '../../state/state.js';
import { settleFallen } from '../combat/settle.js';
import { effect, spellOps } from '../effects/effect.js';
import { pick, pickedSeat, pickSeat } from '../pick.js';
import { onCast } from './on-cast.js';

type CastLocals = {
  seat: number;
  spell: number;
  /** What was chosen with the card: a pet, a seat from 12 on, or nothing. */
  aim: number;
  targets: number;
  /** The pets among them in the order in which they were picked. */
  picks: number[];
  riders: number;
  all: number;
  /** Extra targets that Hounds still give, or seats whose pet is still to be named. */
  more: number;
  /** Who gets the Trap, whether Spirit Beast keeps the card, and whether it does anything at all. */
  receiver: number;
  keeps: number;
  idle: number;
  /** Whether a strike at one of the caster's pets was waiting (Scatter Shot). */
  against: number;
};

export function newCast(seat: number, spell: number, aim: number): CastLocals {
  return {
    seat,
    spell,
    aim,
    targets: 0,
    picks: aim === NOTHING || aim >= SEAT_SHIFT ? [] : [aim],
    riders: 0,
    all: 0,
    more: 0,
    receiver: NOTHING,
    keeps: 0,
    idle: 0,
    against: 0,
  };
}

export const casting = procedureOf<TrueshotState, CastLocals>()('casting', {
  announce(s, run, l) {
    const { seat, spell } = l;
    const second = takeCard(s, seat, spell);
    s.casters |= 1 << seat;
    s.cast |= 1 << seat;
    l.keeps = !second && SPELLS[spell]!.keeps && traitCount(s, seat, SECOND_CASTS) > 0 ? 1 : 0;
    // TL-25, TL-N66: the cast after the last allowed placement does nothing.
    l.idle = isTrap(spell) && s.trapCount[spell - FIRST_TRAP]! >= playersInGame(s) ? 1 : 0;
    l.against = s.target !== NO_PET && ownerOf(s.target) === seat ? 1 : 0;
    l.all = l.idle === 0 && takesAll(s, seat, spell) ? 1 : 0;
    if (l.all === 1) s.nextAll &= ~(1 << seat);
    l.targets = l.idle === 1 ? 0 : l.all === 1 ? aimsOf(s, seat, spell) : l.aim === NOTHING ? 0 : 1 << l.aim;
    if (run.listening)
      tell(run, 'cast', 'TL-67', {
        seat,
        by: spellCard(spell),
        pets: petRefs(s, inOrder(s, l.targets & PET_BITS, seat)),
        players: seatsInOrder(s, l.targets >> SEAT_SHIFT, seat),
        idle: l.idle === 1,
      });
    if (l.idle === 1) run.goto(casting.at.onCast);
  },
  hounds(s, _run, l) {
    const { family } = SPELLS[l.spell]!;
    l.more = l.all === 0 && (family === SHOT || family === ARROW) ? traitCount(s, l.seat, MORE_TARGETS) : 0;
  },
  /** TL-X-hound: one more pet, a different one each. */
  hound(s, run, l) {
    s.picked = NOTHING;
    if (l.more === 0) return run.goto(casting.at.beetle);
    l.more--;
    pick(s, run, l.seat, 'pick-more', 'pet:hound', faceUpPets(s) & ~l.targets);
  },
  houndTarget(s, run, l) {
    if (s.picked !== NOTHING) {
      l.targets |= 1 << s.picked;
      l.picks.push(s.picked);
    }
    run.goto(casting.at.hound);
  },
  /** TL-N38: when all targets are chosen, a Beetle draws the first pick on its side to itself. */
  beetle(s, run, l) {
    if (l.all === 0) for (const pet of l.picks) l.targets = drawn(s, run, l, pet);
  },
  riders(_s, run, l) {
    if (!SPELLS[l.spell]!.rider) return run.goto(casting.at.first);
    l.more = l.targets >> SEAT_SHIFT;
  },
  /** One living pet of each player aimed at; the caster picks. */
  rider(s, run, l) {
    s.picked = NOTHING;
    const [seat] = seatsInOrder(s, l.more, l.seat);
    if (seat === undefined) return run.goto(casting.at.first);
    l.more &= ~(1 << seat);
    pick(s, run, l.seat, 'pick-rider', spellCard(l.spell), faceUpPets(s) & boardBits(seat));
  },
  ridden(s, run, l) {
    if (s.picked !== NOTHING)
      l.riders |= 1 << (l.all === 1 ? s.picked : toBeetle(s, run, l.spell, s.picked, 0));
    run.goto(casting.at.rider);
  },
  first(s, run, l) {
    trigger(s, run, l, 0);
  },
  firstDeaths(s, run) {
    settleFallen(s, run);
  },
  /** TL-X-thasdorah: once more on the same targets, as far as they are still legal. */
  second(s, run, l) {
    if (isAspect(l.spell) || powerOf(s.weapon[l.seat]!) !== SPELLS_TWICE) return run.goto(casting.at.onCast);
    l.targets = stillLegal(s, l);
    l.riders &= faceUpPets(s);
    if (run.listening) tell(run, 'again', 'TL-W-thasdorah', { seat: l.seat, by: spellCard(l.spell) });
    trigger(s, run, l, 1);
  },
  secondDeaths(s, run) {
    settleFallen(s, run);
  },
  /** TL-A23 */
  onCast(s, run, l) {
    if ((s.gone & (1 << l.seat)) === 0) run.call(onCast, { seat: l.seat, pets: 0 });
  },
  onCastDeaths(s, run) {
    settleFallen(s, run);
  },
  /** A Trap that hits several goes to one of them. */
  receiver(s, run, l) {
    s.picked = NOTHING;
    if (isTrap(l.spell) && l.idle === 0)
      pickSeat(
        s,
        run,
        l.seat,
        'pick-receiver',
        spellCard(l.spell),
        (l.targets >> SEAT_SHIFT) & s.inGame & ~s.gone,
      );
  },
  zone(s, run, l) {
    if (s.picked !== NOTHING && isTrap(l.spell)) l.receiver = pickedSeat(s);
    toItsZone(s, run, l);
  },
});

function takeCard(s: TrueshotState, seat: number, spell: number): boolean {
  if (s.hands[seat]!.includes(spell)) {
    fromHand(s, seat, spell);
    return false;
  }
  const aside = s.aside[seat]!.indexOf(spell);
  s.aside[seat]!.splice(aside, 1);
  s.asideUntil[seat]!.splice(aside, 1);
  return true;
}

/** The targets with one pet drawn to a Beetle that is none of them yet. Not for Revive Pet and Call Pet. */
function drawn(s: Table, run: Rules, l: CastLocals, pet: number): number {
  const { aim } = SPELLS[l.spell]!;
  if (aim === AIM_OWN_DEAD || aim === AIM_CALLABLE) return l.targets;
  return (l.targets & ~(1 << pet)) | (1 << toBeetle(s, run, l.spell, pet, l.targets));
}

function toBeetle(s: Table, run: Rules, spell: number, pet: number, taken: number): number {
  const beetle = beetleFor(s, pet, taken);
  if (beetle !== pet && run.listening)
    tell(run, 'drawn', 'TL-P-beetle', { pets: petRefs(s, [pet, beetle]), by: spellCard(spell) });
  return beetle;
}

/** Which of the targets the second trigger still reaches. */
function stillLegal(s: Table, l: CastLocals): number {
  const { aim } = SPELLS[l.spell]!;
  // Call Pet's second trigger names another pet, whatever became of the first.
  if (aim === AIM_CALLABLE) return l.all === 1 ? 0 : aimsOf(s, l.seat, l.spell);
  if (aim === AIM_OWN_DEAD) return 0;
  return l.targets & (faceUpPets(s) | ((s.inGame & ~s.gone) << SEAT_SHIFT));
}

function trigger(s: TrueshotState, run: Rules, l: CastLocals, second: number): void {
  const { ops, family } = SPELLS[l.spell]!;
  const removes = ops.some(({ plus }) => plus) && !isAspect(l.spell);
  let plus = family === STING || family === BITE ? traitCount(s, l.seat, STRONGER_STINGS) : 0;
  if (removes && second === 0) {
    plus += s.nextSpell[l.seat]!;
    s.nextSpell[l.seat] = 0;
  }
  run.call(effect, {
    ops: spellOps(l.spell),
    at: 0,
    owner: l.seat,
    self: NOTHING,
    targets: l.targets,
    riders: l.riders,
    plus,
    times: powerOf(s.weapon[l.seat]!) === SPELLS_DOUBLE ? 2 : 1,
    all: l.all,
    second,
    against: l.against,
    on: 0,
  });
}

/** TL-15: discard, another hand, the Aspect's place, or set aside for a second cast. */
function toItsZone(s: TrueshotState, run: Rules, l: CastLocals): void {
  const { seat, spell } = l;
  const by = spellCard(spell);
  // An Aspect took its place while it worked.
  if (isAspect(spell)) return;
  if (l.receiver !== NOTHING) {
    toHand(s, l.receiver, spell, true);
    s.trapCount[spell - FIRST_TRAP]!++;
    s.trapPlaced |= 1 << (spell - FIRST_TRAP);
    if (run.listening)
      tell(run, 'trap-placed', 'TL-24', {
        seat,
        to: l.receiver,
        by,
        count: s.trapCount[spell - FIRST_TRAP]!,
      });
  } else if (l.keeps === 1 && (s.gone & (1 << seat)) === 0) {
    s.aside[seat]!.push(spell);
    s.asideUntil[seat]!.push(s.round + 1);
    if (run.listening) tell(run, 'set-aside', 'TL-P-spirit-beast', { seat, by });
  } else discardSpell(s, spell);
}
