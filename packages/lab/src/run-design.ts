/** An experiment of any design: played, and told as parts of a report. */
import { type AnyGame, type Message, ok, type Result, type WordBook } from '@fray/engine';
import { cards } from './cards/cards.js';
import type { Experiment } from './experiment/experiment.js';
import { formatExperiment } from './experiment/parse-experiment.js';
import { runExperiment, type Watcher } from './experiment/run-experiment.js';
import type { Runner } from './experiment/seed-player.js';
import { cardsParts, robinParts, tunedParts } from './parts/design-parts.js';
import { findingsParts } from './parts/findings-parts.js';
import type { Part } from './parts/part.js';
import { robin } from './robin/robin.js';
import { tune } from './tune/tune.js';
import type { LabWords } from './words/lab-words.js';

export interface Answered {
  /** Everything that was found, for programs. */
  readonly found: { readonly experiment: Experiment };
  parts(book: WordBook, words: LabWords): readonly Part[];
}

export async function runDesign(
  experiment: Experiment,
  game: AnyGame,
  runner: Runner,
  watcher: Watcher = {},
): Promise<Result<Answered, Message>> {
  if (experiment.design === 'tune') return told(await tune(experiment, game, runner, watcher), tunedParts);
  if (experiment.design === 'robin') return told(await robin(experiment, game, runner, watcher), robinParts);
  if (experiment.design === 'cards') return told(await cards(experiment, game, runner, watcher), cardsParts);
  return told(await runExperiment(experiment, game, runner, watcher), findingsParts);
}

function told<F extends { readonly experiment: Experiment }>(
  found: Result<F, Message>,
  partsOf: (found: F, book: WordBook, words: LabWords) => readonly Part[],
): Result<Answered, Message> {
  if (!found.ok) return found;
  return ok({ found: found.value, parts: (book, words) => partsOf(found.value, book, words) });
}

/** Every result carries what makes it again. */
export function againPart(experiment: Experiment, file: string, words: LabWords): Part {
  return {
    heading: words.again,
    words: [],
    code: `${words.command(file)}\n\n${formatExperiment(experiment)}`,
  };
}
