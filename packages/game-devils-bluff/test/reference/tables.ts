/** Tables and models for measuring tests: a few pieces, or a random clutter of all kinds. */
import { below, type Rng } from '@fray/engine';
import type { Bodies } from '../../src/geometry/bodies.js';
import type { Table } from '../../src/geometry/terrain.js';
import { buildTable } from '../../src/table/build-table.js';
import type { PieceFile } from '../../src/table/table-file.js';

export function tableOf(...pieces: PieceFile[]): Table {
  return buildTable({ id: 'test', size: [24, 36], pieces });
}

export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly level?: number;
  readonly mounted?: boolean;
  readonly seat?: number;
}

/** Models in inches, all on the table. */
export function bodiesOf(...models: Standing[]): Bodies {
  return {
    x: models.map(({ x }) => Math.round(x * 1000)),
    y: models.map(({ y }) => Math.round(y * 1000)),
    level: models.map(({ level }) => level ?? 0),
    mounted: models.map(({ mounted }) => (mounted === true ? 1 : 0)),
    where: models.map(() => 1),
    seatOf: models.map(({ seat }) => seat ?? 0),
  };
}

const KINDS = ['building', 'rock', 'boulder', 'wall', 'fence', 'brush', 'cactus', 'wagon', 'crate'] as const;

/** A table with pieces of all kinds and odd sizes, a slanted rock among them; pieces may overlap. */
export function clutter(rng: Rng, count: number): Table {
  const pieces: PieceFile[] = Array.from({ length: count }, (_, i) => {
    const kind = KINDS[below(rng, KINDS.length)]!;
    const large = kind === 'building';
    const size = (): number => (large ? 3500 + below(rng, 2500) : 500 + below(rng, 2500)) / 1000;
    const [w, d] = [size(), size()];
    const at = [below(rng, 24_000 - w * 1000) / 1000, below(rng, 36_000 - d * 1000) / 1000] as const;
    if (i === 0) return slanted(at[0], at[1], rng);
    const ladders = large
      ? [{ side: (['north', 'south', 'east', 'west'] as const)[below(rng, 4)]!, at: 1.7 }]
      : [];
    return { kind, at, size: [w, d], ladders };
  });
  return tableOf(...pieces);
}

function slanted(x: number, y: number, rng: Rng): PieceFile {
  const skew = below(rng, 900) / 1000;
  const corners = [x + skew, y, x + 2, y + 0.4, x + 1.7, y + 1.9, x + 0.1, y + 1.2];
  return {
    kind: 'own',
    name: 'spur',
    parts: [corners],
    top: 1.1 + skew,
    keywords: ['impassable', 'cover'],
    sight: 'solid',
  };
}
