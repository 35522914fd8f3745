/** Where one of a match's viewers sits, and whether it is a program that needs no words. */
export interface Eyes {
  readonly seat: number;
  readonly lean: boolean;
}

/** Who has the match open. */
export interface Here {
  readonly present: boolean[];
  readonly watchers: number;
}
