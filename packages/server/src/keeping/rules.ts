/** Which documents nobody needs any more, by their kind, and what goes with them. */
import { CONTEST, contestsOf, readContest } from '../contest/contest-file.js';
import { GUEST } from '../guests.js';
import { MATCH, type MatchFile, overLabelOf, readMatchFile, runningLabelOf } from '../match/match-file.js';
import { PUSH } from '../push/subscriptions.js';
import type { Doc, Removal, Store } from '../store/store.js';
import { CODE } from '../table/codes.js';
import { holdingLabel, readTable, sittingLabel, TABLE, type TableFile } from '../table/table.js';
import { TABLE_KEY } from '../table/table-keys.js';
import { CONTENT, CONTENT_GRACE_MS, holdsLabel } from './contents.js';
import { DAY_MS, type Retention } from './retention.js';

export interface Circumstances {
  readonly store: Store;
  readonly retention: Retention;
  readonly now: number;
  /** Closes a running match in which nothing has happened for so long. */
  readonly giveUp: (match: MatchFile) => Promise<void>;
}

type Rule = (doc: Doc, around: Circumstances) => Promise<Removal | undefined>;

/** In the order in which they are looked at: what others hold on to comes after them. */
export const RULES: Readonly<Record<string, Rule>> = {
  [CONTEST]: async (doc, around) =>
    isOld(doc.at, 'contests', around) && !(await isPlayed(doc, around)) ? alone(CONTEST, doc) : undefined,
  [TABLE]: async (doc, around) => {
    const { status, contest } = readTable(doc);
    if (status === 'closed') return isOld(doc.at, 'closed', around) ? alone(TABLE, doc) : undefined;
    if (status !== 'over' || !isOld(doc.at, 'tables', around)) return undefined;
    // A contest counts the matches at its tables when somebody looks.
    return contest !== undefined && (await has(around, CONTEST, contest)) ? undefined : alone(TABLE, doc);
  },
  [CODE]: async (doc, around) => {
    if (!isOld(doc.at, 'closed', around)) return undefined;
    const table = await tableOf(around, doc.body);
    return table === undefined || table.status === 'closed' ? alone(CODE, doc) : undefined;
  },
  [TABLE_KEY]: async (doc, around) => (isOld(doc.at, 'closed', around) ? alone(TABLE_KEY, doc) : undefined),
  [MATCH]: async (doc, around) => {
    const file = readMatchFile(doc);
    if (file.outcome === undefined && !file.closed) {
      if (await isAbandoned(file, around)) await around.giveUp(file);
      return undefined;
    }
    if (!isOld(doc.at, 'matches', around)) return undefined;
    const isLast = (await tableOf(around, file.table))?.match === file.id;
    return isLast ? undefined : { ...alone(MATCH, doc), logs: [file.id] };
  },
  [GUEST]: async (doc, around) => {
    if (!isOld(doc.at, 'visitors', around) && !isOld(doc.at, 'guests', around)) return undefined;
    const played = await isListed(around, MATCH, overLabelOf(doc.id));
    if (!isOld(doc.at, played ? 'guests' : 'visitors', around)) return undefined;
    return (await isBusy(doc.id, around)) ? undefined : alone(GUEST, doc);
  },
  [PUSH]: async (doc, around) => {
    if (!isOld(doc.at, 'closed', around)) return undefined;
    return (await has(around, GUEST, doc.id)) ? undefined : alone(PUSH, doc);
  },
  [CONTENT]: async (doc, around) => {
    if (doc.at > around.now - CONTENT_GRACE_MS) return undefined;
    const label = holdsLabel(doc.id);
    const held = (await isListed(around, TABLE, label)) || (await isListed(around, MATCH, label));
    return held ? undefined : alone(CONTENT, doc);
  },
};

function isOld(at: number, what: keyof Retention, { retention, now }: Circumstances): boolean {
  return retention[what] > 0 && at < now - retention[what] * DAY_MS;
}

function alone(kind: string, { id, version }: Doc): Removal {
  return { docs: [{ kind, id, version }], logs: [] };
}

async function has({ store }: Circumstances, kind: string, id: string): Promise<boolean> {
  return (await store.get(kind, id)) !== undefined;
}

async function isListed({ store }: Circumstances, kind: string, label: string): Promise<boolean> {
  return (await store.list(kind, label, 1)).length > 0;
}

async function tableOf({ store }: Circumstances, id: string): Promise<TableFile | undefined> {
  const doc = await store.get(TABLE, id);
  return doc === undefined ? undefined : readTable(doc);
}

/** A guest with a seat, a table or a contest is not gone, however long ago they were seen. */
async function isBusy(guest: string, around: Circumstances): Promise<boolean> {
  return (
    (await isListed(around, MATCH, runningLabelOf(guest))) ||
    (await isListed(around, TABLE, holdingLabel(guest))) ||
    (await isListed(around, TABLE, sittingLabel(guest))) ||
    (await isListed(around, CONTEST, contestsOf(guest)))
  );
}

async function isPlayed(doc: Doc, around: Circumstances): Promise<boolean> {
  for (const { table } of Object.values(readContest(doc).tables))
    if ((await tableOf(around, table))?.status === 'playing') return true;
  return false;
}

/** Its last entry says when something happened last. */
async function isAbandoned({ id, started }: MatchFile, around: Circumstances): Promise<boolean> {
  if (!isOld(started, 'abandoned', around)) return false;
  const last = (await around.store.read(id, 0)).at(-1);
  const at = last === undefined ? started : (JSON.parse(last.body) as { at: number }).at;
  return isOld(at, 'abandoned', around);
}
