/** A line of sight on the ready-made battlefields of Devil's Bluff, each of which has at least 25 pieces. */
import { assert, below, rngFromSeed } from '@fray/engine';
import { battlefield, look, newSight, TABLE_FILES } from '@fray/game-devils-bluff';
import type { Task } from '../harness.js';

const MODELS = 14;
const LEAST_PIECES = 25;

export function sightTask(): Task {
  const rng = rngFromSeed('bench sight');
  const places = (size: number): number[] =>
    Array.from({ length: MODELS }, () => 1000 + below(rng, size - 2000));
  const bodies = {
    x: places(24_000),
    y: places(36_000),
    level: Array.from({ length: MODELS }, () => 0),
    mounted: Array.from({ length: MODELS }, (_, i) => (i % 7 === 0 ? 1 : 0)),
    where: Array.from({ length: MODELS }, () => 1),
    seatOf: Array.from({ length: MODELS }, (_, i) => i % 2),
  };
  const grounds = TABLE_FILES.map(({ id }) => battlefield(id).ground);
  for (const { table } of grounds) assert(table.pieces.length >= LEAST_PIECES, `${table.id} is too empty`);
  const sight = newSight();
  let sum = 0;
  const run = (): number => {
    for (const ground of grounds)
      for (let a = 0; a < MODELS; a++)
        for (let b = 0; b < MODELS; b++)
          if (a !== b) sum = (sum * 3 + look(ground, bodies, a, b, true, sight)) | 0;
    return grounds.length * MODELS * (MODELS - 1);
  };
  return { run, checksum: () => sum };
}
