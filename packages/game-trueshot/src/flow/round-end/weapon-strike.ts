/** The round winner's weapon strike: one event, whomever it hits (TL-70, TL-71), and what the weapon does besides. */
import { type Decision, decision, type Move, message, type Offers, procedureOf } from '@fray/engine';
import {
  powerOf,
  STRIKE_ALL,
  STRIKE_DRAWS,
  STRIKE_EXOTICS,
  STRIKE_FETCHES,
  STRIKE_GROWS,
  STRIKE_LATER,
  STRIKE_MILLS,
  STRIKE_ONE,
  STRIKE_ONE_MORE,
  STRIKE_PERMIT,
  STRIKE_RESTORES,
  STRIKE_SILENCES,
  STRIKE_SPLIT,
} from '../../data/weapons.js';
import { SEAT_SHIFT } from '../../rules/aims.js';
import { neighbours, seatsInOrder } from '../../rules/board.js';
import { toHand } from '../../rules/hands.js';
import {
  ALL_PILES,
  canDraw,
  discardOf,
  discardSpell,
  drawCard,
  pileName,
  shufflePile,
} from '../../rules/piles.js';
import { loseHealth } from '../../rules/players.js';
import { exoticOf } from '../../rules/rows.js';
import { petCard, type Rules, spellCard, tell, tellSecretly, weaponCard } from '../../rules/tell.js';
import { weaponAttack } from '../../rules/weapons.js';
import { NO_PET, NOTHING, type TrueshotState } from '../../state/state.js';
import {
  MILL,
  PETS_PILE,
  RESTORE_PET,
  RESTORE_SPELL,
  RESTORE_WEAPON,
  SPELLS_PILE,
  WEAPONS_PILE,
} from '../../verbs.js';
import type { PromptId } from '../../words/ids.js';
import { refuse } from '../../words/refuse.js';
import { fetching } from '../effects/card-effects.js';
import { pick, pickSeat, sharing } from '../pick.js';

const NOT_DISCARDED = refuse('TL-W-oathbinder', 'not-in-discard');
const NO_CARD = refuse('TL-W-zovastrum', 'nothing-to-draw');

type StrikeLocals = {
  seat: number;
  value: number;
  victims: number;
  more: number;
  queue: number[];
  shares: number[];
};

export function newWeaponStrike(seat: number): StrikeLocals {
  return { seat, value: 0, victims: 0, more: 0, queue: [], shares: [] };
}

export const weaponStrike = procedureOf<TrueshotState, StrikeLocals>()('weaponStrike', {
  aim(s, run, l) {
    const { seat } = l;
    const power = powerOf(s.weapon[seat]!);
    const others = s.inGame & ~(1 << seat);
    const beside = neighbours(s, seat);
    l.value = weaponAttack(s, seat);
    l.victims = power === STRIKE_ALL || power === STRIKE_SPLIT ? others : beside;
    s.picked = NOTHING;
    const by = weaponCard(s.weapon[seat]!);
    if (power === STRIKE_ONE) pickSeat(s, run, seat, 'pick-victim', by, beside);
    else if (power === STRIKE_ONE_MORE) pickSeat(s, run, seat, 'pick-victim', by, others & ~beside);
  },
  aimed(s, run, l) {
    const power = powerOf(s.weapon[l.seat]!);
    if (s.picked !== NOTHING) {
      const picked = 1 << (s.picked - SEAT_SHIFT);
      l.victims = power === STRIKE_ONE ? picked : l.victims | picked;
    }
    l.queue = seatsInOrder(s, l.victims, l.seat);
    l.more = l.value;
    if (power !== STRIKE_SPLIT) run.goto(weaponStrike.at.spore);
  },
  /** Lotrafen: the whole Attack, split freely; shares of 0 are allowed. */
  share(s, run, l) {
    const last = l.shares.length === l.queue.length - 1;
    if (last) s.picked = l.more;
    else
      run.call(sharing, {
        seat: l.seat,
        by: weaponCard(s.weapon[l.seat]!),
        to: l.queue[l.shares.length]! + SEAT_SHIFT,
        rest: l.more,
      });
  },
  shared(s, run, l) {
    l.shares.push(s.picked);
    l.more -= s.picked;
    if (l.shares.length < l.queue.length) run.goto(weaponStrike.at.share);
  },
  spore(s, run, l) {
    s.picked = NOTHING;
    const hit = l.queue.filter((_, i) => (l.shares[i] ?? l.value) > 0);
    let victims = 0;
    for (const seat of hit) victims |= 1 << seat;
    if (s.spore[l.seat]! > 0) pick(s, run, l.seat, 'pick-spore', 'pet:sporebat', victims << SEAT_SHIFT);
  },
  hits(s, run, l) {
    strikePlayers(s, run, l);
    s.fungus[l.seat] = 0;
  },
  after(s, run, l) {
    afterStrike(s, run, l);
  },
  silenced(s, run, l) {
    if (powerOf(s.weapon[l.seat]!) !== STRIKE_SILENCES || s.picked === NOTHING) return;
    s.muteNext |= 1 << (s.picked - SEAT_SHIFT);
    if (run.listening)
      tell(run, 'muted', 'TL-W-djaruun', { seat: s.picked - SEAT_SHIFT, by: 'weapon:djaruun' });
  },
});

function strikePlayers(s: TrueshotState, run: Rules, l: StrikeLocals): void {
  const { seat, queue, shares, value } = l;
  const by = weaponCard(s.weapon[seat]!);
  const spored = s.picked === NOTHING ? NOTHING : s.picked - SEAT_SHIFT;
  const spore = spored === NOTHING ? 0 : s.spore[seat]!;
  if (spored !== NOTHING) s.spore[seat] = 0;
  if (powerOf(s.weapon[seat]!) === STRIKE_LATER) {
    // TL-N53: same victims, the value of now, at the end of the next combat.
    for (const victim of queue)
      s.stored.push([s.round + 1, seat, value + (victim === spored ? spore : 0), 1 << victim]);
    if (run.listening) tell(run, 'stored', 'TL-W-falinrush', { seat, victims: queue, amount: value, by });
    return;
  }
  if (run.listening) tell(run, 'weapon-strike', 'TL-70', { seat, victims: queue, amount: value, by });
  for (const [i, victim] of queue.entries())
    loseHealth(s, run, victim, (shares[i] ?? value) + (victim === spored ? spore : 0), by);
}

function afterStrike(s: TrueshotState, run: Rules, l: StrikeLocals): void {
  const { seat, victims } = l;
  const by = weaponCard(s.weapon[seat]!);
  s.picked = NOTHING;
  switch (powerOf(s.weapon[seat]!)) {
    case STRIKE_GROWS:
      s.weaponUp[seat]!++;
      if (run.listening) tell(run, 'weapon-grew', 'TL-W-shan-dun', { seat, by, up: s.weaponUp[seat]! });
      break;
    case STRIKE_EXOTICS:
      for (const other of seatsInOrder(s, s.inGame & ~(1 << seat), seat))
        if (exoticOf(s, other) !== NO_PET) loseHealth(s, run, other, 1, by);
      break;
    case STRIKE_PERMIT:
      s.permit[seat] = s.round + 1;
      if (run.listening) tell(run, 'permit', 'TL-W-talonclaw', { seat, by, ends: s.round + 1 });
      break;
    case STRIKE_RESTORES:
      run.call(restoring, { seat });
      break;
    case STRIKE_FETCHES:
      run.call(fetching, { seat, by });
      break;
    case STRIKE_MILLS:
      run.call(milling, { seat });
      break;
    case STRIKE_DRAWS:
      drawSpell(s, run, seat, by);
      break;
    case STRIKE_SILENCES:
      pickSeat(s, run, seat, 'pick-mute', by, victims);
      break;
  }
}

/** Awak'mami: hidden to others. */
function drawSpell(s: TrueshotState, run: Rules, seat: number, by: string): void {
  if (!canDraw(s, SPELLS_PILE)) return;
  const spell = drawCard(s, run, SPELLS_PILE);
  toHand(s, seat, spell, false);
  if (run.listening)
    tellSecretly(run, 'drew-spell', 'TL-W-awakmami', { seat, by }, [seat], { card: spellCard(spell) });
}

const RESTORE = [RESTORE_PET, RESTORE_WEAPON, RESTORE_SPELL];

/** Oathbinder: one card from a discard back into its pile. */
export const restoreOne: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'restore',
  clause: 'TL-W-oathbinder',
  offers(s, _seat, out: Offers) {
    for (const pile of ALL_PILES) {
      const cards = discardOf(s, pile);
      for (let i = 0; i < cards.length; i++)
        if (cards.indexOf(cards[i]!) === i) out.offer(undefined, RESTORE[pile]!, cards[i]!);
      out.otherwise(RESTORE[pile]!, () => NOT_DISCARDED);
    }
  },
  prompt: () => message('restore' satisfies PromptId),
  timeout: (s): Move => {
    const pile = ALL_PILES.find((each) => discardOf(s, each).length > 0)!;
    return [RESTORE[pile]!, discardOf(s, pile)[0]!, 0, 0, 0];
  },
});

export const restoring = procedureOf<TrueshotState, { seat: number }>()('restoring', {
  ask(s, run, { seat }) {
    if (ALL_PILES.every((pile) => discardOf(s, pile).length === 0) || (s.gone & (1 << seat)) !== 0)
      run.leave();
    else run.ask(seat, restoreOne);
  },
  restore(s, run, { seat }) {
    const pile = RESTORE.indexOf(run.verb);
    const discard = discardOf(s, pile) as number[];
    discard.splice(discard.indexOf(run.a), 1);
    (pile === PETS_PILE ? s.petPile : pile === WEAPONS_PILE ? s.weaponPile : s.spellPile).push(run.a);
    shufflePile(s, run, pile);
    if (run.listening)
      tell(run, 'restored', 'TL-W-oathbinder', { seat, pile: pileName(pile), card: cardName(pile, run.a) });
  },
});

/** Zovastrum: from which pile the top card goes to its discard. */
export const millOne: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'mill',
  clause: 'TL-W-zovastrum',
  offers(s, _seat, out) {
    for (const pile of ALL_PILES) out.offer(canDraw(s, pile) ? undefined : NO_CARD, MILL, pile);
  },
  prompt: () => message('mill' satisfies PromptId),
  timeout: (s): Move => [MILL, ALL_PILES.find((pile) => canDraw(s, pile))!, 0, 0, 0],
});

export const milling = procedureOf<TrueshotState, { seat: number }>()('milling', {
  ask(s, run, { seat }) {
    if (ALL_PILES.every((pile) => !canDraw(s, pile)) || (s.gone & (1 << seat)) !== 0) run.leave();
    else run.ask(seat, millOne);
  },
  mill(s, run, { seat }) {
    const card = drawCard(s, run, run.a);
    if (run.a === SPELLS_PILE) discardSpell(s, card);
    else (discardOf(s, run.a) as number[]).push(card);
    if (run.listening)
      tell(run, 'milled', 'TL-W-zovastrum', { seat, pile: pileName(run.a), card: cardName(run.a, card) });
  },
});

function cardName(pile: number, card: number): string {
  return pile === PETS_PILE ? petCard(card) : pile === WEAPONS_PILE ? weaponCard(card) : spellCard(card);
}
