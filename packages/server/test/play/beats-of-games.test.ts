/** Beats are kept while the match goes on: no game may go on writing into a view it has given away. */
import { below, Match, rngFromWords, SPECTATOR } from '@fray/engine';
import { games } from '@fray/games';
import { describe, expect, it } from 'vitest';

/** Writing into it throws from now on. What the rules share for ever, such as options and tables of data, is left out. */
function freeze(value: unknown, shared: ReadonlySet<unknown>): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || shared.has(value)) return;
  for (const field of Object.values(value)) freeze(field, shared);
  Object.freeze(value);
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('gives views away whole, after every event and for every viewer', () => {
    for (let round = 0; round < 3; round++) {
      const rng = rngFromWords(round, 1, 2, 3);
      const count = round === 0 ? game.seats.min : game.seats.max;
      const seats = Array.from({ length: count }, (_seat, i) => ({ name: `P${i}`, kind: 'bot' as const }));
      const watch = [SPECTATOR, ...seats.keys()];
      const started = Match.start(game, { seats, seed: `beats ${round}`, watch });
      if (!started.ok) throw new Error(started.error.id);
      const match = started.value;
      const shared = new Set<unknown>([match.options]);
      let shown = 0;
      for (let n = 0; n < 400 && match.outcome === null; n++) {
        for (const seat of watch)
          for (const { event, view } of match.beats(seat)) {
            expect(view.seat).toBe(seat);
            expect(event.secret).toBeUndefined();
            freeze(view, shared);
            shown++;
          }
        const [seat] = match.asked();
        const moves = match.moves(seat!);
        match.play(seat!, moves[below(rng, moves.length)]!);
      }
      expect(shown).toBeGreaterThan(0);
    }
  });
});
