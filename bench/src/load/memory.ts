/** What idle matches and open streams cost in memory. */
import { FrayPlayers } from './players/fray-players.js';
import { HttpClient } from './players/http-client.js';
import { Gate } from './players/players.js';
import { startFray } from './servers/start-servers.js';

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
  const server = await startFray(data, { idleMs: IDLE_MS });
  const [url] = server.urls;
  const players = new FrayPlayers(server.urls, new Gate(), { by: 'socket', lean: true, spread: false });
  const emptyBytes = await residentBytes(url!);
  const started: { match: string; client: HttpClient }[] = [];
  let wanted = idleMatches;
  const startSome = async (): Promise<void> => {
    let people = [await players.guest('Ann'), await players.guest('Bob')];
    for (let tables = 0; wanted-- > 0; tables++) {
      if (tables === TABLES_A_PAIR) {
        people = [await players.guest('Ann'), await players.guest('Bob')];
        tables = 0;
      }
      const match = await players.begin(await players.seat(people), people);
      started.push({ match, client: people[0]! });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, startSome));
  progress(`Fray: ${started.length} matches started`);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS * 3));
  const idleBytes = await residentBytes(url!);
  const watched = started.slice(0, streams);
  for (let i = 0; i < watched.length; i += AT_ONCE)
    await Promise.all(
      watched.slice(i, i + AT_ONCE).map(({ match, client }) => players.open(match, client, () => {})),
    );
  const totalBytes = await residentBytes(url!);
  await server.stop();
  return { idleMatches: started.length, streams: watched.length, emptyBytes, idleBytes, totalBytes };
}

async function residentBytes(url: string): Promise<number> {
  const client = new HttpClient(url);
  const { body } = await client.send<string>('GET', '/metrics');
  client.close();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(body)![1]);
}
