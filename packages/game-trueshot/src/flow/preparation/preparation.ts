/** Preparation: each player takes three actions in a row: buy, refresh, tame (TL-44 to TL-57). */
import { type Decision, decision, type Move, message, type Offers, procedureOf } from '@fray/engine';
import { IS_EXOTIC } from '../../data/pets.js';
import { MORE_ACTIONS, USES_DISCARDS } from '../../data/vocabulary.js';
import { PAID_IN_HEALTH, powerOf } from '../../data/weapons.js';
import { inOrder, isInGame, petCount, placeOf, type Table, traitCount } from '../../rules/board.js';
import { canDraw, drawCard, underWeapons } from '../../rules/piles.js';
import { exoticOf, petLimit, takePet } from '../../rules/rows.js';
import { petCard, petRef, type Rules, tell, weaponCard } from '../../rules/tell.js';
import { canPay, priceOf, purchasingPower } from '../../rules/weapons.js';
import { NO_PET, NOTHING, PLACES, type TrueshotState } from '../../state/state.js';
import {
  BUY,
  DECLINE,
  DONE,
  FROM_DISCARD,
  FROM_PILE,
  ITSELF,
  KEEP,
  PETS_PILE,
  REFRESH,
  REPLACE,
  SWAP,
  TAME,
  WEAPONS_PILE,
} from '../../verbs.js';
import type { PromptId } from '../../words/ids.js';
import { refuse } from '../../words/refuse.js';
import { forcedTame } from '../combat/combat.js';
import { buying } from './buy.js';
import { tamePet } from './tame.js';

const NO_ACTIONS = refuse('TL-44', 'no-actions');
const NOTHING_TO_DRAW = refuse('TL-46', 'nothing-to-draw');
const NO_STRIDER = refuse('TL-P-water-strider', 'no-strider');
const EMPTY_DISCARD = refuse('TL-N47', 'empty-discard');
const NO_OFFER = refuse('TL-50', 'no-offer');
const REARRANGED = refuse('TL-A24', 'rearranged');
const NOT_YOUR_ROW = refuse('TL-A24', 'not-your-row');
const FULL = refuse('TL-56', 'row-full');
const ROOM_LEFT = refuse('TL-56', 'room-left');
const EXOTIC_GOES = refuse('TL-57', 'exotic-goes');
const NOT_ITSELF = refuse('TL-56', 'not-itself');
const NO_SUCH_PET = refuse('TL-56', 'no-such-pet');

/** With `preparationActions` 0 there is no count; this keeps a preparation finite all the same. */
const ANY_NUMBER = 20;
/** Three swaps reach every order of three pets. */
const SWAPS = 3;

/** TL-44, Bird of Prey: one more for each on the board now. */
export function actionsAllowed(s: Table, seat: number): number {
  const base = s.options.preparationActions;
  return (base === 0 ? ANY_NUMBER : base) + traitCount(s, seat, MORE_ACTIONS);
}

export const prepare: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'prepare',
  clause: 'TL-44',
  offers(s, seat, out) {
    const spent = s.actions >= actionsAllowed(s, seat) ? NO_ACTIONS : undefined;
    out.offer(undefined, DONE);
    if (spent === undefined || !out.listing) offerActions(s, seat, spent, out);
    offerSwaps(s, seat, out);
    out.otherwise(BUY, () => NO_OFFER);
    out.otherwise(SWAP, () => NOT_YOUR_ROW);
  },
  prompt: (s, seat) =>
    message('prepare' satisfies PromptId, {
      left: actionsAllowed(s, seat) - s.actions,
      coins: s.coins[seat]! + s.purse[seat]!,
    }),
  timeout: (): Move => [DONE, 0, 0, 0, 0],
});

function offerActions(s: Table, seat: number, spent: typeof NO_ACTIONS | undefined, out: Offers): void {
  const strider = traitCount(s, seat, USES_DISCARDS) > 0;
  for (let i = 0; i < s.shop.length; i++) out.offer(spent ?? priceRefusal(s, seat, s.shop[i]!), BUY, i);
  const top = s.weaponDiscard[s.weaponDiscard.length - 1];
  const fromDiscard = strider ? undefined : NO_STRIDER;
  if (top !== undefined) out.offer(spent ?? fromDiscard ?? priceRefusal(s, seat, top), BUY, 2);
  else if (!out.listing) out.offer(spent ?? fromDiscard ?? EMPTY_DISCARD, BUY, 2);
  const noShop = s.shop.length === 0 ? NO_OFFER : undefined;
  out.offer(spent ?? noShop ?? (canDraw(s, WEAPONS_PILE) ? undefined : NOTHING_TO_DRAW), REFRESH, FROM_PILE);
  out.offer(
    spent ?? noShop ?? fromDiscard ?? (top === undefined ? EMPTY_DISCARD : undefined),
    REFRESH,
    FROM_DISCARD,
  );
  out.offer(spent ?? (canDraw(s, PETS_PILE) ? undefined : NOTHING_TO_DRAW), TAME, FROM_PILE);
  out.offer(
    spent ?? fromDiscard ?? (s.petDiscard.length === 0 ? EMPTY_DISCARD : undefined),
    TAME,
    FROM_DISCARD,
  );
}

function priceRefusal(s: Table, seat: number, weapon: number) {
  if (canPay(s, seat, weapon)) return undefined;
  const price = priceOf(s, seat, weapon);
  if (powerOf(weapon) === PAID_IN_HEALTH)
    return refuse('TL-W-xutenash', 'too-dear-health', { price, health: s.health[seat]! });
  const id = s.options.refundOrder === 'refundFirst' ? 'too-dear' : 'too-dear-first';
  return refuse('TL-47', id, { price, coins: purchasingPower(s, seat) });
}

/** TL-53, TL-A24: the own row may be put in another order. */
function offerSwaps(s: Table, seat: number, out: Offers): void {
  const why = s.rearranged >= SWAPS ? REARRANGED : undefined;
  if (why !== undefined && out.listing) return;
  const [first, count] = [seat * PLACES, petCount(s, seat)];
  for (let i = 0; i < count; i++)
    for (let j = i + 1; j < count; j++) out.offer(why, SWAP, first + i, first + j);
}

/** `before` is the row as it lay when the last pet was met: a newcomer's place may still be chosen. */
export const preparing = procedureOf<TrueshotState, { seat: number; before: number[] }>()('preparing', {
  begin(s, run, { seat }) {
    if (!isInGame(s, seat)) return run.leave();
    s.active = seat;
    s.actions = s.rearranged = 0;
    if (run.listening)
      tell(run, 'prepares', 'TL-44', { seat, actions: actionsAllowed(s, seat), coins: s.coins[seat]! });
  },
  ask(s, run, { seat, before }) {
    const spent = s.actions >= actionsAllowed(s, seat);
    if ((s.gone & (1 << seat)) !== 0 || (spent && !hasNewcomer(s, seat, before))) run.goto(preparing.at.end);
    else run.ask(seat, prepare);
  },
  act(s, run, l) {
    const { seat } = l;
    if (run.verb === DONE) return run.goto(preparing.at.end);
    run.goto(preparing.at.ask);
    if (run.verb === SWAP) return rearrange(s, run, seat, run.a, run.b);
    s.actions++;
    l.before = run.verb === TAME ? kindsOf(s, seat) : [];
    if (run.verb === BUY) run.call(buying, { seat, offer: run.a });
    else if (run.verb === REFRESH) run.call(refreshing, { seat, from: run.a, weaponShown: 1 });
    else run.call(meeting, { seat, from: run.a });
  },
  /** TL-32: the check at the end of the own preparation. */
  end(_s, run, { seat }) {
    run.call(forcedTame, { seat });
  },
});

function kindsOf(s: Table, seat: number): number[] {
  return inOrder(s, 0b111 << (seat * PLACES), seat).map((pet) => s.kind[pet]!);
}

/** TL-53: whoever kept a pet with the last action may put the row in order before it ends. */
function hasNewcomer(s: Table, seat: number, before: readonly number[]): boolean {
  const now = kindsOf(s, seat);
  return before.length > 0 && now.length > 1 && String(now) !== String(before);
}

function rearrange(s: TrueshotState, run: Rules, seat: number, one: number, other: number): void {
  const held = s.row[one]!;
  s.row[one] = s.row[other]!;
  s.row[other] = held;
  s.rearranged++;
  if (run.listening)
    tell(run, 'rearranged', 'TL-A24', {
      seat,
      one: one - seat * PLACES + 1,
      other: other - seat * PLACES + 1,
    });
}

/** Which of the shop's weapons makes room (TL-49). */
export const replaceOne: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'replace',
  clause: 'TL-49',
  offers(s, _seat, out) {
    for (let i = 0; i < s.shop.length; i++) out.offer(undefined, REPLACE, i);
    out.otherwise(REPLACE, () => NO_OFFER);
  },
  prompt: (s) => message('replace' satisfies PromptId, { by: weaponCard(s.shown) }),
  timeout: (): Move => [REPLACE, 0, 0, 0, 0],
});

export const refreshing = procedureOf<TrueshotState, { seat: number; from: number; weaponShown: number }>()(
  'refreshing',
  {
    draw(s, run, { seat, from }) {
      s.shown = from === FROM_DISCARD ? s.weaponDiscard.pop()! : drawCard(s, run, WEAPONS_PILE);
      if (run.listening)
        tell(run, 'drew-weapon', 'TL-49', {
          seat,
          by: weaponCard(s.shown),
          from: from === FROM_DISCARD ? 'discard' : 'pile',
        });
    },
    ask(s, run, { seat }) {
      if ((s.gone & (1 << seat)) !== 0) run.goto(refreshing.at.forsaken);
      else run.ask(seat, replaceOne);
    },
    replace(s, run, { seat }) {
      replaceInShop(s, run, seat, run.a);
      run.leave();
    },
    forsaken(s, run, { seat }) {
      replaceInShop(s, run, seat, 0);
    },
  },
);

function replaceInShop(s: TrueshotState, run: Rules, seat: number, place: number): void {
  const old = s.shop[place]!;
  s.shop[place] = s.shown;
  s.shown = NOTHING;
  underWeapons(s, old);
  if (run.listening)
    tell(run, 'refreshed', 'TL-49', {
      seat,
      by: weaponCard(s.shop[place]!),
      old: weaponCard(old),
      place: place + 1,
    });
}

/** Keep the pet that was turned up, and which own pet makes room for it (TL-52 to TL-57). */
export const keepOne: Decision<TrueshotState> = decision<TrueshotState>({
  id: 'keep',
  clause: 'TL-52',
  offers(s, seat, out) {
    const exotic = IS_EXOTIC[s.shown]! ? exoticOf(s, seat) : NO_PET;
    const full = petCount(s, seat) >= petLimit(s, seat);
    const must = exotic !== NO_PET ? EXOTIC_GOES : full ? FULL : undefined;
    out.offer(must, KEEP, 0);
    for (const pet of inOrder(s, 0b111 << (seat * PLACES), seat)) {
      const why =
        exotic !== NO_PET ? (pet === exotic ? undefined : EXOTIC_GOES) : full ? undefined : ROOM_LEFT;
      out.offer(why, KEEP, 1 + placeOf(s, pet));
    }
    out.offer(full && s.options.discardNew ? undefined : NOT_ITSELF, KEEP, ITSELF);
    out.offer(undefined, DECLINE);
    out.otherwise(KEEP, () => NO_SUCH_PET);
  },
  prompt: (s, seat) =>
    message('keep' satisfies PromptId, {
      by: petCard(s.shown),
      full: petCount(s, seat) >= petLimit(s, seat),
    }),
  timeout: (): Move => [DECLINE, 0, 0, 0, 0],
});

export const meeting = procedureOf<TrueshotState, { seat: number; from: number }>()('meeting', {
  turnUp(s, run, { seat, from }) {
    s.shown = from === FROM_DISCARD ? s.petDiscard.pop()! : drawCard(s, run, PETS_PILE);
    if (run.listening) tell(run, 'turned-up', 'TL-52', { seat, by: petCard(s.shown) });
  },
  ask(s, run, { seat }) {
    if ((s.gone & (1 << seat)) !== 0) run.goto(meeting.at.forsaken);
    else run.ask(seat, keepOne);
  },
  decide(s, run, { seat }) {
    const kind = s.shown;
    s.shown = NOTHING;
    run.goto(meeting.at.done);
    if (run.verb === DECLINE || run.a === ITSELF) return decline(s, run, seat, kind);
    if (run.a > 0) release(s, run, seat, s.row[run.a - 1]!);
    tamePet(s, run, seat, kind, false);
  },
  done(_s, run) {
    run.leave();
  },
  forsaken(s, run, { seat }) {
    const kind = s.shown;
    s.shown = NOTHING;
    decline(s, run, seat, kind);
    run.leave();
  },
});

function decline(s: TrueshotState, run: Rules, seat: number, kind: number): void {
  s.petDiscard.push(kind);
  s.discarded[seat]!++;
  if (run.listening) tell(run, 'turned-away', 'TL-54', { seat, by: petCard(kind) });
}

/** TL-56: the discard comes first. */
function release(s: TrueshotState, run: Rules, seat: number, pet: number): void {
  if (run.listening) tell(run, 'left', 'TL-56', { pet: petRef(s, pet), to: 'discard', by: 'rule:limit' });
  s.petDiscard.push(takePet(s, pet));
  s.discarded[seat]!++;
}
