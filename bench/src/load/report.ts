/** The load measurement in words. */
import type { FrameReport } from './frames.js';
import { bestWithin, formatStep, type LoadStep } from './measure.js';
import type { MemoryReport } from './memory.js';

/** One server, step by step. */
export interface Measured {
  readonly name: string;
  readonly steps: readonly LoadStep[];
}

export interface LoadReport {
  readonly limitMs: number;
  /** The first is compared with all others. */
  readonly measured: readonly Measured[];
  readonly memory?: MemoryReport;
  readonly frames?: readonly FrameReport[];
}

const MB = 1024 * 1024;

export function formatLoad({ limitMs, measured, memory, frames }: LoadReport): string {
  const lines = [`Choices of concurrent Rohan matches, 99th percentile within ${limitMs} ms`, ''];
  for (const each of measured) lines.push(...section(each, limitMs));
  const [first, ...others] = measured;
  for (const other of others) lines.push(comparison(first!, other, limitMs));
  if (others.length > 0) lines.push('');
  if (frames !== undefined) lines.push(...frameSection(frames), '');
  if (memory !== undefined) lines.push(...memorySection(memory));
  return `${lines.join('\n').trimEnd()}\n`;
}

function comparison(first: Measured, other: Measured, limitMs: number): string {
  const [best, rival] = [bestWithin(first.steps, limitMs), bestWithin(other.steps, limitMs)];
  const beside = `Beside "${other.name}"`;
  if (best === undefined || rival === undefined)
    return `${beside} there is nothing to compare: one of them is not within the limit at any step. Try fewer matches.`;
  const rate = (best.choicesPerSecond / rival.choicesPerSecond).toFixed(1);
  const processor = (leastProcessor(other.steps) / leastProcessor(first.steps)).toFixed(1);
  return `${beside} "${first.name}" takes ${rate} times as many choices a second; one costs ${processor} times less processor time.`;
}

function leastProcessor(steps: readonly LoadStep[]): number {
  return Math.min(...steps.map(({ processorMs }) => processorMs));
}

function section({ name, steps }: Measured, limitMs: number): string[] {
  const best = bestWithin(steps, limitMs);
  const rows = steps.map((step) => `  ${formatStep(step)}${step === best ? '   <- best' : ''}`);
  return [name, ...rows, ''];
}

function frameSection(frames: readonly FrameReport[]): string[] {
  const rows = frames.map(({ game, choices, frameBytes, joinBytes }) => {
    const each = Math.round(frameBytes / choices);
    return `  ${game}: ${each} bytes a choice (${choices} choices), ${(joinBytes / 1000).toFixed(1)} kB to join after them`;
  });
  return ['What a player who sees everything is sent, before any compression', ...rows];
}

function memorySection(memory: MemoryReport): string[] {
  const { idleMatches, streams, emptyBytes, idleBytes, totalBytes } = memory;
  const kb = (bytes: number, count: number): string => (Math.max(0, bytes) / count / 1024).toFixed(1);
  return [
    'Memory of one Fray process',
    `  empty ${Math.round(emptyBytes / MB)} MB`,
    `  with ${idleMatches} idle matches ${Math.round(idleBytes / MB)} MB (${kb(idleBytes - emptyBytes, idleMatches)} kB each)`,
    `  and ${streams} open streams ${Math.round(totalBytes / MB)} MB (${kb(totalBytes - idleBytes, streams)} kB each, its match included)`,
  ];
}
