// A server for the hidden-roles model, and a client that knows it: built here, because no player ever needs them.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { answerRequest, bots } from '../../../../bots/dist/index.js';
import { createServer, MemoryStore, stopOnSignals } from '../../../../server/dist/index.js';
import { HOUSE_RULES, hiddenRoles } from '../../../../testkit/dist/models/index.js';

const web = await mkdtemp(join(tmpdir(), 'fray-model-'));
await build({
  configFile: fileURLToPath(new URL('./client.config.ts', import.meta.url)),
  logLevel: 'error',
  build: { outDir: web, emptyOutDir: true },
});

const limits = { guestsPerMinute: 1000, tablesPerMinute: 1000 };
const model = hiddenRoles(HOUSE_RULES);
const games = [model];
// The workers of the real server do not know the model: its bots think in this thread.
const here = {
  levels: bots.map(({ id }) => id),
  think: async (request) => answerRequest(() => ({ ok: true, value: model }), request),
  giveUp() {},
  close: async () => {},
};
const server = await createServer({
  games,
  store: new MemoryStore(),
  thinker: here,
  web,
  beatMs: 60,
  limits,
  logger: { level: 'error' },
});
await server.app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
stopOnSignals(server);
