/** What a match waits for that no person has to do: answers by standing orders, the end of a beat, a bot's turn, a claim. */
import type { BotBudget, BotRequest } from '@fray/bots';
import type { Move, SeatView } from '@fray/engine';
import { concession, type Proposal, proposeMove } from './acts.js';
import type { Timeline } from './timeline/timeline.js';

/** What can be written down at once; undefined when there is nothing. A host asks again after each entry. */
export function dueEntry(timeline: Timeline, at: number): Proposal | undefined {
  if (timeline.match.outcome !== null) return undefined;
  const { claimed } = timeline.departures;
  const giveUp = claimed === undefined ? undefined : concession(timeline, claimed);
  if (giveUp !== undefined) return propose(timeline, claimed!, giveUp, 'others', at);
  for (const seat of timeline.asked()) {
    const move = timeline.look.ordered(seat);
    if (move !== undefined) return propose(timeline, seat, move, 'orders', at);
  }
  const beat = timeline.beatAt();
  return beat !== undefined && beat <= at ? { entry: { kind: 'beat', seat: 0, at } } : undefined;
}

/** A bot's seat that could do something: what it is asked, and what it may do though nobody asked. */
export interface BotTurn {
  readonly seat: number;
  readonly level: string;
  /** The entry that the seat's question dates from: the answer is worthless after another one. */
  readonly since: number;
  readonly view: SeatView<unknown>;
  /** Empty where nothing is asked of it. */
  readonly moves: readonly Move[];
  readonly standing: readonly Move[];
}

/** The bots' turns at this position. Bots that are not asked have one only in games whose bots act unasked. */
export function botTurns(timeline: Timeline): BotTurn[] {
  const { match, look, game } = timeline;
  if (match.outcome !== null) return [];
  const acts = game.knowledge.act !== undefined;
  const turns: BotTurn[] = [];
  for (const seat of match.header.seats.keys()) {
    const level = timeline.botOf(seat);
    if (level === undefined) continue;
    const moves = timeline.isAsked(seat) ? look.moves(seat) : [];
    const standing = acts ? match.standing(seat) : [];
    if (moves.length > 0 || standing.length > 0)
      turns.push({ seat, level, since: timeline.since[seat]!.n, view: look.view(seat), moves, standing });
  }
  return turns;
}

function propose(
  timeline: Timeline,
  seat: number,
  move: Move,
  by: 'orders' | 'others',
  at: number,
): Proposal | undefined {
  const proposed = proposeMove(timeline, seat, move, by, at);
  return proposed.ok ? proposed.value : undefined;
}

/** The turn as a question that can travel to wherever the bot thinks. */
export function botRequest(
  timeline: Timeline,
  turn: BotTurn,
  seed: string,
  budget: BotBudget = {},
): BotRequest {
  const { level: bot, view, moves, standing } = turn;
  const seats = timeline.match.header.seats.length;
  return { game: timeline.game.id, bot, view, moves, standing, seats, seed, budget };
}
