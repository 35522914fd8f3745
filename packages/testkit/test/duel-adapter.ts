/** Scenario positions of the sealed-and-answered model, as a game would provide them. */
import { fail, frameAt, newCore, ok, type ScenarioAdapter } from '@fray/engine';
import { type Duel, sealedAndAnswered } from '../src/models/index.js';

const [round, blow] = sealedAndAnswered.procedures;

export const duelAdapter: ScenarioAdapter<Duel> = {
  position(lines, _setup, rng) {
    const duel: Duel = {
      ...newCore(rng),
      ...{ health: [20, 20], rushes: [2, 2], commands: [true, true], dodges: [true, true], dodged: false },
    };
    duel.stack.push(frameAt(round!));
    for (const line of lines) {
      const [, seat, what, value] =
        /^player (\d) (health|rushes|command|dodge|is struck)\s?(.*)$/.exec(line) ?? [];
      const i = Number(seat) - 1;
      if (what === 'health' && !(Number(value) >= 1 && Number(value) <= 20))
        return fail(`health is from 1 to 20, not ${value}.`);
      if (what === 'health') duel.health[i] = Number(value);
      else if (what === 'rushes') duel.rushes[i] = Number(value);
      else if (what === 'command') duel.commands[i] = value === 'ready';
      else if (what === 'dodge') duel.dodges[i] = value === 'ready';
      else if (what === 'is struck')
        duel.stack = [frameAt(round!, round!.at['step3Aftermath']), frameAt(blow!, 0, { to: i })];
      else return fail(`"${line}" is not understood; write for example "player 1 health 20".`);
    }
    return ok(duel);
  },
  seats: () => ['player 1', 'player 2'],
  events: ['speed', 'answered', 'hit'],
  describe: (duel) =>
    [0, 1].flatMap((i) => [
      `player ${i + 1} health ${duel.health[i]}`,
      `player ${i + 1} rushes ${duel.rushes[i]}`,
      `player ${i + 1} command ${duel.commands[i] ? 'ready' : 'used'}`,
      `player ${i + 1} dodge ${duel.dodges[i] ? 'ready' : 'used'}`,
    ]),
};
