/** A server under load, and how its matches are played: whoever is asked takes a random legal choice at once. */
export interface Contender {
  readonly name: string;
  /** Starts one more match that plays itself, again and again, and tells how long each choice took. */
  addMatch(chosen: (ms: number) => void): Promise<void>;
  /** Processor time the server has used so far, in seconds. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

export function pickOne<T>(items: readonly T[]): T {
  return items[Math.floor(Math.random() * items.length)]!;
}
