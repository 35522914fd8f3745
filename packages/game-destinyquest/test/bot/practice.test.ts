import { below, rngFromSeed, UNTHINKABLE, viewFlow } from '@fray/engine';
import { destinyquest, PREBUILT } from '@fray/game-destinyquest';
import { expect, it } from 'vitest';
import { type DuelState, machine, newDuel } from './new-duel.js';

const { practice, worths, routine } = destinyquest.knowledge;
await practice!.recall!();

function weighed(state: Readonly<DuelState>, seat: number): number[] {
  const out = new Float64Array(machine.list(state, seat));
  practice!.weigh(state, seat, machine.offers, out);
  return [...out];
}

it('practice weighs moves alike in every world that fits the view, and never what can wait without loss', () => {
  const state = newDuel('druid', 'witchfinder', 'worlds');
  const rng = rngFromSeed('worlds');
  let waited = 0;
  while (state.outcome === null) {
    const seat = machine.asking(state) & 1 ? 0 : 1;
    const known = weighed(state, seat);
    const view = { seat, table: destinyquest.view(state, seat), flow: viewFlow(state, seat) };
    expect(weighed(destinyquest.sample(view, rng), seat)).toEqual(known);
    const pass = routine!(state, seat, machine.offers);
    if (pass >= 0 && known.length > 1) {
      waited++;
      expect(known.indexOf(Math.max(...known))).toBe(pass);
      expect(known.filter((worth) => worth !== UNTHINKABLE)).toHaveLength(1);
    }
    machine.list(state, seat);
    machine.applyListed(state, seat, below(rng, known.length));
  }
  expect(waited).toBeGreaterThan(0);
});

it('whoever plays by practice wins more duels of all heroes than the quick choice', () => {
  const duels = 2000;
  const quick = new Float64Array(200);
  const rng = rngFromSeed('heroes');
  const hero = (): string => PREBUILT[below(rng, PREBUILT.length)]!.id;
  let won = 0;
  for (let n = 0; n < duels; n += 2) {
    const heroes = [hero(), hero()] as const;
    for (let side = 0; side < 2; side++) {
      const state = newDuel(...heroes, `practice ${n}`);
      while (state.outcome === null) {
        const seat = machine.asking(state) & 1 ? 0 : 1;
        const count = machine.list(state, seat);
        worths!(state, seat, machine.offers, quick);
        const found = seat === side ? weighed(state, seat) : [...quick.subarray(0, count)];
        machine.applyListed(state, seat, found.indexOf(Math.max(...found)));
      }
      if (state.outcome.winners.includes(side)) won++;
    }
  }
  expect(won / duels).toBeGreaterThan(0.52);
});
