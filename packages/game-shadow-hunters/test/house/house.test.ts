import { below, canonical, type Game, hashState, Machine, rngFromSeed } from '@fray/engine';
import { type ShadowState, type ShadowView, shadowHunters } from '@fray/game-shadow-hunters';
import { expect, it, vi } from 'vitest';
import { optionsOf } from '../position.js';
import { ALLOWED, rulesOf } from '../secrecy/house-sets.js';

type ShadowHunters = Game<ShadowState, ShadowView>;

/** `FRAY_SEEDS=50000 npx vitest run packages/game-shadow-hunters/test/house/house.test.ts` compares as many matches. */
const SEEDS = Number(process.env['FRAY_SEEDS'] ?? 2000);

/** The base game as if house rules had never been written: their table is empty, and its hooks do nothing. */
async function loadBaseGame(): Promise<ShadowHunters> {
  vi.resetModules();
  const nothing = (): undefined => undefined;
  vi.doMock('../../src/house/table.js', () => ({
    ...{ HOUSE_RULES: [], atPoint: nothing, atTie: nothing, houseDice: () => 0, houseAnswers: nothing },
    ...{
      houseReckon: nothing,
      houseReaction: nothing,
      houseKeeps: () => false,
      houseEmptiesHands: () => false,
    },
    ...{ houseAtStart: nothing, houseRefuse: nothing, houseStart: nothing },
  }));
  const { shadowHunters: bare } = await import('../../src/game.js');
  vi.doUnmock('../../src/house/table.js');
  // Test files share their modules: whoever comes next must not get these.
  vi.resetModules();
  return bare;
}

type Look = (state: ShadowState, machine: Machine<ShadowState, ShadowView>) => void;

function playRandomly(
  game: ShadowHunters,
  options: object,
  seats: number,
  seed: string,
  look: Look,
): ShadowState {
  const machine = new Machine<ShadowState, ShadowView>(game);
  const state = game.setup({ options: optionsOf(options), seats }, rngFromSeed(seed));
  const rng = rngFromSeed(`${seed} moves`);
  machine.start(state);
  for (let n = 0; state.outcome === null && n < game.maxDecisions; n++) {
    look(state, machine);
    const asking = machine.asking(state);
    const seat = 31 - Math.clz32(asking & -asking);
    machine.applyListed(state, seat, below(rng, machine.list(state, seat)));
  }
  return state;
}

it('[SH-H-01] with every house rule off the match is that of the base game, to the byte', {
  timeout: 60_000 + 20 * SEEDS,
}, async () => {
  const baseGame = await loadBaseGame();
  expect(baseGame).not.toBe(shadowHunters);
  for (let i = 0; i < SEEDS; i++) {
    const seats = 4 + (i % 5);
    const characters = ['base', 'expansion', 'initials', 'all'][i % 4];
    const trails = [baseGame, shadowHunters].map((game) => {
      const trail: string[] = [];
      const state = playRandomly(
        game,
        { characters },
        seats,
        `base ${i}`,
        (s, machine) => void trail.push(`${machine.decision(s)!.id} ${machine.asking(s)}`),
      );
      return `${trail.join()} ${i % 20 === 0 ? canonical(state) : hashState(game, state)}`;
    });
    expect(trails[0] === trails[1], `seed base ${i}`).toBe(true);
  }
});

it('every allowed set of house rules plays to the end without a broken invariant', () => {
  expect(ALLOWED).toHaveLength(96);
  for (const bits of ALLOWED)
    for (let match = 0; match < 5; match++) {
      const seats = 4 + ((bits + match) % 5);
      const options = { ...rulesOf(bits), characters: match % 2 === 0 ? 'all' : 'base' };
      const once = { blurred: 0, doubled: 0, stood: 0 };
      const state = playRandomly(shadowHunters, options, seats, `rules ${bits} ${match}`, (s) => {
        const fault = shadowHunters.audit(s);
        if (fault !== undefined) throw new Error(`rules ${bits}, match ${match}: ${fault}`);
        for (const field of ['blurred', 'doubled', 'stood'] as const) {
          // SH-H-28, SH-H-36, SH-H-45: what was used once stays used.
          if ((once[field] & ~s[field]) !== 0) throw new Error(`${field} came back`);
          once[field] = s[field];
        }
      });
      expect(state.outcome).not.toBeNull();
      expect(state.house & ~bits).toBe(0);
    }
});
