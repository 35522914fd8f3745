/** Positions in words, for scenario files: `first health 3`, `second to act`, `turns 59`. */
import { fail, frameAt, ok, type Result, type Rng, type ScenarioAdapter, type Setup } from '@fray/engine';
import { match } from '../rules.js';
import { type State, setup } from '../state.js';
import { EVENTS } from '../words/ids.js';

const NAMES = ['first', 'second'];

export const scenarioAdapter: ScenarioAdapter<State> = {
  position,
  describe: (s) => [
    `turns ${s.turns}`,
    `${NAMES[s.turn]} to act`,
    ...NAMES.map((name, seat) => `${name} health ${s.health[seat]}`),
  ],
  seats: () => NAMES,
  events: EVENTS,
};

function position(lines: readonly string[], given: Setup, rng: Rng): Result<State> {
  const s = setup(given, rng);
  for (const line of lines) {
    const [, name, health] = /^(first|second) health (\d+)$/.exec(line) ?? [];
    const [, actor] = /^(first|second) to act$/.exec(line) ?? [];
    const [, turns] = /^turns (\d+)$/.exec(line) ?? [];
    if (name !== undefined) s.health[NAMES.indexOf(name)] = Number(health);
    else if (actor !== undefined) s.turn = NAMES.indexOf(actor);
    else if (turns !== undefined) s.turns = Number(turns);
    else return fail(`"${line}" is not known; write first health 3, second to act or turns 59.`);
  }
  s.stack.push(frameAt(match, match.at.turn));
  return ok(s);
}
