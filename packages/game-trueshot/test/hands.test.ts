/** Hands hold few secrets: what is taken from the revealed spells is taken in the open, and only Awak'mami draws unseen. */
import { rngFromSeed, viewFlow } from '@fray/engine';
import { type TrueshotState, trueshot } from '@fray/game-trueshot';
import { scenarioAdapter } from '@fray/game-trueshot/scenario';
import { describe, expect, it } from 'vitest';
import { spellKind } from '../src/data/spells.js';
import { toHand } from '../src/rules/hands.js';

const options = Object.fromEntries(trueshot.options.map(({ id, default: value }) => [id, value]));

function holding(spell: string, openly: boolean): TrueshotState {
  const lines = ['ash pets: fox', 'birch pets: bear', 'cedar pets: crab'];
  const made = scenarioAdapter.position(lines, { options, seats: 3 }, rngFromSeed('hands'));
  if (!made.ok) throw new Error(made.error);
  const s = made.value as TrueshotState;
  toHand(s, 0, spellKind(spell), openly);
  s.spellPile.splice(s.spellPile.indexOf(spellKind(spell)), 1);
  return s;
}

const viewOf = (s: TrueshotState, seat: number) => ({
  seat,
  table: trueshot.view(s, seat),
  flow: viewFlow(s, seat),
});

const seen = (spell: string, seat: number, openly = false): string =>
  JSON.stringify(trueshot.view(holding(spell, openly), seat));

describe('a hand', () => {
  it('[TL-A6] [TL-W-awakmami] drawn unseen is unseen by everybody else', () => {
    expect(seen('growl', 1)).toBe(seen('flare', 1));
    expect(seen('growl', -1)).toBe(seen('flare', -1));
    expect(seen('growl', 0)).not.toBe(seen('flare', 0));
  });

  it('[TL-73] [TL-A6] taken in the open is known to all', () => {
    expect(seen('growl', 1, true)).not.toBe(seen('flare', 1, true));
  });

  it('[TL-A6] may be any spell to those who guess at it', () => {
    const view = viewOf(holding('growl', false), 1);
    const guesses = Array.from(
      { length: 20 },
      (_, i) => trueshot.sample(view, rngFromSeed(`guess ${i}`)).hands[0]!,
    );
    expect(new Set(guesses.flat()).size).toBeGreaterThan(5);
    expect(guesses.every((hand) => hand.length === 1)).toBe(true);
    const open = viewOf(holding('growl', true), 1);
    expect(trueshot.sample(open, rngFromSeed('open')).hands[0]).toEqual([spellKind('growl')]);
  });
});
