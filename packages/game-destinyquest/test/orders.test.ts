import {
  answerByOrders,
  below,
  defaultOrders,
  Machine,
  type Move,
  parseOptions,
  rngFromSeed,
  type SeatView,
  viewFlow,
} from '@fray/engine';
import { type DuelState, type DuelView, destinyquest, PREBUILT } from '@fray/game-destinyquest';
import { scenarioAdapter } from '@fray/game-destinyquest/scenario';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from './heroes/catalogue-heroes.js';

const machine = new Machine(destinyquest);
const order = (id: string) => destinyquest.orders!.find((each) => each.id === id)!;
const nothingAtStake = order('nothing-at-stake');

interface Asked {
  readonly state: DuelState;
  readonly seat: number;
  readonly view: SeatView<DuelView>;
  readonly moves: Move[];
}

function askedIn(state: DuelState): Asked {
  const seat = (machine.asking(state) & 1) === 1 ? 0 : 1;
  machine.list(state, seat);
  const moves = machine.offers.moves();
  return {
    state,
    seat,
    moves,
    view: { seat, table: destinyquest.view(state, seat), flow: viewFlow(state, seat) },
  };
}

/** The question that follows a position of two plain heroes, after these moves. */
function ask(lines: string, ...moves: readonly string[]): Asked {
  const options = parseOptions(destinyquest.options, {});
  if (!options.ok) throw new Error(options.error.id);
  const setup = { options: options.value, seats: 2 };
  const position = ['plain heroes', ...lines.split(/\s*;\s*/)];
  const read = scenarioAdapter.position(position, setup, rngFromSeed('routine'));
  if (!read.ok) throw new Error(read.error);
  machine.resume(read.value);
  for (const verb of moves) {
    const asked = askedIn(read.value);
    const move = asked.moves.find((m) => destinyquest.verbs[m[0]]!.id === verb);
    if (move === undefined) throw new Error(`${verb} is not offered`);
    machine.apply(read.value, asked.seat, move);
  }
  return askedIn(read.value);
}

const PASSES = 0;

function answer({ state, view, moves }: Asked): number | undefined {
  return nothingAtStake.answer(view, moves, machine.decision(state)!.id);
}

describe('passing while nothing is at stake', () => {
  test.each([
    ['a boost as the round opens', 'azure has savagery'],
    ['a boost after the speed dice', 'azure has iron will; step 2'],
    ['a boost before the damage roll', 'azure has focus; step 4, azure won', 'roll'],
    ['a boost when the blow has landed', 'azure has focus; step 8'],
    ['armour for the hero who strikes', 'azure has iron will; step 4, azure won', 'roll', 'pass'],
    ['power for the hero who is struck', 'bronze has vanquish; step 4, azure won', 'roll', 'pass'],
    [
      'a healing against a light blow',
      'bronze has heal; bronze health 90; step 4, azure won',
      'roll',
      'pass',
    ],
    ['a healing as the round opens', 'azure has heal; azure health 50'],
    ['what adds to a score before it is rolled', 'azure has penance; step 4, azure won', 'roll'],
    ['speed dice of a settled round', 'azure has charm; azure dice 1 2; step 8'],
    ['a swap in a settled round', 'azure has trickster; azure dice 1 2; bronze dice 3 4; step 8'],
    ['a renewal after step 1', 'azure has second wind, haste; azure used haste; step 8'],
    ['a cure before the roll', 'bronze has cauterise; bronze marked bleed; step 4, azure won', 'roll'],
  ])('passes over %s', (_what, lines, ...moves) => {
    const asked = ask(lines, ...moves);
    expect(asked.moves.length).toBeGreaterThan(1);
    expect(answer(asked)).toBe(PASSES);
  });

  test.each([
    ['speed as the round opens', 'azure has eureka'],
    ['a renewal before step 1', 'azure has second wind; azure has haste; azure used haste'],
    ['what is raised for good', 'azure has bless'],
    ["the other's value before it may fall", 'azure has steal; bronze magic 15'],
    ['a healing on the line of an execution', 'azure has heal; azure health 12'],
    ['speed dice that can be rolled again', 'azure has charm; step 2'],
    ['a swap of speed dice', 'azure has trickster; azure speed 11; azure dice 1 1; step 2', 'pass'],
    ['power that slick will not allow later', 'azure has slick, savagery; step 2'],
    ['power on the roll', 'azure has savagery; step 4, azure won', 'roll', 'pass'],
    ['armour against the roll', 'bronze has iron will; step 4, azure won', 'roll', 'pass'],
    ['damage dice', 'azure has dominate, trample; step 4, azure won', 'play'],
    [
      'a healing against the last blow',
      'bronze has heal; bronze health 5; step 4, azure won',
      'roll',
      'pass',
    ],
    ['martyr', 'bronze has martyr; step 4, azure won; azure has trample', 'play'],
    ['vampirism', 'azure has vampirism; azure health 50; step 4, azure won', 'roll'],
    ['a healing before the passives', 'azure has heal; azure health 50; step 8'],
    ['a cure before the passives', 'azure has cauterise; azure marked venom; step 8'],
    [
      'dice of windwalker before the roll',
      'azure has windwalker; azure has charm; azure dice 1 2; step 4, azure won',
      'play',
    ],
    ['an ability to be brought back', 'azure has refresh, parry; azure used parry; step 8'],
  ])('leaves %s to the player', (_what, lines, ...moves) => {
    const asked = ask(lines, ...moves);
    expect(asked.moves.length).toBeGreaterThan(1);
    expect(answer(asked)).toBeUndefined();
  });

  test.each([
    ['speed', 'azure has haste'],
    ['dodge', 'bronze has parry; step 3, azure won'],
    ['attack', 'step 4, azure won'],
    ['post', 'azure has rust; step 4, azure won', 'roll'],
    ['strike', 'bronze has retaliation; step 4, azure won', 'roll'],
  ])('leaves the question of %s to the player', (decision, lines, ...moves) => {
    const asked = ask(lines, ...moves);
    expect(machine.decision(asked.state)!.id).toBe(decision);
    expect(answer(asked)).toBeUndefined();
  });

  test('has no answer for spectators, for nobody, and for moves of another game', () => {
    const { view, moves } = ask('azure has savagery; step 8');
    const at = (seen: SeatView<DuelView>, offered: readonly Move[]) =>
      nothingAtStake.answer(seen, offered, 'modifier');
    expect(at(view, moves)).toBe(PASSES);
    expect(at({ ...view, seat: -1 }, moves)).toBeUndefined();
    expect(at(view, [])).toBeUndefined();
    expect(at(view, [[1, 9999, 0, 0, 0]])).toBeUndefined();
    expect(at({ ...view, flow: { ...view.flow, stack: [] } }, moves)).toBeUndefined();
  });
});

describe('standing orders', () => {
  test('nobody starts with one; given, it passes while nothing is at stake', () => {
    expect(defaultOrders(destinyquest)).toEqual([]);
    const { view, moves } = ask('azure has savagery; step 8');
    const by = (given: readonly string[]) => answerByOrders(destinyquest, given, view, moves, 'modifier');
    expect(by(['nothing-at-stake'])).toEqual(moves[PASSES]);
    expect(by([])).toBeUndefined();
  });

  test('play no modifiers at all, if so ordered, and leave every other question alone', () => {
    const struck = ask('bronze has heal; bronze health 5; step 4, azure won', 'roll', 'pass');
    expect(answer(struck)).toBeUndefined();
    expect(order('no-modifiers').answer(struck.view, struck.moves, 'modifier')).toBe(PASSES);
    const dodging = ask('bronze has parry; step 3, azure won');
    expect(order('no-modifiers').answer(dodging.view, dodging.moves, 'dodge')).toBeUndefined();
  });
});

/** Heroes by twos, so that every ability is met. */
const HEROES = [...PREBUILT.map(({ id }) => id), ...CATALOGUE];
const GAMES = 40;

describe('what is passed over', () => {
  test('[DQ-10.1] is exactly what the option "when useful" refuses', () => {
    const seen = { passed: 0, left: 0 };
    for (let game = 0; game < GAMES; game++) {
      const hero1 = HEROES[game % HEROES.length];
      const hero2 = HEROES[(game * 7 + 3) % HEROES.length];
      const options = parseOptions(destinyquest.options, { hero1, hero2 });
      if (!options.ok) throw new Error(options.error.id);
      const rng = rngFromSeed(`walk ${game}`);
      const state = destinyquest.setup({ options: options.value, seats: 2 }, rngFromSeed(`duel ${game}`));
      machine.start(state);
      while (state.outcome === null) {
        const asked = askedIn(state);
        if (machine.decision(state)!.id === 'modifier') {
          const passes = answer(asked) === PASSES;
          const held: DuelState = { ...state, rules: { ...state.rules, modifiers: 'when useful' } };
          expect(machine.list(held, asked.seat) === 1).toBe(passes);
          seen[passes ? 'passed' : 'left']++;
        }
        machine.apply(
          state,
          asked.seat,
          asked.moves[below(rng, 3) === 0 ? below(rng, asked.moves.length) : 0]!,
        );
      }
    }
    expect(seen.passed).toBeGreaterThan(500);
    expect(seen.left).toBeGreaterThan(500);
  });
});
