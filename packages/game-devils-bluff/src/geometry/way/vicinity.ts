/** The part of a table that one move can touch, so that its many legs are not held against pieces at the other end. */
import { RADII } from '../bodies.js';
import type { AreaShape, Floor, Ground, SightPart, Slow } from '../ground.js';
import type { Part } from '../part.js';
import type { Table } from '../terrain.js';

interface NearFloor extends Floor {
  readonly walls: Part[];
  readonly slow: Slow[];
  readonly areas: AreaShape[];
}

/** A ground with only the pieces near a place. Reused: `around` starts afresh. */
export class Vicinity implements Ground {
  table!: Table;
  width = 0;
  depth = 0;
  sights: readonly SightPart[] = [];
  sightBoxes: Float64Array = new Float64Array(0);
  /** Of the body it was made for; the same list for both, so that a ground can be asked as any other. */
  floors: readonly (readonly Floor[])[] = [];
  private readonly levels: NearFloor[] = [];
  private minX = 0;
  private minY = 0;
  private maxX = 0;
  private maxY = 0;

  /** Keeps what a base that goes no farther than `distance` from a place could touch. */
  around(ground: Ground, body: 0 | 1, x: number, y: number, distance: number): void {
    const reach = distance + RADII[body];
    this.table = ground.table;
    this.width = ground.width;
    this.depth = ground.depth;
    this.sights = ground.sights;
    this.sightBoxes = ground.sightBoxes;
    this.minX = x - reach;
    this.maxX = x + reach;
    this.minY = y - reach;
    this.maxY = y + reach;
    const floors = ground.floors[body]!;
    this.levels.length = Math.min(this.levels.length, floors.length);
    for (let level = 0; level < floors.length; level++) this.fill(level, floors[level]!);
    if (this.floors.length === 0) this.floors = [this.levels, this.levels];
  }

  private fill(level: number, floor: Floor): void {
    if (level === this.levels.length) this.levels.push({ walls: [], slow: [], areas: [] });
    const { walls, slow, areas } = this.levels[level]!;
    walls.length = 0;
    slow.length = 0;
    areas.length = 0;
    for (let i = 0; i < floor.walls.length; i++)
      if (this.isNear(floor.walls[i]!)) walls.push(floor.walls[i]!);
    for (let i = 0; i < floor.slow.length; i++)
      if (this.isSlowNear(floor.slow[i]!)) slow.push(floor.slow[i]!);
    for (let i = 0; i < floor.areas.length; i++)
      if (this.isNear(floor.areas[i]!.shape)) areas.push(floor.areas[i]!);
  }

  private isSlowNear({ parts }: Slow): boolean {
    for (let i = 0; i < parts.length; i++) if (this.isNear(parts[i]!)) return true;
    return false;
  }

  private isNear(part: Part): boolean {
    return (
      part.minX <= this.maxX && part.maxX >= this.minX && part.minY <= this.maxY && part.maxY >= this.minY
    );
  }
}
