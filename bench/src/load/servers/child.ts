/** Servers and players run in processes of their own, so that measuring costs them nothing. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { builtFile } from './built-file.js';

/** As `npm start` and the systemd unit start a server; every server that is measured gets it. */
const NODE_FLAGS = ['--max-semi-space-size=64'];

/** The unit of /proc on every Linux that Node runs on. */
const TICKS_A_SECOND = 100;

export interface Child {
  /** What it said first: its addresses. */
  readonly urls: readonly string[];
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a built file of this folder, or of the same folder in another checkout; the first line it prints is its addresses. */
export async function startChild(file: string, args: readonly string[], checkout?: string): Promise<Child> {
  const path = checkout === undefined ? builtFile(import.meta.url, file) : fileIn(checkout, file);
  // It ends when its input does: with whoever started it, however that ends.
  const child = spawn(process.execPath, [...NODE_FLAGS, path.pathname, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout! }))
    return { urls: line.split(' '), pid: child.pid!, stop: () => end(child) };
  throw new Error(`${file} ended before it listened`);
}

function fileIn(checkout: string, file: string): URL {
  const path = resolve(checkout, 'bench/dist/load/servers', file);
  if (!existsSync(path)) throw new Error(`${checkout} is not a checkout of Fray that was built`);
  return pathToFileURL(path);
}

/** Seconds of processor time that a process has used so far, where the system tells. */
export function processorSeconds(pid: number): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return Number.NaN;
  const fields = readFileSync(path, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** A process that gets only a share of a core is let run for that part of every period, and stopped for the rest. */
const PERIOD_MS = 20;

/** Returns what lets it run freely again. */
export function holdBack(pid: number, share: number): () => void {
  let resting: NodeJS.Timeout | undefined;
  const rest = (): void => {
    process.kill(pid, 'SIGCONT');
    resting = setTimeout(() => process.kill(pid, 'SIGSTOP'), PERIOD_MS * share);
  };
  const period = setInterval(rest, PERIOD_MS);
  return () => {
    clearInterval(period);
    clearTimeout(resting);
    process.kill(pid, 'SIGCONT');
  };
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
