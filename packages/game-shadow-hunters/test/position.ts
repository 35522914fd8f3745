/** A position from scenario lines, ready to be played on with written dice. */
import {
  assert,
  type GameEvent,
  Machine,
  type Move,
  parseNotation,
  parseOptions,
  rngFromSeed,
} from '@fray/engine';
import { type ShadowState, type ShadowView, shadowHunters } from '@fray/game-shadow-hunters';
import { scenarioAdapter } from '@fray/game-shadow-hunters/scenario';

export function optionsOf(options: object = {}) {
  const parsed = parseOptions(shadowHunters.options, options);
  assert(parsed.ok, 'these options exist');
  return parsed.value;
}

export function positionOf(lines: readonly string[], options: object = {}, seats = 4): ShadowState {
  const setup = { options: optionsOf(options), seats };
  const position = scenarioAdapter.position(lines, setup, rngFromSeed('position'));
  assert(position.ok, position.ok ? '' : position.error);
  return position.value;
}

type Play = readonly (readonly [seat: number, move: string])[];

/** Plays a position on with these dice; what was told, and how many dice are left over. */
export function playOn(
  state: ShadowState,
  dice: readonly number[],
  moves: Play,
): { events: readonly GameEvent[]; left: number } {
  const left = dice.slice();
  const events: GameEvent[] = [];
  const tape = { below: () => left.shift()! - 1, shuffle: () => undefined };
  const sink = (event: GameEvent) => void events.push(event);
  const machine = new Machine<ShadowState, ShadowView>(shadowHunters, { tape, sink });
  machine.resume(state);
  for (const [seat, text] of moves) {
    const why = machine.submit(state, seat, moveOf(text));
    assert(why === undefined, `${text}: ${why?.id}`);
  }
  return { events, left: left.length };
}

/** The same where the dice must be used up. */
export function playWith(state: ShadowState, dice: readonly number[], moves: Play): void {
  assert(playOn(state, dice, moves).left === 0, 'all dice are used');
}

export function moveOf(text: string): Move {
  const move = parseNotation(shadowHunters.verbs, text);
  assert(move.ok, text);
  return move.value;
}
