/** `fray lab run`: an experiment from a file, its answers as tables, pictures and figures. */
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import {
  ColumnWriter,
  type Findings,
  formatExperiment,
  openPoolRunner,
  parseExperiment,
  runExperiment,
} from '@fray/lab';
import { must } from '../../complaint.js';
import { openGame } from '../../open-game.js';
import { readCount, readText } from '../../options.js';
import { startProgress } from '../../progress.js';
import { words } from '../../words/index.js';
import { paintFindings } from './paint-findings.js';
import { findingsPage } from './report.js';

export interface LabRunFlags {
  readonly workers?: string;
  readonly json?: true;
  readonly html?: string;
  readonly matches?: string;
}

export async function labRun(file: string, flags: LabRunFlags): Promise<void> {
  const experiment = must(parseExperiment(readText(file)));
  const { game, book, local } = await openGame(experiment.game);
  const runner = openPoolRunner(
    flags.workers === undefined ? undefined : readCount('--workers', flags.workers, 0),
  );
  const progress = startProgress(experiment.matches);
  const columns = flags.matches === undefined ? undefined : openSync(flags.matches, 'w');
  const writer = columns === undefined ? undefined : new ColumnWriter((text) => writeSync(columns, text));
  let seeds = 0;
  try {
    const found = await runExperiment(experiment, game, runner, {
      onSeed: (seed, matches) => {
        progress.update(++seeds);
        writer?.add(seed, matches);
      },
      ...(local === undefined ? {} : { module: local.module }),
    });
    progress.stop();
    const findings = must(found, book);
    if (flags.html !== undefined) writeFileSync(flags.html, findingsPage(findings, book, file));
    process.stdout.write(flags.json ? toJson(findings, file) : paintFindings(findings, book));
    for (const written of [flags.html, flags.matches])
      if (written !== undefined && flags.json === undefined)
        process.stdout.write(`${words.lab.wrote(written)}\n`);
  } finally {
    progress.stop();
    if (columns !== undefined) closeSync(columns);
    await runner.close();
  }
}

/** Every result carries what makes it again. */
function toJson(findings: Findings, file: string): string {
  const { experiment, ...rest } = findings;
  return `${JSON.stringify({ command: words.lab.command(file), file: formatExperiment(experiment), ...rest }, null, 2)}\n`;
}
