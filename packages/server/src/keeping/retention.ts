/** How long what nobody uses any more is kept, in days; 0 keeps it for ever. An operator may change each of them. */
export interface Retention {
  /** Tables that were closed, the codes that led to them, and the keys that made them. */
  readonly closed: number;
  /** Tables after their last match: so long it can be played again. */
  readonly tables: number;
  /** Finished matches with their records. */
  readonly matches: number;
  /** Running matches in which nobody has done anything: they are closed without a result, and go later, as finished ones. */
  readonly abandoned: number;
  /** Guests whom nobody has seen. */
  readonly guests: number;
  /** The same, of guests who have never finished a match. */
  readonly visitors: number;
  /** Contests in which nothing has changed. */
  readonly contests: number;
}

export const RETENTION: Retention = {
  closed: 1,
  tables: 30,
  matches: 730,
  abandoned: 90,
  guests: 400,
  visitors: 7,
  contests: 365,
};

export const DAY_MS = 24 * 3600_000;
