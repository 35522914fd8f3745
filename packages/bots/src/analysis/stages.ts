/**
 * What has to be looked at for an analysis, stage by stage. Luck and choice are told apart by asking twice: what would the same
 * choice have come to with other dice, and what would other choices have come to. The parts of one stage do not need each other:
 * one thread looks at them in turn, or several share them.
 */
import type { MatchRecord } from '@fray/engine';
import type { Analysis, ChancePoint, Moment } from './analysis.js';
import { rounded } from './chances.js';
import type { AnalysisPart, Seen } from './look.js';
import type { AnalysisPlan } from './plan.js';
import { Swings } from './swings.js';

export interface AnalysisStage {
  readonly parts: readonly AnalysisPart[];
  /** How much of the whole is done before it and after it, from 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** The biggest swings are partly noise: so many times as many as are shown get a closer look, with more lines each. */
const CLOSER = 2;

/** Give each stage what was seen, part by part. */
export function* analysisStages(
  { choices, header }: MatchRecord,
  plan: AnalysisPlan,
): Generator<AnalysisStage, Analysis, readonly Seen[]> {
  const seen = new Map<number, Seen>();
  const swings = new Swings(seen);
  const note = (parts: readonly AnalysisPart[], found: readonly Seen[]): void =>
    parts.forEach(({ n }, i) => void seen.set(n, { ...seen.get(n), ...found[i]! }));
  const every = positions(choices.length, plan.every);
  const first = partsAt(every, 'chances', plan.worlds);
  note(first, yield { parts: first, from: 0, to: 0.5 });
  // Between two positions that lie far apart the one choice that did it is found by halves.
  let wide = swings.biggest(CLOSER * plan.moments);
  for (let most = plan.every; most > 1; most = Math.ceil(most / 2)) {
    const parts = partsAt(Swings.middles(wide), 'open', plan.worlds);
    note(parts, yield { parts, from: 0.5, to: 0.5 });
    wide = swings.halved(wide);
  }
  const ends = wide.flatMap(({ from, to }) => [from, to]);
  const closer = partsAt(ends, 'open', plan.closer);
  note(closer, yield { parts: closer, from: 0.5, to: 0.7 });
  const made = choices.map((_, i) => i + 1);
  const judged = yield { parts: partsAt(made, 'judged', plan.judged), from: 0.7, to: 0.9 };
  const shown = swings
    .biggestOf(wide, plan.moments)
    .map(({ to }) => momentAt(to, choices[to - 1]!.seat, seen));
  const chosen = shown.filter(({ kind }) => kind === 'choice').map(({ n }) => n);
  const unknown = shown.flatMap(({ n }) => [n - 1, n]).filter((n) => seen.get(n)!.known === undefined);
  const last = [...partsAt(chosen, 'others', plan.closer), ...partsAt(unknown, 'known', plan.worlds)];
  note(last, yield { parts: last, from: 0.9, to: 1 });
  const sum = (of: (did: Did, n: number) => number): number =>
    rounded(judged.reduce((total, { did }, i) => total + of(did!, i), 0));
  return {
    ...{ line: 'analysis', choices: choices.length, worlds: plan.worlds, points: pointsOf(seen) },
    moments: shown.map((moment) => ({ ...moment, candidates: seen.get(moment.n)!.candidates ?? [] })),
    luck: header.seats.map((_, seat) => sum(({ luck }) => luck[seat]!)),
    chosen: header.seats.map((_, seat) =>
      sum(({ chosen: by }, i) => (choices[i]!.seat === seat ? by[seat]! : 0)),
    ),
  };
}

type Did = NonNullable<Seen['did']>;

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

function momentAt(n: number, seat: number, seen: ReadonlyMap<number, Seen>): Moment {
  const [before, after] = [seen.get(n - 1)!.open!, seen.get(n)!.open!];
  const middle = seen.get(n)!.expected ?? after;
  const change = (to: readonly number[], from: readonly number[]): number[] =>
    to.map((chance, i) => rounded(chance - from[i]!));
  const [chosen, luck] = [change(middle, before), change(after, middle)];
  const most = (parts: readonly number[]): number => Math.max(...parts.map(Math.abs));
  const kind = most(luck) > most(chosen) ? 'luck' : 'choice';
  return { n, seat, kind, swing: change(after, before), chosen, luck, candidates: [] };
}

function pointsOf(seen: ReadonlyMap<number, Seen>): ChancePoint[] {
  return [...seen]
    .flatMap(([n, { open, known }]) => (open && known ? [{ n, open, known }] : []))
    .sort((x, y) => x.n - y.n);
}
