/** The servers that are measured, each as its own documentation starts it. */
import { builtFile } from './built-file.js';
import { type Child, holdBack, processorSeconds, startChild } from './child.js';

/** One server, in as many processes as it was given. */
export interface Served {
  readonly urls: readonly string[];
  /** Processor time it has used so far, in seconds, all its processes and threads together. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

interface FrayStart {
  readonly processes?: number;
  readonly idleMs?: number;
  readonly share?: number;
  /** The folder of another checkout, whose built server is started in place of this one's. */
  readonly checkout?: string;
}

/** Several processes share one PostgreSQL; each may be given only a share of a core, as if it ran on a small machine. */
export async function startFray(
  data: string,
  { processes = 1, idleMs = 60_000, share = 1, checkout }: FrayStart = {},
): Promise<Served> {
  const children: Child[] = [];
  while (children.length < processes)
    children.push(await startChild('fray-process.js', [data, String(idleMs)], checkout));
  const free = share < 1 ? children.map(({ pid }) => holdBack(pid, share)) : [];
  return served(children, () => {
    for (const letRun of free) letRun();
  });
}

/** `store` is `memory`, which is its default, or a folder for its flat files. */
export async function startBgio(store: string): Promise<Served> {
  return served([await startChild('bgio-process.js', [bgioRules(), store])]);
}

/** The built file with the game's rules for boardgame.io. */
export function bgioRules(): string {
  return builtFile(import.meta.url, '../../contenders/rohan-bgio.js').href;
}

function served(children: readonly Child[], free = () => {}): Served {
  return {
    urls: children.flatMap(({ urls }) => urls),
    processorSeconds: () => children.reduce((sum, { pid }) => sum + processorSeconds(pid), 0),
    stop: async () => {
      free();
      await Promise.all(children.map((child) => child.stop()));
    },
  };
}
