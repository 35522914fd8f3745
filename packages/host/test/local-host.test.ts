import type { AnyGame, SeatInfo } from '@fray/engine';
import { everyoneMayAnswer, hiddenRoles, sealedAndAnswered } from '@fray/testkit/models';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '../src/index.js';
import { hostOf, setupFor, TestShell, Watcher } from './support.js';

const person = (name: string): SeatInfo => ({ name, kind: 'person' });
const bot = (level = 'greedy'): SeatInfo => ({ name: '', kind: 'bot', bot: level });
const setup = (game: AnyGame, seats: readonly SeatInfo[]) =>
  setupFor(game, seats.length, { match: { seats, seed: 'host' } });
/** Lets everything happen that has been answered. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a match hosted here', () => {
  it('lets bots answer what they are asked, from their own view', async () => {
    const shell = new TestShell(({ moves }) => moves.at(-1));
    const host = hostOf(setup(sealedAndAnswered, [person('Ann'), bot()]), shell);
    host.resume();
    await settle();
    expect(shell.turns).toMatchObject([{ seat: 1, level: 'greedy', view: { seat: 1 } }]);
    expect(host.timeline.asked()).toEqual([0]);
    host.choose(0, { do: 'nothing' });
    await settle();
    expect(host.timeline.match.length).toBeGreaterThan(1);
    expect(
      host.entries.filter((entry) => entry.kind === 'choice' && entry.by === 'bot').length,
    ).toBeGreaterThan(0);
  });

  it('goes on without a bot that throws or cheats', async () => {
    for (const answer of [
      () => {
        throw new Error('out of ideas');
      },
      () => [9, 9, 9, 9, 9] as const,
      () => undefined,
    ]) {
      const shell = Object.assign(new TestShell(answer), { broken: 0, replaced: () => shell.broken++ });
      const host = hostOf(setup(sealedAndAnswered, [bot(), bot()]), shell);
      host.resume();
      for (let i = 0; i < 300 && host.timeline.match.outcome === null; i++) await settle();
      expect(host.timeline.match.outcome).not.toBeNull();
      expect(shell.broken).toBeGreaterThan(5);
    }
  });

  it('lets bots do what nobody asked for', async () => {
    const hunt = hiddenRoles([]);
    const act = hunt.knowledge.act!;
    let unasked = 0;
    const shell = new TestShell((turn) => {
      const index = act(() => turn.view as never, turn.standing, [1, 2, 3, 4]);
      if (index !== undefined && turn.moves.length === 0) unasked++;
      return index === undefined ? turn.moves[0] : turn.standing[index];
    });
    const host = hostOf(
      setup(
        hunt,
        Array.from({ length: hunt.seats.max }, () => bot()),
      ),
      shell,
    );
    host.resume();
    for (let i = 0; i < 400 && host.timeline.match.outcome === null; i++) await settle();
    expect(unasked).toBeGreaterThan(0);
    expect(host.timeline.match.story.flat().some(({ type }) => type === 'reveal')).toBe(true);
  });

  it('stands still while it is paused, and forgets no bot', async () => {
    const shell = new TestShell();
    const host = hostOf(setup(sealedAndAnswered, [person('Ann'), bot()]), shell);
    await settle();
    expect(shell.turns).toEqual([]);
    host.resume();
    host.pause();
    await settle();
    expect(host.timeline.n).toBe(0);
    host.resume();
    await settle();
    expect(host.timeline.n).toBe(1);
  });

  it('lets a person take back against bots without asking them', async () => {
    const shell = new TestShell();
    const host = hostOf(setup(sealedAndAnswered, [person('Ann'), bot()]), shell);
    const watcher = new Watcher(host, 0);
    host.resume();
    await settle();
    host.choose(0, { do: 'nothing' });
    await settle();
    expect(host.undo(0)).toEqual({ ok: true, value: 'undone' });
    expect(watcher.session.state.steps.length).toBe(1);
    expect(watcher.session.state.question.moves.length).toBeGreaterThan(0);
  });

  it('goes on from a record, and keeps which choices were made by orders', () => {
    const shell = new TestShell();
    const first = hostOf(setupFor(everyoneMayAnswer, 4), shell);
    first.resume();
    first.choose(0, { do: 'shoot', player: 2 });
    first.choose(1, { do: 'pass' });
    shell.pass(500);
    const ordered = first.timeline.choices.list.flatMap(({ entry }, i) =>
      entry.by === 'orders' ? [i + 1] : [],
    );
    expect(ordered.length).toBeGreaterThan(0);
    const again = hostOf(setupFor(everyoneMayAnswer, 4), shell, entriesOf(first.record(), ordered));
    expect(again.timeline.match.hash()).toBe(first.timeline.match.hash());
    expect(again.timeline.undo(0).status.kind).toBe(first.timeline.undo(0).status.kind);
    expect(again.timeline.choices.list.map(({ entry }) => entry.by)).toEqual(
      first.timeline.choices.list.map(({ entry }) => entry.by),
    );
  });
});
