/** The log, told from events alone, to whoever reads it. */
import { type GameEvent, plain, type Reader, type WordBook } from '@fray/engine';
import type { Step } from '@fray/host';
import type { LogLine } from '@fray/kit';
import { texts } from '../../texts/index.js';

/** `event` is the place of the line's event in its step; what the host did comes before them all. */
export interface StoryLine extends LogLine {
  readonly event: number;
}

const cache = new WeakMap<Step, { readonly reader: Reader; readonly lines: readonly StoryLine[] }>();

function linesOf(book: WordBook, step: Step, at: number, reader: Reader): readonly StoryLine[] {
  const known = cache.get(step);
  if (known !== undefined && known.reader === reader) return known.lines;
  const told = step.events.flatMap((event, i): StoryLine[] => {
    const line = book.event(event, reader);
    return line === undefined ? [] : [{ ...line, n: at, event: i, key: `${at}.${i}` }];
  });
  const lines = [...hostLines(step, at, reader), ...told];
  cache.set(step, { reader, lines });
  return lines;
}

/** A choice that the clock or the others made is told as one: the events alone would let it look like somebody's will. */
function hostLines({ what }: Step, at: number, { seat, names }: Reader): readonly StoryLine[] {
  if (what.kind !== 'choice' || (what.by !== 'clock' && what.by !== 'others')) return [];
  const { youRanOut, ranOut, youWereClaimed, claimed } = texts().table;
  const [mine, other] = what.by === 'others' ? [youWereClaimed, claimed] : [youRanOut, ranOut];
  const words = [what.seat === seat ? mine : other(names[what.seat]!)];
  return [{ words, seat: what.seat, n: at, event: -1, key: `${at}.host` }];
}

/** Everything told so far: all of the steps before, and the first `told` events of the one at this place. */
export function storyUpTo(
  book: WordBook,
  steps: readonly Step[],
  at: number,
  told: number,
  reader: Reader,
): readonly StoryLine[] {
  return steps
    .slice(0, at + 1)
    .flatMap((step, i) => linesOf(book, step, i, reader))
    .filter((line) => line.n < at || line.event < told);
}

/** What has been told so far, the latest first, as `storyUpTo` counts. */
export function* eventsBackwards(steps: readonly Step[], at: number, told: number): Iterable<GameEvent> {
  for (let n = Math.min(at, steps.length - 1); n >= 0; n--) {
    const { events } = steps[n]!;
    for (let i = Math.min(events.length, n === at ? told : events.length) - 1; i >= 0; i--) yield events[i]!;
  }
}

/** The last thing told, in plain words; a heading is none. */
export function latestWords(lines: readonly LogLine[]): string {
  const line = lines[lines.length - 1];
  return line === undefined ? '' : plain(line.words);
}
