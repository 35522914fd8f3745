/** An experiment as part of an address: whoever opens the link runs the very same one. */
import { type Experiment, formatExperiment, parseExperiment } from '@fray/lab/core';

export function experimentLink(experiment: Experiment): string {
  return `/lab/${experiment.game}/${encodeURIComponent(formatExperiment(experiment))}`;
}

/** The router has undone the encoding. */
export function readLink(text: string | undefined): Experiment | undefined {
  const parsed = text === undefined ? undefined : parseExperiment(text);
  return parsed?.ok === true ? parsed.value : undefined;
}
