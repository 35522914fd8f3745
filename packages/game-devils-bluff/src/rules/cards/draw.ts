/** One draw (8.5): take a card, keep it, swap it or play a meld, and see what it is worth. */
import {
  type Decision,
  decision,
  type Move,
  message,
  type Offers,
  procedureOf,
  type Refusal,
  type Run,
  refusalsOf,
} from '@fray/engine';
import { ACE, CARD_IDS, cardValue, isMeld, KING, NO_CARD, sumOf } from '../../cards.js';
import { ACES_WILD, FLASK } from '../../data/gear.js';
import {
  CHECK_DRAW,
  type DevilsState,
  DRAWS,
  editionOf,
  hasGear,
  INJURY_DRAW,
  NOBODY,
  profileOf,
  ROUTING_DRAW,
  SPENT_FLASK,
} from '../../state.js';
import { DECLINE, FLASK_USE, KEEP, MELD, NO_CARD_NAME, SWAP, TAKE } from '../../verbs.js';
import type { Events } from '../../words/events.js';
import type { PromptId, RefusalId } from '../../words/ids.js';
import { discardInPlay, forget, refillAtOnce, swapIn, takeCard } from './deck.js';

const refusal = refusalsOf<RefusalId>();
const NOT_HELD = refusal('DB-14', 'not-held');
const ROOKIE = refusal('DB-46', 'no-swap-rookie');
const NO_ROUTING = refusal('DB-15', 'no-swap-routing');
const NO_MELD_KIND = refusal('DB-09', 'no-meld-kind');
const NO_MELDS = refusal('DB-09', 'no-meld-edition');
const NOT_FAILED = refusal('DB-09', 'meld-not-failed');
const NO_SUCH_MELD = refusal('DB-10', 'meld-no-cards');
const NOT_DRAWN = refusal('DB-E-whiskey-flask', 'not-drawn');
const NO_CARDS: readonly number[] = [];

/** Whether the drawer may exchange the drawn card; undefined: yes. */
export function swapRefusal(s: Readonly<DevilsState>): Refusal | undefined {
  if (s.drawKind === ROUTING_DRAW) return s.options.swapOnRouting ? undefined : NO_ROUTING;
  return s.drawModel !== NOBODY && profileOf(s, s.drawModel).rookie === true ? ROOKIE : undefined;
}

function meldKindRefusal(s: Readonly<DevilsState>): Refusal | undefined {
  if (s.drawKind > CHECK_DRAW) return NO_MELD_KIND;
  return editionOf(s).melds ? undefined : NO_MELDS;
}

/** PD-4, PD-8: by what everybody knows alone, so that the question tells nothing. */
function isAsked(s: Readonly<DevilsState>): boolean {
  const held = s.hands[s.drawSeat]!.length;
  return (held > 0 && swapRefusal(s) === undefined) || (held > 1 && meldKindRefusal(s) === undefined);
}

type Drawing = Readonly<Pick<DevilsState, 'options' | 'roster' | 'drawKind' | 'drawModel' | 'need'>>;

/** PD-6: an Ace of an Aces Wild model is 11, which never does worse. */
export function worth(s: Drawing, card: number): number {
  const value = cardValue(card);
  const wild = value === ACE && s.drawKind <= INJURY_DRAW && hasGear(s, s.drawModel, ACES_WILD);
  return wild ? 11 : value;
}

/** PD-7: an Ace that stays a 1 fails, whatever is needed (CR-09). */
export function reaches(s: Drawing, card: number): boolean {
  const value = worth(s, card);
  return value !== ACE && value >= s.need;
}

/** The cards of a meld: all of the pool but the spare one. */
function meldCards(s: Readonly<DevilsState>, seat: number, spare: number): number[] {
  const cards: number[] = [];
  for (const card of s.hands[seat]!) if (card !== spare) cards.push(card);
  if (s.inPlay[seat] !== spare) cards.push(s.inPlay[seat]!);
  return cards;
}

function meldRefusal(
  s: Readonly<DevilsState>,
  seat: number,
  play: number,
  spare: number,
): Refusal | undefined {
  const barred = meldKindRefusal(s) ?? (play === s.inPlay[seat] ? undefined : swapRefusal(s));
  if (barred !== undefined) return barred;
  if (reaches(s, play)) return NOT_FAILED;
  const cards = meldCards(s, seat, spare);
  if (!isMeld(cards)) return NO_SUCH_MELD;
  const sum = sumOf(cards);
  const enough = s.options.meldSum === 'exact' ? sum === s.need : sum >= s.need;
  return enough ? undefined : refusal('DB-09', 'meld-sum', { sum, need: s.need });
}

function offerMelds(s: Readonly<DevilsState>, seat: number, out: Offers): void {
  const hand = s.hands[seat]!;
  const drawn = s.inPlay[seat]!;
  if (hand.length < 2 || (out.listing && meldKindRefusal(s) !== undefined)) return;
  const failed = !reaches(s, drawn);
  for (let spare = hand.length === 2 ? hand.length : -1; spare <= hand.length; spare++) {
    // One place past the pool stands for no spare card.
    const left = spare === hand.length ? NO_CARD_NAME : spare === -1 ? drawn : hand[spare]!;
    if (out.listing && !isMeld(meldCards(s, seat, left))) continue;
    for (let play = -1; play < hand.length; play++) {
      // With everything in the meld, what was in play makes no difference.
      if (play >= 0 && left === NO_CARD_NAME && failed) break;
      const card = play === -1 ? drawn : hand[play]!;
      out.offer(meldRefusal(s, seat, card, left), MELD, card, left);
    }
  }
}

export const drawDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'draw',
  clause: 'DB-14',
  paced: true,
  offers(s, seat, out) {
    out.offer(undefined, KEEP);
    const why = swapRefusal(s);
    for (const card of s.hands[seat]!) out.offer(why, SWAP, card);
    out.otherwise(SWAP, () => NOT_HELD);
    offerMelds(s, seat, out);
    out.otherwise(MELD, () => NO_SUCH_MELD);
  },
  prompt: (s, seat) =>
    message('draw' satisfies PromptId, {
      kind: DRAWS[s.drawKind]!,
      card: CARD_IDS[s.inPlay[seat]!]!,
      need: s.need,
      model: s.drawModel === NOBODY ? '' : s.roster[s.drawModel]!.name,
      total: s.drawKind === ROUTING_DRAW ? sumOf(s.piles[seat]!) : 0,
      reached: s.need > 0 && reaches(s, s.inPlay[seat]!),
    }),
  timeout: (): Move => [KEEP, 0, 0, 0, 0],
});

/** PD-2 */
export const flaskDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'flask',
  clause: 'DB-E-whiskey-flask',
  offers(_s, _seat, out) {
    out.offer(undefined, FLASK_USE);
    out.offer(undefined, DECLINE);
  },
  prompt: (s) => message('flask' satisfies PromptId, { model: s.roster[s.drawModel]!.name }),
  timeout: (): Move => [FLASK_USE, 0, 0, 0, 0],
});

/** PD-3: which of the Flask's two cards is in play. */
export const takeDecision: Decision<DevilsState> = decision<DevilsState>({
  id: 'take',
  clause: 'DB-E-whiskey-flask',
  paced: true,
  offers(s, seat, out) {
    out.offer(undefined, TAKE, s.inPlay[seat]!);
    out.offer(undefined, TAKE, s.second);
    out.otherwise(TAKE, () => NOT_DRAWN);
  },
  prompt: (s, seat) =>
    message('take' satisfies PromptId, {
      model: s.roster[s.drawModel]!.name,
      first: CARD_IDS[s.inPlay[seat]!]!,
      second: CARD_IDS[s.second]!,
    }),
  timeout: (s, seat): Move => {
    const better = worth(s, s.second) > worth(s, s.inPlay[seat]!) ? s.second : s.inPlay[seat]!;
    return [TAKE, better, 0, 0, 0];
  },
});

type DrawLocals = { flask: boolean };

/** Sets up a draw; `call` the procedure afterwards. */
export function prepareDraw(s: DevilsState, kind: number, seat: number, model: number, need: number): void {
  s.drawKind = kind;
  s.drawSeat = seat;
  s.drawModel = model;
  s.need = need;
}

function drawData(s: Readonly<DevilsState>) {
  const name = s.drawModel === NOBODY ? '' : s.roster[s.drawModel]!.name;
  return { seat: s.drawSeat, kind: DRAWS[s.drawKind]!, model: s.drawModel, name, need: s.need };
}

export const draw = procedureOf<DevilsState, DrawLocals, Events>()('draw', {
  /** PD-2 */
  askFlask(s, run) {
    const first = s.drawKind === INJURY_DRAW && hasGear(s, s.drawModel, FLASK);
    if (first && (s.spent[s.drawModel]! & SPENT_FLASK) === 0) run.ask(s.drawSeat, flaskDecision);
    else run.goto(TAKE_STEP);
  },
  flask(s, run, l) {
    l.flask = run.verb === FLASK_USE;
    s.spent[s.drawModel]! |= SPENT_FLASK;
    if (run.listening)
      run.tell({ type: 'flask', clause: 'DB-E-whiskey-flask', data: { ...drawData(s), used: l.flask } });
  },
  /** PD-3: seen by the drawer alone. */
  take(s, run, l) {
    const seat = s.drawSeat;
    s.inPlay[seat] = takeCard(s, run);
    if (l.flask) s.second = takeCard(s, run);
    if (!run.listening) return;
    const cards = l.flask ? [s.inPlay[seat]!, s.second] : [s.inPlay[seat]!];
    const secret = [{ seats: [seat], data: { cards: cards.map((card) => CARD_IDS[card]!) } }];
    run.tell({ type: 'drew', clause: 'DB-07', data: { ...drawData(s), count: cards.length }, secret });
  },
  askTake(s, run) {
    if (s.second === NO_CARD) run.goto(ASK_STEP);
    else run.ask(s.drawSeat, takeDecision);
  },
  taken(s, run) {
    const seat = s.drawSeat;
    const left = run.a === s.second ? s.inPlay[seat]! : s.second;
    s.inPlay[seat] = run.a;
    s.second = NO_CARD;
    s.discard.push(left);
    if (run.listening)
      run.tell({
        type: 'flask-taken',
        clause: 'DB-E-whiskey-flask',
        data: { ...drawData(s), discarded: CARD_IDS[left]! },
        secret: [{ seats: [seat], data: { card: CARD_IDS[run.a]! } }],
      });
  },
  /** PD-4 */
  ask(s, run) {
    if (isAsked(s)) run.ask(s.drawSeat, drawDecision);
    else {
      reveal(s, run, false, NO_CARDS);
      run.leave();
    }
  },
  /** PD-5 to PD-10 */
  decide(s, run) {
    const seat = s.drawSeat;
    const play = run.verb === KEEP ? s.inPlay[seat]! : run.a;
    const swapped = play !== s.inPlay[seat];
    const cards = run.verb === MELD ? meldCards(s, seat, run.b) : NO_CARDS;
    if (swapped) {
      swapIn(s, seat, play);
      if (run.listening)
        run.tell({ type: 'swapped', clause: 'DB-65', data: { seat, kind: DRAWS[s.drawKind]! } });
    }
    reveal(s, run, swapped, cards);
  },
});
const TAKE_STEP = draw.at.take;
const ASK_STEP = draw.at.ask;

/** The card in play is shown, judged and laid away; meld cards go with it. */
function reveal(
  s: DevilsState,
  run: Run<DevilsState, Events>,
  swapped: boolean,
  meld: readonly number[],
): void {
  const seat = s.drawSeat;
  const card = s.inPlay[seat]!;
  s.used = card;
  s.value = worth(s, card);
  s.success = meld.length > 0 || reaches(s, card);
  for (const each of meld)
    if (each !== card) {
      const hand = s.hands[seat]!;
      hand.splice(hand.indexOf(each), 1);
      forget(s, seat, each);
      s.discard.push(each);
    }
  if (s.drawKind === ROUTING_DRAW) {
    s.piles[seat]!.push(card);
    s.inPlay[seat] = NO_CARD;
  } else discardInPlay(s, seat);
  if (run.listening) tellRevealed(s, run, swapped, meld);
  if (meld.length > 0) refillAtOnce(s, run, seat);
}

function tellRevealed(
  s: DevilsState,
  run: Run<DevilsState, Events>,
  swapped: boolean,
  meld: readonly number[],
): void {
  const data = {
    ...drawData(s),
    card: CARD_IDS[s.used]!,
    value: s.value,
    success: s.success,
    swapped,
    meld: meld.map((card) => CARD_IDS[card]!),
  };
  run.tell({ type: 'revealed', clause: meld.length > 0 ? 'DB-09' : 'DB-07', data });
}

/** DB-48: the card itself, drawn or swapped in; a draw that only a meld saved does not count. */
export function isNaturalHit(s: Readonly<DevilsState>): boolean {
  return cardValue(s.used) >= Math.min(KING, s.options.rendingOn) && reaches(s, s.used);
}
