/** Random play is what every check looks at: it must try everything that is legal, and stop where it should. */
import { type AnyGame, Machine, type Match, rngFromSeed } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { HOUSE_RULES, hiddenRoles } from '../src/models/index.js';
import {
  choicesOf,
  type PlayConfig,
  playOn,
  playRandomly,
  randomChoice,
  startMatch,
} from '../src/random-match.js';
import { sound, withDecision } from './broken-game.js';

const roles: AnyGame = hiddenRoles(HOUSE_RULES);

/** How many of the choices nobody asked for. */
function unaskedIn(standingEvery: number | undefined): number {
  let unasked = 0;
  let asked: readonly number[] = [];
  playRandomly(roles, { matches: 2, ...(standingEvery && { standingEvery }) }, ({ match }) => {
    const last = match.choices.at(-1);
    if (last !== undefined && !asked.includes(last.seat)) unasked++;
    asked = match.asked();
    return undefined;
  });
  return unasked;
}

describe('random play', () => {
  it('also does what nobody asked for, as often as it is told to', () => {
    expect(unaskedIn(1)).toBeGreaterThan(5);
    expect(unaskedIn(1_000_000)).toBe(0);
  });

  it('starts with the seats and options it is given', () => {
    const config: PlayConfig = { seats: 5, options: { doubleIt: true } };
    const match = startMatch(roles, config, 's');
    expect(match.header.seats.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5].map((n) => `Player ${n}`));
    expect(match.options['doubleIt']).toBe(true);
    expect(startMatch(roles, {}, 's').options['doubleIt']).toBe(false);
  });

  it('counts matches and choices until the first fault', () => {
    const none = playRandomly(roles, { matches: 2 }, () => undefined);
    expect(none).toMatchObject({ fault: undefined, matches: 4 });
    const found = playRandomly(roles, { matches: 2 }, ({ seats, match }) =>
      seats === 8 && match.header.seed.endsWith('-1') ? 'eight' : undefined,
    );
    expect(found).toMatchObject({ matches: 4, fault: { seed: 'fray-1-1', n: 0, message: 'eight' } });
    expect(found.choices).toBeLessThan(none.choices);
  });

  it('says so when nobody can choose, or a listed move is refused', () => {
    const mute = withDecision(() => ({ offers: () => undefined }));
    const message = (game: AnyGame) => playRandomly(game, {}, () => undefined).fault?.message;
    expect(message(mute)).toBe('nobody can choose anything, and the match is not over');
    const fickle = withDecision(({ offers }) => ({
      offers: (s, seat, out) =>
        out.listing ? offers(s, seat, out) : out.offer({ clause: 'X', id: 'no' }, 0),
    }));
    expect(message(fickle)).toMatch(/^a listed move was refused: /);
    expect(randomChoice(new Machine(mute), startMatch(mute, {}, 's').state, 4, rngFromSeed(''))).toBe(
      undefined,
    );
  });

  it('may take as many choices as the game says, and no more', () => {
    const { length } = lastOf(sound);
    expect(lastOf({ ...sound, maxDecisions: length }).outcome).not.toBeNull();
    const { fault } = playRandomly({ ...sound, maxDecisions: length - 1 }, { matches: 1 }, () => undefined);
    expect(fault?.n).toBe(length - 1);
  });

  it('plays a position on for so many choices, or to the end', () => {
    const played = (choices: number): { decisions: number; isOver: boolean } => {
      const { state } = startMatch(sound, {}, 's');
      let decisions = 0;
      const machine = new Machine(sound);
      const apply = machine.apply.bind(machine);
      machine.apply = (...args) => {
        decisions++;
        return apply(...args);
      };
      playOn(machine, state, 4, rngFromSeed('on'), choices);
      return { decisions, isOver: state.outcome !== null };
    };
    expect(played(3)).toEqual({ decisions: 3, isOver: false });
    const whole = played(10_000);
    expect(whole.isOver).toBe(true);
    expect(whole.decisions).toBeLessThan(10_000);
  });

  it('lists what is asked first, then what may be done unasked, each with its seat', () => {
    const match = startMatch(roles, {}, 's');
    const [first] = match.asked();
    const choices = choicesOf(match);
    const asked = match.moves(first!).length;
    expect(choices.slice(0, asked).every(({ seat }) => seat === first)).toBe(true);
    expect(choices.slice(asked)).toEqual(
      [0, 1, 2, 3].flatMap((seat) => match.standing(seat).map((move) => ({ seat, move }))),
    );
    expect(choices.length).toBeGreaterThan(asked);
  });
});

function lastOf(game: AnyGame): Match {
  let last: Match | undefined;
  playRandomly(game, { matches: 1 }, ({ match }) => {
    last = match;
    return undefined;
  });
  return last!;
}
