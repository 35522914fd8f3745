/** Runs the built program the way a shell does, with answers piped in. */
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const BIN = fileURLToPath(new URL('../bin/fray.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function fray(args: readonly string[], input = '', folder?: string): Promise<Ran> {
  return runNode([BIN, ...args], input, folder);
}

/** Runs any program with this Node, in a folder if one is given. */
export function runNode(args: readonly string[], input = '', folder?: string): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, NO_COLOR: '1' },
      ...(folder === undefined ? {} : { cwd: folder }),
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => {}); // the program may leave before it has read everything
    child.stdin.end(input);
  });
}

const folder = mkdtempSync(join(tmpdir(), 'fray-cli-'));

/** The path of a scratch file, with this content if any is given. */
export function scratch(name: string, content?: string | Uint8Array): string {
  const file = join(folder, name);
  if (content !== undefined) writeFileSync(file, content);
  return file;
}

/** Plays a whole match by always taking a certain choice, and leaves its record in a file. */
export async function playToRecord(name: string, seed: string, choice = '1'): Promise<string> {
  const file = scratch(name);
  const { code, err } = await fray(
    ['play', 'rohan', '--seed', seed, '--save', file],
    `${choice}\n`.repeat(400),
  );
  if (code !== 0) throw new Error(err);
  return file;
}
