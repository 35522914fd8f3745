import { type Core, Match, type Move, type SeatInfo, SPECTATOR } from '@fray/engine';
import { games } from '@fray/games';
import { describe, expect, it } from 'vitest';
import type { BotPort, BotRequest } from '../src/session/bot-port.js';
import { LocalSession } from '../src/session/local-session.js';

const game = games[0]!;
const person: SeatInfo = { name: '', kind: 'person' };
const bot: SeatInfo = { name: '', kind: 'bot', bot: 'greedy' };

class FirstMoveBots implements BotPort {
  readonly requests: BotRequest[] = [];
  async choose(request: BotRequest): Promise<Move> {
    this.requests.push(request);
    return request.moves[0]!;
  }
  close(): void {}
}

function open(seats: readonly SeatInfo[], cover = true) {
  const match = Match.start(game, { seats, seed: 'a table' });
  if (!match.ok) throw new Error(match.error);
  const bots = new FirstMoveBots();
  const kept: number[] = [];
  const session = new LocalSession({
    id: 'test',
    match: match.value as Match<Core, unknown>,
    bots,
    cover,
    onChange: (changed) => kept.push(changed.length),
    now: () => 0,
  });
  return { session, bots, kept, state: () => session.store.getState() };
}

async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

describe('a match in this browser', () => {
  it('sends a bot only a view and the moves of its seat', async () => {
    const { session, bots, state } = open([person, bot]);
    await settle();
    for (let n = 0; n < 40 && state().outcome === null; n++) {
      session.seen(state().steps.length - 1);
      if (state().question.moves.length > 0) session.choose(state().question.moves[0]!.move);
      await settle();
    }
    expect(bots.requests.length).toBeGreaterThan(0);
    for (const { view, moves, ...rest } of bots.requests) {
      expect(view.seat).toBe(1);
      expect(Object.keys(view).sort()).toEqual(['flow', 'seat', 'table']);
      expect(moves.length).toBeGreaterThan(0);
      expect(Object.keys(rest).sort()).toEqual(['bot', 'game', 'seed']);
    }
  });

  it('takes an own choice back together with what the bot answered', async () => {
    const { session, state, kept } = open([person, bot]);
    await settle();
    while (state().question.moves.length === 0) await settle();
    const before = state().steps.length;
    session.choose(state().question.moves[0]!.move);
    await settle();
    expect(state().steps.length).toBeGreaterThan(before);
    expect(state().canUndo).toBe(true);
    session.undo();
    await settle();
    expect(state().steps.length).toBe(before);
    expect(state().question.moves.length).toBeGreaterThan(0);
    expect(kept[kept.length - 1]).toBe(before - 1);
  });

  it('covers the screen between two people and shows each only their own view', () => {
    const { session, state } = open([person, person]);
    const first = state().seat;
    session.choose(state().question.moves[0]!.move);
    expect(state().cover).toBe(1 - first);
    expect(state().seat).toBe(first);
    session.uncover();
    expect(state().cover).toBeUndefined();
    expect(state().seat).toBe(1 - first);
    expect(state().steps.every((step) => step.view.seat === 1 - first)).toBe(true);
  });

  it('hands over without a cover when that is wished', () => {
    const { session, state } = open([person, person], false);
    const first = state().seat;
    session.choose(state().question.moves[0]!.move);
    expect(state().cover).toBeUndefined();
    expect(state().seat).toBe(1 - first);
  });

  it('asks the other person before a choice they have seen is taken back', () => {
    const { session, state } = open([person, person], false);
    const first = state().seat;
    session.choose(state().question.moves[0]!.move);
    session.undo();
    expect(state().notice).toBe('There is nothing of yours to take back.');
    expect(state().seat).toBe(1 - first);
  });

  it('lets bots play alone while a spectator watches', async () => {
    const { session, state } = open([bot, bot]);
    await settle();
    expect(state().steps.length).toBe(2);
    for (let n = 0; n < 10; n++) {
      session.seen(state().steps.length - 1);
      await settle();
    }
    expect(state().kind).toBe('watch');
    expect(state().seat).toBe(SPECTATOR);
    expect(state().steps.length).toBe(12);
    expect(state().question.moves).toEqual([]);
  });

  it('goes on from a record with every earlier position at hand', () => {
    const { session, state } = open([person, person], false);
    for (let n = 0; n < 4; n++) session.choose(state().question.moves[0]!.move);
    const again = Match.start(game, { seats: [person, person], seed: 'a table' });
    if (!again.ok) throw new Error(again.error);
    for (const step of state().steps.slice(1)) again.value.play(step.by!, again.value.moves(step.by!)[0]!);
    const resumed = new LocalSession({
      id: 'again',
      match: again.value as Match<Core, unknown>,
      bots: new FirstMoveBots(),
      cover: false,
      onChange: () => {},
    });
    const { steps, seat } = resumed.store.getState();
    expect(steps.length).toBe(5);
    expect(seat).toBe(state().seat);
    expect(steps.map((step) => step.view)).toEqual(state().steps.map((step) => step.view));
  });
});
