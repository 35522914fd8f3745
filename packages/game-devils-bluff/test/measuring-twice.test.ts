/** Everything that is measured fast is measured again by the naive second implementation with big integers. */
import { below, type Rng, rngFromSeed } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { type Bodies, compareModels } from '../src/geometry/bodies.js';
import { type Ground, prepareGround } from '../src/geometry/ground.js';
import { glance, IN_COVER } from '../src/geometry/sight/glance.js';
import { Outlook } from '../src/geometry/sight/outlook.js';
import { look, newSight } from '../src/geometry/sight/sight.js';
import { baseInTheWay, terrainFault } from '../src/geometry/stand.js';
import { rungsOf } from '../src/geometry/way/climb.js';
import { buildGraph } from '../src/geometry/way/graph.js';
import { enemyOnLeg, feesOf, legLength, terrainLets } from '../src/geometry/way/leg.js';
import { walkPath } from '../src/geometry/way/path.js';
import { Reach } from '../src/geometry/way/reach.js';
import { TOO_FAR } from '../src/geometry/way/too-far.js';
import { enemyTurningPoints } from '../src/geometry/way/turning-points.js';
import { spot } from './reference/exact.js';
import { type Node, naiveLeg, naiveRoute } from './reference/naive-route.js';
import { distanceTo, naiveLook } from './reference/naive-sight.js';
import { bodiesOf, clutter, type Standing, tableOf } from './reference/tables.js';

/** A model somewhere it may stand; some on roofs, some on horses. */
function somewhere(rng: Rng, ground: Ground, seat: number, taken: Standing[], near?: Standing): Standing {
  for (;;) {
    const mounted = below(rng, 5) === 0;
    const body = mounted ? 1 : 0;
    const level = mounted || below(rng, 3) > 0 ? 0 : 1;
    const spread = near === undefined ? 0 : 8000;
    const x =
      near === undefined ? below(rng, ground.width) : Math.round(near.x * 1000) - 4000 + below(rng, spread);
    const y =
      near === undefined ? below(rng, ground.depth) : Math.round(near.y * 1000) - 4000 + below(rng, spread);
    if (level >= ground.floors[0]!.length || terrainFault(ground, x, y, level, body) !== undefined) continue;
    if (baseInTheWay(bodiesOf(...taken), x, y, level, body, -1) !== -1) continue;
    return { x: x / 1000, y: y / 1000, level, mounted, seat };
  }
}

function company(rng: Rng, ground: Ground, size: number, close: boolean): Standing[] {
  const models: Standing[] = [];
  for (let i = 0; i < size; i++)
    models.push(somewhere(rng, ground, i % 2, models, close && i > 0 ? models[0] : undefined));
  return models;
}

describe('measured twice', () => {
  it('[GEO-05] distances', () => {
    const rng = rngFromSeed('distances');
    for (let i = 0; i < 4000; i++) {
      const place = (): Standing => ({
        x: below(rng, 8000) / 1000,
        y: below(rng, 8000) / 1000,
        level: below(rng, 3),
        mounted: below(rng, 2) === 1,
      });
      const bodies = bodiesOf(place(), place());
      const limit = 500 * (1 + below(rng, 16));
      expect(compareModels(bodies, 0, 1, limit)).toBe(distanceTo(bodies, 0, 1, limit));
    }
  });

  it('[GEO-21, GEO-22, GEO-24] sights', () => {
    const rng = rngFromSeed('sights');
    const words = ['clear', 'obscured', 'blocked'];
    const counts = new Map<string, number>();
    const sight = newSight();
    for (let i = 0; i < 40; i++) {
      const table = clutter(rng, 8 + below(rng, 14));
      const ground = prepareGround(table);
      const outlook = new Outlook(ground);
      const bodies = bodiesOf(...company(rng, ground, 8, i % 2 === 0));
      for (let n = 0; n < 30; n++) {
        const [from, to] = [below(rng, 8), below(rng, 8)];
        if (from === to) continue;
        const mutual = below(rng, 2) === 0;
        look(ground, bodies, from, to, mutual, sight);
        const found = naiveLook(table, bodies, from, to, mutual);
        const { open, soft, hard, cover } = sight;
        // A glance says the same, also when terrain is remembered from an earlier one.
        expect(glance(outlook, bodies, from, to, mutual)).toBe(sight.result | (cover ? IN_COVER : 0));
        expect({ result: words[sight.result], open, soft, hard, cover }).toEqual({
          result: found.result,
          open: found.open,
          soft: found.soft,
          hard: found.hard,
          cover: found.cover,
        });
        const key = `${found.result} ${found.by}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
    // Every way in which sight can come out was met.
    for (const key of ['clear none', 'obscured none', 'blocked terrain', 'blocked model', 'blocked friend'])
      expect(counts.get(key) ?? 0, key).toBeGreaterThan(5);
  });

  it('[GEO-11, GEO-13, GEO-14, GEO-16] legs', () => {
    const rng = rngFromSeed('legs');
    const seen = { free: 0, stopped: 0, charged: 0 };
    for (let i = 0; i < 40; i++) {
      const table = clutter(rng, 14);
      const ground = prepareGround(table);
      const bodies = bodiesOf(...company(rng, ground, 6, true));
      for (let n = 0; n < 60; n++) {
        const mover = below(rng, 6);
        const [x, y, level] = [bodies.x[mover]!, bodies.y[mover]!, bodies.level[mover]!];
        const body = bodies.mounted[mover] === 1 ? 1 : 0;
        const [toX, toY] = [x - 4000 + below(rng, 8001), y - 4000 + below(rng, 8001)];
        const free =
          terrainLets(ground, body, level, x, y, toX, toY) &&
          enemyOnLeg(bodies, mover, body, level, x, y, toX, toY) === -1;
        const cost = free
          ? legLength(x, y, toX, toY) + feesOf(ground, body, level, x, y, toX, toY)
          : undefined;
        const naive = naiveLeg(table, bodies, mover, level, spot(x, y), spot(toX, toY));
        expect(cost).toBe(naive === undefined ? undefined : Number(naive));
        if (!free) seen.stopped++;
        else if (cost! > legLength(x, y, toX, toY)) seen.charged++;
        else seen.free++;
      }
    }
    expect(Math.min(seen.free, seen.stopped, seen.charged)).toBeGreaterThan(50);
  });

  it('[GEO-30] least costs of ways, each of which passes the validator of paths', () => {
    const rng = rngFromSeed('routes');
    const reach = new Reach();
    const house = tableOf(
      {
        kind: 'building',
        at: [10, 12],
        size: [4, 4],
        ladders: [
          { side: 'south', at: 2, wide: 2 },
          { side: 'east', at: 1 },
        ],
      },
      { kind: 'brush', at: [12.5, 10], size: [1.4, 1.2] },
    );
    const seen = { bent: 0, climbed: 0, out: 0 };
    for (let i = 0; i < 30; i++) {
      const table = i % 5 === 0 ? house : clutter(rng, 8);
      const ground = prepareGround(table);
      const models =
        i % 5 === 0
          ? atTheLadder(rng)
          : company(rng, ground, 4, true).map((model, n) => (n === 0 && i % 4 > 0 ? onFoot(model) : model));
      const bodies = bodiesOf(...models);
      const body = bodies.mounted[0] === 1 ? 1 : 0;
      const budget = body === 1 ? 7000 : 4000;
      reach.begin(ground, buildGraph(ground, body), bodies, 0, budget);
      const nodes = nodesNear(ground, bodies, body, budget);
      for (let n = 0; n < 6; n++) {
        const to = somewhere(rng, ground, 0, models.slice(1), models[0]);
        if (to.mounted === true || (body === 1 && to.level !== 0)) continue;
        const [x, y, level] = [Math.round(to.x * 1000), Math.round(to.y * 1000), to.level ?? 0];
        if (terrainFault(ground, x, y, level, body) !== undefined) continue;
        if (baseInTheWay(bodies, x, y, level, body, 0) !== -1) continue;
        const cost = reach.cost(x, y, level);
        const naive = naiveRoute(
          table,
          bodies,
          0,
          [...nodes, { at: spot(x, y), level }],
          body === 0 ? rungsOf(ground) : [],
          BigInt(budget),
        );
        expect(cost).toBe(naive === undefined ? TOO_FAR : Number(naive));
        expect(reach.within(x, y, level)).toBe(cost !== TOO_FAR);
        const way = reach.way(x, y, level);
        if (cost === TOO_FAR) seen.out++;
        else {
          expect(walkPath(ground, bodies, 0, way.slice(1), budget)).toEqual({ cost });
          if (way.length > 2) seen.bent++;
          if (level !== bodies.level[0]) seen.climbed++;
        }
      }
    }
    expect(seen.bent).toBeGreaterThan(8);
    expect(seen.climbed).toBeGreaterThan(2);
    expect(seen.out).toBeGreaterThan(8);
  });
});

function atTheLadder(rng: Rng): Standing[] {
  const enemy = { x: (13_000 + below(rng, 1500)) / 1000, y: 11.2, seat: 1 };
  return [{ x: 11.6, y: (10_500 + below(rng, 900)) / 1000, seat: 0 }, enemy];
}

function onFoot(model: Standing): Standing {
  return { ...model, mounted: false };
}

/** The start and every turning point and rung that could matter, in the naive form. */
function nodesNear(ground: Ground, bodies: Bodies, body: 0 | 1, budget: number): Node[] {
  const graph = buildGraph(ground, body);
  const [x, y] = [bodies.x[0]!, bodies.y[0]!];
  const isNear = (px: number, py: number): boolean => (px - x) ** 2 + (py - y) ** 2 <= budget * budget;
  const nodes: Node[] = [{ at: spot(x, y), level: bodies.level[0]! }];
  for (let i = 0; i < graph.count; i++)
    if (isNear(graph.x[i]!, graph.y[i]!))
      nodes.push({ at: spot(graph.x[i]!, graph.y[i]!), level: graph.level[i]! });
  for (let i = 1; i < bodies.x.length; i++) {
    if (bodies.seatOf[i] === bodies.seatOf[0]) continue;
    const points: number[] = [];
    const radii = (body === 1 ? 800 : 500) + (bodies.mounted[i] === 1 ? 800 : 500);
    enemyTurningPoints(bodies.x[i]!, bodies.y[i]!, radii, points);
    for (let p = 0; p < points.length; p += 2)
      if (
        isNear(points[p]!, points[p + 1]!) &&
        isOpen(ground, points[p]!, points[p + 1]!, bodies.level[i]!, body)
      )
        nodes.push({ at: spot(points[p]!, points[p + 1]!), level: bodies.level[i]! });
  }
  return nodes;
}

/** Inside the table and outside walls: rough ground is no reason to drop a turning point. */
function isOpen(ground: Ground, x: number, y: number, level: number, body: 0 | 1): boolean {
  const fault = terrainFault(ground, x, y, level, body)?.fault;
  return fault === undefined || fault === 'rough' || fault === 'overhangs';
}
