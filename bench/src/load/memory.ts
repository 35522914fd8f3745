/** What idle matches and open streams cost in memory. */
import { FrayLoad } from './fray-load.js';

export interface MemoryReport {
  readonly idleMatches: number;
  readonly streams: number;
  readonly emptyBytes: number;
  /** With all matches started and nobody looking. */
  readonly idleBytes: number;
  /** With the streams open on top, each on a match of its own. */
  readonly totalBytes: number;
}

const IDLE_MS = 1_000;
const AT_ONCE = 32;
/** No guest may sit at more than a hundred tables. */
const TABLES_A_PAIR = 90;

export async function measureMemory(
  data: string,
  idleMatches: number,
  streams: number,
  progress: (line: string) => void,
): Promise<MemoryReport> {
  const load = await FrayLoad.start(data, { idleMs: IDLE_MS });
  const emptyBytes = await load.memory();
  const started: { match: string; client: Awaited<ReturnType<FrayLoad['guest']>> }[] = [];
  let wanted = idleMatches;
  const startSome = async (): Promise<void> => {
    let people = [await load.guest('Ann'), await load.guest('Bob')];
    for (let tables = 0; wanted-- > 0; tables++) {
      if (tables === TABLES_A_PAIR) {
        people = [await load.guest('Ann'), await load.guest('Bob')];
        tables = 0;
      }
      const match = await load.begin(await load.seat(people), people);
      started.push({ match, client: people[0]! });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, startSome));
  progress(`Fray: ${started.length} matches started`);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS * 3));
  const idleBytes = await load.memory();
  const watched = started.slice(0, streams);
  for (let i = 0; i < watched.length; i += AT_ONCE)
    await Promise.all(
      watched.slice(i, i + AT_ONCE).map(({ match, client }) => load.open(match, client, () => {})),
    );
  const totalBytes = await load.memory();
  await load.stop();
  return { idleMatches: started.length, streams: watched.length, emptyBytes, idleBytes, totalBytes };
}
