import { answerByOrders, Machine, viewFlow } from '@fray/engine';
import { type ShadowState, type ShadowView, shadowHunters } from '@fray/game-shadow-hunters';
import { expect, it } from 'vitest';
import { PACED } from '../src/orders.js';
import { playWith, positionOf } from './position.js';

const LINES = ['teal is emi', 'teal revealed', 'teal on church', 'rose on church', 'at attack'];

function answer(state: ShadowState, seat: number, orders: readonly string[]): number | undefined {
  const machine = new Machine<ShadowState, ShadowView>(shadowHunters);
  machine.list(state, seat);
  const view = { seat, table: shadowHunters.view(state, seat), flow: viewFlow(state, seat) };
  const moves = machine.offers.moves();
  return answerByOrders(shadowHunters, orders, view, moves, machine.decision(state)!.id)?.[0];
}

const blurAsked = (more: readonly string[] = []): ShadowState => {
  const state = positionOf([...LINES, 'rose is franklin', ...more], { blur: true, vote: 'agreed' });
  playWith(state, [], [[0, 'attack rose']]);
  return state;
};

it('[SH-E-52] "never" passes for the seat, "ask me" does not', () => {
  expect(answer(blurAsked(), 1, ['never-blur'])).toBe(0);
  expect(answer(blurAsked(), 1, [])).toBeUndefined();
  expect(answer(blurAsked(), 1, ['never-stand', 'never-double'])).toBeUndefined();
});

it('[SH-E-52] "only when low" looks at what the seat alone knows', () => {
  expect(answer(blurAsked(['rose damage 7']), 1, ['blur-when-low'])).toBe(0);
  expect(answer(blurAsked(['rose damage 8']), 1, ['blur-when-low'])).toBeUndefined();
});

it('[SH-E-52] a question with one answer is answered by default, in paced decisions alone', () => {
  const state = positionOf([...LINES, 'rose is franklin']);
  playWith(state, [2, 1], [[0, 'attack rose']]);
  expect(answer(state, 1, ['nothing-to-choose'])).toBe(0);
  const wolf = positionOf([...LINES, 'rose is werewolf']);
  playWith(wolf, [2, 1], [[0, 'attack rose']]);
  expect(answer(wolf, 1, ['nothing-to-choose'])).toBeUndefined();
  expect(answer(wolf, 1, ['never-reveal'])).toBe(0);
  const begin = positionOf(['teal is george', 'teal spent']);
  playWith(begin, [], []);
  expect(answer(begin, 0, ['nothing-to-choose', 'pass-until-my-turn'])).toBeUndefined();
});

it('[SH-E-52] passing until one’s turn lapses as it begins', () => {
  const order = shadowHunters.orders!.find(({ id }) => id === 'pass-until-my-turn')!;
  const state = blurAsked();
  const view = (seat: number) => ({
    seat,
    table: shadowHunters.view(state, seat),
    flow: viewFlow(state, seat),
  });
  expect(order.lapses!(view(0))).toBe(true);
  expect(order.lapses!(view(1))).toBe(false);
  expect(answer(state, 1, ['pass-until-my-turn'])).toBe(0);
});

it('the questions that orders call paced are the paced ones', () => {
  const paced = shadowHunters.decisions.filter((decision) => decision.paced).map(({ id }) => id);
  expect([...PACED].sort()).toEqual(paced.sort());
});
