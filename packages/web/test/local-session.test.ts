import { type AnyGame, type Move, type SeatInfo, SPECTATOR } from '@fray/engine';
import { games } from '@fray/games';
import type { BotTurn, LocalHost } from '@fray/host';
import { everyoneMayAnswer, hiddenRoles, sealedAndAnswered } from '@fray/testkit/models';
import { describe, expect, it } from 'vitest';
import { LocalSession } from '../src/session/local-session.js';

const rohan = games.find(({ id }) => id === 'rohan')!;
const person: SeatInfo = { name: '', kind: 'person' };
const bot: SeatInfo = { name: '', kind: 'bot', bot: 'greedy' };

function open(seats: readonly SeatInfo[], { game = rohan as AnyGame, cover = true, seed = 'a table' } = {}) {
  const turns: BotTurn[] = [];
  const kept: LocalHost[] = [];
  const opened = LocalSession.open({
    id: 'test',
    timeline: { game, match: { seats, seed }, clock: { kind: 'none' }, started: 0, beatMs: 0 },
    entries: [],
    names: seats.map((_, i) => `P${i + 1}`),
    think: async (turn): Promise<Move | undefined> => {
      turns.push(turn);
      return turn.moves[0];
    },
    cover,
    onChange: (host) => kept.push(host),
    now: () => 0,
  });
  if (!opened.ok) throw new Error(opened.error.id);
  const session = opened.value;
  const state = () => session.store.getState();
  /** Looks at everything that happens until nothing more does. */
  const see = async (): Promise<void> => {
    for (let quiet = 0, before = -1; quiet < 3; quiet = before === state().steps.length ? quiet + 1 : 0) {
      before = state().steps.length;
      session.seen(before);
      for (let i = 0; i < 10; i++) await Promise.resolve();
    }
  };
  const pick = (n = 0): void => session.choose(state().question.moves[n]!.move);
  return { session, turns, kept, state, see, pick };
}

describe('a match in this browser', () => {
  it('sends a bot only a view and the moves of its seat', async () => {
    const { turns, state, see, pick } = open([person, bot]);
    await see();
    for (let n = 0; n < 30 && state().outcome === null; n++) {
      if (state().question.moves.length > 0) pick();
      await see();
    }
    expect(turns.length).toBeGreaterThan(0);
    for (const { seat, view } of turns) {
      expect(seat).toBe(1);
      expect(view.seat).toBe(1);
    }
  });

  it('takes an own choice back together with what the bot answered', async () => {
    const { session, state, see, pick } = open([person, bot]);
    await see();
    const before = state().steps.length;
    pick();
    await see();
    expect(state().steps.length).toBeGreaterThan(before);
    session.undo();
    await see();
    expect(state().steps.length).toBe(before);
    expect(state().question.moves.length).toBeGreaterThan(0);
    expect(state().notice).toEqual({ id: 'undone' });
  });

  it('covers the screen even before the first look, and shows each person only their own view', () => {
    const { session, state, pick } = open([person, person]);
    const first = state().seat;
    expect(state().cover).toBe(first);
    session.uncover();
    expect(state().cover).toBeUndefined();
    pick();
    expect(state().cover).toBe(1 - first);
    expect(state().seat).toBe(first);
    session.uncover();
    expect(state().seat).toBe(1 - first);
    expect(state().view.seat).toBe(1 - first);
    expect(state().steps.every((step) => step.view === undefined || step.view.seat === 1 - first)).toBe(true);
  });

  it('needs no cover for one person among bots, nor where it is not wished', () => {
    expect(open([person, bot, bot, bot], { game: everyoneMayAnswer }).state().cover).toBeUndefined();
    const { state, pick } = open([person, person], { cover: false });
    const first = state().seat;
    pick();
    expect(state().cover).toBeUndefined();
    expect(state().seat).toBe(1 - first);
  });

  it('passes the cover once round where everybody chooses at the same time', async () => {
    const { session, state, pick, see } = open([person, person], { game: sealedAndAnswered });
    const order: number[] = [];
    for (let n = 0; n < 2; n++) {
      order.push(state().cover!);
      session.uncover();
      await see();
      expect(state().question.moves.length).toBeGreaterThan(0);
      pick();
    }
    expect(order).toEqual([0, 1]);
    await see();
    expect(state().steps.some(({ events }) => events.length > 0)).toBe(true);
  });

  it('mixes people and bots in any number of seats', async () => {
    const { session, turns, state, see, pick } = open([person, bot, person, bot, bot], {
      game: hiddenRoles([]),
    });
    for (let n = 0; n < 200 && state().outcome === null; n++) {
      await see();
      if (state().cover !== undefined) session.uncover();
      else if (state().question.moves.length > 0) pick();
    }
    expect(new Set(turns.map(({ seat }) => seat))).toEqual(new Set([1, 3, 4]));
    expect(state().outcome).not.toBeNull();
    expect([0, 2]).toContain(state().seat);
  });

  it('lets bots play alone, one step after the other is seen', async () => {
    const { session, state } = open([bot, bot]);
    const settle = async (): Promise<void> => {
      for (let i = 0; i < 20; i++) await Promise.resolve();
    };
    await settle();
    expect(state().seat).toBe(SPECTATOR);
    const before = state().steps.length;
    await settle();
    expect(state().steps.length).toBe(before);
    session.seen(before);
    await settle();
    expect(state().steps.length).toBe(before + 1);
    expect(state().question.moves).toEqual([]);
  });

  it('answers by a standing order, and asks again once it is taken back', async () => {
    const seats = [person, bot, bot, bot];
    const patient = open(seats, { game: everyoneMayAnswer });
    expect(patient.state().orders.length).toBeGreaterThan(0);
    const asked = async ({ state, see, pick, session }: ReturnType<typeof open>, orders: boolean) => {
      if (!orders) session.giveOrders([]);
      let answers = 0;
      for (let n = 0; n < 40 && state().outcome === null; n++) {
        await see();
        if (state().question.decision === 'answer' && state().question.moves.length > 0) answers++;
        if (state().question.moves.length > 0) pick();
      }
      return answers;
    };
    const without = await asked(open(seats, { game: everyoneMayAnswer }), false);
    expect(await asked(patient, true)).toBeLessThan(without);
  });

  it('keeps the match after every change', async () => {
    const { kept, pick, see } = open([person, bot]);
    await see();
    const before = kept.length;
    pick();
    expect(kept.length).toBeGreaterThan(before);
    expect(kept.at(-1)!.record().choices.length).toBeGreaterThan(0);
  });
});
