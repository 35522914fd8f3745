import { fileURLToPath } from 'node:url';
import { rngFromSeed } from '@fray/engine';
import { destinyquest, heroPanel } from '@fray/game-destinyquest';
import { scenarioAdapter } from '@fray/game-destinyquest/scenario';
import { matchArbitrary, perft, playPlan, startMatch } from '@fray/testkit';
import { describeConformance, describeFixtures, describeGoldenRecords } from '@fray/testkit/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const PAIRS = [
  ['gladiator', 'necromancer'],
  ['monk', 'ranger'],
  ['titan', 'icelock'],
  ['druid', 'cavalier'],
  ['pariah', 'blood-archer'],
  ['witchfinder', 'shadowstalker'],
  ['pyromancer', 'inquisitor'],
  ['shadow-ranger', 'shadow-ranger'],
] as const;
const RULINGS = [
  {},
  { tie: 'reroll', modifiers: 'when useful' },
  { tie: 'faster', windowOrder: 'player one', demonClaws: 'passive' },
  {
    armourBack: 'after damage',
    headButt: 'ends the round',
    strikeBack: 'whenever struck at',
    doubleKnockOut: 'healthier',
  },
];
const CONFIGS = PAIRS.map(([hero1, hero2], i) => ({
  options: { hero1, hero2, ...RULINGS[i % RULINGS.length] },
}));
const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

describeConformance(destinyquest, { configs: CONFIGS, matches: 2, seed: 'destinyquest' });
describeFixtures(destinyquest, folder('./fixtures'));
describeGoldenRecords(destinyquest, folder('./golden'), [
  { name: 'destinyquest-default' },
  { name: 'destinyquest-sealed', options: { hero1: 'monk', hero2: 'ranger' } },
  { name: 'destinyquest-stone', options: { hero1: 'titan', hero2: 'cavalier', modifiers: 'when useful' } },
]);

describe('whatever is played', () => {
  it('[DQ-P2, R-DEATH] health stays within its bounds and nobody fights on at 0', () => {
    fc.assert(
      fc.property(matchArbitrary(destinyquest, { configs: CONFIGS, maxChoices: 60 }), (plan) => {
        playPlan(destinyquest, plan, (match) => {
          expect(destinyquest.audit(match.state as never)).toBeUndefined();
        });
      }),
      { numRuns: 40, seed: 11 },
    );
  });

  it('[R-OPEN] both seats and anyone watching see the same table', () => {
    playPlan(destinyquest, { config: {}, seed: 'open', picks: [1, 4, 2, 7, 3, 0, 5, 2, 2, 1] }, (match) => {
      expect(match.view(0).table).toEqual(match.view(1).table);
      expect(match.view(-1).table).toEqual(match.view(0).table);
    });
  });

  it('[DQ-P6] loot cards lie open in every view from the first to the last', () => {
    playPlan(destinyquest, { config: {}, seed: 'cards', picks: [1, 4, 2, 7, 3, 0, 5, 2, 2, 1] }, (match) => {
      const shown = [0, 1].map((seat) =>
        heroPanel(match.view(1 - seat) as never, seat)
          .hero.items.filter((item) => item.lootCard !== null)
          .map((item) => item.box),
      );
      expect(shown).toEqual([['ring 1'], ['head']]);
    });
  });

  it('described positions can be read back', () => {
    const rng = rngFromSeed('read back');
    const plan = { config: {}, seed: 'read back', picks: [3, 8, 1, 12, 0, 7, 2, 5, 9, 1, 1, 4, 6] };
    playPlan(destinyquest, plan, (match) => {
      const setup = { options: match.options, seats: 2 };
      const lines = scenarioAdapter.describe(match.state as never, setup);
      const state = scenarioAdapter.position(lines, setup, rng);
      expect(state.ok ? scenarioAdapter.describe(state.value, setup) : state.error).toEqual(lines);
    });
  });
});

describe('legal choices', () => {
  it('are as many as ever from fixed positions', () => {
    const counts = (seed: string, options = {}): number[] =>
      perft(destinyquest, startMatch(destinyquest, { options }, seed).state, 4);
    expect({
      default: counts('perft 1'),
      sealed: counts('perft 1', { hero1: 'monk', hero2: 'ranger' }),
    }).toMatchInlineSnapshot(`
      {
        "default": [
          2,
          6,
          12,
          47,
        ],
        "sealed": [
          3,
          9,
          23,
          63,
        ],
      }
    `);
  });
});
