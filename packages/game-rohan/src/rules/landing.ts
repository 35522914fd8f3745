/** A card lands on the table, and play-applied abilities fire at once (RL-31). */
import type { Run } from '@fray/engine';
import { EMPTY, figures, LANES, place } from '../board.js';
import { CARDS, INSPIRE, RALLY, REINFORCE } from '../data/cards.js';
import { REINFORCEMENTS } from '../data/decks.js';
import { places, type RohanState } from '../state.js';
import type { Events } from '../words/events.js';
import { told } from './told.js';

export function land(
  s: RohanState,
  run: Run<RohanState, Events>,
  seat: number,
  card: number,
  lane: number,
): void {
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
  remove(s.hands[seat]!, card);
  const shown = s.shown[seat]!;
  if (shown.length === 0) return;
  if (!holds(shown, card)) return;
  const rest = shown.slice();
  remove(rest, card);
  s.shown = replaced(s.shown, seat, rest);
}

/** What `includes` does, which is a call. */
function holds(cards: readonly number[], card: number): boolean {
  for (let at = 0; at < cards.length; at++) if (cards[at] === card) return true;
  return false;
}

/** What `with` does, which for lists of two takes many times as long. */
function replaced<T>(bySeat: readonly T[], seat: number, own: T): readonly T[] {
  return seat === 0 ? [own, bySeat[1]!] : [bySeat[0]!, own];
}

/** What `indexOf` and `splice` do, without their calls and the array of what is taken out: this is play's hottest path. */
function remove(cards: number[], card: number): void {
  let at = 0;
  while (at < cards.length && cards[at] !== card) at++;
  for (at++; at < cards.length; at++) cards[at - 1] = cards[at]!;
  cards.pop();
}

/** RL-AB-inspire, RL-AB-rally: +1 attack for every card now in the owner's row, the new one included. */
function inspire(s: RohanState, run: Run<RohanState, Events>, seat: number, card: number): void {
  const start = seat * LANES;
  const raised = places(s.atkUp);
  for (let at = start; at < start + LANES; at++) if (s.cards[at] !== EMPTY) raised[at]!++;
  s.atkUp = raised;
  if (!run.listening) return;
  const lanes: number[] = [];
  for (let lane = 0; lane < LANES; lane++) if (s.cards[start + lane] !== EMPTY) lanes.push(lane + 1);
  const { id, ability } = CARDS[card]!;
  const name = ability === RALLY ? 'rally' : 'inspire';
  run.tell(told('inspired', `RL-AB-${name}`, { seat, card: id, ability: name, lanes }));
}

/** RL-AB-reinforce, RL-A10: into the hand, whatever its size; everyone sees which cards. */
function reinforce(s: RohanState, run: Run<RohanState, Events>, seat: number, card: number): void {
  const hand = s.hands[seat]!;
  for (let i = 0; i < REINFORCEMENTS.length; i++) hand.push(REINFORCEMENTS[i]!);
  const shown = s.shown[seat]!;
  // Mostly the first of them: what is replaced and never written into can be the list of the rules itself.
  s.shown = replaced(s.shown, seat, shown.length === 0 ? REINFORCEMENTS : shown.concat(REINFORCEMENTS));
  s.reinforced = replaced(s.reinforced, seat, s.reinforced[seat]! + 1);
  if (!run.listening) return;
  const cards = REINFORCEMENTS.map((made) => CARDS[made]!.id);
  run.tell(told('reinforced', 'RL-AB-reinforce', { seat, card: CARDS[card]!.id, cards }));
}
