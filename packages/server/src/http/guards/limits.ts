/** How much one guest or one address may ask for. */
export interface Limits {
  /** Requests a minute by one guest, or by one address where there is no guest. */
  readonly perMinute: number;
  /** Requests a minute from one address, whoever asks. */
  readonly perAddress: number;
  /** New tables a minute from one address. */
  readonly tablesPerMinute: number;
  /** New battlefields, heroes and other large contents of tables a minute from one address. */
  readonly contentsPerMinute: number;
  /** Streams that one guest, or one address without one, may have open. */
  readonly streams: number;
  /** Streams that one address may have open, whoever asks. */
  readonly streamsByAddress: number;
  /** New contests a minute from one address. */
  readonly contestsPerMinute: number;
  /** Experiments a minute from one address. */
  readonly labRunsPerMinute: number;
  /** New guests a minute from one address. */
  readonly guestsPerMinute: number;
  readonly bodyBytes: number;
}
