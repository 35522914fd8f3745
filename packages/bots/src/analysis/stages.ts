/**
 * What has to be looked at for an analysis, stage by stage. Luck and choice are told apart by asking twice: what did it do
 * for the chances, and what could whoever chose expect of it, whatever dice, cards and hidden things would be. The parts of one stage do not need each other:
 * one thread looks at them in turn, or several share them.
 */
import type { MatchRecord } from '@fray/engine';
import type { Analysis, ChancePoint, Moment } from './analysis.js';
import { rounded } from './chances.js';
import type { AnalysisPart, Seen } from './look.js';
import type { AnalysisPlan } from './plan.js';

export interface AnalysisStage {
  readonly parts: readonly AnalysisPart[];
  /** How much of the whole is done before it and after it, from 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** How much of the whole is done when so many parts of a stage have been seen. */
export function shareDone({ parts, from, to }: AnalysisStage, count: number): number {
  return from + ((to - from) * count) / parts.length;
}

/** What looks big at first is partly noise: so many times as many choices as are shown get a closer look, with more lines each. */
const CLOSER = 3;

/** Give each stage what was seen, part by part. */
export function* analysisStages(
  { choices, header }: MatchRecord,
  plan: AnalysisPlan,
): Generator<AnalysisStage, Analysis, readonly Seen[]> {
  const seen = new Map<number, Seen>();
  const note = (parts: readonly AnalysisPart[], found: readonly Seen[]): void =>
    parts.forEach(({ n }, i) => void seen.set(n, { ...seen.get(n), ...found[i]! }));
  const some = partsAt(positions(choices.length, plan.every), 'chances', plan.worlds);
  note(some, yield { parts: some, from: 0, to: 0.5 });
  const all = choices.map((_, i) => i + 1);
  const steps = (yield { parts: partsAt(all, 'judged', plan.judged), from: 0.5, to: 0.7 }).map(
    ({ swing, chosen }, i) => stepOf(i + 1, choices[i]!.seat, swing!, chosen!),
  );
  const first = biggest(steps, CLOSER * plan.moments);
  const ends = partsAt(
    first.flatMap(({ n }) => [n - 1, n]),
    'open',
    plan.closer,
  );
  note(ends, yield { parts: ends, from: 0.7, to: 0.9 });
  const shown = biggest(
    first.map(({ n, seat }) => {
      const [before, after] = [seen.get(n - 1)!.open!, seen.get(n)!.open!];
      return stepOf(n, seat, minus(after, before), seen.get(n)!.chosen!);
    }),
    plan.moments,
  );
  const asked = shown.filter((step) => kindOf(step) === 'choice').map(({ n }) => n);
  const unknown = shown.flatMap(({ n }) => [n - 1, n]).filter((n) => seen.get(n)!.known === undefined);
  const last = [...partsAt(asked, 'others', plan.closer), ...partsAt(unknown, 'known', plan.worlds)];
  note(last, yield { parts: last, from: 0.9, to: 1 });
  const sum = (of: (step: Step) => number): number =>
    rounded(steps.reduce((total, step) => total + of(step), 0));
  return {
    ...{ line: 'analysis', choices: choices.length, worlds: plan.worlds, points: pointsOf(seen) },
    moments: shown.map((step) => ({
      ...{ ...step, kind: kindOf(step) },
      candidates: seen.get(step.n)!.candidates ?? [],
    })),
    luck: header.seats.map((_, seat) => sum(({ luck }) => luck[seat]!)),
    chosen: header.seats.map((_, seat) => sum((step) => (step.seat === seat ? step.chosen[seat]! : 0))),
  };
}

type Step = Omit<Moment, 'kind' | 'candidates'>;

/** What the choice did not do was luck. */
function stepOf(n: number, seat: number, swing: readonly number[], chosen: readonly number[]): Step {
  return { n, seat, swing, chosen, luck: minus(swing, chosen) };
}

function minus(to: readonly number[], from: readonly number[]): number[] {
  return to.map((chance, i) => rounded(chance - from[i]!));
}

function most(parts: readonly number[]): number {
  return Math.max(...parts.map(Math.abs));
}

function kindOf({ luck, chosen }: Step): Moment['kind'] {
  return most(luck) > most(chosen) ? 'luck' : 'choice';
}

/** In the order of the match. */
function biggest(steps: readonly Step[], count: number): Step[] {
  const bySize = [...steps].sort((x, y) => most(y.swing) - most(x.swing));
  return bySize.slice(0, count).sort((x, y) => x.n - y.n);
}

/** Every so manieth position, and the last. */
function positions(choices: number, every: number): number[] {
  const all: number[] = [];
  for (let n = 0; n < choices; n += every) all.push(n);
  return [...all, choices];
}

/** In order, each once: a worker plays the match only forwards. */
function partsAt(at: readonly number[], about: AnalysisPart['about'], lines: number): AnalysisPart[] {
  return [...new Set(at)].sort((x, y) => x - y).map((n) => ({ n, about, lines }));
}

function pointsOf(seen: ReadonlyMap<number, Seen>): ChancePoint[] {
  return [...seen]
    .flatMap(([n, { open, known }]) => (open && known ? [{ n, open, known }] : []))
    .sort((x, y) => x.n - y.n);
}
