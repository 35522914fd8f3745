/** What a table shows before anybody commits is what the rules then do. */
import { Match, rngFromSeed } from '@fray/engine';
import {
  battlefield,
  chanceOf,
  type DevilsState,
  type DevilsView,
  devilsBluff,
  ON_TABLE,
  type PointVerb,
  placeFacts,
  pointCheck,
  pointingOf,
  pointRegion,
  previewShots,
  runningAttack,
  threatOf,
  total,
  wayTo,
  withModelAt,
} from '@fray/game-devils-bluff';
import { describe, expect, it } from 'vitest';
import { polygonContains } from '../src/geometry/part.js';
import { ATTACK, DODGE, ENTRY, MARK, MOVE, PLACE } from '../src/verbs.js';
import { attackCards } from '../table/attack/attack-cards.js';

const POINT_VERBS = new Set([DODGE, ENTRY, MARK, MOVE, PLACE]);

function play(
  seed: string,
  until: (match: Match<DevilsState, DevilsView>) => void,
  choices = 140,
  options: unknown = { confirmTable: false },
): void {
  const seats = [
    { name: 'a', kind: 'bot' as const },
    { name: 'b', kind: 'bot' as const },
  ];
  const started = Match.start(devilsBluff, { seats, seed, options });
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
      const loops = pointRegion(table, pointingOf(match.view(seat), 'move'));
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

  it('[CR-17, DB-67, DB-68, DB-U-dodge-roll] every listed point passes the check of the page, whatever is asked', () => {
    const seen = new Set<string>();
    const options = { confirmTable: false, mission: 'stake-a-claim', gang1: 'lantern-street-crew' };
    play(
      'points',
      (match) => {
        const seat = match.asked()[0]!;
        const view = match.view(seat);
        const points = match.moves(seat).filter(([verb]) => POINT_VERBS.has(verb));
        if (points.length === 0) return;
        const verb = devilsBluff.verbs[points[0]![0]]!.id as PointVerb;
        const first = !seen.has(verb);
        seen.add(verb);
        const pointing = pointingOf(view, verb);
        const check = pointCheck(view.table, pointing);
        for (const [, level, x, y] of points.slice(0, 20))
          expect(check(x, y, verb === 'enter' ? 0 : level)).toBe(true);
        expect(check(-1, -1, 0)).toBe(false);
        if (first) expect(pointRegion(view.table, pointing).flat().length).toBeGreaterThan(0);
      },
      60,
      options,
    );
    expect([...seen]).toEqual(expect.arrayContaining(['mark', 'enter', 'place', 'move']));
  });

  it('[CR-53, DB-69, DB-70] the running attack shows the figure that the draw then needs', () => {
    const stages = new Set<string>();
    play('running', (match) => {
      const view = match.view(match.asked()[0]!);
      const attack = runningAttack(view);
      if (attack === undefined || match.decision() !== 'draw') return;
      const { drawKind, need } = view.table;
      const parts = [attack.attackParts, attack.defenceParts, attack.counterParts][drawKind];
      if (parts === undefined) return;
      stages.add(attack.stage);
      expect(attack.stage).toBe(['attack', 'defence', 'counter'][drawKind]);
      expect(drawKind === 0 ? Math.max(2, total(parts)) : total(parts)).toBe(need);
    });
    expect([...stages].sort()).toEqual(['attack', 'counter', 'defence']);
  });

  it('[GEO-25] a place says how many enemies see it, from behind what', () => {
    play('places', (match) => {
      const seat = match.asked()[0]!;
      if (match.decision() !== 'move') return;
      const { table } = match.view(seat);
      const enemies = table.where.filter((where, i) => where === ON_TABLE && table.seatOf[i] !== seat).length;
      for (const [, level, x, y] of match
        .moves(seat)
        .filter(([verb]) => verb === MOVE)
        .slice(0, 12)) {
        const { seen, cover, hidden, on } = placeFacts(table, table.active, x, y, level);
        expect(seen + cover + hidden).toBe(enemies);
        expect(on !== undefined).toBe(level > 0);
      }
    });
  });

  it('[CR-03, CR-33] whoever may be attacked without Longshot stands where the attacker is drawn as a threat', () => {
    let shots = 0;
    play(
      'threat',
      (match) => {
        if (match.decision() !== 'attack' || shots > 5) return;
        const seat = match.asked()[0]!;
        const { table } = match.view(seat);
        const threat = threatOf(table, table.active);
        for (const [verb, target, , long] of match.moves(seat)) {
          if (verb !== ATTACK || long === 1 || table.mounted[target] === 1) continue;
          shots++;
          const loops = threat.now[table.level[target]!]!;
          expect(isInside(loops, table.x[target]!, table.y[target]!)).toBe(true);
        }
      },
      260,
    );
    expect(shots).toBeGreaterThan(0);
  });

  it('[CR-43] the cards of the running attack are found again in what has been told', () => {
    const told = (type: string, data: Record<string, string | number | boolean> = {}) => ({ type, data });
    const story = [
      told('revealed', { card: '2c', kind: 'attack', success: false, need: 9 }),
      told('attack'),
      told('revealed', { card: '9s', kind: 'attack', success: true, need: 8 }),
      told('moved'),
      told('revealed', { card: 'kd', kind: 'defence', success: false, need: 11 }),
    ];
    const cards = attackCards([...story].reverse() as never);
    expect(cards.map(({ kind, need }) => `${kind} ${need}`)).toEqual(['attack 8', 'defence 11']);
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
