/** `npm run siege -- --minutes 5`: the long siege, on SQLite and on PostgreSQL, and what was lost in it. */
import { parseArgs } from 'node:util';
import { killAll } from '../support/server-processes.js';
import { type Ground, postgresGround, sqliteGround } from './ground.js';
import { besiege, type SiegeReport } from './siege.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    processes: { type: 'string', default: '2' },
    on: { type: 'string', default: 'sqlite,postgres' },
  },
});

const grounds: Record<string, () => Promise<Ground>> = {
  sqlite: sqliteGround,
  postgres: () => postgresGround(Number(values.processes)),
};

let lost = 0;
for (const name of values.on.split(',')) {
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
