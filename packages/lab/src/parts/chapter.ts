/** One experiment's answer as documents and the page show it. */
import type { Part } from './part.js';

export interface Chapter {
  readonly game: string;
  readonly title: string;
  /** What somebody says about it: what is out of balance, and what would mend it. */
  readonly notes: readonly string[];
  readonly parts: readonly Part[];
  readonly file: string;
}
