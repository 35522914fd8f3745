/** A match between players who choose at random, position by position: what the checks look at. */
import {
  type AnyGame,
  assert,
  below,
  type Core,
  formatRecord,
  Machine,
  Match,
  type Move,
  type Rng,
  rngFromSeed,
} from '@fray/engine';

export interface PlayConfig {
  readonly options?: Readonly<Record<string, unknown>>;
  /** Number of seats; the smallest the game allows unless said. */
  readonly seats?: number;
}

export interface RandomPlay {
  /** Which tables to try; unless said, one with every default for the fewest and one for the most seats. */
  readonly configs?: readonly PlayConfig[];
  /** Matches to play of each config. */
  readonly matches?: number;
  readonly seed?: string;
  /** One in so many choices is a standing one, where there is any; rare, because it may be to concede. */
  readonly standingEvery?: number;
}

/** What is wrong, and the record that leads there. */
export interface PlayFault {
  readonly seed: string;
  readonly config: PlayConfig;
  /** Number of choices made before the position at fault. */
  readonly n: number;
  readonly message: string;
  readonly record: string;
}

/** A position of a random match, with a machine that tells nobody and chance of its own for the checks. */
export interface Position {
  readonly game: AnyGame;
  readonly match: Match;
  readonly state: Core;
  readonly machine: Machine<Core>;
  readonly seats: number;
  readonly rng: Rng;
}

const DEFAULT_MATCHES = 5;
const STANDING_EVERY = 100;

export function startMatch(game: AnyGame, config: PlayConfig, seed: string): Match {
  const seats = Array.from({ length: config.seats ?? game.seats.min }, (_, i) => ({
    name: `Player ${i + 1}`,
    kind: 'bot' as const,
    bot: 'random',
  }));
  const started = Match.start(game, { seats, seed, ...(config.options && { options: config.options }) });
  assert(started.ok, `${game.id} does not start: ${started.ok ? '' : started.error.id}`);
  return started.value;
}

export function positionOf(match: Match, rng: Rng): Position {
  const { game, state } = match;
  return { game, match, state, machine: new Machine(game), seats: match.header.seats.length, rng };
}

/** Everything legal for the seat: what it is asked, or also what it may do unasked. */
export function legalMoves(machine: Machine<Core>, state: Core, seat: number): Move[] {
  machine.list(state, seat);
  return [...machine.offers.moves(), ...machine.standing(state, seat)];
}

/** Everything anybody may do now: first what is asked, then what may be done unasked. */
export function choicesOf(match: Match): { seat: number; move: Move }[] {
  const seats = match.header.seats.map((_, seat) => seat);
  return [
    ...seats.flatMap((seat) => match.moves(seat).map((move) => ({ seat, move }))),
    ...seats.flatMap((seat) => match.standing(seat).map((move) => ({ seat, move }))),
  ];
}

/** A seat and one of its legal moves; undefined when nobody can do anything. */
export function randomChoice(
  machine: Machine<Core>,
  state: Core,
  seats: number,
  rng: Rng,
  standingEvery = STANDING_EVERY,
): { seat: number; move: Move } | undefined {
  const unasked = machine.game.standing !== undefined && below(rng, standingEvery) === 0;
  const options: { seat: number; move: Move }[] = [];
  const asked = machine.asking(state);
  for (let seat = 0; seat < seats; seat++) {
    if ((asked & (1 << seat)) !== 0) {
      machine.list(state, seat);
      for (const move of machine.offers.moves()) options.push({ seat, move });
    }
    if (unasked) for (const move of machine.standing(state, seat)) options.push({ seat, move });
  }
  return options.length === 0 ? undefined : options[below(rng, options.length)];
}

/** Plays a state on at random for a few choices, with the given chance. */
export function playOn(machine: Machine<Core>, state: Core, seats: number, rng: Rng, choices: number): void {
  for (let i = 0; i < choices && state.outcome === null; i++) {
    const choice = randomChoice(machine, state, seats, rng);
    if (choice !== undefined) machine.apply(state, choice.seat, choice.move);
  }
}

/** Plays random matches and calls `look` at every position, the last one included; stops at the first fault. */
export function playRandomly(
  game: AnyGame,
  play: RandomPlay,
  look: (position: Position) => string | undefined,
): { fault: PlayFault | undefined; matches: number; choices: number } {
  const { configs = smallAndLarge(game), matches = DEFAULT_MATCHES, seed = 'fray' } = play;
  let choices = 0;
  for (const [c, config] of configs.entries())
    for (let m = 0; m < matches; m++) {
      const name = `${seed}-${c}-${m}`;
      const position = positionOf(startMatch(game, config, name), rngFromSeed(`${name} checks`));
      const message = playToEnd(position, play.standingEvery, look);
      const { match } = position;
      choices += match.length;
      if (message !== undefined) {
        const fault = { seed: name, config, n: match.length, message, record: formatRecord(match.record()) };
        return { fault, matches: c * matches + m + 1, choices };
      }
    }
  return { fault: undefined, matches: configs.length * matches, choices };
}

function smallAndLarge({ seats: { min, max } }: AnyGame): PlayConfig[] {
  return min === max ? [{}] : [{}, { seats: max }];
}

function playToEnd(
  position: Position,
  standingEvery: number | undefined,
  look: (position: Position) => string | undefined,
): string | undefined {
  const { game, match, machine, state, seats, rng } = position;
  for (;;) {
    const fault = look(position);
    if (fault !== undefined || match.outcome !== null) return fault;
    if (match.length >= game.maxDecisions)
      return `not over after ${game.maxDecisions} choices, the stated limit`;
    const choice = randomChoice(machine, state, seats, rng, standingEvery);
    if (choice === undefined) return 'nobody can choose anything, and the match is not over';
    const played = match.play(choice.seat, choice.move);
    if (!played.ok) return `a listed move was refused: ${played.error.id} (${played.error.clause})`;
  }
}

export function formatFault(game: { readonly id: string }, fault: PlayFault): string {
  const { seed, config, n, message } = fault;
  return `${game.id}, seed ${seed}, config ${JSON.stringify(config)}, after ${n} choices:\n${message}`;
}
