/** A card lands on the table, and play-applied abilities fire at once (RL-31). */
import type { Run } from '@fray/engine';
import { EMPTY, figures, LANES, place } from '../board.js';
import { ABILITIES, CARDS, INSPIRE, RALLY, REINFORCE } from '../data/cards.js';
import { REINFORCEMENTS } from '../data/decks.js';
import type { RohanState } from '../state.js';
import { told } from './told.js';

export function land(s: RohanState, run: Run<RohanState>, seat: number, card: number, lane: number): void {
  takeFromHand(s, seat, card);
  const at = place(seat, lane);
  s.cards[at] = card;
  s.hp[at] = figures(s.options)[card]!.hp;
  s.stirred = true;
  if (run.listening) run.tell(told('played', 'RL-06', { seat, card: CARDS[card]!.id, lane: lane + 1 }));
  const ability = CARDS[card]!.ability;
  if (ability === INSPIRE || ability === RALLY) inspire(s, run, seat, card);
  else if (ability === REINFORCE) reinforce(s, run, seat, card);
}

function takeFromHand(s: RohanState, seat: number, card: number): void {
  const hand = s.hands[seat]!;
  removeAt(hand, hand.indexOf(card));
  const known = s.shown[seat]!.indexOf(card);
  if (known !== -1) s.shown = s.shown.with(seat, s.shown[seat]!.toSpliced(known, 1));
}

/** What `splice` does, without the array it would make for what it takes out: this is play's hottest path. */
function removeAt(cards: number[], place: number): void {
  for (let i = place + 1; i < cards.length; i++) cards[i - 1] = cards[i]!;
  cards.pop();
}

/** RL-AB-inspire, RL-AB-rally: +1 attack for every card now in the owner's row, the new one included. */
function inspire(s: RohanState, run: Run<RohanState>, seat: number, card: number): void {
  const start = seat * LANES;
  for (let at = start; at < start + LANES; at++) if (s.cards[at] !== EMPTY) s.atkUp[at]!++;
  if (!run.listening) return;
  const lanes: number[] = [];
  for (let lane = 0; lane < LANES; lane++) if (s.cards[start + lane] !== EMPTY) lanes.push(lane + 1);
  const { id, ability } = CARDS[card]!;
  const name = ABILITIES[ability]!;
  run.tell(told('inspired', `RL-AB-${name}`, { seat, card: id, ability: name, lanes }));
}

/** RL-AB-reinforce, RL-A10: into the hand, whatever its size; everyone sees which cards. */
function reinforce(s: RohanState, run: Run<RohanState>, seat: number, card: number): void {
  s.hands[seat]!.push(...REINFORCEMENTS);
  s.shown = s.shown.with(seat, [...s.shown[seat]!, ...REINFORCEMENTS]);
  s.reinforced = s.reinforced.with(seat, s.reinforced[seat]! + 1);
  if (!run.listening) return;
  const cards = REINFORCEMENTS.map((made) => CARDS[made]!.id);
  run.tell(told('reinforced', 'RL-AB-reinforce', { seat, card: CARDS[card]!.id, cards }));
}
