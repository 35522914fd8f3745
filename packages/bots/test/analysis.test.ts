import {
  type AnyGame,
  formatRecord,
  Match,
  type MatchRecord,
  type Move,
  parseRecord,
  type SeatView,
  verifyRecord,
} from '@fray/engine';
import { describe, expect, it } from 'vitest';
import {
  type Analysis,
  analyse,
  analysisPlan,
  analysisStages,
  chancesAfter,
  keptAnalysis,
  Look,
  type Moment,
} from '../src/index.js';
import { heap, hiddenCard, pushYourLuck } from './solved-games.js';

const PLAN = { worlds: 400, depth: Number.POSITIVE_INFINITY, every: 1, closer: 400, judged: 400, moments: 3 };

/** A match played by given moves, until it is over. */
function played(game: AnyGame, seed: string, choose: (match: Match) => Move): MatchRecord {
  const seats = ['a', 'b'].map((name) => ({ name, kind: 'person' as const }));
  const match = Match.start(game, { seats, seed });
  if (!match.ok) throw new Error(match.error.id);
  while (match.value.outcome === null) match.value.play(match.value.asked()[0]!, choose(match.value));
  return match.value.record();
}

/** The game with a quick choice that is always right. */
function playedWell(game: AnyGame, policy: (view: SeatView<unknown>) => number): AnyGame {
  return { ...game, knowledge: { ...game.knowledge, policy } };
}

function pointsOf(view: SeatView<unknown>): number {
  return (view.table as { points: number }).points;
}

function look(game: AnyGame, record: MatchRecord, plan = PLAN): { found: Analysis; progress: number[] } {
  const progress: number[] = [];
  const work = analyse(game, record, plan);
  for (let step = work.next(); ; step = work.next()) {
    if (step.done !== true) progress.push(step.value);
    else if (step.value.ok) return { found: step.value.value, progress };
    else throw new Error(step.value.error.message.id);
  }
}

describe('looking back', () => {
  it('sees the chance of winning turn from what is known to what was', () => {
    const record = played(hiddenCard as AnyGame, 'deal 1', () => [0, 0, 0, 0, 0]);
    const { found } = look(hiddenCard as AnyGame, record);
    const [before, after] = found.points;
    // Everybody else's card is unknown before; with all cards open it was decided by whoever stays or leaves.
    expect(before!.known[0]).toBeGreaterThan(0);
    expect([0, 1]).toContain(after!.open[0]);
    expect(after!.known[0]).toBe(after!.open[0]);
  });

  it('tells luck from choice by asking what other dice would have said', () => {
    const game = playedWell(pushYourLuck as AnyGame, (view) => (pointsOf(view) >= 4 ? 1 : 0));
    let lucky = 0;
    for (let n = 0; n < 12; n++) {
      const record = played(game, `push ${n}`, (match) => [pointsOf(match.view(0)) >= 4 ? 1 : 0, 0, 0, 0, 0]);
      const { found } = look(game, record);
      // Nobody chose badly: whatever moved the chance by much was a roll.
      for (const { swing, kind } of found.moments) {
        if (Math.abs(swing[0]!) < 0.2) continue;
        expect(kind).toBe('luck');
        lucky++;
      }
      const [start, end] = [found.points[0]!, found.points[found.points.length - 1]!];
      expect(Math.abs(found.luck[0]! + found.chosen[0]! - (end.open[0]! - start.open[0]!))).toBeLessThan(0.1);
      // Whoever always chooses well has luck to thank, or to blame, for all of it.
      expect(Math.abs(found.chosen[0]!)).toBeLessThan(0.1);
    }
    expect(lucky).toBeGreaterThan(5);
  });

  it('looks closer at what it shows: few lines do not make a moment of mere noise', () => {
    const game = playedWell(pushYourLuck as AnyGame, (view) => (pointsOf(view) >= 4 ? 1 : 0));
    let [off, count] = [0, 0];
    for (let n = 0; n < 40; n++) {
      const record = played(game, `push ${n}`, (match) => [pointsOf(match.view(0)) >= 4 ? 1 : 0, 0, 0, 0, 0]);
      const { points } = look(game, record).found;
      for (const { n: at, swing } of look(game, record, { ...PLAN, worlds: 2 }).found.moments) {
        off += Math.abs(swing[0]! - (points[at]!.open[0]! - points[at - 1]!.open[0]!));
        count++;
      }
    }
    // Two lines alone are off by 0.17 on average.
    expect(off / count).toBeLessThan(0.1);
  });

  it('marks a mistake and knows the better choice', () => {
    const game = playedWell(heap as AnyGame, (view) => {
      const { left } = view.table as { left: number };
      return Math.max(0, (left % 4) - 1);
    });
    // Ten: taking two wins against anybody, and taking one gives that away.
    const record = played(game, 'heap', () => [0, 1, 0, 0, 0]);
    const { found } = look(game, record, { ...PLAN, moments: 10 });
    const [first] = found.moments;
    expect(first).toMatchObject({ n: 1, seat: 0, kind: 'choice' });
    expect(first!.chosen[0]).toBeLessThan(-0.5);
    expect(first!.candidates[0]).toMatchObject({ move: [0, 2, 0, 0, 0], made: false });
    const [made] = first!.candidates.filter((each) => each.made);
    expect(first!.candidates[0]!.chance - made!.chance).toBeGreaterThan(0.5);
  });

  it('is the same every time, tells how far it is, and can be stopped at any step', () => {
    const record = played(heap as AnyGame, 'heap', () => [0, 1, 0, 0, 0]);
    const { found, progress } = look(heap as AnyGame, record);
    expect(look(heap as AnyGame, record).found).toEqual(found);
    expect(progress).toEqual([...progress].sort((x, y) => x - y));
    expect(progress.at(-1)).toBeCloseTo(1);
    const stopped = analyse(heap as AnyGame, record, PLAN);
    stopped.next();
    expect(stopped.return(undefined as never).done).toBe(true);
  });

  it('is kept with the record, which stays genuine', () => {
    const game = heap as AnyGame;
    const record = played(game, 'heap', () => [0, 1, 0, 0, 0]);
    const { found } = look(game, record);
    const text = formatRecord({ ...record, notes: [{ line: 'remark', by: 'somebody' }, found] });
    const read = parseRecord(text);
    if (!read.ok) throw new Error(read.error.id);
    expect(keptAnalysis(read.value.notes, record.choices.length)).toEqual(found);
    expect(keptAnalysis(read.value.notes, 3)).toBeUndefined();
    expect(verifyRecord(game, read.value).ok).toBe(true);
  });

  it('refuses a record that does not play', () => {
    const record = played(heap as AnyGame, 'heap', () => [0, 1, 0, 0, 0]);
    const other = { ...record, header: { ...record.header, rules: 'other' } };
    expect(analyse(heap as AnyGame, other, PLAN).next()).toMatchObject({ done: true, value: { ok: false } });
  });

  it('takes about as long for a long match as for a short one', () => {
    const lines = (choices: number, seats: number): number => {
      const { worlds, every } = analysisPlan(choices, seats);
      return (choices / every) * worlds * (seats + 1) * (choices / 2);
    };
    expect(analysisPlan(40, 2)).toMatchObject({ every: 1, worlds: 200 });
    expect(lines(900, 2)).toBeLessThan(1.5 * lines(100, 5));
  });

  it('comes out the same however many look, and in whatever order', () => {
    const game = playedWell(pushYourLuck as AnyGame, (view) => (pointsOf(view) >= 4 ? 1 : 0));
    const record = played(game, 'push 1', (match) => [pointsOf(match.view(0)) >= 4 ? 1 : 0, 0, 0, 0, 0]);
    const work = analysisStages(record, PLAN);
    let stage = work.next();
    while (stage.done !== true) {
      const backwards = stage.value.parts
        .toReversed()
        .map((part) => new Look(game, record, PLAN.depth).at(part));
      stage = work.next(backwards.toReversed());
    }
    expect(stage.value).toEqual(look(game, record).found);
  });

  it('finds the one choice that did it between positions that lie far apart', () => {
    const game = playedWell(heap as AnyGame, (view) => {
      const { left } = view.table as { left: number };
      return Math.max(0, (left % 4) - 1);
    });
    const record = played(game, 'heap', () => [0, 1, 0, 0, 0]);
    const { moments, points } = look(game, record).found;
    const sparse = look(game, record, { ...PLAN, every: 4 }).found;
    const size = ({ swing }: Moment): number => Math.abs(swing[0]!);
    const worst = Math.max(...moments.map(size));
    expect(Math.max(...sparse.moments.map(size))).toBeCloseTo(worst, 1);
    expect(sparse.points.length).toBeLessThan(points.length);
    for (const { n } of sparse.moments)
      for (const at of [n - 1, n]) expect(chancesAfter(sparse, at).known).toHaveLength(2);
  });
});
