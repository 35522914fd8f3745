/** What a store tells whoever measures it. */
export interface StoreMeter {
  /** A batch of this many choices was synced to disk in this many milliseconds. */
  readonly committed: (size: number, ms: number) => void;
}
