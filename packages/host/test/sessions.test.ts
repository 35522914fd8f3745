import { type AnyGame, SPECTATOR } from '@fray/engine';
import { everyoneMayAnswer, hiddenRoles, sealedAndAnswered } from '@fray/testkit/models';
import { describe, expect, it } from 'vitest';
import { storyFor } from '../src/index.js';
import { doSomething, hostOf, setupFor, TestShell, testRng, Watcher, watchersOf } from './support.js';

const hunt: AnyGame = hiddenRoles([]);
const models: readonly [string, AnyGame, number][] = [
  ['sealed and answered', sealedAndAnswered, 2],
  ['everyone may answer', everyoneMayAnswer, 4],
  ['hidden roles', hunt, hunt.seats.max],
];

describe.each(models)('a session of "%s"', (_, game, seats) => {
  it('knows what its seat may know, through talk, undo and absence, for every viewer', () => {
    for (let round = 0; round < 3; round++) {
      const shell = new TestShell();
      const host = hostOf(setupFor(game, seats), shell);
      host.resume();
      const rng = testRng(round);
      const watchers = watchersOf(host);
      for (let act = 0; act < 150 && host.timeline.match.outcome === null; act++) {
        doSomething(host, rng);
        shell.pass(act % 3 === 0 ? 600 : 100);
        if (act % 17 === 5) watchers[act % watchers.length]!.close();
        if (act % 17 === 9) watchers[(act - 4) % watchers.length]!.comeBack();
        if (act % 17 > 4 && act % 17 < 9) continue;
        for (const { session, seat } of watchers) {
          const { state } = session;
          expect(state.view).toEqual(JSON.parse(JSON.stringify(host.timeline.match.view(seat))));
          const { question, undo } = state;
          const why = question.moves.length === 0 ? [] : host.timeline.match.refused(seat);
          expect(question.refused.map(({ move, why }) => ({ move, why }))).toEqual(why);
          const full = seat === SPECTATOR ? null : host.timeline.undo(seat).status;
          if (undo?.kind === 'unjudged') expect(full!.kind).not.toBe('refused');
          else expect(undo).toEqual(full);
          const story = storyFor(host.timeline, seat);
          expect(state.steps.map(({ n, events }) => ({ n, events }))).toEqual(
            story.map(({ n, events }) => ({ n, events: JSON.parse(JSON.stringify(events)) })),
          );
          expect(new Watcher(host, seat).session.state.steps.map(({ n, what }) => ({ n, what }))).toEqual(
            state.steps.map(({ n, what }) => ({ n, what })),
          );
        }
      }
    }
  });

  it('ends every step it lived through with the view that was then on the table', () => {
    const shell = new TestShell();
    const host = hostOf(setupFor(game, seats), shell);
    host.resume();
    const watcher = new Watcher(host, SPECTATOR);
    const rng = testRng(99);
    for (let act = 0; act < 60; act++) {
      doSomething(host, rng);
      shell.pass(600);
      const step = watcher.session.state.steps.at(-1)!;
      expect(step.view).toEqual(watcher.session.state.view);
      for (const [i, beat] of step.beats.entries()) expect(step.events[i]).toEqual(beat.event);
    }
    expect(watcher.session.due.length).toBeGreaterThan(0);
    watcher.session.shown(watcher.session.state.n);
    expect(watcher.session.due).toEqual([]);
  });
});
