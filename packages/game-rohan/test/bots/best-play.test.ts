/** The quick reckoning of the best play against a slow one that looks at the whole table for every card. */
import { below, Machine, Match, rngFromSeed } from '@fray/engine';
import { CARDS, EMPTY, figures, forecast, LANES, landed, PASS, PLAY, place, rohan } from '@fray/game-rohan';
import { expect, it } from 'vitest';

type Table = Parameters<typeof landed>[0];

function slowScore(table: Table, seat: number): number {
  const { lanes } = forecast(table);
  const health = [...table.health];
  let cards = 0;
  for (let lane = 0; lane < LANES; lane++) {
    for (const side of [0, 1]) {
      const { loss, falls, hpLeft } = lanes[lane]!;
      health[side]! -= loss[side]!;
      const card = table.cards[place(side, lane)]!;
      if (card === EMPTY || falls[side]) continue;
      const { atk, def } = figures(table.options)[card]!;
      cards += 0.35 * (atk + def + hpLeft[side]!) * (side === seat ? 1 : -1);
    }
    if (health[0]! <= 0 || health[1]! <= 0) return health[seat]! > health[1 - seat]! ? 1000 : -1000;
  }
  return health[seat]! - health[1 - seat]! + cards;
}

it('the quick choice is the best by a slow look at the whole table, from view and state alike', () => {
  const rng = rngFromSeed('best play');
  let plays = 0;
  for (let n = 0; n < 60; n++) {
    const seats = ['a', 'b'].map((name) => ({ name, kind: 'bot' as const }));
    const started = Match.start(rohan, {
      seats,
      seed: `best ${n}`,
      options: { classicBalance: n % 3 === 0 },
    });
    if (!started.ok) throw new Error(started.error.id);
    const match = started.value;
    const machine = new Machine(rohan);
    for (let step = 0; step < 60 && match.outcome === null; step++) {
      const seat = match.asked()[0]!;
      const view = match.view(seat);
      const moves = match.moves(seat);
      const before = slowScore(view.table, seat);
      const gains = moves.map(([verb, card, lane]) => {
        if (verb !== PLAY) return verb === PASS ? 0 : -1;
        const bonus = CARDS[card]!.id === 'the-white' ? 6 : 0;
        return slowScore(landed(view.table, seat, card, lane), seat) - before + bonus;
      });
      const pick = rohan.knowledge.policy!(view, moves, rng);
      expect(gains[pick]).toBeCloseTo(Math.max(0, ...gains), 9);
      if (moves[pick]![0] === PLAY) plays++;
      machine.list(match.state, seat);
      const kept = JSON.stringify(match.state);
      const worths = new Float64Array(moves.length);
      rohan.knowledge.worths!(match.state, seat, machine.offers, worths);
      expect(worths.indexOf(Math.max(...worths))).toBe(pick);
      expect(JSON.stringify(match.state)).toBe(kept);
      match.play(seat, moves[below(rng, moves.length)]!);
    }
  }
  expect(plays).toBeGreaterThan(500);
});
