// `fray serve`, with common beats so short that a match of eight does not spend its time waiting for them.
import { startServer, stopOnSignals } from '../../../server/dist/index.js';

const [port, data] = process.argv.slice(2);
stopOnSignals(await startServer({ port: Number(port), data, logLevel: 'error', beatMs: 60 }));
