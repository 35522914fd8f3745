/** What the server counts, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { VERSION } from '../defaults.js';
import type { Amount } from '../keeping/sweeper.js';
import type { PushOutcome } from '../push/push-desk.js';
import type { StoreMeter } from '../store/store-meter.js';
import type { CutWhy } from '../stream/outlet.js';

type Labelled = readonly [labels: Readonly<Record<string, string>>, value: number];

export class Metrics implements StoreMeter {
  readonly registry = new Registry();
  private readonly choices = this.counter(
    'fray_choices_total',
    'Choices on disk that everybody may know of.',
  );
  private readonly failures = this.counter('fray_failures_total', 'Things that should not have happened.');
  private readonly batches = this.histogram(
    'fray_commit_batch_size',
    'Choices that shared one write.',
    [1, 2, 4, 8, 16, 32, 64, 128, 256],
  );
  private readonly commits = this.histogram(
    'fray_commit_seconds',
    'Time to put a batch on disk.',
    [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
  );
  private readonly thoughts = this.histogram(
    'fray_bot_seconds',
    'Time a bot took to choose.',
    [0.001, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
  );
  private readonly requests = new Counter({
    name: 'fray_requests_total',
    help: 'HTTP answers by status.',
    labelNames: ['status'],
    registers: [this.registry],
  });
  private readonly durations = new Histogram({
    name: 'fray_request_seconds',
    help: 'Time to answer by route, streams left out.',
    labelNames: ['method', 'route'],
    buckets: [0.002, 0.01, 0.05, 0.25, 1, 5],
    registers: [this.registry],
  });
  private readonly pushes = new Counter({
    name: 'fray_pushes_total',
    help: 'Calls to browsers without an open page: sent, failed or dropped, and why.',
    labelNames: ['result', 'kind'],
    registers: [this.registry],
  });

  private readonly limits = new Counter({
    name: 'fray_limits_total',
    help: 'Requests refused because somebody asked too often, by what for.',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  private readonly cuts = new Counter({
    name: 'fray_streams_cut_total',
    help: 'Streams that the server ended: their reader was behind, silent or asked without reading.',
    labelNames: ['why'],
    registers: [this.registry],
  });
  private readonly deletions = new Counter({
    name: 'fray_store_removed_total',
    help: 'Documents that nobody needed any more, by kind.',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  private readonly statuses = new Map<number, Counter.Internal>();

  readonly committed = (size: number, ms: number): void => {
    this.batches.observe(size);
    this.commits.observe(ms / 1000);
  };
  readonly removed = (kind: string): void => this.deletions.inc({ kind });
  readonly chosen = (count: number): void => this.choices.inc(count);
  readonly failed = (): void => this.failures.inc();
  readonly pushed = ([result, kind]: PushOutcome): void => this.pushes.inc({ result, kind });
  readonly thought = (ms: number): void => this.thoughts.observe(ms / 1000);
  readonly cut = (why: CutWhy): void => this.cuts.inc({ why });
  readonly limited = (kind: string): void => this.limits.inc({ kind });
  readonly answered = (status: number): void => {
    const known = this.statuses.get(status) ?? this.requests.labels(String(status));
    this.statuses.set(status, known);
    known.inc();
  };

  /** What a request took, on a route that ends when it is answered. */
  readonly timed = (method: string, route: string, ms: number): void => {
    this.durations.observe({ method, route }, ms / 1000);
  };

  /** Which program this is, as a figure that is always 1. */
  showBuild(): void {
    const build = { version: VERSION, node: process.version };
    this.gaugeBy('fray_build_info', 'Which version runs, on which Node.', ['version', 'node'], () => [
      [build, 1],
    ]);
  }

  gauge(name: string, help: string, read: () => number): void {
    this.gaugeBy(name, help, [], () => [[{}, read()]]);
  }

  /** One figure for each set of labels, all read anew whenever somebody asks. */
  gaugeBy(name: string, help: string, labelNames: readonly string[], read: () => Iterable<Labelled>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: () => {
        gauge.reset();
        for (const [labels, value] of read()) gauge.set(labels, value);
      },
    });
  }

  /** How much of each kind the store has. */
  showStore(read: () => ReadonlyMap<string, Amount>): void {
    const show = (name: string, what: string, amountOf: (amount: Amount) => number): void => {
      const help = `${what} by kind, as counted by the last walk through the store.`;
      this.gaugeBy(name, help, ['kind'], () =>
        [...read()].map(([kind, amount]) => [{ kind }, amountOf(amount)]),
      );
    };
    show('fray_store_documents', 'Documents', ({ documents }) => documents);
    show('fray_store_bytes', 'Bytes of documents', ({ bytes }) => bytes);
    show('fray_store_log_bytes', 'Bytes of the logs that belong to documents', ({ logBytes }) => logBytes);
  }

  /** Memory, event loop and garbage collection of this process. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  private counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  private histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name, help, buckets, registers: [this.registry] });
  }
}
