/** What the lab's process and the server say to each other. */
import type { Message } from '@fray/engine';

/** What is to be run, and with how many threads. */
export interface LabOrder {
  /** The experiment as a file. */
  readonly file: string;
  readonly threads: number;
  /** The module of a game that is not on the shelf. */
  readonly own?: string;
}

/** How far it is, what was found so far, what is wrong with it. */
export type LabSaid =
  | { readonly seeds: number }
  | { readonly found: unknown }
  | { readonly wrong: Message }
  | { readonly done: unknown };
