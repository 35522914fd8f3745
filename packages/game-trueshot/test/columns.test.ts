/** The columns of the table of spells, cell by cell: Spirit Beast, and Volley where there is nothing to aim at. */
import { Machine, type Move, rngFromSeed } from '@fray/engine';
import { SPELLS, type TrueshotState, trueshot } from '@fray/game-trueshot';
import { scenarioAdapter } from '@fray/game-trueshot/scenario';
import { describe, expect, it } from 'vitest';

const options = Object.fromEntries(trueshot.options.map(({ id, default: value }) => [id, value]));
const machine = new Machine(trueshot);
const CASTING = trueshot.procedures.findIndex(({ name }) => name === 'casting');
const CAST = trueshot.verbs.findIndex(({ id }) => id === 'cast');

const BOARD = ['ash pets: spirit-beast, fox', 'birch pets: gruffhorn, hyena', 'cedar pets: waterfowl'];

function lay(lines: readonly string[]): TrueshotState {
  const made = scenarioAdapter.position([...BOARD, ...lines], { options, seats: 3 }, rngFromSeed('columns'));
  if (!made.ok) throw new Error(made.error);
  machine.resume(made.value);
  return made.value;
}

/** Ash casts the first way that is offered and takes the first of everything that is asked, until the spell is done. */
function cast(s: TrueshotState, spell: string): void {
  const kind = SPELLS.findIndex(({ id }) => id === spell);
  machine.list(s, 0);
  const way = machine.offers.moves().find(([verb, card]) => verb === CAST && card === kind);
  if (way === undefined) throw new Error(`${spell} cannot be cast`);
  machine.apply(s, 0, [...way] as unknown as Move);
  while (s.stack.some(({ proc }) => proc === CASTING)) {
    const asking = machine.asking(s);
    const seat = 31 - Math.clz32(asking & -asking);
    machine.list(s, seat);
    machine.applyListed(s, seat, 0);
  }
}

/** What the spell needs besides the board: a dead pet, a copy in the pile. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  'revive-pet': ['a2 dead'],
  'call-pet': ['pet pile: fox, wolf'],
};

const ASPECTS_AND_TRAPS = [
  ...['beast', 'cheetah', 'hawk', 'monkey', 'pack', 'wild'].map((name) => `aspect-of-the-${name}`),
  ...['explosive', 'freezing', 'frost', 'immolation'].map((name) => `${name}-trap`),
];

describe('Spirit Beast', () => {
  for (const { id } of SPELLS.filter(({ set }) => set === 0)) {
    const keeps = !ASPECTS_AND_TRAPS.includes(id);
    it(`[TL-X-spirit-beast] [TL-S-${id}] ${keeps ? 'is kept for the next round' : 'is not kept'}`, () => {
      const s = lay([`ash hand: ${id}`, ...(NEEDS[id] ?? [])]);
      cast(s, id);
      expect(s.aside[0]!.map((spell) => SPELLS[spell]!.id)).toEqual(keeps ? [id] : []);
    });
  }
});

describe('Volley', () => {
  const untargeted = ['aiming', 'beast-lore', 'eagle-eye', 'feign-death', 'flare', 'tame-beast', 'tracking'];
  for (const id of [...ASPECTS_AND_TRAPS.slice(0, 6), ...untargeted, 'volley'])
    it(`[TL-X-volley] [TL-S-${id}] leaves it waiting`, () => {
      const s = lay([`ash hand: ${id}, feed-pet`]);
      s.nextAll |= 1;
      cast(s, id);
      expect(s.nextAll & 1).toBe(1);
    });

  it('[TL-X-volley] [TL-S-growl] a spell with a target uses it', () => {
    const s = lay(['ash hand: growl']);
    s.nextAll |= 1;
    cast(s, 'growl');
    expect(s.nextAll & 1).toBe(0);
  });
});
