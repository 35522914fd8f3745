import { Match, SPECTATOR } from '@fray/engine';
import { expect, it } from 'vitest';
import { rohan } from '../src/index.js';

const VIEWERS = [SPECTATOR, 0, 1];
const SEATS = [
  { name: 'Ann', kind: 'person' as const },
  { name: 'Bob', kind: 'person' as const },
];

it('a view that shares parts with the one before says what is so now', () => {
  for (let game = 0; game < 20; game++) {
    const started = Match.start(rohan, { seats: SEATS, seed: `shared ${game}`, watch: VIEWERS });
    if (!started.ok) throw new Error(started.error.id);
    const match = started.value;
    let shared = 0;
    for (let n = 0; match.outcome === null && n < 300; n++) {
      const before = match.view(0).table;
      const [seat] = match.asked();
      const moves = match.moves(seat!);
      match.play(seat!, moves[(n * 7 + game) % moves.length]!);
      for (const viewer of VIEWERS) expect(match.view(viewer).table).toEqual(rohan.view(match.state, viewer));
      if (match.view(0).table.hand === before.hand) shared++;
    }
    expect(shared).toBeGreaterThan(0);
  }
});
