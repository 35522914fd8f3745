/** boardgame.io's own server as its documentation sets it up: in memory, its default, or on flat files. */
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';

interface Listening {
  address(): { port: number };
}
interface BgioServer {
  run(config: object): Promise<{ appServer: Listening; apiServer: Listening }>;
}
interface BgioPackage {
  Server(options: { games: unknown[]; db?: unknown; origins: string[] }): BgioServer;
  FlatFile: new (options: { dir: string }) => unknown;
}

const [module, store] = process.argv.slice(2);
const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server') as BgioPackage;
const { BgioRohan } = (await import(module!)) as { BgioRohan: new () => { game: unknown } };
// What the library prints goes to stderr: the first line on stdout is the address.
console.info = console.error;
console.log = console.error;
const { game } = new BgioRohan();
const db = store === 'memory' ? {} : { db: new FlatFile({ dir: store! }) };
const server = Server({ games: [game], ...db, origins: [] });
// The lobby on a port of its own, as the library offers: on a shared one its routes are lost with today's Koa.
const { appServer, apiServer } = await server.run({ port: 0, lobbyConfig: { apiPort: await freePort() } });
const address = (listening: Listening): string => `http://127.0.0.1:${listening.address().port}`;
process.stdout.write(`${address(appServer)} ${address(apiServer)}\n`);
process.stdin.on('end', () => process.exit(0)).resume();

/** The library takes 0 for "no port". */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
