/** The responses of a stretch of matches, a column each: that is all an experiment needs of them, and it travels light. */
import type { Columns, MatchResult } from '../tally.js';
import { namesFor, type ResponseReader, readerOf } from './responses.js';

export class ResponseColumns {
  readonly columns: Record<string, (number | null)[]> = {};
  private readonly readers = new Map<string, ResponseReader>();
  private matches = 0;

  /** Only these responses; none: all. */
  constructor(private readonly measures: readonly string[]) {}

  add(match: MatchResult): void {
    for (const name of namesFor(match, this.measures)) {
      const figure = this.reader(name)(match);
      if (figure === undefined) continue;
      // Matches before the first that had it leave a gap.
      this.columns[name] ??= new Array<null>(this.matches).fill(null);
      this.columns[name].push(figure);
    }
    this.matches++;
    for (const name in this.columns)
      if (this.columns[name]!.length < this.matches) this.columns[name]!.push(null);
  }

  private reader(name: string): ResponseReader {
    let reader = this.readers.get(name);
    if (reader === undefined) {
      reader = readerOf(name);
      this.readers.set(name, reader);
    }
    return reader;
  }
}

export function columnsOf(matches: readonly MatchResult[], measures: readonly string[]): Columns {
  const made = new ResponseColumns(measures);
  for (const match of matches) made.add(match);
  return made.columns;
}
