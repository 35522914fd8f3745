/** Where one of a match's viewers sits, and whether it is a program that needs no words. */
import type { Away } from '@fray/protocol';

export interface Eyes {
  readonly seat: number;
  readonly lean: boolean;
}

/** Who has the match open. */
export interface Here {
  readonly present: boolean[];
  readonly watchers: number;
  readonly away: Away[];
}
