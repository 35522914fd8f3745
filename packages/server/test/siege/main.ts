/** `npm run siege -- --minutes 5`: the long siege, on SQLite and on PostgreSQL, and what was lost in it. */
import { parseArgs } from 'node:util';
import { killAll } from '../support/server-processes.js';
import type { Burden } from './burden.js';
import { type Ground, postgresGround, sqliteGround } from './ground.js';
import { besiegeBy, HOSTILE_GUESTS } from './hostile-guests.js';
import { besiegeByPush, PUSH_ATTACKS } from './push-siege.js';
import { besiege, type SiegeReport } from './siege.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    processes: { type: 'string', default: '2' },
    on: { type: 'string', default: 'sqlite,postgres' },
    /** Seconds of each attack by one hostile guest, measured beside as long in calm; 0 leaves them out. */
    hostile: { type: 'string', default: '10' },
    /** Only the attacks that have this in their names. */
    only: { type: 'string', default: '' },
  },
});

const grounds: Record<string, () => Promise<Ground>> = {
  sqlite: sqliteGround,
  postgres: () => postgresGround(Number(values.processes)),
};

/** What one hostile guest may cost the others. */
const MOST_DELAY_MS = 50;
const MOST_MEGABYTES = 100;

let lost = 0;
const hostileMs = Number(values.hostile) * 1000;
if (hostileMs > 0) {
  const attacks: Record<string, () => Promise<Burden & { readonly asked: number }>> = {};
  for (const behaviour of PUSH_ATTACKS)
    attacks[`has pushes sent to an endpoint that is ${behaviour}`] = () =>
      besiegeByPush(behaviour, hostileMs);
  for (const kind of Object.keys(HOSTILE_GUESTS)) attacks[kind] = () => besiegeBy(kind, hostileMs);
  for (const [what, attack] of Object.entries(attacks))
    if (what.includes(values.only)) weigh(what, await attack());
}
for (const name of values.on.split(',').filter(Boolean)) {
  const ground = await grounds[name]!();
  try {
    const report = await besiege(ground, { seconds: Number(values.minutes) * 60 });
    process.stdout.write(format(report));
    lost += report.faults.length;
  } finally {
    await ground.end();
    killAll();
  }
}
process.exit(lost === 0 ? 0 : 1);

function weigh(what: string, { calmMs, hostileMs, grownBytes, asked }: Burden & { asked: number }): void {
  const megabytes = grownBytes / 1024 / 1024;
  const figures = `${calmMs.toFixed(1)} ms in calm, ${hostileMs.toFixed(1)} ms meanwhile, ${megabytes.toFixed(0)} MB more`;
  const harmless = asked > 0 && hostileMs - calmMs <= MOST_DELAY_MS && megabytes <= MOST_MEGABYTES;
  process.stdout.write(`somebody ${what}, ${asked} times: ${figures}${harmless ? '' : ' (TOO MUCH)'}\n`);
  if (!harmless) lost++;
}

function format({
  ground,
  done,
  matches,
  finished,
  acknowledged,
  frames,
  peakBytes,
  faults,
}: SiegeReport): string {
  const lines = [`${ground}, ${values.minutes} minutes`];
  for (const [what, times] of Object.entries(done).sort()) lines.push(`  ${times} times ${what}`);
  lines.push(`  ${matches} matches begun, ${finished} played to their end`);
  lines.push(`  ${acknowledged} choices acknowledged, ${frames} frames seen, all compared with the logs`);
  lines.push(`  at most ${Math.round(peakBytes / 1024 / 1024)} MB in one process`);
  lines.push(faults.length === 0 ? '  lost: nothing' : `  lost: ${faults.join('\n        ')}`);
  return `${lines.join('\n')}\n`;
}
