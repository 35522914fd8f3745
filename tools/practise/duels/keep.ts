/** Writes what was learnt to where the game keeps it. */
import { writeFileSync } from 'node:fs';
import { INPUT_NAMES } from '../../../packages/game-destinyquest/src/bot/instinct/input-names.js';
import { keptWeights } from '../../../packages/game-destinyquest/src/bot/instinct/kept.js';
import { KINDS } from '../../../packages/game-destinyquest/src/bot/instinct/moves.js';
import {
  emptyWeights,
  FIRST,
  SECOND,
  type Weights,
} from '../../../packages/game-destinyquest/src/bot/instinct/net.js';
import type { ChoiceLog } from './choice-log.js';

const FILE = new URL('../../../packages/game-destinyquest/src/data/instinct-weights.ts', import.meta.url);
const WIDTH = 110;

/** Which inputs and kinds duels have shown so far. */
export class Shown {
  private readonly inputs = new Uint8Array(INPUT_NAMES.length);
  private readonly kinds = new Uint8Array(KINDS.length);

  note(log: ChoiceLog): void {
    const last = log.count - 1;
    for (let i = 0; i < log.input[last]! + log.inputs[last]!; i++) this.inputs[log.index[i]!] = 1;
    for (let m = 0; m < log.move[last]! + log.moves[last]!; m++)
      if (log.kind[m]! >= 0) this.kinds[log.kind[m]!] = 1;
  }

  /** The weights without what no duel has shown: it would only be as it was scattered. */
  of(all: Weights): Weights {
    const weights = emptyWeights(INPUT_NAMES.length, KINDS.length);
    for (const part of Object.keys(weights) as (keyof Weights)[]) weights[part].set(all[part]);
    forget(weights.first, FIRST, this.inputs);
    forget(weights.kindIn, SECOND, this.kinds);
    forget(weights.kindOut, FIRST, this.kinds);
    return weights;
  }
}

function forget(weights: Float64Array, size: number, shown: Uint8Array): void {
  for (let row = 0; row < shown.length; row++)
    if (shown[row] === 0) weights.fill(0, row * size, (row + 1) * size);
}

export function keep(weights: Weights): void {
  const rows = Object.entries(keptWeights(weights)).map(([name, row]) => lineOf(name, row));
  const head =
    '/** What the net weighs. Made by tools/practise/duels, see its README; not written by hand. */';
  const lines = [
    head,
    'export const INSTINCT_WEIGHTS: Readonly<Record<string, string>> = {',
    ...rows,
    '};',
    '',
  ];
  writeFileSync(FILE, lines.join('\n'));
}

/** As the formatter would have it. */
function lineOf(name: string, row: string): string {
  const line = `  '${name}': '${row}',`;
  return line.length > WIDTH ? `  '${name}':\n    '${row}',` : line;
}
