/** The responses of a stretch of matches, a column each: that is all an experiment needs of them, and it travels light. */
import type { Columns, MatchResult } from '../tally.js';
import { namesFor, type ResponseReader, readerOf } from './responses.js';

interface Column {
  readonly read: ResponseReader;
  readonly figures: (number | null)[];
}

export class ResponseColumns {
  private readonly named = new Map<string, Column>();
  private readonly list: Column[] = [];
  private matches = 0;

  /** Only these responses; none: whatever the matches have. */
  constructor(private readonly measures: readonly string[]) {
    for (const name of measures) this.addColumn(name);
  }

  add(match: MatchResult): void {
    if (this.measures.length === 0)
      for (const name of namesFor(match)) if (!this.named.has(name)) this.addColumn(name);
    const { list } = this;
    for (let i = 0; i < list.length; i++) list[i]!.figures.push(list[i]!.read(match) ?? null);
    this.matches++;
  }

  /** What no match had is no column. */
  get columns(): Columns {
    const seen = [...this.named].filter(([, { figures }]) => figures.some((figure) => figure !== null));
    return Object.fromEntries(seen.map(([name, { figures }]) => [name, figures]));
  }

  /** Matches before the first that had it leave a gap. */
  private addColumn(name: string): void {
    const column = { read: readerOf(name), figures: new Array<null>(this.matches).fill(null) };
    this.named.set(name, column);
    this.list.push(column);
  }
}

export function columnsOf(matches: readonly MatchResult[], measures: readonly string[]): Columns {
  const made = new ResponseColumns(measures);
  for (const match of matches) made.add(match);
  return made.columns;
}
