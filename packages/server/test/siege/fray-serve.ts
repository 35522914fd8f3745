/** The real thing under attack: `fray serve` as an operator starts it, with its own limits, behind one proxy. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../support/folder.js';
import type { Besieged } from './burden.js';

const FRAY = fileURLToPath(new URL('../../../cli/bin/fray.js', import.meta.url));
const FLAGS = ['--port', '0', '--trust-proxy', '1', '--lab', '--lab-threads', '1', '--log', 'info'];

export class FrayServe implements Besieged {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: { remove(): void },
    readonly url: string,
  ) {}

  static async start(): Promise<FrayServe> {
    const folder = temporaryFolder();
    const args = ['--max-semi-space-size=64', FRAY, 'serve', ...FLAGS, '--data', folder.path];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    for await (const chunk of child.stdout!) {
      said += chunk;
      const [url] = /(?<=open at )http:\/\/\S+?(?=\. )/.exec(said) ?? [];
      if (url === undefined) continue;
      return new FrayServe(child, folder, url);
    }
    throw new Error('the server ended before it was open: npm run build makes what it needs');
  }

  residentBytes(): number {
    const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
    return 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  }

  async end(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await gone;
    this.folder.remove();
  }
}
