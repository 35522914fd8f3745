import type { AnyGame } from '@fray/engine';
import { hiddenRoles, sealedAndAnswered } from '@fray/testkit/models';
import { expect, it } from 'vitest';
import { entryText, type LogEntry, proposeChoice } from '../src/index.js';
import { hostOf, setupFor, TestShell } from './support.js';

const hunt: AnyGame = hiddenRoles([]);

it.each([
  ['sealed and answered', sealedAndAnswered, 2],
  ['hidden roles', hunt, hunt.seats.max],
] as const)('a choice of "%s" is written down as it is', (_, game, seats) => {
  const { timeline } = hostOf(setupFor(game, seats), new TestShell());
  for (const sent of [{}, { key: 'mine: "ä" \\' }, { key: 'a key', advised: true }])
    for (const seat of timeline.asked())
      for (const choice of timeline.match.moves(seat).map((move) => ({
        do: game.verbs[move[0]]!.id,
        ...Object.fromEntries(
          game.verbs[move[0]]!.args.map(({ name, names, from = 0 }, i) => [
            name,
            names?.[move[i + 1]!] ?? move[i + 1]! + from,
          ]),
        ),
      }))) {
        const proposed = proposeChoice(timeline, seat, choice, 12_345, sent);
        if (!proposed.ok) throw new Error(proposed.error.message.id);
        const { entry, move } = proposed.value;
        expect(JSON.parse(entryText(entry, game.verbs, move))).toEqual(entry);
      }
});

it('writes anything else down, too', () => {
  const entry: LogEntry = { kind: 'spoke', seat: 1, text: 'well played', at: 7 };
  expect(JSON.parse(entryText(entry, sealedAndAnswered.verbs, undefined))).toEqual(entry);
});
