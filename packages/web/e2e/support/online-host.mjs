// `fray serve`, with common beats so short that a match of eight does not spend its time waiting for them,
// and open to more newcomers a minute than one address may otherwise bring: all the tests share one.
import { startServer, stopOnSignals } from '../../../server/dist/index.js';

const [port, data] = process.argv.slice(2);
const limits = { guestsPerMinute: 1000, tablesPerMinute: 1000 };
const lab = { threads: 1 };
stopOnSignals(await startServer({ port: Number(port), data, logLevel: 'error', beatMs: 60, limits, lab }));
