/** A whole server in a process of its own, for tests that end processes: `server-process.ts <data> <port>`. */
import { createServer } from '../../src/server.js';
import { openStore } from '../../src/store/open-store.js';
import { FirstMoveThinker } from './harness.js';
import { modelGame } from './model-game.js';

const [data, port] = process.argv.slice(2);
const server = await createServer({
  games: [modelGame],
  store: await openStore(data!),
  thinker: new FirstMoveThinker(),
  limits: { perMinute: 1e6, perAddress: 1e6, guestsPerMinute: 1e6, tablesPerMinute: 1e6 },
  botPatienceMs: 300,
});
const url = await server.app.listen({ port: Number(port ?? 0), host: '127.0.0.1' });
process.stdout.write(`${url}\n`);
