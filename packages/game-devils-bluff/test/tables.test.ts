import { loadBook } from '@fray/engine';
import {
  battlefield,
  buildTable,
  devilsBluff,
  generateTable,
  type PieceFile,
  parseTable,
  rateTable,
  TABLE_FILES,
  tableAdvice,
  tableFaults,
  terrainArea,
} from '@fray/game-devils-bluff';
import { describe, expect, it } from 'vitest';
import { prepareGround } from '../src/geometry/ground.js';
import { placeAt } from '../src/geometry/place.js';
import { buildGraph } from '../src/geometry/way/graph.js';
import { Reach } from '../src/geometry/way/reach.js';
import { TOO_FAR } from '../src/geometry/way/too-far.js';
import { bodiesOf, tableOf } from './reference/tables.js';

const faults = (...pieces: PieceFile[]): string[] => tableFaults(tableOf(...pieces)).map(({ id }) => id);

describe('battlefields', () => {
  it.each(TABLE_FILES.map(({ id }) => id))('[GEO-08] %s has no fault', (id) => {
    const file = TABLE_FILES.find((each) => each.id === id)!;
    expect(tableFaults(buildTable(file))).toEqual([]);
    expect(tableAdvice(buildTable(file))).toEqual([]);
  });

  it('are told apart by the room they leave to ride', () => {
    const ride = (id: string): number => rateTable(battlefield(id)).ride;
    const rides = TABLE_FILES.map(({ id }) => ride(id));
    expect(new Set(rides).size).toBeGreaterThan(2);
    expect(Math.max(...rides)).toBe(ride('canyon'));
    expect(ride('ranch')).toBeGreaterThan(ride('rail-yard'));
  });

  it('[DB-02] thin or odd-sized tables are advised against', () => {
    expect(tableAdvice(tableOf()).map(({ id }) => id)).toEqual(['table-cover-advice']);
    const small = buildTable({ id: 'small', size: [20, 20], pieces: [] });
    expect(tableAdvice(small).map(({ id }) => id)).toContain('table-area-advice');
  });

  it('[GEO-10] the usual pieces are what they are', () => {
    const [house, wall, fence, rock, brush, walk] = (
      ['building', 'wall', 'fence', 'rock', 'brush', 'boardwalk'] as const
    ).map((kind) => tableOf({ kind, at: [2, 2], size: [4, 4] }).pieces[0]!);
    expect([house!.top, house!.areas[0]!.level, house!.sight]).toEqual([2000, 1, 'solid']);
    expect([wall!.top, wall!.keywords]).toEqual([750, ['climbable', 'cover']]);
    expect([fence!.sight, fence!.keywords]).toEqual(['soft', ['climbable']]);
    expect([rock!.keywords, rock!.parts[0]!.length]).toEqual([['impassable', 'cover'], 16]);
    expect([brush!.keywords, brush!.sight]).toEqual([['rough'], 'soft']);
    expect([walk!.keywords, walk!.sight]).toEqual([[], 'none']);
  });

  it('[GEO-31] gaps a hair wider than a base are refused, between pieces and to the edge', () => {
    const rock = (x: number): PieceFile => ({ kind: 'wagon', at: [x, 10], size: [2, 2] });
    expect(faults(rock(2), rock(5.1))).toEqual(['table-gap']);
    expect(faults(rock(2), rock(5.15))).toEqual([]);
    expect(faults(rock(2), rock(5))).toEqual([]);
    expect(faults(rock(2), rock(5.7))).toEqual(['table-gap']);
    expect(faults(rock(1.05))).toEqual(['table-gap-edge']);
    // Corner to corner, 1.0006 inches: less than a thousandth wider than a base.
    expect(faults(rock(2), { kind: 'wagon', at: [4.601, 12.8], size: [2, 2] })).toEqual(['table-gap']);
  });

  it('explains every other fault', () => {
    expect(faults({ kind: 'rock', at: [23, 2], size: [3, 3] })).toEqual(['table-outside']);
    expect(faults({ kind: 'rock', at: [11, 17], size: [3, 3] })).toEqual(['table-centre']);
    const two: PieceFile[] = [
      { kind: 'rock', at: [4, 4], size: [3, 3] },
      { kind: 'wagon', at: [5, 5], size: [3, 3] },
    ];
    expect(faults(...two)).toEqual(['table-overlap']);
    const shut: PieceFile = {
      kind: 'building',
      at: [0, 4],
      size: [4, 4],
      ladders: [{ side: 'west', at: 2 }],
    };
    expect(faults(shut)).toEqual(['table-ladder']);
    const own = { kind: 'own', name: 'spur', top: 1, keywords: ['impassable'], sight: 'solid' } as const;
    expect(faults({ ...own, parts: [[2, 2, 4, 2, 2.5, 2.5, 2, 4]] })).toEqual(['table-not-convex']);
    expect(faults({ ...own, parts: [[2, 2, 2, 4, 4, 4, 4, 2]] })).toEqual(['table-not-convex']);
    const off = { low: 0, high: 1, from: [2, 2], to: [3, 2] } as const;
    const area = { level: 1, outline: [4, 4, 8, 4, 8, 8, 4, 8] };
    expect(faults({ ...own, parts: [area.outline], areas: [area], climbEdges: [off] })).toEqual([
      'table-climb-edge',
    ]);
    expect(tableFaults(buildTable({ id: 'x', size: [50, 50], pieces: [] })).map(({ id }) => id)).toEqual([
      'table-size',
    ]);
  });

  it('reads tables from outside and refuses broken files', () => {
    expect(parseTable('ranch').ok).toBe(true);
    expect(parseTable('random:7').ok).toBe(true);
    expect(parseTable('square:7').ok).toBe(true);
    expect(parseTable(TABLE_FILES[0]).ok).toBe(true);
    const bad = [
      parseTable('moon'),
      parseTable(3),
      parseTable({ id: 'x', size: [24, 36], pieces: [{ kind: 'sea' }] }),
    ];
    expect(bad.map((result) => !result.ok && result.error.id)).toEqual([
      'table-unknown',
      'table-shape',
      'table-piece-shape',
    ]);
  });

  it('refuses names and outlines that are too long, and says how long they may be', async () => {
    const { problem } = await loadBook(devilsBluff);
    const said = (file: unknown) => {
      const read = parseTable(file);
      return read.ok ? 'ok' : problem(read.error);
    };
    const [long, rock] = ['x'.repeat(50_000), { kind: 'rock', at: [4, 4], size: [3, 3] }];
    const table = { id: 'own', size: [24, 36], pieces: [] as unknown[] };
    const letters = 'The name of a table or a piece has at most 40 letters.';
    expect(said({ ...table, name: 'x'.repeat(40), pieces: [{ ...rock, name: 'x'.repeat(40) }] })).toBe('ok');
    expect(said({ ...table, name: long })).toBe(letters);
    expect(said({ ...table, id: long })).toBe(letters);
    expect(said({ ...table, pieces: [{ ...rock, name: long }] })).toBe(letters);
    const own = { kind: 'own', name: 'spur', top: 1, keywords: ['impassable'], sight: 'solid' };
    const outline = Array.from({ length: 1_000 }, (_, i) => i % 20);
    expect(said({ ...table, pieces: [{ ...own, parts: [outline] }] })).toBe(
      'A piece has at most 16 outlines, tops and ladders, a table 160 in all, an outline 24 corners; piece 1 is too much.',
    );
    const ladders = Array.from({ length: 1_000 }, () => ({ side: 'west', at: 2 }));
    expect(said({ ...table, pieces: [{ ...rock, kind: 'building', ladders }] })).toContain('at most 16');
    const many = { ...own, parts: Array.from({ length: 3 }, () => [2, 2, 3, 2, 3, 3, 2, 3]) };
    expect(said({ ...table, pieces: Array.from({ length: 80 }, () => many) })).toContain('piece 54 is');
  });

  it('generated tables are without fault, and the same when turned by half a circle', () => {
    for (let seed = 0; seed < 40; seed++) {
      // The last ones are squares of 3 feet, as the later edition has them.
      const make = () => (seed < 36 ? generateTable(String(seed)) : generateTable(String(seed), 36, 36));
      const file = make();
      expect(make()).toEqual(file);
      const table = buildTable(file);
      expect(tableFaults(table)).toEqual([]);
      const spots = (turn: boolean): string[] =>
        table.pieces
          .flatMap((piece) => piece.parts)
          .map((part) =>
            cornersOf(part, turn ? [table.width, table.depth] : undefined)
              .sort()
              .join(' '),
          )
          .sort();
      expect(spots(true)).toEqual(spots(false));
    }
  });

  it('[DB-02] a square of 3 feet is as well filled as the usual table', () => {
    const { table } = battlefield('square:7').ground;
    expect([table.id, table.width, table.depth]).toEqual(['square:7', 36_000, 36_000]);
    const share = terrainArea(table) / (table.width * table.depth);
    const usual = battlefield('random:7').ground.table;
    expect(Math.abs(share - terrainArea(usual) / (usual.width * usual.depth))).toBeLessThan(0.08);
  });

  it('a point is named by what it lies at', () => {
    const { ground } = battlefield('main-street');
    const named = (x: number, y: number, level: number) => {
      const { how, piece } = placeAt(ground, x * 1000, y * 1000, level);
      return `${how} ${ground.table.pieces[piece]?.name ?? 'nothing'}`;
    };
    expect(named(5, 5, 1)).toBe('on bank');
    expect(named(9.35, 17.8, 0)).toBe('by trough');
    expect(named(12, 15, 0)).toBe('in street');
    expect(
      placeAt(prepareGround(buildTable({ id: 'x', size: [24, 36], pieces: [] })), 9000, 9000, 0).how,
    ).toBe('open');
  });

  it('a table is prepared once, whoever asks', () => {
    expect(battlefield('ranch')).toBe(battlefield('ranch'));
    const file = generateTable('same');
    expect(battlefield(file)).toBe(battlefield(JSON.parse(JSON.stringify(file))));
  });

  it('[DB-U-climber] a Climber goes up any wall at 2 inches a level, and ladders for nothing', () => {
    const house: PieceFile = {
      kind: 'building',
      at: [10, 12],
      size: [4, 4],
      ladders: [{ side: 'south', at: 2 }],
    };
    const ground = prepareGround(tableOf(house));
    const reach = new Reach();
    const cost = (climber: boolean, y: number, to: number): number => {
      reach.begin(ground, buildGraph(ground, 0, climber), bodiesOf({ x: 12, y }), 0, 4000);
      return reach.cost(12_000, to, 1);
    };
    expect([cost(false, 11.5, 12_500), cost(true, 11.5, 12_500)]).toEqual([2000, 1000]);
    expect([cost(false, 16.5, 15_500), cost(true, 16.5, 15_500)]).toEqual([TOO_FAR, 3000]);
  });
});

/** Corners as text, turned by half a circle where a size is given. */
function cornersOf(part: readonly number[], size?: readonly [number, number]): string[] {
  const corners: string[] = [];
  for (let i = 0; i < part.length; i += 2) {
    const [x, y] = [part[i]!, part[i + 1]!];
    corners.push(size === undefined ? `${x},${y}` : `${size[0] - x},${size[1] - y}`);
  }
  return corners;
}
