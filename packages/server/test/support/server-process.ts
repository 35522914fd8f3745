/** A whole server in a process of its own, for tests that end processes: `server-process.ts <data> [pages]`. */
import { createServer } from '../../src/server.js';
import { openStore } from '../../src/store/open-store.js';
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import { FirstMoveThinker } from './harness.js';
import { modelGame } from './model-game.js';

const [data, pages] = process.argv.slice(2);
/** An endpoint of a test, to which this server pushes at once; its certificate was made by the test. */
const pushing = process.env['FRAY_TEST_PUSH'];
const { port, ca, host } = JSON.parse(pushing ?? '{}') as { port: number; ca: string; host: string };
const reach = { resolve: async () => ['127.0.0.1'], isAllowed: () => true, port, ca };
const server = await createServer({
  games: [modelGame],
  store: await (pages === undefined
    ? openStore(data!)
    : SqliteStore.open(data!, undefined, { maxPages: Number(pages) })),
  thinker: new FirstMoveThinker(),
  limits: { perMinute: 1e6, perAddress: 1e6, guestsPerMinute: 1e6, tablesPerMinute: 1e6 },
  botPatienceMs: 300,
  ...(pushing === undefined ? {} : { callAfterMs: 0, pushHosts: [host], reach }),
});
const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${url}\n`);
