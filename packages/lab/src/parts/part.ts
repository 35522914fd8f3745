/** A piece of a report: what a terminal prints as words and tables, a page as words and pictures. */

export interface Part {
  readonly heading: string;
  /** Sentences before the picture. */
  readonly words: readonly string[];
  /** An SVG that needs nothing else; what it shows is also its label, and in the table. */
  readonly picture?: string;
  /** The same for a phone, where it would be too small otherwise. */
  readonly narrow?: string;
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** Something to be typed or kept as it is. */
  readonly code?: string;
}
