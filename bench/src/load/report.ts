/** The load measurement in words. */
import type { FrameReport } from './frames.js';
import { bestWithin, formatStep, type LoadStep } from './measure.js';
import type { MemoryReport } from './memory.js';

export interface LoadReport {
  readonly limitMs: number;
  readonly fray: readonly LoadStep[];
  readonly bgio?: readonly LoadStep[];
  readonly memory?: MemoryReport;
  readonly frames?: readonly FrameReport[];
}

const MB = 1024 * 1024;

export function formatLoad({ limitMs, fray, bgio, memory, frames }: LoadReport): string {
  const lines = [`Choices of concurrent Rohan matches, 99th percentile within ${limitMs} ms`, ''];
  const best = bestWithin(fray, limitMs);
  lines.push(...section('Fray, every choice synced to disk before it is answered', fray, best));
  if (bgio !== undefined) {
    const rival = bestWithin(bgio, limitMs);
    lines.push(...section('boardgame.io’s own server, flat files, not synced', bgio, rival));
    lines.push(comparison(best, rival), '');
  }
  if (frames !== undefined) lines.push(...frameSection(frames), '');
  if (memory !== undefined) lines.push(...memorySection(memory));
  return `${lines.join('\n').trimEnd()}\n`;
}

function comparison(best: LoadStep | undefined, rival: LoadStep | undefined): string {
  if (best === undefined || rival === undefined)
    return 'There is nothing to compare: one of them is not within the limit at any step. Try fewer matches.';
  const ratio = (best.choicesPerSecond / rival.choicesPerSecond).toFixed(1);
  return `Fray takes ${ratio} times as many choices a second.`;
}

function section(title: string, steps: readonly LoadStep[], best: LoadStep | undefined): string[] {
  const rows = steps.map((step) => `  ${formatStep(step)}${step === best ? '   <- best' : ''}`);
  return [title, ...rows, ''];
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
