/** Hashes are made of ids: one more ability, mark or option in the tables changes none of them. */
import { type AnyGame, formatNotation, Match, type Move } from '@fray/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DuelState, DuelView } from '../src/index.js';

const SEATS = [
  { name: 'Ann', kind: 'person' },
  { name: 'Bea', kind: 'person' },
] as const;
const OWN = {
  name: 'Asha',
  path: 'warrior',
  career: 'monk',
  items: [{ box: 'head', name: 'Cap', abilities: ['evade'] }],
};

/** The hash of every position of a few matches, played by the rules as they are loaded now. */
async function hashes(options: Readonly<Record<string, unknown>>): Promise<string[]> {
  const { destinyquest } = await import('../src/game.js');
  const found: string[] = [];
  for (const seed of ['one', 'two', 'three']) {
    const started = Match.start<DuelState, DuelView>(destinyquest, { seats: SEATS, seed, options });
    if (!started.ok) throw new Error(started.error.id);
    const match = started.value;
    for (let n = 1; match.outcome === null && n < 120; n++) {
      found.push(match.hash());
      const seat = match.asked()[0]!;
      // By name, since places in the list of abilities may differ.
      const moves = match.moves(seat).map((move) => ({ move, name: namesIn(destinyquest, move) }));
      moves.sort((x, y) => (x.name < y.name ? -1 : 1));
      match.play(seat, moves[(n * 7) % moves.length]!.move);
    }
    found.push(match.hash());
  }
  return found;
}

function namesIn({ verbs }: Pick<AnyGame, 'verbs'>, move: Move): string {
  return formatNotation(verbs, move);
}

afterEach(() => {
  vi.doUnmock('../src/abilities/speed.js');
  vi.doUnmock('../src/options.js');
  vi.resetModules();
});

describe.each([
  ['ready heroes', {}],
  ['a hero of a player’s own', { hero1: OWN, hero2: 'pariah' }],
])('the positions of a duel of %s', (_who, options) => {
  test('have the same hashes with one more ability at the head of the table', async () => {
    const before = await hashes(options);
    vi.resetModules();
    vi.doMock('../src/abilities/speed.js', async (original) => {
      const { SPEED_ABILITIES } = await original<typeof import('../src/abilities/speed.js')>();
      const extra = { ...SPEED_ABILITIES[0]!, id: 'brand-new', clause: 'DQ-S-brand-new' };
      return { SPEED_ABILITIES: [extra, ...SPEED_ABILITIES] };
    });
    const { ABILITIES } = await import('../src/abilities/index.js');
    expect(ABILITIES[0]!.id).toBe('brand-new');
    expect(await hashes(options)).toEqual(before);
    expect(before.length).toBeGreaterThan(60);
  });

  test('have the same hashes with one more option at its default', async () => {
    const before = await hashes(options);
    vi.resetModules();
    vi.doMock('../src/options.js', async (original) => {
      const known = await original<typeof import('../src/options.js')>();
      const extra = {
        id: 'brandNew',
        clause: 'R-CAP',
        values: ['old', 'new'],
        default: 'old',
        basis: 'ruling',
      } as const;
      const rulesOf = (given: never) => ({ ...known.rulesOf(given), brandNew: 'old' });
      const STANDARD_RULES = { ...known.STANDARD_RULES, brandNew: 'old' };
      return { ...known, OPTIONS: [...known.OPTIONS, extra], rulesOf, STANDARD_RULES };
    });
    const { destinyquest } = await import('../src/game.js');
    expect(destinyquest.options.at(-1)!.id).toBe('brandNew');
    expect(await hashes(options)).toEqual(before);
  });

  test('have other hashes when something that counts is different', async () => {
    const before = await hashes(options);
    expect(await hashes({ ...options, roundCap: 50 })).not.toEqual(before);
  });
});
