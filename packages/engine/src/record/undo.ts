/**
 * Undo is derived, not declared. A choice can be taken back freely while nobody else has been asked or has chosen since, no
 * dice fell, and the one who takes it back has learnt nothing by it; otherwise the others are asked.
 */

import { rngFromWords } from '../chance/random.js';
import type { Core } from '../core.js';
import { type GameEvent, seenBy } from '../event.js';
import type { Game } from '../game.js';
import { Machine } from '../machine.js';
import type { Match } from '../match.js';
import { type Move, parseChoice } from '../move.js';
import { assert } from '../result.js';
import { isSame } from '../seat/patch.js';
import { type SeatView, seatsIn, viewFlow } from '../seat/view.js';
import { engineMessage } from '../words/engine-message.js';
import type { Message } from '../words/message.js';
import { replay } from './replay.js';

export type UndoStatus =
  | { readonly kind: 'free' }
  | { readonly kind: 'consent'; readonly seats: readonly number[]; readonly reason: Message }
  | { readonly kind: 'refused'; readonly reason: Message };

/** The same where it was not worth while to find out yet whether the seat has learnt something: then it is consent, else free. */
export type QuickUndoStatus = UndoStatus | { readonly kind: 'unjudged' };

/** So many worlds that fit what a seat knew are tried. News that shows in none of them is no news worth an argument. */
const WORLDS = 24;

/**
 * On what terms this seat may take back its n-th choice of the match (its last one unless said), and with it all that came
 * after. What others have sealed since does not show in it.
 */
export function undoStatus<S extends Core, V>(
  match: Match<S, V>,
  seat: number,
  n = lastChoiceOf(match, seat),
): UndoStatus {
  const terms = quickUndoStatus(match, seat, n);
  if (terms.kind !== 'unjudged') return terms;
  return hasLearnt(match, match.before(n)!.view, n) ? consent(match, seat, YOU_LEARNT) : { kind: 'free' };
}

/** As much of that as costs nothing to know. */
export function quickUndoStatus<S extends Core, V>(
  match: Match<S, V>,
  seat: number,
  n: number,
): QuickUndoStatus {
  if (match.outcome !== null) return { kind: 'refused', reason: engineMessage('over') };
  if (match.choices[n - 1]?.seat !== seat)
    return { kind: 'refused', reason: engineMessage('nothing-chosen') };
  if (match.isHidden(n)) return { kind: 'free' };
  const before = match.before(n);
  // Whoever has sealed a choice since was asked, and counts as still being asked: that it was made must not show.
  if (before === undefined || areOthersIn(match.asked(), seat)) return consent(match, seat, GONE_ON);
  return isSame(before.rng, match.state.rng) ? UNJUDGED : consent(match, seat, DICE_DRAWN);
}

/** Asked after every choice for everybody who watches: what says the same is made once. */
const UNJUDGED: QuickUndoStatus = { kind: 'unjudged' };
const GONE_ON = engineMessage('gone-on');
const DICE_DRAWN = engineMessage('dice-drawn');
const YOU_LEARNT = engineMessage('you-learnt');

function areOthersIn(asked: readonly number[], seat: number): boolean {
  return asked.length > 1 || (asked.length === 1 && asked[0] !== seat);
}

/** The match without its n-th choice: one that is still sealed goes alone, any other takes along what came after it. */
export function takeBack<S extends Core, V>(match: Match<S, V>, n = match.length): Match<S, V> {
  const record = match.record();
  const alone = match.isHidden(n);
  const choices = record.choices.filter((_, i) => i + 1 < n || (alone && i + 1 > n));
  const before = replay(match.game, { ...record, choices });
  assert(before.ok, 'a match must replay');
  return before.value;
}

function lastChoiceOf<S extends Core, V>(match: Match<S, V>, seat: number): number {
  return match.choices.findLastIndex((choice) => choice.seat === seat) + 1;
}

function consent<S extends Core, V>(match: Match<S, V>, seat: number, reason: Message): UndoStatus {
  const everybody = 2 ** match.header.seats.length - 1;
  return { kind: 'consent', seats: seatsIn(everybody & ~(1 << seat)), reason };
}

/** Did it matter to the seat which of the worlds that it thought possible it was in? */
function hasLearnt<S extends Core, V>(match: Match<S, V>, knew: SeatView<V>, n: number): boolean {
  const { game } = match;
  const { seat } = knew;
  const moves = match.choices.slice(n - 1).map(({ choice }) => moveOf(game, choice));
  const seen = {
    view: match.view(seat),
    events: match.story.slice(n).flatMap((events) => events.map((event) => seenBy(event, seat))),
  };
  const rng = rngFromWords(n, match.length, seat, WORLDS);
  const told: GameEvent[] = [];
  const machine = new Machine(game, { sink: (event) => told.push(seenBy(event, seat)) });
  for (let world = 0; world < WORLDS; world++) {
    told.length = 0;
    const state = game.sample(knew, rng);
    for (const move of moves) if (machine.submit(state, seat, move) !== undefined) return true;
    const view = { seat, table: game.view(state, seat), flow: viewFlow(state, seat) };
    if (!isSame({ view, events: told }, seen)) return true;
  }
  return false;
}

function moveOf<S extends Core, V>(game: Game<S, V>, choice: unknown): Move {
  const move = parseChoice(game.verbs, choice);
  assert(move.ok, 'what was played can be read');
  return move.value;
}
