/** Starts and kills whole server processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const entry = fileURLToPath(new URL('./server-process.ts', import.meta.url));
const store = fileURLToPath(new URL('../../src/store/sqlite/worker.ts', import.meta.url));
/** Inside node_modules, so that what is not bundled is found from there. */
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/fray-server-test', import.meta.url));
let bundled: Promise<string> | undefined;

/** One file instead of many sources: a process is then up in a fraction of the time. */
function bundle(): Promise<string> {
  bundled ??= (async () => {
    const outdir = `${cache}/${process.pid}`;
    mkdirSync(outdir, { recursive: true });
    writeFileSync(`${outdir}/package.json`, '{"type":"module"}');
    const packages = ['libsql', 'pg', 'prom-client', 'tinypool', 'unhomoglyph', 'web-push', 'ws', 'zod'];
    await build({
      entryPoints: [entry, store],
      entryNames: '[name]',
      outdir,
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['source'],
      external: ['fastify', '@fastify/*', 'fastify-type-provider-zod', ...packages],
    });
    return `${outdir}/server-process.js`;
  })();
  return bundled;
}

const running = new Set<ChildProcess>();

/** For the end of a test, however it ended: none of its processes stays behind. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** Resident memory, where the system tells. */
  residentBytes(): number {
    const path = `/proc/${this.child.pid}/status`;
    if (!existsSync(path)) return 0;
    return 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1] ?? 0);
  }

  /** `data` is a folder or a database address; a folder may have room for so many pages only. */
  static async start(data: string, maxPages?: number, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    const args = [await bundle(), data, ...(maxPages === undefined ? [] : [String(maxPages)])];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...env },
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    for await (const line of createInterface({ input: child.stdout! })) return new ServerProcess(child, line);
    throw new Error('the server process ended before it listened');
  }

  /** SIGKILL: no warning, no farewell. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await gone;
  }
}
