import { ask, type Bot, greedy, random } from '@fray/bots';
import { type AnyGame, below, Match, rngFromSeed } from '@fray/engine';
import { rohan } from '@fray/game-rohan';
import { expect, it } from 'vitest';

const MATCHES = 2000;

const BOTS: Readonly<Record<string, Bot>> = { greedy, random };

/** Plays one match between two bots; returns the winning seat, or -1. */
function play(game: AnyGame, bots: readonly [string, string], seed: string): number {
  const seats = bots.map((bot) => ({ name: bot, kind: 'bot' as const, bot }));
  const started = Match.start(game, { seats, seed });
  if (!started.ok) throw new Error(started.error.id);
  const match = started.value;
  const rng = rngFromSeed(`bots ${seed}`);
  while (match.outcome === null) {
    const seat = match.asked()[0]!;
    const [view, moves] = [match.view(seat), match.moves(seat)];
    const question = { game, view, moves, standing: match.standing(seat), seats: 2, rng, budget: {} };
    match.play(seat, ask(BOTS[bots[seat]!]!, question)!);
  }
  return match.outcome.winners[0] ?? -1;
}

it(`the greedy bot beats random in more than 80 % of ${MATCHES} matches, sides swapped`, () => {
  let wins = 0;
  for (let i = 0; i < MATCHES; i++) {
    const side = i % 2;
    const winner = play(
      rohan,
      side === 0 ? ['greedy', 'random'] : ['random', 'greedy'],
      `strength ${i >> 1}`,
    );
    if (winner === side) wins++;
  }
  expect(wins / MATCHES).toBeGreaterThan(0.8);
});

it('the judge likes a won table, dislikes a lost one, and sees a threat', () => {
  const started = Match.start(rohan, {
    seats: [
      { name: 'a', kind: 'bot' },
      { name: 'b', kind: 'bot' },
    ],
    seed: 'judge',
  });
  if (!started.ok) throw new Error(started.error.id);
  const { state } = started.value;
  const { judge } = rohan.knowledge;
  const even = judge(state, 0);
  expect(Math.abs(even)).toBeLessThan(0.1);
  const worse = rohan.clone(state);
  worse.health[0]! -= 10;
  expect(judge(worse, 0)).toBeLessThan(even);
  expect(judge(worse, 1)).toBeGreaterThan(even);
  const rng = rngFromSeed('judge');
  while (started.value.outcome === null) {
    const seat = started.value.asked()[0]!;
    const moves = started.value.moves(seat);
    started.value.play(seat, moves[below(rng, moves.length)]!);
  }
  const [winner] = started.value.outcome.winners;
  expect([judge(state, winner!), judge(state, 1 - winner!)]).toEqual([1, -1]);
});
