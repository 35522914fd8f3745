/** One match between bots, from its first step to its end. */
import { actsUnasked, ask, type Bot, random } from '@fray/bots';
import { assert } from '@fray/engine';
import type { Onlooker } from './onlooker.js';
import { Question, type Table } from './table.js';

export interface Played {
  readonly seats: number;
  readonly decisions: number;
  /** Decisions with more than one thing to choose from. */
  readonly choices: number;
  /** The seat that was the first to be asked alone; -1 when nobody was. */
  readonly first: number;
}

/** `acting`: some bot may do something that nobody asked for. */
export function playMatch(table: Table, acting: boolean, onlooker?: Onlooker): Played {
  const { machine, state, bots } = table;
  machine.start(state);
  const most = machine.game.maxDecisions;
  let decisions = 0;
  let choices = 0;
  let first = -1;
  for (; state.outcome === null; decisions++) {
    assert(decisions < most, 'it goes on too long');
    onlooker?.look(state, bots.length);
    const asking = machine.asking(state);
    if (acting && actUnasked(table)) continue;
    const lowest = asking & -asking;
    const seat = 31 - Math.clz32(lowest);
    if (first < 0 && asking === lowest) first = seat;
    if (decide(table, seat) > 1) choices++;
  }
  return { seats: bots.length, decisions, choices, first };
}

/** How many moves there were. The random bot needs no view and no list, so mass simulation builds neither for it. */
function decide(table: Table, seat: number): number {
  const { machine, state, bots, rngs } = table;
  const bot = bots[seat]!;
  if (bot === random) {
    const drawnFrom = machine.draw(state, seat, rngs[seat]!);
    machine.applyListed(state, seat, 0);
    return drawnFrom;
  }
  const count = machine.list(state, seat);
  machine.apply(state, seat, ask(bot, new Question(table, seat, machine.offers.moves(), []))!);
  return count;
}

/** A bot that goes by the game's advice, which is to hold still. */
function holdsStill({ machine, state }: Table, bot: Bot, seat: number): boolean {
  return bot.act === undefined && machine.game.knowledge.holdsStill?.(state, seat) === true;
}

/** The first seat that does something nobody asked for; false when all hold still. */
function actUnasked(table: Table): boolean {
  const { machine, state, bots } = table;
  return bots.some((bot, seat) => {
    if (!actsUnasked(machine.game, bot) || holdsStill(table, bot, seat)) return false;
    const standing = machine.standing(state, seat);
    if (standing.length === 0) return false;
    const move = ask(bot, new Question(table, seat, [], standing));
    if (move !== undefined) machine.apply(state, seat, move);
    return move !== undefined;
  });
}
