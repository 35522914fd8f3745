/**
 * What the server needs to remember, and nothing more: numbered logs, one a match, and small documents with a
 * version. Whoever gets a number or a version first has it; that decides every race between processes.
 */
export interface LogEntry {
  readonly n: number;
  readonly body: string;
}

export interface Doc {
  readonly id: string;
  readonly version: number;
  readonly body: string;
  /** When it was last written, in milliseconds, as told by whoever wrote it. */
  readonly at: number;
}

export interface DocWrite {
  readonly kind: string;
  readonly id: string;
  /** The version this write makes: one more than the one it was made from, 1 for a new document. */
  readonly version: number;
  readonly body: string;
  readonly at: number;
  /** Lists in which the document is found from now on. */
  readonly labels: readonly string[];
}

/** What is to go: documents as they stand, and whole logs. */
export interface Removal {
  readonly docs: readonly { readonly kind: string; readonly id: string; readonly version: number }[];
  readonly logs: readonly string[];
}

/** Tells that something new can be read, or carries a short message from one process to the others. */
export type Notice =
  | { readonly type: 'log'; readonly id: string; readonly n: number }
  | { readonly type: 'doc'; readonly kind: string; readonly id: string; readonly version: number }
  | { readonly type: 'message'; readonly text: string }
  /** The connection was lost for a while: notices may have been missed. */
  | { readonly type: 'gap' };

export interface Store {
  /** Whether other processes may be at work on it. */
  readonly shared: boolean;
  /** Writes the n-th entry of a log; it is on disk when this resolves. False: the number is taken. */
  append(log: string, n: number, body: string): Promise<boolean>;
  /** The entries after number `after`, in order. */
  read(log: string, after: number): Promise<LogEntry[]>;
  /** Writes all of them or, when any version is not the next one, none. */
  put(writes: readonly DocWrite[]): Promise<boolean>;
  get(kind: string, id: string): Promise<Doc | undefined>;
  /** The documents under a label written before `before`, the latest first. */
  list(kind: string, label: string, limit: number, before?: number): Promise<Doc[]>;
  /** The next documents of a kind after an id, in an order that stays: for walking through all of them in small steps. */
  walk(kind: string, after: string, limit: number): Promise<Doc[]>;
  /** How many bytes the entries of a log have. */
  measure(log: string): Promise<number>;
  /** Deletes all of it, or nothing where a document has another version by now. */
  remove(removal: Removal): Promise<boolean>;
  /** Resolves when a small write has reached the disk: whether the store works, not only answers. */
  probe(): Promise<void>;
  /** A message to every process on the same store, this one included. It may be lost. */
  send(text: string): Promise<void>;
  /** Calls back for every write and message by any process. Returns how to stop. */
  watch(listener: (notice: Notice) => void): () => void;
  close(): Promise<void>;
}
