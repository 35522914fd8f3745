import { type Match, SPECTATOR } from '@fray/engine';
import { everyoneMayAnswer } from '@fray/testkit/models';
import { describe, expect, it } from 'vitest';
import { beatOf } from '../src/timeline/held-answers.js';
import { hostOf, setupFor, TestShell, Watcher } from './support.js';

/** Seat 0 shoots at seat 1; with no orders given, all four are asked at once. */
function shot(orders: readonly string[] = []) {
  const shell = new TestShell();
  const host = hostOf(setupFor(everyoneMayAnswer, 4), shell);
  for (const seat of [0, 1, 2, 3]) host.giveOrders(seat, orders);
  host.resume();
  const watchers = [SPECTATOR, 0, 1, 2, 3].map((seat) => new Watcher(host, seat));
  const done = host.choose(0, { do: 'shoot', player: 2 });
  if (!done.ok) throw new Error(done.error.message.id);
  const state = (seat: number) => watchers[seat + 1]!.session.state;
  return { shell, host, state };
}

describe('a paced question', () => {
  it('says what is being answered, and that answers wait for a beat', () => {
    const { state } = shot();
    const { question } = state(1);
    expect(question).toMatchObject({ asked: [0, 1, 2, 3], decision: 'answer', paced: true });
    expect(question.pending).toMatchObject({ source: 0, target: 1, order: [1, 2, 3, 0] });
  });

  it('shows no answer before the beat is over, however quickly all are in', () => {
    const { shell, host, state } = shot();
    const before = [SPECTATOR, 0, 1, 2].map((seat) => state(seat).n);
    expect(host.choose(3, { do: 'pass' }).ok).toBe(true);
    expect([SPECTATOR, 0, 1, 2].map((seat) => state(seat).n)).toEqual(before);
    // Not even the number of one's own answer tells how many have answered.
    expect(state(3).n).toBe(before[0]! + 1 + 1);
    expect(state(3).question).toMatchObject({ asked: [0, 1, 2], held: { do: 'pass' }, moves: [] });
    for (const seat of [0, 1, 2]) host.choose(seat, { do: 'pass' });
    expect(state(SPECTATOR).n).toBe(before[0]);
    shell.pass(499);
    expect(state(SPECTATOR).n).toBe(before[0]);
    shell.pass(1);
    expect(state(SPECTATOR).steps.at(-1)!.what).toEqual({ kind: 'shown', seats: [0, 1, 2, 3] });
    expect(state(3).question.held).toBeNull();
    // The record does not tell who was quick, either.
    expect(host.record().choices.map(({ seat }) => seat)).toEqual([0, 0, 1, 2, 3]);
  });

  it('waits a brief beat where standing orders tell nothing, and never longer than the table does', () => {
    const asking = (brief: boolean): Match => ({ isPacedBriefly: () => brief }) as Match;
    expect([2000, 100].map((ms) => beatOf(asking(true), ms))).toEqual([250, 100]);
    expect(beatOf(asking(false), 2000)).toBe(2000);
  });

  it('goes on at once when the last answer comes after the beat', () => {
    const { shell, host, state } = shot();
    for (const seat of [3, 2, 1]) host.choose(seat, { do: 'pass' });
    shell.pass(2000);
    expect(state(SPECTATOR).question.decision).toBe('answer');
    host.choose(0, { do: 'pass' });
    expect(state(SPECTATOR).question.decision).toBe('shoot');
  });

  it('is answered by standing orders within the same beat, so that they tell nothing', () => {
    const { shell, host, state } = shot(['until-my-turn']);
    // The shooter's own turn has begun: its order has lapsed, and it is asked.
    expect(host.timeline.orders.of(0)).toEqual([]);
    expect(state(0).question.moves.length).toBeGreaterThan(0);
    expect(state(1).question).toMatchObject({ held: { do: 'pass' }, moves: [] });
    host.choose(0, { do: 'pass' });
    expect(state(SPECTATOR).question.decision).toBe('answer');
    shell.pass(500);
    expect(state(SPECTATOR).question.decision).toBe('shoot');
  });

  it('lets a held answer be changed, and refuses a second one', () => {
    const { host, state } = shot();
    host.choose(2, { do: 'pass' });
    const again = host.choose(2, { do: 'pass' });
    expect(again).toMatchObject({ ok: false, error: { message: { id: 'committed' } } });
    expect(state(2).undo).toEqual({ kind: 'free' });
    expect(host.undo(2)).toEqual({ ok: true, value: 'undone' });
    expect(state(2).question.moves.length).toBeGreaterThan(0);
    expect(state(2).question.held).toBeNull();
  });

  it('takes all answers that were shown together back together', () => {
    const { shell, host, state } = shot();
    for (const seat of [0, 1, 2, 3]) host.choose(seat, { do: 'pass' });
    shell.pass(500);
    expect(host.undo(2)).toEqual({ ok: true, value: 'asked' });
    for (const seat of [0, 1, 3]) host.answerUndo(seat, true);
    expect(state(SPECTATOR).question).toMatchObject({ decision: 'answer', asked: [0, 1, 2, 3] });
    expect(host.timeline.asked()).toEqual([0, 1, 2, 3]);
    expect(host.record().choices.length).toBe(1);
  });
});
