/** `fray lab run`: an experiment from a file, its answers as tables, pictures and figures. */
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import type { AnyGame } from '@fray/engine';
import {
  type Answered,
  againPart,
  ColumnWriter,
  type Experiment,
  formatExperiment,
  openPoolRunner,
  type PoolRunner,
  parseExperiment,
  reportPage,
  runDesign,
} from '@fray/lab';
import type { QueueRunner } from '@fray/lab/queue';
import { Complaint, must } from '../../complaint.js';
import { openGame } from '../../game/open-game.js';
import { readCount, readText } from '../../options.js';
import { startProgress } from '../../progress.js';
import { words } from '../../words/index.js';
import { paintParts } from './paint-parts.js';
import { reached } from './reached.js';
import { reportWords } from './report-words.js';

export interface LabRunFlags {
  readonly workers?: string;
  readonly json?: true;
  readonly html?: string;
  readonly matches?: string;
  readonly queue?: string;
  readonly patience?: string;
}

export async function labRun(file: string, flags: LabRunFlags): Promise<void> {
  const experiment = must(parseExperiment(readText(file)));
  const { game, book, local } = await openGame(experiment.game);
  if (local !== undefined && flags.queue !== undefined) throw new Complaint(words.lab.localGame);
  const runner = await openRunner(experiment, game, flags);
  const progress = startProgress(experiment.matches);
  const columns = flags.matches === undefined ? undefined : openSync(flags.matches, 'w');
  const writer = columns === undefined ? undefined : new ColumnWriter((text) => writeSync(columns, text));
  try {
    const answered = await runDesign(experiment, game, runner, {
      onProgress: progress.update,
      ...(writer === undefined ? {} : { onSeed: (seed, matches) => writer.add(seed, matches) }),
      ...(local === undefined ? {} : { module: local.module }),
    });
    progress.stop();
    const found = must(answered, book);
    const parts = [...found.parts(book, reportWords), againPart(experiment, file, reportWords)];
    if (flags.html !== undefined)
      writeFileSync(flags.html, reportPage(book.language, experiment.title, parts));
    process.stdout.write(flags.json ? toJson(experiment, found, file) : paintParts(experiment.title, parts));
    if ('checked' in runner && flags.json === undefined)
      process.stdout.write(`${words.lab.checked(runner.checked)}\n`);
    for (const written of [flags.html, flags.matches])
      if (written !== undefined && flags.json === undefined)
        process.stdout.write(`${words.lab.wrote(written)}\n`);
  } finally {
    progress.stop();
    if (columns !== undefined) closeSync(columns);
    await runner.close();
  }
}

/** This machine's threads, or whoever works at a queue. */
async function openRunner(
  experiment: Experiment,
  game: AnyGame,
  { queue, patience, workers }: LabRunFlags,
): Promise<PoolRunner | QueueRunner> {
  if (queue === undefined)
    return openPoolRunner(workers === undefined ? undefined : readCount('--workers', workers, 0));
  const { openQueueRunner } = await import('@fray/lab/queue');
  const options = patience === undefined ? {} : { patience: readCount('--patience', patience, 1) };
  return reached(openQueueRunner(queue, game, experiment.title, options));
}

/** Every result carries what makes it again. */
function toJson(experiment: Experiment, { found }: Answered, file: string): string {
  const { experiment: _, ...rest } = found;
  const again = { command: reportWords.command(file), file: formatExperiment(experiment) };
  return `${JSON.stringify({ ...again, ...rest }, null, 2)}\n`;
}
