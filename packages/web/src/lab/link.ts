/** An experiment as part of an address: whoever opens the link runs the very same one. */
import { type Experiment, formatExperiment, parseExperiment } from '@fray/lab/core';

/** In letters that no address, router or chat program touches. */
export function experimentLink(experiment: Experiment): string {
  const bytes = new TextEncoder().encode(formatExperiment(experiment));
  const code = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return `/lab/${experiment.game}/${code}`;
}

export function readLink(code: string | undefined): Experiment | undefined {
  if (code === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(code.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    const parsed = parseExperiment(new TextDecoder().decode(bytes));
    return parsed.ok ? parsed.value : undefined;
  } catch {
    return undefined;
  }
}
