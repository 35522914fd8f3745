/** The server that is measured: the real one, with its limits out of the way. */
import { startServer } from '@fray/server';

const [data, idleMs] = process.argv.slice(2);
const server = await startServer({
  port: 0,
  data: data!,
  logLevel: 'error',
  idleMs: Number(idleMs),
  limits: {
    perMinute: 1e9,
    perAddress: 1e9,
    guestsPerMinute: 1e9,
    tablesPerMinute: 1e9,
    streams: 1e9,
    streamsByAddress: 1e9,
  },
});
process.stdout.write(`${server.url}\n`);
process.stdin.on('end', () => process.exit(0)).resume();
