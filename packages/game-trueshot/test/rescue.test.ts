/** What the table says of a spell that may save a pet comes true when the spell is cast. */
import { Machine, type Move, rngFromSeed } from '@fray/engine';
import { DEAD, type Rescue, SPELLS, type TrueshotState, trueshot } from '@fray/game-trueshot';
import { scenarioAdapter } from '@fray/game-trueshot/scenario';
import { describe, expect, it } from 'vitest';

const options = Object.fromEntries(trueshot.options.map(({ id, default: value }) => [id, value]));
const machine = new Machine(trueshot);
const verb = (id: string): number => trueshot.verbs.findIndex((each) => each.id === id);
const [CAST, PASS, PICK] = [verb('cast'), verb('pass'), verb('pick')];
/** Birch's first pet, and how a cast names it. */
const FOX = 3;

/** Ash's Boar is about to fell Birch's Fox, who has 2 left; Birch holds one spell. */
function strikeAgainst(spell: string): TrueshotState {
  const lines = [
    'ash pets: boar, wolf',
    'birch pets: fox, hyena',
    'cedar pets: waterfowl',
    'b1 health 2',
    `birch hand: ${spell}`,
  ];
  const made = scenarioAdapter.position(lines, { options, seats: 3 }, rngFromSeed('rescue'));
  if (!made.ok) throw new Error(made.error);
  const s = made.value;
  machine.resume(s);
  while (machine.asking(s) !== 1) machine.apply(s, 1, [PASS, 0, 0, 0, 0]);
  machine.apply(s, 0, [verb('strike'), 0, FOX, 0, 0]);
  return s;
}

/** Casts at what was forecast, picks the striker wherever a pet must be picked, and lets the strike land or not. */
function survives(s: TrueshotState, { spell, aim }: Rescue): boolean {
  machine.list(s, 1);
  const cast = machine.offers
    .moves()
    .find(([v, card, at]) => v === CAST && card === spell && at === aim + 1)!;
  machine.apply(s, 1, [...cast] as unknown as Move);
  while (s.striker >= 0 && s.outcome === null) {
    const asking = machine.asking(s);
    const seat = 31 - Math.clz32(asking & -asking);
    machine.list(s, seat);
    const moves = machine.offers.moves();
    const striker = moves.findIndex(([v, place]) => v === PICK && place === 0);
    machine.applyListed(s, seat, Math.max(0, striker >= 0 ? striker : moves.findIndex(([v]) => v === PASS)));
  }
  return (s.marks[FOX]! & DEAD) === 0;
}

describe('what a spell would do about a strike', () => {
  const saving: Record<string, string> = {};
  for (const { id } of SPELLS.filter(({ set }) => set === 0)) {
    const s = strikeAgainst(id);
    const [rescue] = trueshot.view(s, 1).rescues;
    const way = rescue?.stops
      ? 'stops it'
      : rescue?.turns
        ? 'turns it'
        : rescue?.left
          ? `${rescue.left} left`
          : '';
    if (way !== '') saving[id] = way;
    if (way !== '')
      it(`[TL-67] [TL-S-${id}] ${way}, and so it does`, () => {
        expect(survives(s, rescue!)).toBe(true);
      });
  }

  it('is known for every spell that saves a pet by itself', () => {
    expect(saving).toMatchInlineSnapshot(`
      {
        "deterrence": "stops it",
        "disengage": "stops it",
        "dismiss-pet": "stops it",
        "feed-pet": "2 left",
        "freezing-trap": "stops it",
        "intimidation": "stops it",
        "mend-pet": "3 left",
        "readiness": "1 left",
        "scare-beast": "stops it",
        "scatter-shot": "turns it",
        "tranquilizing-shot": "stops it",
        "wyvern-sting": "stops it",
      }
    `);
  });

  it('is nobody else’s to see', () => {
    const s = strikeAgainst('disengage');
    expect([0, 2, -1].map((seat) => trueshot.view(s, seat).rescues)).toEqual([[], [], []]);
  });
});
