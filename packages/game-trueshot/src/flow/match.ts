/** A match from the first shuffle on: set-up with the sealed first choice, then rounds (5). */
import { type Decision, decision, type Move, message, procedureOf } from '@fray/engine';
import { IS_EXOTIC, TRAIT_OF } from '../data/pets.js';
import { FIRST_TRAP, TRAPS } from '../data/spells.js';
import { COPIES } from '../data/vocabulary.js';
import { besidePet, inOrder, seatsInOrder, type Table } from '../rules/board.js';
import { fromHand } from '../rules/hands.js';
import { discardSpell, drawCard, shufflePile } from '../rules/piles.js';
import { addPet, ownEffect } from '../rules/rows.js';
import { petCard, petRef, type Rules, spellCard, tell, tellSecretly } from '../rules/tell.js';
import { NOTHING, PLACES, PREPARATION, type TrueshotState } from '../state/state.js';
import { CHOOSE, PETS_PILE, SPELLS_PILE, WEAPONS_PILE } from '../verbs.js';
import type { PromptId } from '../words/ids.js';
import { combat } from './combat/combat.js';
import { turnFoods } from './combat/food.js';
import { askOutside, openByAnswers, openByOption } from './opener.js';
import { pick } from './pick.js';
import { fillShop } from './preparation/buy.js';
import { preparing } from './preparation/preparation.js';
import { trimming } from './preparation/trim.js';
import { roundEnd } from './round-end/round-end.js';

const OFFERED = 3;

/** TL-33, TL-34: one of three, in secret; all are shown together. */
export const chooseFirst: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'choose',
  clause: 'TL-33',
  offers(_s, _seat, out) {
    for (let i = 0; i < OFFERED; i++) out.offer(undefined, CHOOSE, i);
  },
  prompt: (s, seat) => message('choose' satisfies PromptId, { cards: s.offers[seat]!.map(petCard) }),
  timeout: (): Move => [CHOOSE, 0, 0, 0, 0],
});

export const match = procedureOf<TrueshotState>()('match', {
  /** TL-31, TL-A31 */
  shuffle(s, run) {
    for (const pile of [PETS_PILE, WEAPONS_PILE, SPELLS_PILE]) shufflePile(s, run, pile);
  },
  /** TL-42 */
  askOutside(s, run) {
    if (s.options.opener === 'asked') run.askAll(s.inGame & ~s.gone, askOutside);
    else run.goto(match.at.opener);
  },
  outside(s, run) {
    openByAnswers(s, run);
    run.goto(match.at.offer);
  },
  opener(s, run) {
    openByOption(s, run);
  },
  /** TL-80: seat by seat from the opener. */
  offer(s, run) {
    for (const seat of seatsInOrder(s, s.inGame, s.opener)) offerPets(s, run, seat);
  },
  choose(s, run) {
    run.askAll(s.inGame & ~s.gone, chooseFirst);
  },
  reveal(s, run) {
    for (const seat of seatsInOrder(s, s.inGame, s.opener)) {
      const gone = (s.gone & (1 << seat)) !== 0;
      const chosen = gone ? NOTHING : run.sealed(seat)[1];
      const offers = s.offers[seat]!;
      if (chosen !== NOTHING) addPet(s, seat, offers[chosen]!, false);
      for (const [i, kind] of offers.entries()) if (i !== chosen) s.petDiscard.push(kind);
      s.offers[seat] = [];
      if (run.listening && chosen !== NOTHING)
        tell(run, 'chosen', 'TL-34', {
          seat,
          pet: petRef(s, s.row[seat * PLACES]!),
          by: petCard(offers[chosen]!),
        });
    }
  },
  /** TL-39 */
  shop(s, run) {
    fillShop(s, run);
    s.round = 1;
    if (run.listening) tell(run, 'round', 'TL-30', { round: 1 });
  },
  combat(_s, run) {
    run.call(combat, { queue: [], at: 0 });
  },
  roundEnd(_s, run) {
    run.call(roundEnd);
  },
  round(s, run) {
    s.round++;
    s.phase = PREPARATION;
    if (run.listening)
      tell(run, 'round', 'TL-76', { round: s.round, prepOpener: s.prepOpener, opener: s.opener });
    run.call(startOfRound, { queue: [], at: 0 });
  },
  prepare(_s, run) {
    run.call(preparation, { queue: [], at: 0 });
  },
  next(_s, run) {
    run.goto(match.at.combat);
  },
});

/** TL-45: the last of the round before begins, then clockwise. */
export const preparation = procedureOf<TrueshotState, { queue: number[]; at: number }>()('preparation', {
  order(s, _run, l) {
    l.queue = seatsInOrder(s, s.inGame, s.prepOpener);
  },
  seat(_s, run, l) {
    const seat = l.queue[l.at++];
    if (seat === undefined) return run.leave();
    run.goto(preparation.at.seat);
    run.call(preparing, { seat, before: [] });
  },
});

/** TL-35: Exotics go back, the pile is shuffled, until there are three Commons. */
function offerPets(s: TrueshotState, run: Rules, seat: number): void {
  const offers: number[] = [];
  let redrawn = 0;
  while (offers.length < OFFERED) {
    while (offers.length < OFFERED) offers.push(drawCard(s, run, PETS_PILE));
    const exotics = offers.filter((kind) => IS_EXOTIC[kind]);
    if (exotics.length === 0) break;
    redrawn += exotics.length;
    for (const kind of exotics) {
      offers.splice(offers.indexOf(kind), 1);
      s.petPile.push(kind);
    }
    shufflePile(s, run, PETS_PILE);
  }
  s.offers[seat] = offers;
  if (run.listening)
    tellSecretly(run, 'offered', 'TL-33', { seat, count: OFFERED }, [seat], {
      cards: offers.map(petCard),
      redrawn,
    });
}

/** START OF ROUND: what is over ends, Mechanical copies. */
export const startOfRound = procedureOf<TrueshotState, { queue: number[]; at: number }>()('startOfRound', {
  ends(s, run, l) {
    for (const seat of seatsInOrder(s, s.inGame, s.prepOpener)) {
      const aspect = s.aspect[seat]!;
      if (aspect === NOTHING || s.aspectEnds[seat]! >= s.round) continue;
      discardSpell(s, aspect);
      s.aspect[seat] = NOTHING;
      if (run.listening) tell(run, 'aspect-over', 'TL-F4', { seat, by: spellCard(aspect) });
    }
    l.queue = seatsInOrder(s, s.inGame, s.prepOpener);
    l.at = 0;
  },
  trim(_s, run, l) {
    const seat = l.queue[l.at++];
    if (seat === undefined) return;
    run.goto(startOfRound.at.trim);
    run.call(trimming, { seat });
  },
  /** TL-25: placed Traps still in a hand. */
  traps(s, run, l) {
    if (s.trapPlaced !== 0)
      for (const seat of seatsInOrder(s, s.inGame, s.prepOpener)) dropTraps(s, run, seat);
    l.queue = inOrder(s, mechanicals(s), s.prepOpener);
    l.at = 0;
    turnFoods(s, run);
  },
  /** TL-M1: the neighbour to copy. */
  mechanical(s, run, l) {
    const pet = l.queue[l.at];
    if (pet === undefined) return run.leave();
    pick(s, run, (pet / PLACES) | 0, 'pick-copy', 'pet:mechanical', besidePet(s, pet));
  },
  copy(s, run, l) {
    const pet = l.queue[l.at++]!;
    if (s.picked !== NOTHING && s.kind[pet]! >= 0) {
      s.effect[pet] = ownEffect(s.kind[s.picked]!);
      if (run.listening) tell(run, 'copied', 'TL-M1', { pet: petRef(s, pet), of: petRef(s, s.picked) });
    }
    run.goto(startOfRound.at.mechanical);
  },
});

function mechanicals(s: Table): number {
  let pets = 0;
  for (let pet = 0; pet < s.kind.length; pet++)
    if (s.kind[pet]! >= 0 && TRAIT_OF[s.kind[pet]!] === COPIES) pets |= 1 << pet;
  return pets;
}

function dropTraps(s: TrueshotState, run: Rules, seat: number): void {
  for (let trap = 0; trap < TRAPS; trap++) {
    if (!s.hands[seat]!.includes(FIRST_TRAP + trap) || (s.trapPlaced & (1 << trap)) === 0) continue;
    fromHand(s, seat, FIRST_TRAP + trap);
    discardSpell(s, FIRST_TRAP + trap);
    if (run.listening) tell(run, 'trap-over', 'TL-25', { seat, by: spellCard(FIRST_TRAP + trap) });
  }
}
