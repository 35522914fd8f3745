/** Corners of running rules, each with the smallest game that comes there. */
import { describe, expect, it } from 'vitest';
import {
  type Core,
  cloneRng,
  cloneStack,
  concede,
  type Decision,
  decision,
  defineGame,
  type Game,
  type GameEvent,
  Machine,
  Match,
  type Move,
  message,
  newCore,
  type Procedure,
  procedureOf,
  rngFromSeed,
  type Standing,
} from '../src/index.js';
import type { StepOf } from '../src/procedure.js';
import { PEOPLE, toyBook } from './toy-game.js';

interface Slate extends Core {
  marks: number[];
}

const ALL: Move = [0, 1, 2, 3, 4];
const NO = { clause: 'S', id: 'no' };

const pick: Decision<Slate> = decision<Slate>({
  id: 'pick',
  clause: 'S',
  paced: true,
  offers(_s, _seat, out) {
    out.offer(undefined, ...([...ALL] as [number, number, number, number, number]));
    out.offer(NO, 0, 1, 2, 3, 5);
    out.offer(NO, 0, 1, 2, 9, 4);
  },
  prompt: (_s, seat) => message('pick', { seat }),
  pending: ({ marks }) => ({ what: message('marks', { n: marks.length }), order: [0, 1], passed: [] }),
  timeout: () => ALL,
});

function slate(
  steps: Record<string, StepOf<Slate, Record<string, never>>>,
  more: { readonly others?: readonly Procedure<Slate>[]; readonly standing?: Standing<Slate> } = {},
): Game<Slate, null> {
  const start = procedureOf<Slate, Record<string, never>>()('start', steps);
  return defineGame<Slate, null>({
    id: 'slate',
    version: '1',
    minutes: 1,
    seats: { min: 2, max: 2 },
    maxDecisions: 9,
    verbs: ['pick', 'give-up'].map((id) => ({ id, args: [] })),
    options: [{ id: 'odd', clause: 'S', values: [false, true], default: false, basis: 'ruling' }],
    procedures: [start, ...(more.others ?? [])],
    decisions: [{ ...pick, index: -1 }],
    start,
    ...(more.standing && { standing: more.standing }),
    books: { en: () => Promise.resolve(toyBook as never) },
    knowledge: { judge: () => 0 },
    optionsFault: ({ odd }) => (odd === true ? message('odd') : undefined),
    setup: (_setup, rng) => ({ ...newCore(rng), marks: [] }),
    clone: (s) => ({ ...s, rng: cloneRng(s.rng), stack: cloneStack(s.stack), marks: [...s.marks] }),
    view: () => null,
    sample: () => ({ ...newCore(rngFromSeed('x')), marks: [] }),
    audit: () => undefined,
  });
}

function start(game: Game<Slate, null>, setup = {}): Match<Slate, null> {
  const started = Match.start(game, { seats: PEOPLE, seed: 'slate', ...setup });
  if (!started.ok) throw new Error(started.error.id);
  return started.value;
}

const ask: StepOf<Slate, Record<string, never>> = (_s, run) => run.ask(0, pickOf(run));
/** The decision as the game has it: each game here has a copy of its own. */
function pickOf(run: unknown): Decision<Slate> {
  return (run as Machine<Slate>).game.decisions[0]!;
}

describe('a move', () => {
  it('reaches the step after the question with all of its numbers, listed or given', () => {
    const game = slate({
      ask,
      note: (s, run) => {
        s.marks = [run.seat, run.verb, run.a, run.b, run.c, run.d];
        run.goto(0);
      },
    });
    const machine = new Machine(game);
    const { state } = start(game);
    machine.list(state, 0);
    machine.applyListed(state, 0, 0);
    expect(state.marks).toEqual([0, 0, 1, 2, 3, 4]);
    state.marks = [];
    expect(machine.submit(state, 0, ALL)).toBeUndefined();
    expect(state.marks).toEqual([0, 0, 1, 2, 3, 4]);
  });

  it('that is refused, or never offered, changes nothing, also when it differs in one number only', () => {
    const game = slate({ ask, note: (s) => void s.marks.push(1) });
    const machine = new Machine(game);
    const { state } = start(game);
    for (const move of [
      [0, 1, 2, 3, 5],
      [0, 1, 2, 9, 4],
      [0, 1, 2, 3, 6],
      [0, 1, 2, 8, 4],
      [0, 1, 7, 3, 4],
      [0, 9, 2, 3, 4],
      [1, 1, 2, 3, 4],
    ] as Move[])
      expect(machine.submit(state, 0, move)).toBeDefined();
    expect([state.marks, machine.asking(state)]).toEqual([[], 1]);
    const explained = machine.explain(state, 0);
    machine.list(state, 0);
    expect(explained.map(({ move }) => move[4])).toEqual([5, 4]);
  });
});

describe('an act nobody asked for', () => {
  it('may end the match in the middle of a question: then nobody is asked any more', () => {
    const standing = concede<Slate>(1, 'S', (_s, run, seat) => run.finish([1 - seat], 'S', 'gave-up'));
    const match = start(slate({ ask, on: () => undefined }, { standing }));
    match.play(1, [1, 0, 0, 0, 0]);
    expect([match.asked(), match.decision(), match.moves(0), match.standing(0), match.refused(0)]).toEqual([
      [],
      undefined,
      [],
      [],
      [],
    ]);
    expect([match.pending(), match.isPaced(), match.prompt(0)]).toEqual([undefined, false, undefined]);
  });

  it('may make the question needless: then play goes on', () => {
    const standing: Standing<Slate> = {
      firstVerb: 1,
      offers: (_s, _seat, out) => out.offer(undefined, 1),
      act: (s) => void s.marks.push(7),
    };
    const game = slate(
      {
        ask: (s, run) => (s.marks.length === 0 ? run.ask(0, pickOf(run)) : run.finish([], 'S', 'done')),
        never: (_s, run) => run.goto(0),
      },
      { standing },
    );
    const match = start(game);
    match.play(1, [1, 0, 0, 0, 0]);
    expect([match.outcome?.reason, match.asked()]).toEqual(['done', []]);
  });

  it('is told to nobody when nobody listens', () => {
    const events: GameEvent[] = [];
    const told: StepOf<Slate, Record<string, never>> = (_s, run) => {
      events.push({ type: String(run.listening), clause: 'S', data: {} });
      run.tell({ type: 'x', clause: 'S', data: {} });
      run.finish([], 'S', 'done');
    };
    const game = slate({ told });
    new Machine(game).start({ ...newCore(rngFromSeed('x')), marks: [] });
    start(game);
    expect(events.map(({ type }) => type)).toEqual(['false', 'true']);
  });

  it('is none in a game without any', () => {
    const match = start(slate({ ask, again: (_s, run) => run.goto(0) }));
    expect([match.standing(1), match.refused(1)]).toEqual([[], []]);
    expect(match.play(0, ALL)).toMatchObject({ ok: true });
  });
});

describe('a question', () => {
  it('asks each seat in its own words, says what is pending and that it is paced', () => {
    const match = start(slate({ ask, on: () => undefined }));
    expect([match.prompt(0), match.prompt(1)]).toEqual([{ id: 'pick', data: { seat: 0 } }, undefined]);
    expect([match.isAsked(0), match.isAsked(1), match.isAsked(2)]).toEqual([true, false, false]);
    expect([match.pending(), match.isPaced(), match.timeoutMove(0)]).toEqual([
      { what: { id: 'marks', data: { n: 0 } }, order: [0, 1], passed: [] },
      true,
      ALL,
    ]);
  });
});

describe('chance', () => {
  const shuffled = (s: Slate, run: { shuffle(items: number[]): void }): void => {
    s.marks = [1, 2, 3, 4, 5, 6, 7, 8];
    run.shuffle(s.marks);
  };
  const game = slate({ shuffled, ask, on: () => undefined });

  it('shuffles by the state, the same from the same seed', () => {
    const [one, other, another] = ['a', 'a', 'b'].map((seed) => start(game, { seed }).state.marks);
    expect(one).toEqual(other);
    expect(one).not.toEqual(another);
    expect([...one!].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('is taken from a tape when there is one, and the generator stands still', () => {
    const tape = { below: () => 0, shuffle: (items: unknown[]) => void items.reverse() };
    const started = Match.start(game, { seats: PEOPLE, seed: 'a', tape });
    expect(started.ok && started.value.state.marks).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(started.ok && started.value.state.rng).toEqual(rngFromSeed('a'));
  });
});

describe('a match', () => {
  const game = slate({ ask, again: (_s, run) => run.goto(0) });

  it('is not started with too few or too many seats, or with options that do not go together', () => {
    const error = (setup: object): unknown => {
      const started = Match.start(game, { seats: PEOPLE, seed: 'x', ...setup });
      return started.ok ? 'started' : started.error.id;
    };
    expect(error({ seats: PEOPLE.slice(0, 1) })).toBe('seat-count');
    expect(error({ seats: [...PEOPLE, ...PEOPLE] })).toBe('seat-count');
    expect([error({ options: { odd: true } }), error({ options: { odd: false } })]).toEqual([
      'odd',
      'started',
    ]);
  });

  it('keeps the times of its choices and when it began, where they were given', () => {
    const match = start(game, { started: '2026-01-01' });
    match.play(0, ALL, 17);
    match.play(0, ALL);
    expect(match.choices.map((choice) => 'ms' in choice && choice.ms)).toEqual([17, false]);
    expect(match.header.started).toBe('2026-01-01');
    expect(Object.keys(start(game).header)).not.toContain('started');
    expect(Object.keys(start(game).header)).not.toContain('fair');
  });

  it('marks its position at the start and after every tenth choice', () => {
    const match = start(game);
    for (let i = 0; i < 21; i++) match.play(0, ALL);
    const marks = match.record().checkpoints;
    expect(marks.map(({ n }) => n)).toEqual([0, 10, 20]);
    expect(marks.every(({ hash }) => /^[0-9a-f]{32}$/.test(hash))).toBe(true);
    expect(match.record().checkpoints).toEqual(marks);
  });

  it('refuses a stranger by name', () => {
    expect(start(game).refusal(7, ALL)).toEqual({ clause: 'ENGINE', id: 'no-seat' });
  });
});

describe('a game', () => {
  it('cannot start with a procedure that it does not list, nor share a decision at another place', () => {
    const stray = procedureOf<Slate>()('stray', { on: () => undefined });
    const game = slate({ ask });
    expect(() => defineGame({ ...game, start: stray })).toThrow('the first procedure must be in the list');
    expect(defineGame({ ...game })).toEqual(game);
    const [own] = game.decisions;
    const other = { ...pick, index: -1 };
    expect(() => defineGame({ ...game, decisions: [other, own!] })).toThrow('pick belongs to another game');
  });
});

it('a copied stack shares neither frames nor lists in their locals', () => {
  const frame = {
    proc: 0,
    step: 1,
    asking: 1,
    decision: 0,
    sealed: [ALL, null],
    locals: { list: [1], n: 2 },
  };
  const [copy] = cloneStack([frame]);
  expect(copy).toEqual(frame);
  (copy!.locals['list'] as number[]).push(2);
  copy!.locals['n'] = 3;
  copy!.sealed![0] = null;
  expect(frame).toMatchObject({ locals: { list: [1], n: 2 }, sealed: [ALL, null] });
});

it('a copied generator is a copy, however many words it has', () => {
  for (const rng of [
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
  ]) {
    const copy = cloneRng(rng);
    expect(copy).toEqual(rng);
    expect(copy).not.toBe(rng);
  }
});
