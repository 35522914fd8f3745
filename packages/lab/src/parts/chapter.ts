/** One experiment's answer, to be shown in documents and on the page in the language of whoever reads it. */
import type { Told } from '../experiment/experiment.js';
import type { Found } from '../run-design.js';

export interface Chapter {
  readonly game: string;
  /** By language; there is always English. */
  readonly told: Readonly<Record<string, Told>>;
  readonly found: Found;
  readonly file: string;
}
