import { Machine, type Move, rngFromSeed } from '@fray/engine';
import { spellKind, type TrueshotState, trueshot } from '@fray/game-trueshot';
import { scenarioAdapter } from '@fray/game-trueshot/scenario';
import { describe, expect, it } from 'vitest';

const options = Object.fromEntries(trueshot.options.map(({ id, default: value }) => [id, value]));

/** A position with things that lines do not say, run to its first question. */
function table(lines: string[], change: (s: TrueshotState) => void, more = {}) {
  const setup = { options: { ...options, ...more }, seats: 3 };
  const made = scenarioAdapter.position(lines, setup, rngFromSeed('rounds'));
  if (!made.ok) throw new Error(made.error);
  const s = made.value;
  change(s);
  const machine = new Machine(trueshot);
  machine.resume(s);
  const play = (seat: number, ...move: number[]): void => {
    const why = machine.submit(s, seat, [move[0]!, move[1] ?? 0, move[2] ?? 0, 0, 0] as Move);
    if (why !== undefined) throw new Error(`refused: ${why.clause} ${why.id}`);
  };
  return { s, machine, play };
}

const CAST = 1;
const PUT = 20;
const BOTTOM = 22;
const LOOK = 30;

describe('what lasts beyond a round', () => {
  it('[TL-N53] a stored strike lands at the end of the next combat, on those still in the game', () => {
    const { s } = table(['phase end', 'round 3', 'ash pets: fox', 'ash weapon: kiril'], (state) => {
      state.stored = [
        [3, 1, 3, 0b101],
        [4, 0, 3, 0b010],
      ];
    });
    expect(s.health).toEqual([7, 8, 5]);
    expect(s.stored).toEqual([[4, 0, 3, 0b010]]);
  });

  it('[TL-N53] protection is read when it lands', () => {
    const { s } = table(['phase end', 'round 3', 'ash pets: fox'], (state) => {
      state.stored = [[3, 1, 3, 0b001]];
      state.shielded[0] = 8;
    });
    expect(s.health[0]).toBe(10);
  });

  it('[TL-A28] everything to come from and against an eliminated player is dropped', () => {
    const { s } = table(['phase end', 'ash pets: fox', 'birch health 1', 'birch flare=3'], (state) => {
      state.stored = [
        [3, 1, 3, 0b101],
        [3, 0, 2, 0b110],
      ];
      state.stings = [0, 1, 1, 1, 0, 1, 1, 1, 0];
    });
    expect(s.inGame).toBe(0b101);
    expect(s.stored).toEqual([[3, 0, 2, 0b100]]);
    expect(s.stings).toEqual([0, 0, 1, 0, 0, 0, 1, 0, 0]);
    expect(s.flare[1]).toBe(0);
  });

  it('[TL-N66] the cast after the last placement does nothing but discard, and the counter starts anew', () => {
    const trap = spellKind('explosive-trap');
    const lines = [
      'ash pets: fox',
      'birch pets: hyena',
      'cedar pets: fox',
      'ash hand: explosive-trap',
      'ash weapon: rhokdelar',
    ];
    const { s, play } = table(lines, (state) => {
      state.trapCount[0] = 3;
      state.trapPlaced = 1;
    });
    play(0, CAST, trap, 14);
    expect(s.health[1]).toBe(10);
    expect(s.spellDiscard).toEqual([trap]);
    expect([s.trapCount[0], s.trapPlaced]).toEqual([0, 0]);
    // TL-A23: the weapon hears of it all the same.
    expect(s.weaponUp[0]).toBe(1);
  });

  it('[TL-D5, TL-D7] an empty food pile takes its discard in; an eliminated player has no foods', () => {
    const foods = (state: TrueshotState): void => {
      for (let seat = 0; seat < 3; seat++) {
        state.foodPile[seat] = [6];
        state.foodDiscard[seat] = [0, 1, 2, 3, 4, 5];
      }
    };
    const lines = ['phase round', 'round 4', 'ash pets: fox', 'birch pets: bear', 'cedar pets: fox'];
    const { s } = table(lines, foods, { direDiets: true });
    expect(s.foodPile.map((pile) => pile.length)).toEqual([7, 7, 7]);
    expect(s.foodDiscard).toEqual([[], [], []]);
    const end = table(['phase end', 'ash pets: fox', 'birch health 1'], foods, { direDiets: true });
    expect([end.s.foodPile[1], end.s.foodDiscard[1]]).toEqual([[], []]);
  });

  it('[TL-S-serpent-sting, TL-N60] a sting is felt before anything else of the next combat', () => {
    const lines = ['phase start', 'ash pets: bat', 'birch pets: bear', 'cedar pets: fox', 'ash health 10'];
    const { s } = table(lines, (state) => {
      state.stings[1 * 3 + 0] = 2;
    });
    expect(s.health[0]).toBe(9);
  });
});

describe('private looks', () => {
  const lines = (spell: string): string[] => [
    ...['ash pets: bear', 'birch pets: bear', 'cedar pets: hyena', 'birch aspect: aspect-of-the-hawk'],
    ...[`ash hand: ${spell}`, 'pet pile: wolf, cat, fox'],
  ];
  const seen = (s: TrueshotState): number => trueshot.view(s, 1).petPile.filter((card) => card >= 0).length;

  for (const [spell, move] of [
    ['tracking', [PUT, 1]],
    ['beast-lore', [BOTTOM]],
  ] as const)
    it(`[TL-A30] [TL-S-${spell}] who looked while cards are being placed does not learn where they go`, () => {
      const { s, play } = table(lines(spell), () => {});
      play(0, CAST, spellKind(spell));
      play(1, LOOK, 0);
      expect(seen(s)).toBe(1);
      play(0, ...move);
      expect(seen(s)).toBe(0);
    });
});
