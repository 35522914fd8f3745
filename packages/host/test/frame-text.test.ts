import { type AnyGame, SPECTATOR } from '@fray/engine';
import { type Frame, type Present, ToViewer } from '@fray/protocol';
import { everyoneMayAnswer, hiddenRoles, sealedAndAnswered } from '@fray/testkit/models';
import { expect, it } from 'vitest';
import { presentText } from '../src/index.js';
import { doSomething, hostOf, setupFor, TestShell, testRng } from './support.js';

const hunt: AnyGame = hiddenRoles([]);

it.each([
  ['sealed and answered', sealedAndAnswered, 2],
  ['everyone may answer', everyoneMayAnswer, 4],
  ['hidden roles', hunt, hunt.seats.max],
] as const)('a frame of "%s" says of how things stand what the present says', (_, game, seats) => {
  const shell = new TestShell();
  const host = hostOf(setupFor(game, seats), shell);
  host.resume();
  const told = new Map<number, ToViewer>();
  for (let seat = SPECTATOR; seat < seats; seat++)
    host.open(seat, (_n, message) => {
      told.set(seat, message);
    });
  const rng = testRng(7);
  let frames = 0;
  for (let act = 0; act < 120 && host.timeline.match.outcome === null; act++) {
    doSomething(host, rng);
    shell.pass(act % 3 === 0 ? 600 : 100);
    for (const [seat, message] of told) {
      if (message.kind !== 'frame' || !host.timeline.isTold(seat)) continue;
      frames++;
      const text = presentText(host.timeline, { seat, lean: false }, () => ({
        present: [],
        watchers: 0,
        away: [],
      }));
      expect(standingOf(message)).toEqual(standingOf(ToViewer.parse(JSON.parse(text)) as Present));
    }
  }
  expect(frames).toBeGreaterThan(20);
});

/** Without what only one of them has, and without the terms of undo, of which a frame says less. */
function standingOf(message: Frame | Present): object {
  const { kind, undo, what, beats, patch, present, watchers, away, view, kept, story, talk, ...standing } =
    message as Partial<Omit<Frame, 'kind'> & Omit<Present, 'kind'>> & { kind: string };
  return standing;
}
