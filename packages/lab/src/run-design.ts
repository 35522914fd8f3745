/** An experiment of any design: played, and told as parts of a report. */
import { type AnyGame, type Message, ok, type Result, type WordBook } from '@fray/engine';
import { type Cards, cards } from './cards/cards.js';
import type { Experiment } from './experiment/experiment.js';
import { formatExperiment } from './experiment/parse-experiment.js';
import { type Findings, runExperiment, type Watcher } from './experiment/run-experiment.js';
import type { Runner } from './experiment/seed-player.js';
import { cardsParts, robinParts, tunedParts } from './parts/design-parts.js';
import { findingsParts } from './parts/findings-parts.js';
import type { Part } from './parts/part.js';
import { type Robin, robin } from './robin/robin.js';
import { type Tuned, tune } from './tune/tune.js';
import type { LabWords } from './words/lab-words.js';

/** Everything that was found, for programs: what kind it is, its experiment's design says. */
export type Found = Findings | Tuned | Robin | Cards;

export interface Answered {
  readonly found: Found;
  parts(book: WordBook, words: LabWords): readonly Part[];
}

export async function runDesign(
  experiment: Experiment,
  game: AnyGame,
  runner: Runner,
  watcher: Watcher = {},
): Promise<Result<Answered, Message>> {
  const found = await runOf(experiment)(experiment, game, runner, watcher);
  if (!found.ok) return found;
  return ok({ found: found.value, parts: (book, words) => designParts(found.value, book, words) });
}

type Run = (
  experiment: Experiment,
  game: AnyGame,
  runner: Runner,
  watcher: Watcher,
) => Promise<Result<Found, Message>>;

function runOf({ design }: Experiment): Run {
  if (design === 'tune') return tune;
  if (design === 'robin') return robin;
  return design === 'cards' ? cards : runExperiment;
}

/** What was found, told in parts; it may have come from elsewhere. */
export function designParts(found: Found, book: WordBook, words: LabWords): readonly Part[] {
  const { design } = found.experiment;
  if (design === 'tune') return tunedParts(found as Tuned, book, words);
  if (design === 'robin') return robinParts(found as Robin, book, words);
  if (design === 'cards') return cardsParts(found as Cards, book, words);
  return findingsParts(found as Findings, book, words);
}

/** Every result carries what makes it again. */
export function againPart(experiment: Experiment, file: string, words: LabWords): Part {
  return {
    heading: words.again,
    words: [],
    code: `${words.command(file)}\n\n${formatExperiment(experiment)}`,
  };
}
