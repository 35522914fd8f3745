import { describe, expect, it } from 'vitest';
import {
  canonical,
  decision,
  defineGame,
  frameAt,
  type Game,
  type GameEvent,
  hashState,
  Machine,
  type Move,
  newCore,
  procedureOf,
  rngFromSeed,
  SPECTATOR,
  seenBy,
  type Tape,
  viewFlow,
} from '../src/index.js';
import {
  afterBids,
  BID,
  LISTEN,
  main,
  PASS,
  PEEK,
  PING,
  ROLL,
  STOP,
  STRIKE,
  startToy,
  type Toy,
  type ToyView,
  toy,
  turns,
} from './toy-game.js';

const bare = (verb: number): Move => [verb, 0, 0, 0, 0];
const bids: readonly Move[] = [
  [BID, 3, 0, 0, 0],
  [BID, 1, 0, 0, 0],
];

describe('sealed choices', () => {
  it('give the same position in whatever order they come', () => {
    const hashes = [
      [0, 1],
      [1, 0],
    ].map((order) => {
      const match = startToy();
      for (const seat of order) expect(match.play(seat, bids[seat]!).ok).toBe(true);
      return match.hash();
    });
    expect(hashes[0]).toBe(hashes[1]);
  });

  it('are seen by nobody else before all are in, not even that they were made', () => {
    const match = startToy();
    const before = [1, SPECTATOR].map((seat) => canonical(match.view(seat)));
    match.play(0, bids[0]!);
    expect([1, SPECTATOR].map((seat) => canonical(match.view(seat)))).toEqual(before);
    expect(viewFlow(match.state, 0).stack[0]!.sealed).toEqual([bids[0], null]);
    expect(match.story[1]).toEqual([]);
    expect(match.asked()).toEqual([1]);
  });

  it('stay hidden in a frame that waits for another procedure', () => {
    const { state } = afterBids();
    state.stack[0]!.sealed = [bids[0]!, bids[1]!];
    expect(viewFlow(state, 1).stack[0]).toMatchObject({ sealed: [null, bids[1]], asking: 0 });
    expect(viewFlow(state, SPECTATOR).stack[0]).toMatchObject({ sealed: [null, null], asking: 0 });
  });

  it('cannot be made twice', () => {
    const match = startToy();
    match.play(0, bids[0]!);
    expect(match.play(0, bids[1]!)).toEqual({
      ok: false,
      error: { clause: 'ENGINE', id: 'committed' },
    });
  });

  it('leave no trace in the state once they were read', () => {
    const match = afterBids();
    expect(match.state.stack.map((frame) => frame.sealed)).toEqual([null, null]);
    expect(match.story[2]).toEqual([{ type: 'bids', clause: 'TOY-1', data: { bids: [3, 2] } }]);
  });

  it('survive a standing choice made in between', () => {
    const match = startToy();
    match.play(1, bids[1]!);
    expect(match.play(1, bare(PING)).ok).toBe(true);
    expect(match.play(0, bare(PING)).ok).toBe(true);
    expect(match.asked()).toEqual([0]);
    match.play(0, bids[0]!);
    expect([match.state.score, match.state.pings]).toEqual([[3, 1], 2]);
  });
});

describe('standing choices', () => {
  it('may be made by a seat that nobody asked, and the question stands', () => {
    const match = afterBids();
    expect(match.play(1, bare(PASS))).toMatchObject({
      ok: false,
      error: { id: 'not-asked' },
    });
    expect(match.play(1, bare(PING)).ok).toBe(true);
    expect([match.asked(), match.decision(), match.state.pings]).toEqual([[0], 'act', 1]);
    expect(match.standing(1)).toEqual([PING, STRIKE, PEEK, LISTEN].map((verb) => bare(verb)));
  });

  it('may interrupt with a procedure of their own, after which the question is asked anew', () => {
    const match = afterBids();
    match.play(1, bare(STRIKE));
    expect([match.asked(), match.state.stack.length]).toEqual([[0], 3]);
    match.play(0, bare(PASS));
    // Seat 0 was struck below zero in the middle of its turn, so the other seat is asked instead.
    expect([match.asked(), match.state.stack.length, match.state.score]).toEqual([[1], 2, [-97, 2]]);
  });

  it('may interrupt each other', () => {
    const match = afterBids();
    match.play(1, bare(STRIKE));
    match.play(0, bare(STRIKE));
    expect([match.asked(), match.state.stack.length]).toEqual([[1], 4]);
    match.play(1, bare(ROLL));
    match.play(0, bare(ROLL));
    expect([match.asked(), match.state.score]).toEqual([[0], [2, 1]]);
  });
});

describe('the machine refuses', () => {
  const match = afterBids();
  const machine = new Machine(toy);

  it.each([-1, 2, 32, 33, 0.5, Number.NaN])('seat %d, which does not exist', (seat) => {
    const before = match.hash();
    expect(machine.refusal(match.state, seat, bare(PASS))?.clause).toBe('ENGINE');
    expect(match.play(seat, bare(PASS)).ok).toBe(false);
    expect(match.play(seat, bare(PING)).ok).toBe(false);
    expect([match.isAsked(seat), match.hash()]).toEqual([false, before]);
    expect([match.moves(seat), match.standing(seat), match.refused(seat)]).toEqual([[], [], []]);
  });

  it('moves that nobody offered, and says so', () => {
    expect(machine.submit(match.state, 0, [9, 0, 0, 0, 0])?.id).toBe('not-offered');
    expect(machine.submit(match.state, 0, [PASS, 1, 0, 0, 0])?.clause).toBe('ENGINE');
  });

  it('everything once the match is over', () => {
    const ended = afterBids();
    ended.play(0, bare(STOP));
    expect(ended.outcome).toEqual({ winners: [0], clause: 'TOY-3', reason: 'far-enough' });
    expect(ended.play(1, bare(PING))).toMatchObject({ ok: false, error: { id: 'over' } });
    expect([ended.asked(), ended.decision(), ended.moves(0), ended.standing(0), ended.refused(0)]).toEqual([
      [],
      undefined,
      [],
      [],
      [],
    ]);
  });
});

describe('running', () => {
  it('lists, checks and explains from one walk', () => {
    const match = afterBids();
    expect(match.moves(0).map(String)).toEqual([
      '1,0,0,0,0',
      '1,1,0,0,0',
      '1,2,0,0,0',
      '2,0,0,0,0',
      '3,0,0,0,0',
      '4,0,0,0,0',
    ]);
    expect(match.moves(1)).toEqual([]);
    expect(startToy().refused(0)).toEqual(
      [4, 5].map((n) => ({
        move: [BID, n, 0, 0, 0],
        why: { clause: 'TOY-1', id: 'too-high', data: { most: 3 } },
      })),
    );
  });

  it('applies the i-th listed move as it would apply the move itself', () => {
    const [listed, given] = [afterBids(), afterBids()];
    const machine = new Machine(toy);
    machine.list(listed.state, 0);
    machine.applyListed(listed.state, 0, 4);
    machine.apply(given.state, 0, bare(ROLL));
    expect(hashState(toy, listed.state)).toBe(hashState(toy, given.state));
  });

  it('builds events only when somebody listens, and plays the same without', () => {
    const play = (machine: Machine<Toy, ToyView>): string => {
      const state = toy.setup({ options: { goal: 20 }, seats: 2 }, rngFromSeed('x'));
      machine.start(state);
      for (const [seat, move] of [
        [0, bids[0]!],
        [1, bids[1]!],
        [0, bare(ROLL)],
      ] as const)
        machine.submit(state, seat, move);
      return hashState(toy, state);
    };
    const events: GameEvent[] = [];
    const heard = play(new Machine(toy, { sink: (event) => void events.push(event) }));
    expect(events.map(({ type }) => type)).toEqual(['bids', 'rolled']);
    expect(play(new Machine(toy))).toBe(heard);
  });

  it('takes its numbers from a tape when there is one', () => {
    const tape: Tape = { below: (n) => n - 1, shuffle: () => undefined };
    const machine = new Machine(toy, { tape });
    const { state } = afterBids();
    const rng = canonical(state.rng);
    machine.apply(state, 0, bare(ROLL));
    expect([state.score, canonical(state.rng)]).toEqual([[9, 2], rng]);
  });

  it('resumes a position that was set up by hand', () => {
    const state = toy.setup({ options: { goal: 20 }, seats: 2 }, rngFromSeed('x'));
    state.stack.push(frameAt(main, main.at.openBids + 1), frameAt(turns, turns.at.ask, { seat: 1 }));
    const machine = new Machine(toy);
    machine.resume(state);
    expect(machine.asking(state)).toBe(0b10);
    machine.resume(state);
    expect(machine.asking(state)).toBe(0b10);
  });
});

describe('our own mistakes end the program', () => {
  function broken(steps: Parameters<ReturnType<typeof procedureOf<Toy>>>[1]): Game<Toy, ToyView> {
    const start = procedureOf<Toy>()('start', steps);
    const ask = decision<Toy>({
      id: 'x',
      clause: 'X',
      offers: () => undefined,
      prompt: () => ({ id: 'x' }),
      timeout: () => bare(0),
    });
    return defineGame({ ...toy, procedures: [start], decisions: [ask], start });
  }
  const run = (game: Game<Toy, ToyView>) => (): void => {
    new Machine(game).start({
      ...newCore(rngFromSeed('x')),
      score: [],
      notes: [],
      pings: 0,
      peeked: [],
      goal: 0,
    });
  };

  it('when rules run in a circle', () => {
    expect(run(broken({ again: (_s, r) => r.goto(0) }))).toThrow('toy runs in a circle');
  });

  it('when rules end before the match does', () => {
    expect(run(broken({ only: () => undefined }))).toThrow('toy ran past the end of its rules');
  });

  it('when a sealed choice is read that nobody made', () => {
    expect(run(broken({ read: (_s, r) => void r.sealed(0) }))).toThrow(
      'reads a choice that seat 0 has not sealed',
    );
  });

  it('when a procedure is called that the game does not list', () => {
    const stranger = procedureOf<Toy>()('stranger', { go: () => undefined });
    expect(run(broken({ go: (_s, r) => r.call(stranger) }))).toThrow('stranger');
    expect(() => frameAt(stranger)).toThrow('procedure stranger is not in the game');
  });

  it('when a procedure writes into locals it was not given', () => {
    const write = (_s: Toy, _run: unknown, locals: Record<string, unknown>): void => {
      locals['x'] = 1;
    };
    expect(run(broken({ write }))).toThrow(TypeError);
  });

  it('when two games claim one procedure', () => {
    expect(() => defineGame({ ...toy, procedures: [turns, main] })).toThrow('belongs to another game');
  });
});

it('an event shows each seat its own part', () => {
  const event: GameEvent = {
    type: 'draw',
    clause: 'X',
    data: { n: 1 },
    secret: [
      { seats: [0], data: { card: 'ace' } },
      { seats: [0, 1], data: { suit: 'hearts' } },
    ],
  };
  expect([0, 1, 2, SPECTATOR].map((seat) => seenBy(event, seat).data)).toEqual([
    { n: 1, card: 'ace', suit: 'hearts' },
    { n: 1, suit: 'hearts' },
    { n: 1 },
    { n: 1 },
  ]);
  expect(seenBy(event, 0)).not.toHaveProperty('secret');
});
