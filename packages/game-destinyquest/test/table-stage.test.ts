/** The duel's table must be drawable after every event, and must arrive where the engine is. */
import { Match } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { PREBUILT } from '../src/heroes/prebuilt.js';
import { type DuelState, type DuelView, destinyquest, heroPanel, tray } from '../src/index.js';
import { effectFacts } from '../table/effects.js';
import { papersOf } from '../table/papers.js';
import { advance } from '../table/stage.js';

const SEATS = [
  { name: 'Ann', kind: 'person' },
  { name: 'Ben', kind: 'person' },
] as const;

/** What events tell in full, so that the fold must agree with the engine about it. */
function told({ health, marks, round, winner }: DuelView) {
  return { health, marks, round, winner };
}

function playOut(seed: string, hero1: string, hero2: string): number {
  const started = Match.start<DuelState, DuelView>(destinyquest, {
    seed,
    options: { hero1, hero2 },
    seats: SEATS,
  });
  if (!started.ok) throw new Error(started.error);
  const match = started.value;
  for (let n = 1; match.outcome === null && n < 500; n++) {
    const seat = match.asked()[0]!;
    const moves = match.moves(seat);
    const before = match.view(0);
    match.play(seat, moves[(n * 7) % moves.length]!);
    let table = before.table;
    for (const event of match.eventsFor(n, 0)) {
      table = advance(table, event);
      const shown = { ...before, table };
      for (const side of [0, 1]) expect(effectFacts(table, side, heroPanel(shown, side))).toBeDefined();
      expect(tray(shown).speed).toHaveLength(2);
      expect(papersOf(shown)).toHaveLength(2);
    }
    if (match.outcome === null) expect(told(table)).toEqual(told(match.view(0).table));
  }
  return match.length;
}

describe('the duel’s table between two positions', () => {
  it.each(PREBUILT.map((hero, i) => [hero.id, PREBUILT[(i + 4) % PREBUILT.length]!.id]))(
    'arrives at the engine’s view after every choice: %s against %s',
    (hero1, hero2) => {
      expect(playOut(`stage ${hero1}`, hero1, hero2)).toBeGreaterThan(5);
    },
  );
});
