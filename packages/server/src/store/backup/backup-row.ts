/** A row of any store, as a backup carries it from one kind of store to another. */
export type BackupRow =
  | readonly ['log', log: string, n: number, body: string]
  | readonly ['doc', kind: string, id: string, version: number, body: string, at: number]
  | readonly ['label', kind: string, label: string, at: number, id: string];

/** A store as backups see it: all rows of one moment, or the way to fill an empty one. */
export interface BackupSide {
  /** Every row as it was at one moment, while others go on writing. */
  rows(): AsyncIterable<BackupRow>;
  isEmpty(): Promise<boolean>;
  /** All of them or none. */
  fill(rows: AsyncIterable<BackupRow>): Promise<void>;
  close(): Promise<void>;
}
