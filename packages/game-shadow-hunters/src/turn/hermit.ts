/** A Hermit card: read by the drawer, handed over face down, answered by whoever gets it (SH-B-78 to SH-B-80). */
import { type Decision, decision, type Offers, procedureOf, type Run } from '@fray/engine';
import {
  AID,
  ANGER,
  BETS,
  CARD_IDS,
  EXORCISM,
  GREED,
  NURTURANCE,
  PREDICTION,
  TOUGH_LESSON,
} from '../data/cards.js';
import { CHARACTER_IDS, FACTION_SETS, SHADOW, setOf, UNKNOWN } from '../data/characters.js';
import { atPoint } from '../house/table.js';
import {
  CARD_LIVING,
  CARD_OTHERS,
  MUST_APPLY,
  NO_DEMAND,
  NOT_YOURS,
  TRUTH_NO,
  TRUTH_YES,
} from '../refusals.js';
import { settle } from '../rules/deaths.js';
import { gearBit, moveGear, offerGear } from '../rules/gear.js';
import { HERMIT_CARD, heal, hurt } from '../rules/harm.js';
import { nextAlive } from '../rules/range.js';
import { hasAbility, ruleOut } from '../rules/reveal.js';
import { check } from '../rules/win.js';
import { isAlive, NO_CARD, NO_SEAT, type ShadowState } from '../state.js';
import { ADMIT, DENY, GIVE, HAND, PASS } from '../verbs.js';
import type { Events } from '../words/events.js';
import { pendingOf, prompt } from '../words/ids.js';

/** What a card costs that simply hurts; the cards that heal or demand cost 1 as well. */
const COST: Readonly<Record<number, number>> = { [EXORCISM]: 2, [TOUGH_LESSON]: 2 };
/** SH-B-80: two damage can only come from those two cards, and everybody sees the two. */
const TWO_SET = FACTION_SETS[SHADOW]! | setOf(({ hp }) => hp >= 12);

/** SH-E-47: the living, on the board or not. */
export const giveHermit: Decision<ShadowState> = decision<ShadowState>({
  id: 'hermit-give',
  clause: 'SH-B-78',
  offers(s, seat, out) {
    for (let other = 0; other < s.seats; other++)
      out.offer(other === seat ? CARD_OTHERS : isAlive(s, other) ? undefined : CARD_LIVING, GIVE, other);
    out.otherwise(PASS, () => MUST_APPLY);
  },
  prompt: (s) => prompt('hermit-give', { card: CARD_IDS[s.hermit]! }),
  timeout: (s, seat) => [GIVE, nextAlive(s, seat), 0, 0, 0],
});

export function demandsGear(card: number): boolean {
  return card >= ANGER && card <= GREED;
}

function isMeant(s: Readonly<ShadowState>, seat: number): boolean {
  return (BETS[s.hermit]! & (1 << s.characters[seat]!)) !== 0;
}

/** SH-E-09, SH-E-10: Unknown may claim either, except when the card is to be shown to. */
function mayLie(s: Readonly<ShadowState>, seat: number): boolean {
  return s.hermit !== PREDICTION && hasAbility(s, seat, UNKNOWN);
}

function offerAnswers(s: Readonly<ShadowState>, seat: number, out: Offers): void {
  const meant = isMeant(s, seat);
  const lie = mayLie(s, seat);
  out.offer(meant || lie ? undefined : TRUTH_NO, ADMIT);
  out.offer(!meant || lie ? undefined : TRUTH_YES, DENY);
  if (demandsGear(s.hermit) && (meant || lie)) offerGear(s, seat, HAND, s.giver, out);
  if (meant) out.otherwise(PASS, () => TRUTH_YES);
  const why = demandsGear(s.hermit) && !meant ? TRUTH_NO : NO_DEMAND;
  out.otherwise(HAND, (_player, card) => ((s.gear[seat]! & gearBit(card)) === 0 ? NOT_YOURS : why));
}

export const answerHermit: Decision<ShadowState> = decision<ShadowState>({
  id: 'hermit-answer',
  clause: 'SH-B-79',
  paced: true,
  offers: offerAnswers,
  prompt: (s) => prompt('hermit-answer', { card: CARD_IDS[s.hermit]!, by: s.giver }),
  pending: (s) => ({
    what: pendingOf('hermit', { by: s.giver, seat: s.receiver }),
    source: s.giver,
    target: s.receiver,
    order: [s.receiver],
    passed: [],
  }),
  timeout: (s, seat) => [isMeant(s, seat) ? ADMIT : DENY, 0, 0, 0, 0],
});

/** `quick`: at a quick start the card goes to the left neighbour, and nobody doubles it (SH-B-20). */
export const hermit = procedureOf<ShadowState, { quick: boolean }, Events>()('hermit', {
  give(s, run, l) {
    if (l.quick) run.goto(hermit.at.handOver);
    else run.ask(s.giver, giveHermit);
  },
  choose(s, run) {
    s.target = run.a;
    atPoint(s, run, 'hermit');
  },
  /** Only now the receiver reads it. */
  handOver(s, run) {
    s.receiver = s.target;
    s.target = NO_SEAT;
    if (!run.listening) return;
    const secret = [{ seats: [s.giver, s.receiver], data: { card: CARD_IDS[s.hermit]! } }];
    run.tell({ type: 'gave', clause: 'SH-B-78', data: { seat: s.giver, to: s.receiver }, secret });
  },
  answer(s, run) {
    run.ask(s.receiver, answerHermit);
  },
  obey(s, run) {
    const { giver, receiver, hermit: card, added } = s;
    s.hermit = NO_CARD;
    s.added = 0;
    s.giver = s.receiver = NO_SEAT;
    s.discards[0]!.push(card);
    s.givers.push(giver);
    s.receivers.push(receiver);
    learn(s, giver, receiver, card, run.verb !== DENY);
    obey(s, run, giver, receiver, card, added);
    settle(s, run, giver, false);
  },
});

/** What the giver now knows of the receiver. */
function learn(s: ShadowState, giver: number, receiver: number, card: number, admitted: boolean): void {
  const at = giver * s.seats + receiver;
  if (card === PREDICTION) {
    s.known[at] = 1 << s.characters[receiver]!;
    return;
  }
  const liar = (s.cancelled & (1 << receiver)) === 0 ? 1 << UNKNOWN : 0;
  s.known[at]! &= (admitted ? BETS[card]! : ~BETS[card]!) | liar;
}

function obey(
  s: ShadowState,
  run: Run<ShadowState, Events>,
  giver: number,
  receiver: number,
  card: number,
  added: number,
): void {
  const verb = run.verb;
  const gift = run.b;
  const heals = card >= AID && card <= NURTURANCE && s.damage[receiver]! > 0;
  const shown = card === PREDICTION;
  const outcome = verb === DENY || shown ? 'nothing' : verb === HAND ? 'gift' : heals ? 'heal' : 'hurt';
  if (run.listening) tellOutcome(s, run, giver, receiver, card, outcome);
  if (outcome === 'gift') {
    moveGear(s, run, receiver, giver, gift, 'SH-B-79');
    check(s, run);
  } else if (outcome === 'heal') heal(s, run, receiver, 1, HERMIT_CARD, 'SH-B-79');
  else if (outcome === 'hurt') {
    const cost = COST[card] ?? 1;
    const dealt = hurt(s, run, receiver, cost + added, giver, HERMIT_CARD, 'SH-B-79');
    if (cost === 2 && dealt > 0) ruleOut(s, receiver, ~TWO_SET);
  }
}

function tellOutcome(
  s: Readonly<ShadowState>,
  run: Run<ShadowState, Events>,
  by: number,
  seat: number,
  card: number,
  outcome: string,
): void {
  const read = { card: CARD_IDS[card]! };
  const character = CHARACTER_IDS[s.characters[seat]!]!;
  const secret = [
    { seats: [by, seat], data: read },
    ...(card === PREDICTION ? [{ seats: [by], data: { ...read, character } }] : []),
  ];
  run.tell({ type: 'hermit', clause: 'SH-B-80', data: { seat, by, outcome }, secret });
}
