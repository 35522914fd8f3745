/** Puzzles are found where one choice is best, by trying everything where that is possible, and noticed when they are none any more. */
import { type AnyGame, type Core, Match, newCore, procedureOf } from '@fray/engine';
import { modelGame, question, sampleCore } from '@fray/testkit/models';
import { describe, expect, it } from 'vitest';
import { isStillPuzzle, openPuzzle, type Puzzle, puzzlesOf, random } from '../src/index.js';
import { exhaust } from '../src/puzzles/exhaust.js';
import { weigh } from '../src/puzzles/weigh.js';
import { questionFor, startOf } from './asking.js';
import { heap, hiddenCard, pushYourLuck, sealedBids } from './solved-games.js';

const SEAT = { name: '', kind: 'bot' } as const;
const SEARCH = { margin: 0.2, lines: 60, depth: 0, late: 0.6, every: 1 };

const dare = question<Core>('dare', 'SG-5', (_s, _seat, out) => {
  for (const least of [2, 3, 5]) out.offer(undefined, 0, least);
});
const daring = procedureOf<Core>()('daring', {
  ask: (_s, run) => run.ask(0, dare),
  throw: (_s, run) => run.finish([run.die(6) >= run.a ? 0 : 1], 'SG-5', 'thrown'),
});
/** One throw of a die against the figure that was chosen. */
const oneThrow = modelGame<Core, Record<string, never>>({
  id: 'one-throw',
  title: 'One throw',
  seats: { min: 2, max: 2 },
  maxDecisions: 2,
  verbs: ['least figure'],
  procedures: [daring],
  decisions: [dare],
  start: daring,
  setup: (_setup, rng) => newCore(rng),
  view: () => ({}),
  sample: sampleCore,
  audit: () => undefined,
});

function tried(game: AnyGame, seed = '1') {
  return exhaust(questionFor(startOf(game, seed), 0), 4000);
}

describe('trying everything', () => {
  it('finds the one choice that wins against every answer', () => {
    expect(tried(heap)).toEqual([0, 1, 0]);
  });

  it('counts the ways the dice can fall', () => {
    const chances = tried(oneThrow)!.map((chance) => Math.round(chance * 6));
    expect(chances).toEqual([5, 4, 2]);
  });

  it('says nothing where there is no end, where others could be friends, or where choices are sealed', () => {
    expect(tried(pushYourLuck)).toBeUndefined();
    expect(exhaust({ ...questionFor(startOf(heap, '1'), 0), seats: 3 }, 4000)).toBeUndefined();
    expect(exhaust(questionFor(startOf(heap, '1'), 0), 3)).toBeUndefined();
    const sealed = Match.start(sealedBids, { seats: [0, 1, 2].map(() => SEAT), seed: '1' });
    if (!sealed.ok) throw new Error(sealed.error.id);
    expect(exhaust({ ...questionFor(sealed.value, 0), seats: 2 }, 4000)).toBeUndefined();
  });

  it('knows no more than the seat', () => {
    const match = startOf(hiddenCard, seedOfMiddleCard());
    const [stay, leave] = exhaust(questionFor(match, 0), 4000)!;
    expect(leave).toBe(0.5);
    expect(stay).toBeGreaterThan(0);
    expect(stay).toBeLessThan(1);
  });
});

/** A deal in which mine beats some cards and loses to others. */
function seedOfMiddleCard(): string {
  for (let seed = 1; ; seed++)
    if ((startOf(hiddenCard, `${seed}`).view(0).table as { mine: number }).mine === 2) return `${seed}`;
}

describe('weighing', () => {
  it('finds no best choice where two are nearly as good', () => {
    const scales = { lines: 200, margin: 0.2, errors: 4, depth: Number.POSITIVE_INFINITY, most: 4000 };
    expect(weigh(questionFor(startOf(oneThrow, '1'), 0), scales)).toBeUndefined();
    const found = weigh(questionFor(startOf(oneThrow, '1'), 0), { ...scales, margin: 0.1 });
    expect(found).toMatchObject({ solved: 'exhaustive', best: [0, 2, 0, 0, 0] });
  });

  it('goes by lines where not everything can be tried', () => {
    const scales = { lines: 200, margin: 0.2, errors: 4, depth: 30, most: 4000 };
    const found = weigh(questionFor(startOf(pushYourLuck, '1'), 0), scales);
    expect(found).toMatchObject({ solved: 'lines', best: [0, 0, 0, 0, 0], next: 0 });
  });
});

function firstPuzzle(): Puzzle {
  for (let seed = 1; seed < 50; seed++) {
    const plan = { ...SEARCH, game: heap, options: {}, seats: 2, bot: random };
    const [found] = puzzlesOf(plan, `${seed}`);
    if (found !== undefined) return found;
  }
  throw new Error('no puzzle in fifty matches');
}

describe('a puzzle', () => {
  const puzzle = firstPuzzle();

  it('is a late position of a match with one best choice, kept as the choices that led there', () => {
    const opened = openPuzzle(heap, puzzle);
    if (!opened.ok) throw new Error(opened.error);
    const { left } = opened.value.match.state as Core & { left: number };
    expect(opened.value.best).toEqual([0, left % 4, 0, 0, 0]);
    expect(puzzle).toMatchObject({ solved: 'exhaustive', chance: 100, next: 0, aim: 'turn' });
    expect(isStillPuzzle(heap, puzzle, SEARCH, 'fresh')).toBe(true);
  });

  it('is noticed when it is none any more', () => {
    const fault = (change: Partial<Puzzle>) => {
      const opened = openPuzzle(heap, { ...puzzle, ...change });
      return opened.ok ? undefined : opened.error;
    };
    expect(fault({})).toBeUndefined();
    expect(fault({ seats: 3 })).toBe('setup');
    expect(fault({ choices: `${puzzle.choices}; 0 take 9` })).toBe('choices');
    expect(fault({ choices: `${puzzle.choices}; nonsense` })).toBe('choices');
    expect(fault({ choices: '' })).toBe('position');
    expect(fault({ seat: 1 - puzzle.seat })).toBe('asked');
    expect(fault({ best: 'take 9' })).toBe('best');
    const other = puzzle.best === 'take 1' ? 'take 2' : 'take 1';
    expect(isStillPuzzle(heap, { ...puzzle, best: other }, SEARCH, 'fresh')).toBe(false);
  });
});
