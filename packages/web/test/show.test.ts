import { type Beat, type GameEvent, plain, type SeatView, type WordBook } from '@fray/engine';
import type { Step } from '@fray/host';
import type { ShowPlan } from '@fray/kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { framesOf, PLAIN_MS } from '../src/shell/show/frames.js';
import { eventsSinceMine } from '../src/shell/show/use-show.js';
import { storyUpTo } from '../src/shell/story/lines.js';
import { loadTexts } from '../src/texts/index.js';

function view(table: string): SeatView<unknown> {
  return { seat: 0, table, flow: { stack: [], outcome: null } };
}

function event(type: string): GameEvent {
  return { type, clause: '', data: {} };
}

function step(n: number, seat: number, ...types: string[]): Step {
  const beats: Beat[] = types.map((type, i) => ({ event: event(type), view: view(`${n}.${i}`) }));
  const what = { kind: 'choice' as const, seat, by: 'player' as const };
  return {
    n,
    made: n,
    what,
    seats: [seat],
    events: beats.map((b) => b.event),
    beats,
    view: view(`${n}.end`),
  };
}

const PLAN: ShowPlan = {
  pace: { hit: [100, 200], fall: [50, 0], draw: [0, 80] },
  together: (before, next) => before.type === 'draw' && next.type === 'draw',
};

describe('a step that is shown', () => {
  it('draws the view before an event through its lead and the view after it through its trail', () => {
    const frames = framesOf(step(3, 0, 'hit', 'fall'), view('start'), PLAN, 'normal');
    expect(
      frames.map(({ view: { table }, beat, ms, told }) => [table, beat.event.type, beat.phase, ms, told]),
    ).toEqual([
      ['start', 'hit', 'lead', 100, 1],
      ['3.0', 'hit', 'trail', 200, 1],
      ['3.0', 'fall', 'lead', 50, 2],
    ]);
    expect(new Set(frames.map(({ beat }) => beat.key)).size).toBe(3);
  });

  it('asks the plan how long an event takes where that depends on what is told', () => {
    const told: ShowPlan = { pace: { hit: ({ type }, after) => [type.length, `${after.table}`.length] } };
    const frames = framesOf(step(3, 0, 'hit'), view('start'), told, 'normal');
    expect(frames.map(({ ms }) => ms)).toEqual([3, 3]);
  });

  it('shows without motion only what stands still, after its change and at its full length', () => {
    const still: ShowPlan = { ...PLAN, still: ({ type }) => (type === 'fall' ? 1200 : 0) };
    const frames = framesOf(step(3, 0, 'hit', 'fall', 'draw'), view('start'), still, 'off');
    expect(frames.map(({ beat, ms, view: { table } }) => [beat.event.type, beat.phase, ms, table])).toEqual([
      ['fall', 'trail', 1200, '3.1'],
    ]);
    expect(framesOf(step(3, 0, 'hit', 'fall'), view('start'), PLAN, 'off')).toEqual([]);
  });

  it('shows events together that belong together, and gives those without a pace no time', () => {
    const frames = framesOf(step(1, 0, 'draw', 'draw', 'silent'), view('start'), PLAN, 'normal');
    expect(frames.length).toBe(1);
    expect(frames[0]!.beat.events.length).toBe(2);
    expect(frames[0]!.view.table).toBe('1.1');
  });

  it('tells one event after the other at a table without a plan', () => {
    const frames = framesOf(step(1, 0, 'a', 'b'), view('start'), undefined, 'normal');
    expect(frames.map(({ ms, told }) => [ms, told])).toEqual([
      [PLAIN_MS, 1],
      [PLAIN_MS, 2],
    ]);
  });

  it('is quicker or not shown at all, as the reader wishes', () => {
    expect(framesOf(step(1, 0, 'hit'), view('start'), PLAN, 'fast').map(({ ms }) => ms)).toEqual([45, 90]);
    expect(framesOf(step(1, 0, 'hit'), view('start'), PLAN, 'off')).toEqual([]);
  });
});

describe('what changed last', () => {
  const steps = [step(0, -1, 'start'), step(1, 0, 'mine'), step(2, 1, 'a', 'b'), step(3, 2, 'c', 'd')];
  const types = (at: number, told: number, seat: number) =>
    eventsSinceMine(steps, at, told, seat).map(({ type }) => type);

  it('is what others did since my choice, as far as it has been told', () => {
    expect(types(3, 1, 0)).toEqual(['a', 'b', 'c']);
    expect(types(3, 2, 0)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is what I did right after I did it', () => {
    expect(types(1, 1, 0)).toEqual(['mine']);
  });
});

describe('the story', () => {
  beforeAll(() => loadTexts(['en']));
  const book = { event: ({ type }: GameEvent) => ({ words: [type] }) } as unknown as WordBook;
  const told = (last: Step, upTo: number, seat: number): string[] =>
    storyUpTo(book, [step(0, 1, 'start'), last], 1, upTo, { seat, names: ['Ann', 'Bob'] }).map((line) =>
      plain(line.words),
    );
  const byHost = (by: 'clock' | 'others'): Step => ({
    ...step(1, 1, 'hit', 'fall'),
    what: { kind: 'choice', seat: 1, by },
  });

  it('goes on event by event with what is shown', () => {
    expect(told(step(1, 1, 'hit', 'fall'), 1, 0)).toEqual(['start', 'hit']);
    expect(told(step(1, 1, 'hit', 'fall'), 2, 0)).toEqual(['start', 'hit', 'fall']);
  });

  it('tells a timeout as one, and a claimed win, to each reader', () => {
    expect(told(byHost('clock'), 1, 0)).toEqual(['start', 'Bob ran out of time.', 'hit']);
    expect(told(byHost('clock'), 2, 1)).toEqual(['start', 'You ran out of time.', 'hit', 'fall']);
    expect(told(byHost('others'), 1, 0)[1]).toBe('Bob did not come back, and the others claimed the win.');
    expect(told(byHost('others'), 1, 1)[1]).toBe('You did not come back, and the others claimed the win.');
  });
});
