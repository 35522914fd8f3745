import { describe, expect, it } from 'vitest';
import { concede, defineGame, type Game, Match, settled } from '../../src/index.js';
import { BID, PASS, PEOPLE, PING, type Toy, type ToyView, toy } from '../toy-game.js';

const game: Game<Toy, ToyView> = defineGame({
  ...toy,
  standing: concede<Toy>(PING, 'TOY-9', (_s, run, seat) => run.finish([1 - seat], 'TOY-9', 'gave-up')),
});

function start(): Match<Toy, ToyView> {
  const started = Match.start(game, { seats: PEOPLE, seed: 'concede' });
  if (!started.ok) throw new Error(started.error.id);
  return started.value;
}

describe('conceding', () => {
  it('is open to everybody at any moment, asked or not', () => {
    const match = start();
    match.play(0, [BID, 1, 0, 0, 0]);
    expect([0, 1].map((seat) => match.standing(seat))).toEqual([[[PING, 0, 0, 0, 0]], [[PING, 0, 0, 0, 0]]]);
  });

  it('tells who gave up, and ends as the game says', () => {
    const match = start();
    expect(match.play(1, [PING, 0, 0, 0, 0])).toMatchObject({ ok: true });
    expect(match.story.at(-1)).toEqual([{ type: 'conceded', clause: 'TOY-9', data: { seat: 1 } }]);
    expect(match.outcome).toEqual({ winners: [0], clause: 'TOY-9', reason: 'gave-up' });
    expect(match.play(0, [PASS, 0, 0, 0, 0])).toMatchObject({ ok: false, error: { id: 'over' } });
  });
});

it('a match that is over is worth something, one that runs is not settled', () => {
  const outcome = (winners: number[]) => ({ winners, clause: 'X', reason: 'x' });
  expect([settled(outcome([0, 2]), 2), settled(outcome([0]), 1), settled(outcome([]), 0)]).toEqual([
    1, -1, 0,
  ]);
  expect(settled(null, 0)).toBeUndefined();
});
