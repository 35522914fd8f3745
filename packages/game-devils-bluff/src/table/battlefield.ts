/** A table with everything that is worked out from it, made when first needed and kept outside of every state. */

import { TABLE_FILES } from '../data/tables.js';
import { FOOT, MOUNTED } from '../geometry/bodies.js';
import { Footing } from '../geometry/footing.js';
import { type Ground, prepareGround } from '../geometry/ground.js';
import { Outlook } from '../geometry/sight/outlook.js';
import { buildGraph, type Graph } from '../geometry/way/graph.js';
import { buildTable } from './build-table.js';
import { coverSpots } from './cover-spots.js';
import { generateTable } from './generate-table.js';
import type { TableFile } from './table-file.js';

/** What a state says about its table: the name of a known one, `random:` or `square:` and a seed, or the whole file. */
export type TableOption = string | TableFile;

export const RANDOM = 'random:';
/** 1.13: the later edition's table of 3 by 3 feet. */
const SQUARE = 'square:';
const FEET_3 = 36;

const NONE: readonly number[] = [];

export class Battlefield {
  readonly ground: Ground;
  private readonly graphs: (Graph | undefined)[] = [undefined, undefined, undefined];
  /** By FOOT and MOUNTED. */
  private readonly footings: readonly [Footing, Footing];
  /** By level. */
  private spots: number[][] | undefined;
  private looks: Outlook | undefined;

  constructor(readonly file: TableFile) {
    this.ground = prepareGround(buildTable(file));
    this.footings = [new Footing(this.ground, FOOT), new Footing(this.ground, MOUNTED)];
  }

  get outlook(): Outlook {
    this.looks ??= new Outlook(this.ground);
    return this.looks;
  }

  footing(body: 0 | 1): Footing {
    return this.footings[body];
  }

  graph(body: 0 | 1, climber = false): Graph {
    const place = body === MOUNTED ? 1 : climber ? 2 : 0;
    const known = this.graphs[place];
    if (known !== undefined) return known;
    const graph = buildGraph(this.ground, body, climber);
    this.graphs[place] = graph;
    return graph;
  }

  /** Of a level, x and y one after the other; for models on foot, because riders have no cover. */
  coverSpots(body: 0 | 1, level: number): readonly number[] {
    if (body !== FOOT) return NONE;
    this.spots ??= coverSpots(this.ground);
    return this.spots[level] ?? NONE;
  }
}

/** So many generated or own tables are remembered at a time; made again they are the same. */
const KEPT = 24;
const BY_NAME = new Map<string, Battlefield>();
const BY_FILE = new WeakMap<TableFile, Battlefield>();

export function battlefield(option: TableOption): Battlefield {
  if (typeof option === 'string') {
    return BY_NAME.get(option) ?? remember(option, findTableFile(option) ?? TABLE_FILES[0]!);
  }
  const known = BY_FILE.get(option);
  if (known !== undefined) return known;
  const name = JSON.stringify(option);
  const field = BY_NAME.get(name) ?? remember(name, option);
  BY_FILE.set(option, field);
  return field;
}

function remember(name: string, file: TableFile): Battlefield {
  if (BY_NAME.size >= KEPT) {
    const oldest = [...BY_NAME.keys()].find((each) => !TABLE_FILES.some(({ id }) => id === each));
    if (oldest !== undefined) BY_NAME.delete(oldest);
  }
  const field = new Battlefield(file);
  BY_NAME.set(name, field);
  return field;
}

export function findTableFile(name: string): TableFile | undefined {
  if (name.startsWith(RANDOM)) return generateTable(name.slice(RANDOM.length));
  if (name.startsWith(SQUARE)) return generateTable(name.slice(SQUARE.length), FEET_3, FEET_3);
  return TABLE_FILES.find(({ id }) => id === name);
}
