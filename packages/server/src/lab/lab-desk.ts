/** Experiments that people let the server run: who may, how many at once and how long; all others wait their turn. */
import { type ChildProcess, fork } from 'node:child_process';
import { createHash, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { LabLine } from '@fray/protocol';
import { builtFile } from '../built-file.js';
import { refuse } from '../refused.js';
import type { LabOrder, LabSaid } from './lab-line.js';

/** What the operator allows. */
export interface LabTerms {
  /** Only for those who know it; everybody with a name unless said. */
  readonly word?: string;
  /** Threads of one experiment: half of the cores unless said. */
  readonly threads?: number;
  readonly atOnce?: number;
  readonly minutes?: number;
}

const AT_ONCE = 1;
const MINUTES = 10;
/** So many wait at most. */
const LONGEST_QUEUE = 20;
/** Memory of one experiment: what it finds takes little, however many matches it plays. */
const MEGABYTES = 1024;

type Say = (line: LabLine) => void;

/** Who asks. */
interface Asker {
  readonly guest: string;
  /** Whoever shares it shares one place among those who wait. */
  readonly address: string;
}

interface Run extends Asker {
  readonly file: string;
  readonly say: Say;
  process?: ChildProcess;
}

export class LabDesk {
  readonly threads: number;
  readonly minutes: number;
  private readonly atOnce: number;
  private readonly runs: Run[] = [];

  constructor(private readonly terms: LabTerms) {
    this.threads = terms.threads ?? Math.max(1, Math.floor(availableParallelism() / 2));
    this.minutes = terms.minutes ?? MINUTES;
    this.atOnce = terms.atOnce ?? AT_ONCE;
  }

  get needsWord(): boolean {
    return this.terms.word !== undefined;
  }

  /** Refuses by throwing. */
  check({ guest, address }: Asker, word: string | undefined): void {
    if (this.terms.word !== undefined && !isSame(word ?? '', this.terms.word))
      throw refuse('forbidden', 'lab-word');
    if (this.runs.some((run) => run.guest === guest)) throw refuse('too-often', 'lab-one');
    const waiting = this.runs.slice(this.atOnce);
    if (this.runs.length >= this.atOnce && waiting.some((run) => run.address === address))
      throw refuse('too-often', 'lab-waits');
    if (this.runs.length >= LONGEST_QUEUE + this.atOnce) throw refuse('too-often', 'lab-full');
  }

  /** Runs it, now or when its turn comes; what comes back ends it. */
  run(asker: Asker, file: string, say: Say): () => void {
    const run: Run = { ...asker, file, say };
    this.runs.push(run);
    this.next();
    return () => this.leave(run);
  }

  close(): void {
    for (const run of [...this.runs]) this.leave(run);
  }

  private next(): void {
    for (const [place, run] of this.runs.entries()) {
      if (place < this.atOnce && run.process === undefined) this.begin(run);
      else if (place >= this.atOnce) run.say({ ahead: place - this.atOnce + 1 });
    }
  }

  private begin(run: Run): void {
    const child = fork(builtFile(import.meta.url, 'lab-process.js'), {
      execArgv: [`--max-old-space-size=${MEGABYTES}`],
      serialization: 'json',
    });
    run.process = child;
    run.say({ ahead: 0 });
    const own = process.env['FRAY_OWN_GAME'];
    const order: LabOrder = { file: run.file, threads: this.threads, ...(own === undefined ? {} : { own }) };
    child.send(order);
    let ended = false;
    const late = setTimeout(() => child.kill('SIGKILL'), this.minutes * 60_000);
    child.on('message', (said: LabSaid) => {
      ended ||= 'done' in said || 'wrong' in said;
      run.say(said as LabLine);
    });
    child.on('error', () => child.kill('SIGKILL'));
    child.on('exit', () => {
      clearTimeout(late);
      // Out of time or memory: what was found until then stands.
      if (!ended) run.say({ cut: true });
      this.leave(run);
    });
  }

  private leave(run: Run): void {
    const place = this.runs.indexOf(run);
    if (place < 0) return;
    this.runs.splice(place, 1);
    run.process?.kill('SIGKILL');
    this.next();
  }
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
