/** What a table shows before anybody commits is what the rules then do. */
import { Match, rngFromSeed } from '@fray/engine';
import {
  battlefield,
  chanceOf,
  type DevilsState,
  type DevilsView,
  devilsBluff,
  ON_TABLE,
  previewShots,
  reachRegion,
  wayTo,
  withModelAt,
} from '@fray/game-devils-bluff';
import { describe, expect, it } from 'vitest';
import { polygonContains } from '../src/geometry/part.js';
import { ATTACK, MOVE } from '../src/verbs.js';

function play(seed: string, until: (match: Match<DevilsState, DevilsView>) => void, choices = 140): void {
  const seats = [
    { name: 'a', kind: 'bot' as const },
    { name: 'b', kind: 'bot' as const },
  ];
  const started = Match.start(devilsBluff, { seats, seed, options: { confirmTable: false } });
  if (!started.ok) throw new Error(started.error.id);
  const match = started.value;
  const rng = rngFromSeed(`preview ${seed}`);
  for (let i = 0; i < choices && match.outcome === null; i++) {
    until(match);
    const seat = match.asked()[0]!;
    const moves = match.moves(seat);
    match.play(seat, moves[devilsBluff.knowledge.policy!(match.view(seat), moves, rng)]!);
  }
}

/** Whether a point lies inside loops: an odd number of them around it. */
function isInside(loops: readonly (readonly number[])[], x: number, y: number): boolean {
  const around = loops.filter((loop) =>
    polygonContains(Float64Array.from([...loop, loop[0]!, loop[1]!]), loop.length / 2, x, y),
  );
  return around.length % 2 === 1;
}

describe('previews', () => {
  it('[GEO-30] every listed destination lies in the drawn region, and the way there costs what the event tells', () => {
    let regions = 0;
    play('region', (match) => {
      const seat = match.asked()[0]!;
      if (match.decision() !== 'move' || regions > 2) return;
      regions++;
      const { table } = match.view(seat);
      const loops = reachRegion(table, table.active);
      const moves = match.moves(seat).filter(([verb]) => verb === MOVE);
      const inside = moves.filter(([, level, x, y]) => isInside(loops[level] ?? [], x, y));
      // Points on the very border may fall to either side of a line drawn to a thousandth.
      expect(inside.length / moves.length).toBeGreaterThan(0.8);
      for (const [, level, x, y] of moves.slice(0, 10)) {
        const way = wayTo(table, table.active, x, y, level);
        expect(way.at(-1)).toMatchObject({ x, y, level });
        expect(way.at(-1)!.cost).toBeLessThanOrEqual(table.mounted[table.active] === 1 ? 12_000 : 4000);
      }
      expect(wayTo(table, table.active, -1, -1, 0)).toEqual([]);
    });
    expect(regions).toBeGreaterThan(0);
  });

  it('[CR-33, DB-69] every legal attack is previewed with the need it then has', () => {
    let attacks = 0;
    play('attack', (match) => {
      if (match.decision() !== 'attack') return;
      const seat = match.asked()[0]!;
      const { table } = match.view(seat);
      const shots = previewShots(table, table.active, table.plan.length);
      for (const [, target, weapon, long] of match.moves(seat).filter(([verb]) => verb === ATTACK)) {
        const id = devilsBluff.verbs[ATTACK]!.args[1]!.names![weapon];
        const shot = shots.find((s) => s.target === target && s.weapon === id && s.long === (long === 1))!;
        expect([shot.inRange, shot.barred, shot.sight.result === 2]).toEqual([true, false, false]);
        attacks++;
      }
    });
    expect(attacks).toBeGreaterThan(3);
  });

  it('chances are those of 13 values, and a model can be tried elsewhere without touching the view', () => {
    expect([2, 6, 9, 13, 14].map((need) => Math.round(100 * chanceOf(need, false)))).toEqual([
      92, 62, 38, 8, 0,
    ]);
    expect(chanceOf(11, true)).toBeCloseTo(4 / 13);
    play(
      'elsewhere',
      (match) => {
        const { table } = match.view(0);
        const moved = withModelAt(table, 0, 5000, 6000, 0);
        expect([moved.x[0], moved.y[0], moved.where[0]]).toEqual([5000, 6000, ON_TABLE]);
        expect(match.view(0).table).toEqual(table);
      },
      3,
    );
    expect(battlefield('ranch').file.id).toBe('ranch');
  });
});
