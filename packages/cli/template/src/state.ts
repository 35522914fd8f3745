/** The state of a match: plain data, copied by hand. */
import { type Core, cloneRng, cloneStack, newCore, type Rng, type Setup } from '@fray/engine';

/** TG-1 */
export const FULL_HEALTH = 12;
export const SEATS = 2;

export interface State extends Core {
  health: number[];
  /** Whose turn it is. */
  turn: number;
  /** How many turns have been taken. */
  turns: number;
}

export function setup(_setup: Setup, rng: Rng): State {
  return { ...newCore(rng), health: [FULL_HEALTH, FULL_HEALTH], turn: 0, turns: 0 };
}

export function clone(s: Readonly<State>): State {
  return {
    rng: cloneRng(s.rng),
    stack: cloneStack(s.stack),
    outcome: s.outcome,
    health: s.health.slice(),
    turn: s.turn,
    turns: s.turns,
  };
}

/** What is wrong with a state; the conformance suite asks at every step. */
export function audit(s: Readonly<State>): string | undefined {
  for (const [seat, health] of s.health.entries()) {
    if (health > FULL_HEALTH) return `seat ${seat} has ${health} health`;
    if (health <= 0 && s.outcome === null) return `seat ${seat} should have lost`;
  }
  return undefined;
}
