/** The log, told from events alone. */
import { type AnyGame, plain } from '@fray/engine';
import type { LogLine } from '@fray/kit';
import type { Step } from '../session/session.js';

const cache = new WeakMap<Step, { names: readonly string[]; lines: readonly LogLine[] }>();

export function linesOf(game: AnyGame, step: Step, names: readonly string[]): readonly LogLine[] {
  const known = cache.get(step);
  if (known !== undefined && known.names.join() === names.join()) return known.lines;
  const lines = step.events.flatMap((event, i): LogLine[] => {
    const line = game.text.event(event, names);
    return line === undefined ? [] : [{ ...line, n: step.n, key: `${step.n}.${i}` }];
  });
  cache.set(step, { names, lines });
  return lines;
}

export function storyUpTo(
  game: AnyGame,
  steps: readonly Step[],
  n: number,
  names: readonly string[],
): readonly LogLine[] {
  return steps.slice(0, n + 1).flatMap((step) => linesOf(game, step, names));
}

/** The last thing told, in plain words. */
export function latestWords(lines: readonly LogLine[]): string {
  const line = lines[lines.length - 1];
  return line === undefined ? '' : plain(line.words);
}
