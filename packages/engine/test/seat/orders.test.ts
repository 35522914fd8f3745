import { describe, expect, it } from 'vitest';
import {
  answerByOrders,
  defaultOrders,
  type Game,
  lastingOrders,
  type StandingOrder,
} from '../../src/index.js';
import { afterBids, PASS, type Toy, type ToyView, toy } from '../toy-game.js';

const match = afterBids();
const moves = match.moves(0);
const pass = moves.findIndex(([verb]) => verb === PASS);

const order = (id: string, more: Partial<StandingOrder<ToyView>>): StandingOrder<ToyView> => ({
  id,
  default: false,
  answer: () => undefined,
  ...more,
});

const game: Game<Toy, ToyView> = {
  ...toy,
  orders: [
    order('thoughtful', { default: true }),
    order('passive', { answer: () => pass, lapses: ({ table }) => table.pings > 0 }),
    order('only-acts', {
      default: true,
      answer: (_view, _moves, asked) => (asked === 'act' ? 0 : undefined),
    }),
  ],
};

const answer = (given: readonly string[], decision = 'act') =>
  answerByOrders(game, given, match.view(0), moves, decision);

describe('standing orders', () => {
  it('that nobody has given are those the game takes for granted', () => {
    expect(defaultOrders(game)).toEqual(['thoughtful', 'only-acts']);
    expect(defaultOrders(toy)).toEqual([]);
  });

  it('answer with the first given one that has an answer, in the order of the game', () => {
    expect(answer(['only-acts', 'passive', 'thoughtful'])).toEqual([PASS, 0, 0, 0, 0]);
    expect(answer(['only-acts'])).toEqual(moves[0]);
    expect(answer(['only-acts'], 'bid')).toBeUndefined();
  });

  it('do not answer where none was given, none fits or the game knows none', () => {
    expect(answer([])).toBeUndefined();
    expect(answer(['thoughtful', 'unheard-of'])).toBeUndefined();
    expect(answerByOrders(toy, ['passive'], match.view(0), moves, 'act')).toBeUndefined();
  });

  it('do not answer for a seat that is not asked', () => {
    expect(match.moves(1)).toEqual([]);
    expect(answerByOrders(game, ['only-acts'], match.view(1), match.moves(1), 'act')).toBeUndefined();
  });

  it('end by themselves when their condition says so', () => {
    const given = ['passive', 'only-acts'];
    expect(lastingOrders(game, given, match.view(0))).toEqual(given);
    const view = match.view(0);
    const pinged = { ...view, table: { ...view.table, pings: 1 } };
    expect(lastingOrders(game, given, pinged)).toEqual(['only-acts']);
    expect(lastingOrders(game, ['only-acts'], pinged)).toEqual(['only-acts']);
    expect(lastingOrders(toy, given, pinged)).toEqual(given);
  });
});
